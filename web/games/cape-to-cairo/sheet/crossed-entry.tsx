// The builder's line of the ledger: what was spent, who stands before a river, and the coin that enters it all.
import { useState } from 'preact/hooks'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { priceOf } from '../rules/building.ts'
import { bonusLimit, landscapesToWin, trackPrice, tracksNeeded } from '../rules/pieces.ts'
import type { SheetWords } from '../words/en.ts'
import { Amount } from './amount.tsx'
import { CoinKeys } from './coin-keys.tsx'
import type { Account, View } from './state.ts'

// A seat that has crossed since stands before its river no more.
const isStill = (accounts: readonly Account[], { seat, crossed }: Standing) => accounts[seat]!.crossed === crossed

interface Standing {
  seat: Seat
  crossed: number
}

export const CrossedEntry = ({ view, words, turn }: { view: View; words: SheetWords; turn: Seat }) => {
  const { sheet } = words
  const { accounts } = view
  const { capital, bonuses, crossed } = accounts[turn]!
  const runs = useScript()
  const telling = useTelling()
  const [spent, setSpent] = useState({ bought: 0, bonuses: 0 })
  const [atRiver, setAtRiver] = useState<Standing[]>([])
  const most = tracksNeeded.river
  const mayGain = (seat: Seat) => seat !== turn && crossed + 1 < landscapesToWin && accounts[seat]!.bonuses < bonusLimit
  const rivers = atRiver.filter(one => mayGain(one.seat) && isStill(accounts, one)).map(({ seat }) => seat)
  const toggle = (seat: Seat) =>
    setAtRiver(was =>
      rivers.includes(seat)
        ? was.filter(one => one.seat !== seat)
        : [...was.filter(one => one.seat !== seat), { seat, crossed: accounts[seat]!.crossed }],
    )
  const others = accounts.map((_, seat) => seat).filter(mayGain)
  return (
    <MoveForm class="crossed-entry" seat={turn}>
      <div class="spent">
        <Amount
          words={words}
          runs={runs}
          name="move.bonuses"
          label={sheet.bonuses}
          value={Math.min(spent.bonuses, bonuses)}
          most={Math.min(bonuses, most - spent.bought)}
          set={value => setSpent({ ...spent, bonuses: value })}
        />
        <Amount
          words={words}
          runs={runs}
          name="move.bought"
          label={sheet.bought}
          note={spent.bought ? words.money(priceOf(spent.bought)) : undefined}
          value={spent.bought}
          most={Math.min(Math.floor(capital / trackPrice), most - spent.bonuses)}
          set={value => setSpent({ ...spent, bought: value })}
        />
      </div>
      {others.length > 0 && (
        <fieldset class="rivers">
          <legend>{sheet.rivers}</legend>
          {others.map(seat => (
            <label key={seat} class="pick">
              <input
                type="checkbox"
                {...(!runs && { name: 'move.rivers' })}
                value={seat}
                checked={rivers.includes(seat)}
                onChange={() => toggle(seat)}
              />
              <span>
                <SeatMark seat={seat} />
                {telling.name(seat)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <CoinKeys
        words={words}
        label={sheet.enterCoin}
        entry={coin => ({
          kind: 'crossed',
          coin,
          bought: spent.bought,
          bonuses: Math.min(spent.bonuses, bonuses),
          rivers,
        })}
      />
      <Refused words={words} />
    </MoveForm>
  )
}
