// The story of an online game: the price of each side's way after every tile, and the tiles with
// which one of them grew most.
import type { Course, Scale, Story } from '../../story.ts'
import { otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import type { Options, View } from '../rules/state.ts'
import type { Words } from '../words/sentences.ts'
import { grownBy, largestIn, type Stretch, stepsOf, turningsOf } from './growth.ts'
import { namesOf, outcomeOf, partOf } from './outcome.ts'

/** Returns the title and the scale of the prices: from the least to the most that there was. */
export const scale = ({ end }: Words, lines: Story['lines']): Scale => {
  const all = lines.flat()
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return { title: end.title, least, levels: least === most ? [least] : [least, most] }
}

/** Returns the story; undefined if the players ended the game before both sides had opened. */
export const story = (course: Course<View, Words, Options>): Story | undefined => {
  const { views, result, words, say } = course
  const steps = stepsOf(say.options.variant, views)
  if (steps.length === 0) return undefined
  const { end, digital } = words
  // Partners share a line in the colour of the first partner.
  const lines = [
    steps.map(({ points }) => points[0]),
    steps.map(({ points }) => points[1]),
  ] as const
  const game = { result, words, say }
  // Says how much of a stretch came by tiles of the other side.
  const byOthers = (stretch: Stretch): string => {
    const other = otherSide(stretch.side)
    const n = grownBy(steps, stretch, other)
    return n > 0 ? end.of(n, namesOf(game, other)) : ''
  }
  const eachOf = (side: Side, squares: number, obstacles: number): string => {
    const whole = { side, from: 1, to: steps.length - 1 }
    return end.each(
      digital.sumInWords(squares, obstacles),
      grownBy(steps, whole, otherSide(side)),
      grownBy(steps, whole, side),
    )
  }
  return {
    ...outcomeOf(game, digital.note.ends[views.at(-1)!.over!.how]),
    each: [...result]
      .sort((a, b) => a.seat - b.seat)
      .map(one => eachOf(sideOfSeat(one.seat), partOf(one, 'squares'), partOf(one, 'obstacles'))),
    ...scale(words, lines),
    inWords: say.list(
      lines.map((line, side) => `${namesOf(game, side as Side)}: ${line.join(', ')}`),
    ),
    lines,
    ticks: [
      [0, end.first],
      [steps.length - 1, end.piece(steps.length)],
    ],
    of: steps.map(({ view }) => view),
    // The first step has two tiles, one of each side.
    moments: turningsOf(lines).map(stretch => {
      const { side, from, to, was, is } = stretch
      const at = largestIn(lines[side], stretch)
      const name = namesOf(game, side)
      return {
        ...{ at, view: steps[at]!.view, seat: side },
        words: end.grew({ from: from + 2, to: to + 2, name, was, is, by: byOthers(stretch) }),
      }
    }),
  }
}
