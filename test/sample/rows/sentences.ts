// What the sentences of the dice race are made of, for test/language.test.ts.
import { each, type GameExamples, ofSeat, seats } from '../../language/examples.ts'
import type { pages, shared } from '../race/words/en.ts'

const counts = [1, 2, 12]
const points = each({ seat: seats, points: counts })

export const examples: GameExamples<typeof shared, undefined, undefined, typeof pages> = {
  shared: {
    refused: {},
    told: {
      rolled: each({ seat: seats, die: [1, 6] }),
      banked: points,
      staked: each({ seat: seats, points: counts, won: [true, false] }),
      entered: { banked: points, bust: ofSeat },
    },
  },
}
