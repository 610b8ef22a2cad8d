// The story beside the box: only the count at the end is known, squares first, then obstacles.
import type { Course, Story } from '../../story.ts'
import { namesOf, outcomeOf, partOf } from '../parts/outcome.ts'
import { sides } from '../rules/sides.ts'
import type { Words } from '../words/sentences.ts'
import type { Options, View } from './state.ts'

export const story = ({ views, result, words, say }: Course<View, Words, Options>): Story => {
  const { end, companion, standing } = words
  const game = { result, words, say }
  const bySeat = [...result].sort((a, b) => a.seat - b.seat)
  const last = views.length - 1
  const lines = sides.map(side => {
    const own = bySeat[side]!
    return [0, partOf(own, 'squares'), own.score]
  })
  return {
    ...outcomeOf(game, companion.sheet.over[views[last]!.over!.how]),
    each: bySeat.map(
      one => `${companion.sumInWords(partOf(one, 'squares'), partOf(one, 'obstacles'))}.`,
    ),
    title: end.counted,
    inWords: say.list(
      lines.map((line, side) => `${namesOf(game, sides[side]!)}: ${line.join(', ')}`),
    ),
    lines,
    levels: [Math.max(...lines.flat())],
    ticks: [
      [1, standing.squares],
      [2, standing.obstacles],
    ],
    of: [0, last, last],
    moments: [],
  }
}
