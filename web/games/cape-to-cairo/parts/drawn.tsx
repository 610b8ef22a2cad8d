// A fact as a row of pictures, for the strip that shows what others have just done (`News`).
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Telling } from '../../words.ts'
import { BonusRow } from '../art/bonus.tsx'
import { MiniCard } from '../art/card.tsx'
import { Rails } from '../art/rails.tsx'
import { Wax } from '../art/wax.tsx'
import { cardOf, trackPrice } from '../rules/pieces.ts'
import type { Event } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { colourOf } from './seats.tsx'

const Sealed = ({ seat }: { seat: number }) => (
  <Wax colour={colourOf(useTable().frame, seat)} state="sealed" />
)
const Bonus = () => <BonusRow held={1} of={1} />

const crossed = (fact: Extract<Event, { kind: 'crossed' }>, money: BoardWords['money']) => {
  const { card, bonuses, bought } = fact
  return [
    <>
      <MiniCard {...cardOf(card)} />+{money(cardOf(card).pounds)}
    </>,
    ...(bought > 0 ? [`−${money(bought * trackPrice)}`] : []),
    ...(bonuses > 0
      ? [
          <>
            −{bonuses}
            <Bonus />
          </>,
        ]
      : []),
  ]
}

export const drawn = (fact: Event, _: Telling, { money }: BoardWords) => {
  switch (fact.kind) {
    case 'dealt':
      return fact.cards.map(card => <MiniCard key={card} {...cardOf(card)} />)
    case 'bid':
      return [<Sealed key="bid" seat={fact.seat} />]
    case 'revealed':
      return fact.bids.map((pounds, seat) => (
        <>
          <SeatMark seat={seat} />
          {money(pounds)}
        </>
      ))
    case 'chose':
      return [
        <>
          +<MiniCard {...cardOf(fact.card)} />
        </>,
      ]
    case 'drew':
      return [
        <>
          +<Rails count={cardOf(fact.card).tracks} />
        </>,
      ]
    case 'crossed':
      return crossed(fact, money)
    case 'gained-bonus':
      return [
        <>
          +<Bonus />
        </>,
      ]
    default:
      return undefined
  }
}
