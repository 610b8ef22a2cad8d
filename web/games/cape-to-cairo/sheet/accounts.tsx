// All seats of the sheet in one glance: capital, bonus cards, landscapes crossed, and what each is doing.
import { SeatState } from '../../../ui/seat-state.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal, SeatMark } from '../parts/seats.tsx'
import { type Terrain, terrains, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import type { View } from './state.ts'

export const turnOf = ({ phase }: View): Seat | undefined => {
  if (phase.is === 'building') return phase.turn
  return phase.is === 'taking' ? phase.order[0] : undefined
}

export const Accounts = ({ view, words }: { view: View; words: SheetWords }) => {
  const { house } = useTable()
  const telling = useTelling()
  const turn = turnOf(view)
  const bidding = view.phase.is === 'auction' ? view.phase : undefined
  return (
    <ul class={bidding ? 'accounts bidding' : 'accounts'} aria-label={words.sheet.accounts}>
      {view.accounts.map((account, seat) => (
        <li key={seat} class={seat === turn || (bidding && seat === telling.you) ? 'account hot' : 'account'}>
          <span class="sign">
            {bidding ? <Seal seat={seat} sealed={bidding.sealed[seat]!} /> : <SeatMark seat={seat} />}
          </span>
          <span class="who">
            <strong>{telling.name(seat)}</strong>
            <SeatState seat={seat} {...(bidding && { done: house.sealed })} />
          </span>
          <span class="account-way">
            <Bonuses held={account.bonuses} words={words} />
            <span>
              {words.ofEight(account.crossed)}
              {account.lane?.[0] && ` · ${words.terrain[account.lane[0].terrain]}`}
            </span>
          </span>
          <b class="purse">{words.money(account.capital)}</b>
        </li>
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
