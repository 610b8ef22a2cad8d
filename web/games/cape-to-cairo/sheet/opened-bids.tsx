// The bids of the last auction, as the sheet revealed them; on the shared screen also the seals of
// the current one.

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

/**
 * Checks that the bids are revealed and nobody has crossed since. After a crossing, a phone shows
 * the entry in place of the bids.
 */
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

// Rows as high as those of revealed bids, with a place for each wax, so that nothing moves when
// bids are sealed. A row shows what its seat does in place of its name, since the panels below show
// the names.
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
 * Shows the bids of an auction in the room: rows of seals, then rows of bids until the next
 * auction. All rows have the same height, so that nothing below them moves.
 */
export const Bids = (props: Props) =>
  props.view.phase.kind === 'auction' || !props.view.reveal ? (
    <Sealing {...props} />
  ) : (
    <Opened {...props} />
  )
