// All seats of the sheet, one row each.
import { SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal } from '../parts/seats.tsx'
import type { SheetWords } from '../words/sentences.ts'
import type { View } from './state.ts'

export const turnOf = ({ phase }: View): Seat | undefined => {
  if (phase.kind === 'building') return phase.turn
  return phase.kind === 'taking' ? phase.order[0] : undefined
}

export interface Props {
  view: View
  words: SheetWords
}

export const Accounts = ({ view, words }: Props) => {
  const { frame, house } = useTable()
  const bidding = view.phase.kind === 'auction' ? view.phase : undefined
  const hot = bidding ? frame.you : turnOf(view)
  return (
    <ul class="accounts seats" aria-label={words.first.accounts}>
      {view.accounts.map(({ bonuses, capital, crossed, lane, atRiver }, seat) => {
        const next = atRiver ? 'river' : lane?.[0]?.terrain
        return (
          <SeatRow
            key={seat}
            seat={seat}
            hot={seat === hot}
            sign={bidding && <Seal seat={seat} sealed={bidding.sealed[seat]!} />}
            done={bidding && house.sealed}
            figure={words.money(capital)}
          >
            <span class="account-way">
              <Bonuses held={bonuses} words={words} />
              <span>
                {words.ofEight(crossed)}
                {next && ` · ${words.terrain[next]}`}
              </span>
            </span>
          </SeatRow>
        )
      })}
    </ul>
  )
}
