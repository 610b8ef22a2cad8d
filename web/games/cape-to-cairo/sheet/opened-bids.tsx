// The bids of the last auction, as they were opened on the sheet; in the room also while they are
// being sealed.

import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Said } from '../../companion.ts'
import { Wax } from '../art/wax.tsx'
import { Reveal } from '../parts/reveal.tsx'
import { colourOf, type Face, type PhaseFace } from '../parts/seats.tsx'
import type { Entry } from '../rules/entry.ts'
import type { SheetWords } from '../words/sentences.ts'
import { type Props, turnOf } from './accounts.tsx'
import type { Options, PhaseView, View } from './state.ts'

export type SheetFace = Face<SheetWords, View, Options, Said<Entry, Options>>
export type Phased<Kind extends PhaseView['kind']> = PhaseFace<
  Extract<PhaseView, { kind: Kind }>,
  SheetFace
>

/** The bids are open, and nobody has crossed since: on a phone the entry takes their place then. */
export const isFresh = ({ phase, accounts, reveal }: View): boolean =>
  reveal !== undefined &&
  (phase.kind === 'drawing' ||
    phase.kind === 'taking' ||
    (phase.kind === 'building' &&
      accounts.every(({ lines }) => lines.at(-1)?.crossings.length === 0)))

export const Opened = ({ view, words }: Props) => {
  const { reveal } = view
  return (
    reveal && (
      <Reveal
        bids={reveal.bids}
        before={reveal.before}
        drawings={reveal.coins}
        words={words}
        turn={turnOf(view)}
      />
    )
  )
}

// Rows as high as those of the bids when they are open: each seat's wax has its place before it is
// pressed. What a seat does stands where its name does then, which the books below say.
const Sealing = ({ view, words }: Props) => {
  const { frame, house } = useTable()
  const { phase } = view
  return (
    <ul class="reveal sealing seats" aria-label={words.first.accounts}>
      {view.accounts.map((_, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          sign={
            <span class="rank">
              <b>{'\u00a0'}</b>
              <SeatMark seat={seat} />
            </span>
          }
          done={house.sealed}
          figure={
            <span class="bid-was">
              {phase.kind === 'auction' && phase.sealed[seat] && (
                <span class="broken">
                  <Wax colour={colourOf(frame, seat)} state="sealed" />
                </span>
              )}
              {'\u00a0'}
            </span>
          }
        />
      ))}
    </ul>
  )
}

/**
 * For the room, until the next bids are sealed: what stands below them stays where it is, through a
 * whole evening.
 */
export const Bids = (props: Props) =>
  props.view.phase.kind === 'auction' || !props.view.reveal ? (
    <Sealing {...props} />
  ) : (
    <Opened {...props} />
  )
