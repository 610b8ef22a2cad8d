// The columns of each seat, and the tracks that every terrain needs.
import { useDesk } from '../../../ui/desk.ts'
import { SeatPanel } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Lane } from '../art/lane.tsx'
import { Bonuses, colourOf } from '../parts/seats.tsx'
import { type Terrain, terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/sentences.ts'
import { Accounts, type Props, turnOf } from './accounts.tsx'
import { Columns } from './columns.tsx'
import { laneLength } from './ledger.ts'
import type { View } from './state.ts'

// Returns the landscapes in front of an engine: the entered ones, otherwise as many unknown ones as
// were bought.
const waitingFor = (view: View, seat: Seat): { terrain: Terrain | undefined }[] => {
  const { lane, atRiver } = view.accounts[seat]!
  const bought = Array.from({ length: laneLength(view, seat) }, () => ({ terrain: undefined }))
  return lane ?? bought.map((card, i) => (i === 0 && atRiver ? { terrain: 'river' } : card))
}

export const Books = ({ view, words }: Props) => {
  const { name } = useTelling()
  const { frame, large } = useTable()
  const bidding = view.phase.kind === 'auction' ? view.phase : undefined
  return (
    <ul class="books" aria-label={words.first.accounts}>
      {view.accounts.map((account, seat) => (
        <SeatPanel
          key={seat}
          seat={seat}
          figure={words.money(account.capital)}
          hot={seat === turnOf(view)}
          means={<Bonuses held={account.bonuses} words={words} />}
          note={words.ofEight(account.crossed)}
        >
          <Lane
            colour={colourOf(frame, seat)}
            crossed={account.crossed}
            waiting={waitingFor(view, seat)}
            size="strip"
          />
          <div class="ruled">
            <Columns
              account={account}
              words={words}
              title={words.sheet.ledgerOf(name(seat))}
              bidding={bidding !== undefined}
              sealed={bidding?.sealed[seat] ?? false}
              isBrief={large}
            />
          </div>
        </SeatPanel>
      ))}
    </ul>
  )
}

/** Shows every seat's row and columns; where there is no room, the columns are folded. */
export const SeatSheets = (props: Props) => (
  <>
    <Accounts {...props} />
    <FoldedColumns {...props} />
  </>
)

const FoldedColumns = ({ view, words }: Props) => {
  const { you, name } = useTelling()
  const isDesk = useDesk()
  return (
    <div class="folded">
      {view.accounts.map((account, seat) => {
        const title = seat === you ? words.first.ledger : words.sheet.ledgerOf(name(seat))
        const bidding = view.phase.kind === 'standing' || view.phase.kind === 'auction'
        const sealed = view.phase.kind === 'auction' && view.phase.sealed[seat]!
        return (
          <details key={seat} open={isDesk}>
            <summary>{title}</summary>
            <Columns {...{ account, words, title, bidding, sealed }} isBrief={isDesk} />
          </details>
        )
      })}
    </div>
  )
}

/** Shows the tracks that every terrain needs; always visible while building. */
export const Needed = ({ words, now }: { words: SheetWords; now?: Terrain }) => (
  <dl class="needed" aria-label={words.sheet.needed}>
    {terrains.map(terrain => (
      <div key={terrain} class={terrain === now ? 'hot' : undefined}>
        <dt>{words.terrain[terrain]}</dt>
        <dd>{tracksNeeded[terrain]}</dd>
      </div>
    ))}
  </dl>
)
