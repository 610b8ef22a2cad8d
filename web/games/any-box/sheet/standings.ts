// Ranks the seats. The parts of a seat's `sum` add up to the figure that it is ranked by.
import type { Standing } from '../../game.ts'
import { countedFor } from '../rules/plan.ts'
import { sideOf } from '../rules/round.ts'
import { planFor, type Sheet } from './state.ts'
import { bookNow } from './worked.ts'

export const standings = (sheet: Sheet): Standing[] => {
  const { seats, options } = sheet
  const plan = planFor(options.sheet)
  const { totals, final, ties, went, places } = bookNow(sheet)
  const start = countedFor(plan.accounts[0]!.start, options.sheet, seats)
  const labels = options.sheet.ties?.map(({ label }) => label) ?? []
  // Tie-breaks are shown only where they ranked equal scores.
  const isToldApart = (side: number) =>
    places.some(
      (place, other) =>
        place !== places[side] && final[other] === final[side] && went[other] === went[side],
    )
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
      ...(labels.length > 0 &&
        isToldApart(side) && { ties: labels.map((label, i) => [label, ties[side]![i]!]) }),
      ...(went[side] !== undefined && { out: went[side] }),
    }
  }).sort((a, b) => a.place - b.place || a.seat - b.seat)
}
