// Finds the shortest way off the board for a line that ends in a square. A search that leads a line
// away from the exits fails only many squares later.
import type { Square } from '../../kit/squares.ts'
import { keyAt, type Sketch } from './domains.ts'
import type { Kind } from './lines.ts'
import { type Key, RAIL, RIVER } from './patterns.ts'

/**
 * Returns the kind of a line that ends in an undecided square and must continue; `undefined` if
 * there is none.
 */
export const lineEndIn = (key: Key): Kind | undefined => {
  for (let rest = key; rest > 0; rest >>= 4) {
    const values = rest & 15
    if (values === RIVER || values === RAIL) return values
  }
  return undefined
}

const MOST = 1024 // squares of a board
const NO_EXIT = 0xffff
// By empty square: the fewest squares that a line which is in it crosses before it leaves the
// board. This array and the squares met are reused between calls, because searches call too often
// to allocate new ones.
const toExit = new Uint16Array(MOST)
const met = new Uint16Array(MOST)

// Fills `toExit`, from the border inwards.
const measure = ({ ground, left }: Sketch, kind: Kind): void => {
  const { squares, sides, beside } = ground.grid
  toExit.fill(NO_EXIT)
  let known = 0
  const reach = (square: Square, at: number, count: number) => {
    const values = left[sides[at]!]!
    if (
      ground.laid[square] !== 0 ||
      toExit[square] !== NO_EXIT ||
      (values & kind) === 0 ||
      values === kind
    )
      return
    toExit[square] = count
    met[known++] = square
  }
  for (let at = 0; at < 4 * squares; at++) if (beside[at]! < 0) reach(at >> 2, at, 1)
  for (let i = 0; i < known; i++) {
    const square = met[i]!
    for (let at = 4 * square; at < 4 * square + 4; at++) {
      if (beside[at]! >= 0) reach(beside[at]!, at, toExit[square]! + 1)
    }
  }
}

/**
 * Sorts the patterns of a square: first those by which a line that ends there leaves the board
 * soonest. Without such a line the order stays.
 */
export const exitsFirst = (sketch: Sketch, square: Square, some: Key[]): Key[] => {
  const key = keyAt(sketch, square)
  const kind = lineEndIn(key)
  if (kind === undefined) return some
  measure(sketch, kind)
  const { beside } = sketch.ground.grid
  const exitOf = (pattern: Key): number => {
    let fewest = NO_EXIT
    for (let side = 0; side < 4; side++) {
      const isWayOut =
        ((pattern >> (4 * side)) & 15) === kind && ((key >> (4 * side)) & 15) !== kind
      const next = beside[4 * square + side]!
      if (isWayOut) fewest = Math.min(fewest, next < 0 ? 0 : toExit[next]!)
    }
    return fewest
  }
  return some.sort((one, other) => exitOf(one) - exitOf(other))
}
