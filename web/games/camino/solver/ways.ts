// Finds the cheapest way between two squares: 1 point a square, and 1 more for each bridge or level
// crossing on it.

import type { Square } from '../../kit/squares.ts'
import type { Sketch } from './domains.ts'
import type { Edge, Grid, Side } from './grid.ts'
import { ROAD } from './patterns.ts'
import {
  type Cost,
  NO_SIDE,
  NO_WAY,
  OBSTACLE,
  type Reading,
  SQUARE,
  stepCost,
  stepsOf,
} from './step-costs.ts'

export interface Way {
  squares: Square[] // from end to end
  obstacles: Square[]
}

export const pointsOf = (cost: Cost): number => cost >> 10
export const costOf = ({ squares, obstacles }: Way): Cost =>
  squares.length * SQUARE + obstacles.length * OBSTACLE

/**
 * Edges and steps across a square (by `stepName`) that a way must not take, and tolls: the extra
 * cost of an edge.
 */
export interface Bars {
  edges: Uint8Array
  steps: Set<number>
  tolls?: Int32Array
}

/**
 * Returns one number for the step between two edges of the same square, in either direction;
 * `undefined` if the edges share no square.
 */
export const stepName = (
  { ends, edges }: Grid,
  [one, other]: readonly Edge[],
): number | undefined => {
  const isShared = [0, 1].some(
    end =>
      ends[2 * one! + end]! >= 0 &&
      [0, 1].some(at => ends[2 * other! + at] === ends[2 * one! + end]),
  )
  return isShared ? Math.min(one!, other!) * edges + Math.max(one!, other!) : undefined
}

const isUsable = (
  sketch: Sketch,
  square: Square,
  side: Side,
  reading: Reading,
  bars?: Bars,
): boolean => {
  const edge = sketch.ground.grid.sides[4 * square + side]!
  if (bars?.edges[edge] === 1) return false
  return reading === 'possible' ? (sketch.left[edge]! & ROAD) !== 0 : sketch.left[edge] === ROAD
}

const isBarred = (
  { ground }: Sketch,
  square: Square,
  from: Side,
  to: Side,
  bars?: Bars,
): boolean => {
  if (bars === undefined || bars.steps.size === 0 || from === NO_SIDE) return false
  const { grid } = ground
  return bars.steps.has(
    stepName(grid, [grid.sides[4 * square + from]!, grid.sides[4 * square + to]!])!,
  )
}

/** For every square and the side of entry, by 5 × square + side: the cost from there to the end. */
export type Outlook = Int32Array

// States that are reached and not yet expanded: for each number of points a list and its length.
// Reused between calls.
const reached: number[][] = []
const lengths: number[] = []

/**
 * Computes costs backwards from the far end until the cost from the near end is known; costs above
 * it are not final. A step costs at least a point, so every cost in a list is final when the loop
 * reaches that list.
 */
export const outlookTo = (
  sketch: Sketch,
  [from, to]: readonly [Square, Square],
  reading: Reading,
  bars?: Bars,
): Outlook => {
  const { beside, sides, squares } = sketch.ground.grid
  const outlook = new Int32Array(5 * squares).fill(NO_WAY)
  const end = 5 * from + NO_SIDE
  lengths.fill(0)
  const reach = (at: number, cost: Cost) => {
    if (cost >= outlook[at]!) return
    outlook[at] = cost
    const points = pointsOf(cost)
    for (; reached.length <= points; lengths.push(0)) reached.push([])
    reached[points]![lengths[points]!++] = at
  }
  const last = stepsOf(sketch, to)
  for (let side = 0; side < 4; side++) {
    const cost = stepCost(last, side, NO_SIDE, reading)
    if (cost < NO_WAY && isUsable(sketch, to, side, reading, bars)) reach(5 * to + side, cost)
  }
  for (let points = 0; points < reached.length && points < pointsOf(outlook[end]!); points++) {
    for (let i = 0; i < lengths[points]!; i++) {
      const at = reached[points]![i]!
      const cost = outlook[at]!
      if (pointsOf(cost) !== points) continue // reached more cheaply since
      const square = (at / 5) | 0
      const side = at - 5 * square
      const before = beside[4 * square + side]!
      if (before < 0 || before === to) continue
      const paid = cost + (bars?.tolls?.[sides[4 * square + side]!] ?? 0)
      const steps = stepsOf(sketch, before)
      for (let entry = before === from ? NO_SIDE : 3; entry >= 0; entry--) {
        if (
          entry === (side ^ 2) ||
          (entry < NO_SIDE && !isUsable(sketch, before, entry, reading, bars))
        )
          continue
        const step = stepCost(steps, entry, side ^ 2, reading)
        if (step < NO_WAY && !isBarred(sketch, before, entry, side ^ 2, bars))
          reach(5 * before + entry, paid + step)
      }
    }
  }
  return outlook
}

export interface Step {
  to: Square
  entry: Side
  cost: Cost // of the square left behind
}

/** Returns the steps by which a way can continue from a square. */
export const stepsFrom = (
  sketch: Sketch,
  square: Square,
  entry: Side,
  reading: Reading,
  bars?: Bars,
): Step[] => {
  const { beside } = sketch.ground.grid
  const steps: Step[] = []
  const across = stepsOf(sketch, square)
  for (let side = 0; side < 4; side++) {
    const to = beside[4 * square + side]!
    if (side === entry || to < 0 || !isUsable(sketch, square, side, reading, bars)) continue
    if (isBarred(sketch, square, entry, side, bars)) continue
    const cost = stepCost(across, entry, side, reading)
    if (cost < NO_WAY) steps.push({ to, entry: side ^ 2, cost })
  }
  return steps
}

/**
 * Returns the cheapest way, or `undefined`. Among several of the same cost the choice is always the
 * same.
 */
export const cheapest = (
  sketch: Sketch,
  ends: readonly [Square, Square],
  reading: Reading,
  bars?: Bars,
): Way | undefined => {
  const [from, to] = ends
  const outlook = outlookTo(sketch, ends, reading, bars)
  let left = outlook[5 * from + NO_SIDE]!
  if (left === NO_WAY) return undefined
  const { sides } = sketch.ground.grid
  const tollInto = ({ to, entry }: Step): Cost => bars?.tolls?.[sides[4 * to + entry]!] ?? 0
  const way: Way = { squares: [from], obstacles: [] }
  for (let [square, entry] = [from, NO_SIDE]; square !== to; ) {
    const next = stepsFrom(sketch, square, entry, reading, bars).find(
      step => outlook[5 * step.to + step.entry]! + step.cost + tollInto(step) === left,
    )!
    if (next.cost > SQUARE) way.obstacles.push(square)
    left -= next.cost + tollInto(next)
    ;[square, entry] = [next.to, next.entry]
    way.squares.push(square)
  }
  if (left > SQUARE) way.obstacles.push(to)
  return way
}

/** Returns the cost of another board's way on this one; NO_WAY if it is not possible any more. */
export const costOn = (sketch: Sketch, { squares }: Way): Cost => {
  const { beside } = sketch.ground.grid
  let cost = 0
  let entry = NO_SIDE
  for (const [i, square] of squares.entries()) {
    const next = squares[i + 1]
    let side = NO_SIDE
    if (next !== undefined) for (side = 0; beside[4 * square + side] !== next; ) side++
    if (side < NO_SIDE && !isUsable(sketch, square, side, 'possible')) return NO_WAY
    const step = stepCost(stepsOf(sketch, square), entry, side, 'possible')
    if (step === NO_WAY) return NO_WAY
    cost += step
    entry = side ^ 2
  }
  return cost
}
