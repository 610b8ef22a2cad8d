// Ranks the seats. The parts of a seat's `sum` add up to the figure that it is ranked by.
import type { Standing } from '../../game.ts'
import { countedFor } from '../rules/plan.ts'
import { sideOf } from '../rules/round.ts'
import { planFor, type Sheet } from './state.ts'
import { bookNow } from './worked.ts'

export const standings = (sheet: Sheet): Standing[] => {
  const { seats, options } = sheet
  const plan = planFor(options.sheet)
  const { totals, final, places } = bookNow(sheet)
  const start = countedFor(plan.accounts[0]!.start, options.sheet, seats)
  return Array.from({ length: seats }, (_, seat): Standing => {
    const side = sideOf(plan, seats, seat)
    const last = totals.at(-1)?.[side] ?? start
    return {
      seat,
      place: places[side]!,
      score: final[side]!,
      sum: [
        ...(start === 0 ? [] : [['start', start] satisfies [string, number]]),
        ['rounds', last - start],
        ...(final[side] === last ? [] : [['end', final[side]! - last] satisfies [string, number]]),
      ],
    }
  }).sort((a, b) => a.place - b.place || a.seat - b.seat)
}
