// The values that may still cross each edge of a board, narrowed square by square until nothing
// changes any more (arc consistency).
import type { Square } from '../../kit/squares.ts'
import type { Edge, Grid } from './grid.ts'
import { FOREST, type Key, narrowed, ROAD, type Values } from './patterns.ts'

/**
 * The pieces on a board. `laid`: the edges of each laid piece as a key, 0 for an empty square.
 * `base`: the values that occur in this variant.
 */
export interface Ground {
  grid: Grid
  laid: Uint16Array
  base: Values
}

/**
 * The values left on each edge. `trail` records what each change removed, so that a trial can be
 * undone.
 */
export interface Domains {
  ground: Ground
  left: Uint8Array // by edge
  trail: Uint16Array // edge × 16 + the values it had
  trailed: number
  queue: Uint16Array // squares to narrow, as a ring buffer
  first: number
  waiting: number
  isQueued: Uint8Array
}

/** The values on each edge, decided or not: enough to read a board. */
export type Sketch = Pick<Domains, 'ground' | 'left'>

const look = (domains: Domains, square: Square): void => {
  const { ground, queue, isQueued } = domains
  if (ground.laid[square] !== 0 || isQueued[square] === 1) return
  isQueued[square] = 1
  queue[(domains.first + domains.waiting) % queue.length] = square
  domains.waiting++
}

/** Removes all other values from an edge. Other edges do not change before `settle`. */
export const narrow = (domains: Domains, edge: Edge, values: Values): void => {
  const { ground, left, trail } = domains
  const before = left[edge]!
  if ((before & values) === before) return
  trail[domains.trailed++] = (edge << 4) | before
  left[edge] = before & values
  const { ends } = ground.grid
  const [north, south] = [ends[2 * edge]!, ends[2 * edge + 1]!]
  if (north >= 0) look(domains, north)
  if (south >= 0) look(domains, south)
}

export const keyAt = ({ ground, left }: Sketch, square: Square): Key => {
  const { sides } = ground.grid
  const at = 4 * square
  return (
    left[sides[at]!]! |
    (left[sides[at + 1]!]! << 4) |
    (left[sides[at + 2]!]! << 8) |
    (left[sides[at + 3]!]! << 12)
  )
}

/** Removes from the edges of a square every value that a key does not allow. */
export const impose = (domains: Domains, square: Square, key: Key): void => {
  const { sides } = domains.ground.grid
  for (let side = 0; side < 4; side++)
    narrow(domains, sides[4 * square + side]!, (key >> (4 * side)) & 15)
}

/** Narrows until nothing changes. Returns a square that no piece fits, or -1. */
export const settle = (domains: Domains): Square | -1 => {
  const { queue, isQueued } = domains
  while (domains.waiting > 0) {
    const square = queue[domains.first]!
    domains.first = (domains.first + 1) % queue.length
    domains.waiting--
    isQueued[square] = 0
    const key = keyAt(domains, square)
    const less = narrowed(key)
    if (less === key) continue
    if (less === 0) {
      forget(domains)
      return square
    }
    impose(domains, square, less)
  }
  return -1
}

const forget = (domains: Domains): void => {
  domains.isQueued.fill(0)
  domains.waiting = 0
}

/** Undoes every change since a mark, an earlier value of `trailed`. */
export const rewind = (domains: Domains, mark: number): void => {
  const { left, trail } = domains
  while (domains.trailed > mark) {
    const change = trail[--domains.trailed]!
    left[change >> 4] = change & 15
  }
  if (domains.waiting > 0) forget(domains)
}

const blank = (ground: Ground, left: Uint8Array): Domains => {
  const { squares, edges } = ground.grid
  return {
    ground,
    left,
    trail: new Uint16Array(4 * edges),
    trailed: 0,
    queue: new Uint16Array(squares),
    first: 0,
    waiting: 0,
    isQueued: new Uint8Array(squares),
  }
}

/** Returns a copy for trials. `after`: the same board with one more piece. */
export const copy = ({ ground, left }: Domains, after: Ground = ground): Domains =>
  blank(after, left.slice())

/** Makes the edge between two neighbouring forests a road (ruling). */
export const joinForests = (domains: Domains, square: Square): void => {
  const { grid, laid } = domains.ground
  if (laid[square] !== FOREST) return
  for (let at = 4 * square; at < 4 * square + 4; at++) {
    const beside = grid.beside[at]!
    if (beside >= 0 && laid[beside] === FOREST) narrow(domains, grid.sides[at]!, ROAD)
  }
}

/**
 * Returns the values that the laid pieces leave on the edges, before `settle`. A laid forest
 * demands nothing of its neighbours.
 */
export const begin = (ground: Ground): Domains => {
  const { grid, laid, base } = ground
  const domains = blank(ground, new Uint8Array(grid.edges).fill(base))
  for (let square = 0; square < grid.squares; square++) {
    if (laid[square] === 0) look(domains, square)
    else impose(domains, square, laid[square]!)
    joinForests(domains, square)
  }
  domains.trailed = 0
  return domains
}
