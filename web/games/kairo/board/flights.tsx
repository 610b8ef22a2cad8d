// Animations after an action: coins fly to the seats that earn them, medals to their new holders.
import type { Flight } from '../../../ui/turn/flight.tsx'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { Coin, Medal } from '../art/tokens.tsx'
import type { Face } from '../parts/seats.tsx'
import { worthIn } from '../rules/medals.ts'
import type { Event } from '../rules/state.ts'

const square = (at: Square) => `[data-square="${at}"]`
const holder = (seat: Seat) => `[data-holder="${seat}"]`

// Coins fly from the entrance: the viewer's own into the purse, those of others to their marks.
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

// A medal flies from the seat that had it, or, if it was in the supply, from the extended stall.
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

/** Returns the flights for the last action. */
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
