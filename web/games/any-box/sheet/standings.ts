// Ranks the seats. The parts of a seat's `sum` add up to the figure that it is ranked by.
import type { Standing } from '../../game.ts'
import { countedFor, sidesOf } from '../rules/plan.ts'
import { planFor, type Sheet } from './state.ts'
import { bookNow } from './worked.ts'

export const standings = (sheet: Sheet): Standing[] => {
  const { seats, options } = sheet
  const plan = planFor(options.sheet)
  const { totals, final, places } = bookNow(sheet)
  const sides = sidesOf(options.sheet, seats)
  const begun = countedFor(plan.accounts[0]!.start, options.sheet, seats)
  const start = typeof begun === 'number' ? begun : 0
  return Array.from({ length: seats }, (_, seat): Standing => {
    const side = seat % sides
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
