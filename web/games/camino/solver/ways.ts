// The cheapest way between two squares: 1 point a square, 1 more for each bridge or level crossing on it.

import type { Square } from '../../kit/squares.ts'
import { keyAt, type Sketch } from './domains.ts'
import type { Edge, Grid, Side } from './grid.ts'
import { crosses, type Key, NOTHING, RAIL, RIVER, ROAD } from './patterns.ts'

export interface Way {
  squares: Square[] // from end to end
  obstacles: Square[]
}

/**
 * What a way may use. `possible`: edges that may become road; an empty square is an obstacle when every piece that
 * carries the way through it is one. `agreed`: the same on edges that are certainly road. `certain`: on those edges
 * too, but an empty square that may still become an obstacle counts as one.
 */
export type Reading = 'possible' | 'agreed' | 'certain'

/** Points and squares in one number, so that fewer points come first and then fewer squares. */
export type Cost = number
export const SQUARE: Cost = 1025
const OBSTACLE: Cost = 1024
export const NO_WAY: Cost = 0x7fffffff
export const pointsOf = (cost: Cost): number => cost >> 10
export const costOf = ({ squares, obstacles }: Way): Cost => squares.length * SQUARE + obstacles.length * OBSTACLE

const NO_SIDE = 4 // a way begins and ends within a square

/**
 * Edges and steps across a square (by `stepName`) that a way shall not take, and what an edge costs beside its squares.
 */
export interface Bars {
  edges: Uint8Array
  steps: Set<number>
  tolls?: Int32Array
}

/** Two edges of one square name the step from one to the other, whichever way round; else nothing. */
export const stepName = ({ ends, edges }: Grid, [one, other]: readonly Edge[]): number | undefined => {
  const isShared = [0, 1].some(
    end => ends[2 * one! + end]! >= 0 && [0, 1].some(at => ends[2 * other! + at] === ends[2 * one! + end]),
  )
  return isShared ? Math.min(one!, other!) * edges + Math.max(one!, other!) : undefined
}

const isUsable = (sketch: Sketch, square: Square, side: Side, reading: Reading, bars?: Bars): boolean => {
  const edge = sketch.ground.grid.sides[4 * square + side]!
  if (bars?.edges[edge] === 1) return false
  return reading === 'possible' ? (sketch.left[edge]! & ROAD) !== 0 : sketch.left[edge] === ROAD
}

const isBarred = ({ ground }: Sketch, square: Square, from: Side, to: Side, bars?: Bars): boolean => {
  if (bars === undefined || bars.steps.size === 0 || from === NO_SIDE) return false
  const { grid } = ground
  return bars.steps.has(stepName(grid, [grid.sides[4 * square + from]!, grid.sides[4 * square + to]!])!)
}

// What an empty square costs from one side to another, of what may lie there.
const emptyCost = (key: Key, from: Side, to: Side, reading: Reading): Cost => {
  const end = from === NO_SIDE ? to : to === NO_SIDE ? from : -1
  const across = (end < 0 ? from : end) + 1 // a line would cross the road from this side to the one opposite
  const both = (key >> (4 * (across & 3))) & (key >> (4 * ((across + 2) & 3)))
  const isStraight = end < 0 ? (from ^ to) === 2 : ((key >> (4 * (end ^ 2))) & ROAD) !== 0
  const mayCross = isStraight && (both & (RAIL | RIVER)) !== 0
  let isPlain = true
  let goesOn = end < 0
  for (let side = 0; side < 4; side++) {
    if (side === from || side === to) continue
    const values = (key >> (4 * side)) & 15
    if ((values & (ROAD | NOTHING)) === 0) isPlain = false
    if ((values & ROAD) !== 0) goesOn = true
  }
  if (isPlain && goesOn) return mayCross && reading === 'certain' ? SQUARE + OBSTACLE : SQUARE
  return mayCross ? SQUARE + OBSTACLE : NO_WAY
}

// What the way through a square costs; NO_WAY when nothing carries it.
const stepCost = (sketch: Sketch, square: Square, from: Side, to: Side, reading: Reading): Cost => {
  const key = sketch.ground.laid[square]!
  if (key === 0) return emptyCost(keyAt(sketch, square), from, to, reading)
  return crosses(key) ? SQUARE + OBSTACLE : SQUARE
}

/** For every square and side one may have come in by: what is still to pay from there on. 5 × square + side. */
export type Outlook = Int32Array

/** From the far end backwards, by points: a step costs one point or two, so a list for each figure is a queue. */
export const outlookTo = (sketch: Sketch, to: Square, reading: Reading, bars?: Bars): Outlook => {
  const { grid } = sketch.ground
  const outlook = new Int32Array(5 * grid.squares).fill(NO_WAY)
  const queue: number[][] = []
  const reach = (square: Square, side: Side, cost: Cost) => {
    const at = 5 * square + side
    if (cost >= outlook[at]!) return
    outlook[at] = cost
    const points = pointsOf(cost)
    while (queue.length <= points) queue.push([])
    queue[points]!.push(at)
  }
  for (let side = 0; side < 4; side++) {
    if (!isUsable(sketch, to, side, reading, bars)) continue
    const cost = stepCost(sketch, to, side, NO_SIDE, reading)
    if (cost < NO_WAY) reach(to, side, cost)
  }
  for (let points = 0; points < queue.length; points++) {
    for (const at of queue[points]!) {
      const cost = outlook[at]!
      const side = at % 5
      if (pointsOf(cost) !== points || side === NO_SIDE) continue
      const square = (at - side) / 5
      const before = grid.beside[4 * square + side]!
      if (before < 0 || before === to) continue
      const leaving = side ^ 2
      const toll = bars?.tolls?.[grid.sides[4 * square + side]!] ?? 0
      for (let entry = 0; entry < 5; entry++) {
        if (entry === leaving || isBarred(sketch, before, entry, leaving, bars)) continue
        if (entry < NO_SIDE && !isUsable(sketch, before, entry, reading, bars)) continue
        const step = stepCost(sketch, before, entry, leaving, reading)
        if (step < NO_WAY) reach(before, entry, cost + toll + step)
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

/** Where the way can go on from a square. */
export const stepsFrom = (sketch: Sketch, square: Square, entry: Side, reading: Reading, bars?: Bars): Step[] => {
  const { beside } = sketch.ground.grid
  const steps: Step[] = []
  for (let side = 0; side < 4; side++) {
    const to = beside[4 * square + side]!
    if (side === entry || to < 0 || !isUsable(sketch, square, side, reading, bars)) continue
    if (isBarred(sketch, square, entry, side, bars)) continue
    const cost = stepCost(sketch, square, entry, side, reading)
    if (cost < NO_WAY) steps.push({ to, entry: side ^ 2, cost })
  }
  return steps
}

/** The cheapest way, or nothing. Of several that cost the same always the same one. */
export const cheapest = (
  sketch: Sketch,
  [from, to]: readonly [Square, Square],
  reading: Reading,
  bars?: Bars,
): Way | undefined => {
  const outlook = outlookTo(sketch, to, reading, bars)
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
