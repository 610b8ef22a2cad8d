// The builder's entry when only money is recorded: what was spent, who is in front of a river, and
// the coin; a tap on the coin enters all of it.
import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import { trackPrice, tracksNeeded } from '../rules/pieces.ts'
import { mayGain } from '../rules/river.ts'
import type { SheetWords } from '../words/sentences.ts'
import { CoinKeys } from './landscape-fields.tsx'
import type { View } from './state.ts'

// Seats picked on this phone, not entered yet. The sheet also stores seats named by earlier
// entries, until they cross.
type AtRiver = Readonly<Record<Seat, boolean>>

export const CrossedEntry = ({
  view,
  words,
  turn,
}: {
  view: View
  words: SheetWords
  turn: Seat
}) => {
  const { sheet } = words
  const { accounts } = view
  const { capital, bonuses: held, crossed } = accounts[turn]!
  const moment = `${view.auctions} ${turn} ${crossed}`
  const [bought, buy] = useIntent('bought', 0, moment)
  const [given, give] = useIntent('bonuses', 0, moment)
  const [atRiver, setAtRiver] = useIntent<AtRiver>('rivers', {}, moment)
  const bonuses = Math.min(given, held)
  const others = [...accounts.keys()].filter(seat =>
    mayGain(seat, turn, crossed + 1, accounts[seat]!.bonuses),
  )
  const rivers = others.filter(seat => atRiver[seat] ?? accounts[seat]!.atRiver)
  const toggle = (seat: Seat) => setAtRiver(was => ({ ...was, [seat]: !rivers.includes(seat) }))
  const most = tracksNeeded.river
  return (
    <MoveForm class="entry" seat={turn}>
      <Count
        name="move.bought"
        legend={sheet.bought}
        value={bought}
        most={Math.min(Math.floor(capital / trackPrice), most - bonuses)}
        set={buy}
      />
      {held > 0 && (
        <Count
          name="move.bonuses"
          legend={sheet.bonuses}
          value={bonuses}
          most={Math.min(held, most - bought)}
          set={give}
        />
      )}
      {others.length > 0 && (
        <Rivers legend={sheet.rivers} others={others} rivers={rivers} toggle={toggle} />
      )}
      <CoinKeys
        words={words}
        legend={
          <>
            {sheet.coin}{' '}
            {bought + bonuses > 0 && <small>· {sheet.afterPaying({ bonuses, bought })}</small>}
          </>
        }
        entry={coin => ({ kind: 'crossed', coin, bought, bonuses, rivers })}
      />
      <Refused words={words} />
    </MoveForm>
  )
}

// The other seats; a tap marks one as in front of a river.
const Rivers = ({ legend, others, rivers, toggle }: RiversProps) => {
  const runs = useScript()
  const { name } = useTelling()
  return (
    <Keys legend={legend} class="by-3">
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
  )
}
interface RiversProps {
  legend: string
  others: readonly Seat[]
  rivers: readonly Seat[]
  toggle(seat: Seat): void
}

// A number by one tap, in a row that scrolls sideways where it is wider than the screen.
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
