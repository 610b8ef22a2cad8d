// What flies when a customer arrives or a medal changes hands: coins to those who are paid, medals
// to who has them now.
import type { Flight } from '../../../ui/turn/flight.tsx'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { Coin, Medal } from '../art/tokens.tsx'
import type { Face } from '../parts/seats.tsx'
import { worthIn } from '../rules/medals.ts'
import type { Event } from '../rules/state.ts'

const square = (at: Square) => `[data-square="${at}"]`
const holder = (seat: Seat) => `[data-holder="${seat}"]`

// From the entrance: one's own into the purse, those of others to their mark.
const coins = (
  { income, entrance, cloth }: Extract<Event, { kind: 'attracted' }>,
  { you }: Face['frame'],
): Flight[] =>
  income.flatMap(({ seat, coins }) => {
    const to = [...(seat === you ? ['.kairo-purse'] : []), holder(seat)]
    return Array.from({ length: coins }, () => ({
      from: square(entrance),
      to,
      thing: <Coin cloth={cloth} />,
    }))
  })

// From the rival who had it, or from the stall that was extended.
const medals = (
  { seat, gains, cloth }: Extract<Event, { kind: 'scored' }>,
  at: string,
  worth: Worth,
): Flight[] =>
  gains.map(({ medal, from }) => ({
    from: from === null ? at : holder(from),
    to: [holder(seat)],
    thing: <Medal cloth={cloth} metal={medal} worth={worth[medal]} />,
  }))
type Worth = ReturnType<typeof worthIn>

/** What the last action makes fly. */
export const flightsOf = (frame: Face['frame']): Flight[] => {
  const events = frame.told?.events ?? []
  const built = events.find(fact => fact.kind === 'built')
  return events.flatMap(fact => {
    if (fact.kind === 'attracted') return coins(fact, frame)
    return fact.kind === 'scored' && built
      ? medals(fact, square(built.put.square), worthIn(frame.options))
      : []
  })
}
