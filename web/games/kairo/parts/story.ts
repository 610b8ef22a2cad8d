// The story of a game: the points of every seat after each extension, the medals that count once
// more at the end, and the largest gain.
import { chartOf } from '../../default/story.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import type { Words } from '../words/sentences.ts'

/** The points scored so far, by seat. */
export type Moment = readonly number[]

export const story = ({ views, result, words, say }: Course<Moment, Words>): Story => {
  const { end, standing } = words
  const [first] = result.filter(({ place }) => place === 1)
  const medals = first?.sum.find(([what]) => what === 'final-medals')?.[1] ?? 0
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  return {
    ...chartOf({ views, result, words: end, say }),
    by: medals > 0 ? [end.medals(medals)] : [],
    counted: bySeat.flatMap(({ seat, sum }) =>
      sum.map(([what, n]): Figure => [seat, standing[what as 'coins'], n]),
    ),
  }
}
