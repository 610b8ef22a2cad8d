// The builder's line of the ledger: what was spent, who stands before a river, and the coin that enters it all.
import { useState } from 'preact/hooks'
import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { trackPrice, tracksNeeded } from '../rules/pieces.ts'
import { mayGain } from '../rules/river.ts'
import type { SheetWords } from '../words/en.ts'
import { CoinKeys } from './landscape-fields.tsx'
import type { View } from './state.ts'

// Who was said to stand before a river, and how far that seat had come: once it has crossed since, it stands there no more.
type AtRiver = ReadonlyMap<Seat, number>

export const CrossedEntry = ({ view, words, turn }: { view: View; words: SheetWords; turn: Seat }) => {
  const { sheet } = words
  const { accounts } = view
  const { capital, bonuses: held, crossed } = accounts[turn]!
  const runs = useScript()
  const { name } = useTelling()
  const [spent, setSpent] = useState({ bought: 0, bonuses: 0 })
  const [atRiver, setAtRiver] = useState<AtRiver>(new Map())
  const { bought } = spent
  const bonuses = Math.min(spent.bonuses, held)
  const others = [...accounts.keys()].filter(seat => mayGain(seat, turn, crossed + 1, accounts[seat]!.bonuses))
  const rivers = others.filter(seat => atRiver.get(seat) === accounts[seat]!.crossed)
  const toggle = (seat: Seat) =>
    setAtRiver(was => new Map(was).set(seat, rivers.includes(seat) ? -1 : accounts[seat]!.crossed))
  const most = tracksNeeded.river
  return (
    <MoveForm class="entry" seat={turn}>
      <Count
        name="move.bought"
        legend={sheet.bought}
        value={bought}
        most={Math.min(Math.floor(capital / trackPrice), most - bonuses)}
        set={value => setSpent(was => ({ ...was, bought: value }))}
      />
      {held > 0 && (
        <Count
          name="move.bonuses"
          legend={sheet.bonuses}
          value={bonuses}
          most={Math.min(held, most - bought)}
          set={value => setSpent(was => ({ ...was, bonuses: value }))}
        />
      )}
      {others.length > 0 && (
        <Keys legend={sheet.rivers} class="by-3">
          {others.map(seat => (
            <Pick
              key={seat}
              many
              name={runs ? undefined : 'move.rivers'}
              value={seat}
              picked={rivers.includes(seat)}
              pick={() => toggle(seat)}
            >
              <SeatMark seat={seat} />
              {name(seat)}
            </Pick>
          ))}
        </Keys>
      )}
      <CoinKeys
        words={words}
        legend={sheet.coin}
        entry={coin => ({ kind: 'crossed', coin, bought, bonuses, rivers })}
      />
      <Refused words={words} />
    </MoveForm>
  )
}

// A number by one tap, in a row that is pushed aside where it is longer than the screen is wide.
const Count = ({ name, legend, value, most, set }: CountProps) => (
  <Keys legend={legend} class="count">
    {Array.from({ length: most + 1 }, (_, n) => (
      <Pick key={n} name={name} value={n} picked={n === value} pick={() => set(n)}>
        <b>{n}</b>
      </Pick>
    ))}
  </Keys>
)
interface CountProps {
  name: string
  legend: string
  value: number
  most: number
  set(value: number): void
}
