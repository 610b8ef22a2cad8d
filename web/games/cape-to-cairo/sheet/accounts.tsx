// All seats of the sheet in one glance: capital, bonus cards, landscapes crossed, and what each is doing.
import { SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal } from '../parts/seats.tsx'
import { type Terrain, terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import type { View } from './state.ts'

export const turnOf = ({ phase }: View): Seat | undefined => {
  if (phase.is === 'building') return phase.turn
  return phase.is === 'taking' ? phase.order[0] : undefined
}

export const Accounts = ({ view, words }: { view: View; words: SheetWords }) => {
  const { frame, house } = useTable()
  const turn = turnOf(view)
  const bidding = view.phase.is === 'auction' ? view.phase : undefined
  return (
    <ul class="accounts seats" aria-label={words.sheet.accounts}>
      {view.accounts.map(({ bonuses, crossed, lane, capital }, seat) => (
        <SeatRow
          key={seat}
          seat={seat}
          hot={seat === turn || (bidding !== undefined && seat === frame.you)}
          sign={bidding && <Seal seat={seat} sealed={bidding.sealed[seat]!} />}
          done={bidding && house.sealed}
          figure={words.money(capital)}
        >
          <span class="account-way">
            <Bonuses held={bonuses} words={words} />
            <span>
              {words.ofEight(crossed)}
              {lane?.[0] && ` · ${words.terrain[lane[0].terrain]}`}
            </span>
          </span>
        </SeatRow>
      ))}
    </ul>
  )
}

// The tracks every terrain needs, always in sight while building.
export const Needed = ({ words, now }: { words: SheetWords; now?: Terrain | undefined }) => (
  <dl class="needed" aria-label={words.sheet.needed}>
    {terrains.map(terrain => (
      <div key={terrain} class={terrain === now ? 'now' : undefined}>
        <dt>{words.terrain[terrain]}</dt>
        <dd>{tracksNeeded[terrain]}</dd>
      </div>
    ))}
  </dl>
)
