// The cost of a step of a way across a square, by the sides where it enters and leaves. Computed
// once for each key and stored in a table.

import type { Square } from '../../kit/squares.ts'
import { keyAt, type Sketch } from './domains.ts'
import type { Side } from './grid.ts'
import { crosses, type Key, NOTHING, RAIL, RIVER, ROAD } from './patterns.ts'

/** Points and squares in one number, so that fewer points come first and then fewer squares. */
export type Cost = number
export const SQUARE: Cost = 1025
export const OBSTACLE: Cost = 1024
export const NO_WAY: Cost = 0x7fffffff

export const NO_SIDE = 4 // in place of a side, where a way begins or ends

/**
 * Which edges a way may use, and which empty squares count as obstacles. `possible`: edges that may
 * become road; an empty square is an obstacle if every piece that could carry the way there is one.
 * `agreed`: the same, but only edges that are certainly road. `certain`: the edges of `agreed`, and
 * an empty square that may still become an obstacle counts as one.
 */
export type Reading = 'possible' | 'agreed' | 'certain'

// How a square carries a step, as two bits: not at all, as plain road, as an obstacle, or plain
// unless an obstacle is laid there.
const NEVER = 0
const PLAIN = 1
const CROSSED = 2
const EITHER = 3
const costs: Record<Reading, readonly Cost[]> = {
  possible: [NO_WAY, SQUARE, SQUARE + OBSTACLE, SQUARE],
  agreed: [NO_WAY, SQUARE, SQUARE + OBSTACLE, SQUARE],
  certain: [NO_WAY, SQUARE, SQUARE + OBSTACLE, SQUARE + OBSTACLE],
}

// The position of the two bits of each of the ten steps of a square, by 5 × side + side, in both
// directions.
const shifts = new Uint8Array(25)
for (let to = 1, shift = 0; to <= NO_SIDE; to++) {
  for (let from = 0; from < to; from++, shift += 2) {
    shifts[5 * from + to] = shift
    shifts[5 * to + from] = shift
  }
}

/** How a square carries each of its ten steps, two bits a step. */
export type Steps = number
const sameFor = (how: number): Steps => 0x55555 * how
const NEVER_LEARNT = 0xffffffff

const emptyStep = (key: Key, from: Side, to: Side): number => {
  const end = from === NO_SIDE ? to : to === NO_SIDE ? from : -1
  // a river or railway would cross the road from this side to the opposite one
  const across = (end < 0 ? from : end) + 1
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
  if (isPlain && goesOn) return mayCross ? EITHER : PLAIN
  return mayCross ? CROSSED : NEVER
}

const learnt = new Uint32Array(0x10000).fill(NEVER_LEARNT)

const emptySteps = (key: Key): Steps => {
  if (learnt[key] !== NEVER_LEARNT) return learnt[key]!
  let steps = 0
  for (let to = 1; to <= NO_SIDE; to++) {
    for (let from = 0; from < to; from++)
      steps |= emptyStep(key, from, to) << shifts[5 * from + to]!
  }
  learnt[key] = steps
  return steps
}

/**
 * Returns the steps of a square: of its piece if laid, otherwise of the pieces that may still be
 * laid.
 */
export const stepsOf = (sketch: Sketch, square: Square): Steps => {
  const key = sketch.ground.laid[square]!
  if (key === 0) return emptySteps(keyAt(sketch, square))
  return sameFor(crosses(key) ? CROSSED : PLAIN)
}

/** Returns the cost of one step; NO_WAY if the square cannot carry it. */
export const stepCost = (steps: Steps, from: Side, to: Side, reading: Reading): Cost =>
  costs[reading][(steps >> shifts[5 * from + to]!) & 3]!
