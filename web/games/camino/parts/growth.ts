// How the routes grew from tile to tile, by whose tiles, and when most.
import type { Variant } from '../rules/pieces.ts'
import { priceOf } from '../rules/price.ts'
import { diagonalOf, otherSide, type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { View } from '../rules/state.ts'
import { waysOf } from '../rules/survey.ts'

export interface Step {
  // by side: the price of the cheapest way that was still possible
  points: readonly [number, number]
  view: number
  by: Side // who laid the tile
}

export type Lines = readonly [readonly number[], readonly number[]] // by side: its points at each step

// Returns a step for each piece after both sides have opened.
export const stepsOf = (variant: Variant, views: readonly View[]): Step[] => {
  const opened = views.flatMap(({ board, starts }, view) =>
    starts.every(start => start !== null) ? [{ board, starts, view }] : [],
  )
  const boards = opened.filter(({ board }, i) => board !== opened[i - 1]?.board)
  return boards.flatMap(({ board, starts, view }) => {
    const ways = waysOf({ variant, board })
    const [one, other] = sides.map(side => ways[diagonalOf(variant, starts, side)!]!.possible)
    if (!one || !other) return []
    const by = sideOfSeat(views[view - 1]?.turn.seat ?? views[view]!.turn.seat)
    return [{ points: [priceOf(one).points, priceOf(other).points], view, by }]
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

/** Returns by how many points a side's way grew from one step to another with tiles of one side. */
export const grownBy = (
  steps: readonly Step[],
  { side, from, to }: Pick<Stretch, 'side' | 'from' | 'to'>,
  by: Side,
): number =>
  steps
    .slice(from, to + 1)
    .reduce(
      (sum, step, i) =>
        step.by === by ? sum + step.points[side] - steps[from + i - 1]!.points[side] : sum,
      0,
    )

/** Returns the step of a stretch at which the way grew most; of equals, the last one. */
export const largestIn = (line: readonly number[], { from, to }: Stretch): number => {
  const rise = (at: number) => line[at]! - line[at - 1]!
  let most = from
  for (let at = from; at <= to; at++) if (rise(at) >= rise(most)) most = at
  return most
}
