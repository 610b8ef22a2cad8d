// The story of an online game: the price of each side's way after every piece, and the pieces with
// which one of them grew most.
import type { Seat } from '../../game.ts'
import type { Course, Story } from '../../story.ts'
import type { Figure } from '../../words.ts'
import type { Variant } from '../rules/pieces.ts'
import { priceOf } from '../rules/price.ts'
import { diagonalOf, otherSide, type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { Options, View } from '../rules/state.ts'
import { waysOf } from '../rules/survey.ts'
import type { Words } from '../words/sentences.ts'

interface Step {
  // by side: the price of the cheapest way that was still possible
  points: readonly [number, number]
  view: number
}

type Lines = readonly [readonly number[], readonly number[]] // by side: its points at each step

// Returns a step for each piece after both sides have opened.
const stepsOf = (variant: Variant, views: readonly View[]): Step[] => {
  const opened = views.flatMap(({ board, starts }, view) =>
    starts.every(start => start !== null) ? [{ board, starts, view }] : [],
  )
  const boards = opened.filter(({ board }, i) => board !== opened[i - 1]?.board)
  return boards.flatMap(({ board, starts, view }) => {
    const ways = waysOf({ variant, board })
    const [one, other] = sides.map(side => ways[diagonalOf(variant, starts, side)!]!.possible)
    if (!one || !other) return []
    return [{ points: [priceOf(one).points, priceOf(other).points], view }]
  })
}

/**
 * A run of pieces with which a side's way grew. `from` and `to` are steps of the lines, `was` and
 * `is` the prices before and after.
 */
export interface Stretch {
  side: Side
  from: number
  to: number
  was: number
  is: number
}

const apart = 4 // most steps between two rises of one stretch: two turns of both sides
const least = 2 // fewest points by which a stretch must change the difference of the ways

const stretchesOf = (lines: Lines, side: Side): Stretch[] => {
  const line = lines[side]
  const found: Stretch[] = []
  for (let at = 1; at < line.length; at++) {
    const [was, is] = [line[at - 1]!, line[at]!]
    if (is <= was) continue
    const last = found.at(-1)
    if (last && at - last.to <= apart) Object.assign(last, { to: at, is })
    else found.push({ side, from: at, to: at, was, is })
  }
  return found
}

/**
 * Returns at most two stretches, in their order: those that change the difference of the ways most.
 * No piece is in both.
 */
export const turningsOf = (lines: Lines): Stretch[] => {
  const swing = ({ side, from, to, was, is }: Stretch) => {
    const other = lines[otherSide(side)]
    return is - was - (other[to]! - other[from - 1]!)
  }
  const found = sides
    .flatMap(side => stretchesOf(lines, side))
    .filter(stretch => swing(stretch) >= least)
    .sort((a, b) => swing(b) - swing(a) || b.from - a.from)
  const second = found.slice(1).find(({ from, to }) => to < found[0]!.from || from > found[0]!.to)
  return [found[0], second].filter(stretch => stretch !== undefined).sort((a, b) => a.from - b.from)
}

export const story = ({ views, result, words, say }: Course<View, Words, Options>): Story => {
  const { variant } = say.options
  const steps = stepsOf(variant, views)
  const { end } = words
  const seats = result.map(({ seat }) => seat).sort((a, b) => a - b)
  // Partners share a line in the colour of the first partner.
  const lines = [
    steps.map(({ points }) => points[0]),
    steps.map(({ points }) => points[1]),
  ] as const
  const namesOf = (side: number) =>
    say.list(seats.filter(seat => sideOfSeat(seat) === side).map(say.name))
  const [winner, other] = [
    result.find(({ place }) => place === 1),
    result.find(({ place }) => place > 1),
  ]
  const figure = (seat: Seat, label: string) =>
    result.find(each => each.seat === seat)!.sum.find(([name]) => name === label)?.[1] ?? 0
  const fewer = (label: string) =>
    winner && other ? figure(other.seat, label) - figure(winner.seat, label) : 0
  const { how } = views.at(-1)!.over!
  const all = lines.flat()
  return {
    by: [
      ...(winner && other ? [end.by(fewer('squares'), fewer('obstacles'))] : []),
      words.digital.note.ends[how],
    ],
    title: end.title,
    inWords: say.list(lines.map((line, side) => `${namesOf(side)}: ${line.join(', ')}`)),
    lines,
    least: Math.min(...all),
    levels: [Math.min(...all), Math.max(...all)],
    ticks: [
      [0, end.first],
      [steps.length - 1, end.piece(steps.length)],
    ],
    of: steps.map(({ view }) => view),
    // The first step has two pieces, one of each side.
    moments: turningsOf(lines).map(({ side, from, to, was, is }) => ({
      ...{ at: to, view: steps[to]!.view, seat: side },
      words: end.grew({ from: from + 2, to: to + 2, name: namesOf(side), was, is }),
    })),
    counted: seats.flatMap((seat): Figure[] =>
      ['squares', 'obstacles'].map(label => [
        seat,
        words.standing[label as 'squares'],
        figure(seat, label),
      ]),
    ),
  }
}
