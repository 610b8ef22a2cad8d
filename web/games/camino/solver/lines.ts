// Rivers and railways as lines of decided edges: where they end, and which rules they break
// (rulebook 004, rule 6).
import type { Square } from '../../kit/squares.ts'
import type { Sketch } from './domains.ts'
import type { Edge, HalfEdge } from './grid.ts'
import { RAIL, RIVER } from './patterns.ts'

export type Kind = typeof RAIL | typeof RIVER
export const lineKinds: readonly Kind[] = [RIVER, RAIL]

// The end of a line: in an empty square (the half-edge that leads into it), off the board, at a
// buffer, or nowhere because it is a loop.
const OFF_BOARD = -1
const AT_BUFFER = -2
const IN_LOOP = -3
type End = HalfEdge | typeof OFF_BOARD | typeof AT_BUFFER | typeof IN_LOOP

// Marks hold the number of the walk that met an edge or square last. Walks are too frequent to
// allocate sets.
const MOST = 1024 // edges of a board
const metEdge = new Uint32Array(MOST)
const metSquare = new Uint32Array(MOST)
const stack = new Uint16Array(MOST)
const met = new Uint16Array(MOST)
let walk = 0

// Returns the end of a line, in the direction of a half-edge. The line continues through an empty
// square if both its edges there are decided.
const follow = ({ ground, left }: Sketch, kind: Kind, from: HalfEdge): End => {
  const { ends, sides } = ground.grid
  for (let half = from; ; ) {
    const square = ends[half]!
    const edge = half >> 1
    metEdge[edge] = walk
    if (square < 0) return OFF_BOARD
    let next = -1
    for (let at = 4 * square; at < 4 * square + 4; at++) {
      const other = sides[at]!
      if (other !== edge && left[other] === kind) next = other
    }
    if (next < 0) return ground.laid[square] === 0 ? half : AT_BUFFER
    if (next === from >> 1) return IN_LOOP
    half = ends[2 * next] === square ? 2 * next + 1 : 2 * next
  }
}

// Returns the ends of every line of a kind on laid and forced squares, two a line.
const endsOf = (sketch: Sketch, kind: Kind): End[] => {
  const { left } = sketch
  const ends: End[] = []
  walk++
  for (let edge = 0; edge < left.length; edge++) {
    if (left[edge] !== kind || metEdge[edge] === walk) continue
    metEdge[edge] = walk
    ends.push(follow(sketch, kind, 2 * edge), follow(sketch, kind, 2 * edge + 1))
  }
  return ends
}

// Checks that a line is no loop and has at most one buffer.
const isSound = (one: End, other: End): boolean =>
  one !== IN_LOOP && (one !== AT_BUFFER || other !== AT_BUFFER)

export const isSoundThrough = (sketch: Sketch, kind: Kind, edge: Edge): boolean => {
  const one = follow(sketch, kind, 2 * edge)
  return one !== AT_BUFFER ? one !== IN_LOOP : isSound(one, follow(sketch, kind, 2 * edge + 1))
}

/** Checks that there are two lines of a kind, and that neither ends in an empty square. */
export const areTwoClosed = (sketch: Sketch, kind: Kind): boolean => {
  const ends = endsOf(sketch, kind)
  return ends.length === 4 && ends.every(end => end < 0)
}

/**
 * Checks that there are two railways, and that none without a buffer ends in an empty square: no
 * further buffer can be laid.
 */
export const areBuffersUseless = (sketch: Sketch): boolean => {
  const ends = endsOf(sketch, RAIL)
  const isServed = (one: End, other: End) =>
    one === AT_BUFFER || other === AT_BUFFER || (one < 0 && other < 0)
  return ends.length === 4 && isServed(ends[0]!, ends[1]!) && isServed(ends[2]!, ends[3]!)
}

// Checks whether a line could leave the board from an empty square, by a walk over all empty
// squares that it could reach. `free` marks the squares from which an exit is known; later walks
// stop there.
const hasExit = ({ ground, left }: Sketch, kind: Kind, from: Square, free: number): boolean => {
  const { sides, beside } = ground.grid
  const { laid } = ground
  if (metSquare[from] === free) return true
  walk++
  metSquare[from] = walk
  stack[0] = from
  met[0] = from
  let known = 1
  for (let waiting = 1; waiting > 0; ) {
    const square = stack[--waiting]!
    for (let at = 4 * square; at < 4 * square + 4; at++) {
      const values = left[sides[at]!]!
      if ((values & kind) === 0 || values === kind) continue
      const next = beside[at]!
      if (next < 0 || metSquare[next] === free) {
        for (let each = 0; each < known; each++) metSquare[met[each]!] = free
        return true
      }
      if (laid[next] !== 0 || metSquare[next] === walk) continue
      metSquare[next] = walk
      met[known++] = next
      stack[waiting++] = next
    }
  }
  return false
}

/**
 * Checks whether some region without an exit contains open ends that cannot all be joined in pairs
 * without a loop or a second buffer. It counts three kinds there: ends whose line leads elsewhere,
 * ends of a line with a buffer, and lines with both ends inside. `within`: by square, 1 where ends
 * are checked; all if absent.
 */
export const areShutIn = (sketch: Sketch, kind: Kind, within?: Uint8Array): boolean => {
  const squareAt = sketch.ground.grid.ends
  const ends = endsOf(sketch, kind)
  const free = ++walk
  for (const end of ends) {
    if (end < 0 || within?.[squareAt[end]!] === 0 || hasExit(sketch, kind, squareAt[end]!, free))
      continue
    let [leading, buffered, inside] = [0, 0, 0]
    for (let at = 0; at < ends.length; at += 2) {
      const [one, other] = [ends[at]!, ends[at + 1]!]
      const count = [one, other].filter(
        each => each >= 0 && metSquare[squareAt[each]!] === walk,
      ).length
      if (count === 2) inside++
      else if (count === 1 && (one === AT_BUFFER || other === AT_BUFFER)) buffered++
      else if (count === 1) leading++
    }
    if (
      (leading + buffered) % 2 === 1 ||
      buffered > leading ||
      (inside > 0 && leading + buffered === 0)
    )
      return true
  }
  return false
}

/** Checks that every line is sound and that there are at most two of a kind. */
export const keepLines = (sketch: Sketch): boolean =>
  lineKinds.every(kind => {
    const ends = endsOf(sketch, kind)
    for (let at = 0; at < ends.length; at += 2) if (!isSound(ends[at]!, ends[at + 1]!)) return false
    return ends.length <= 4
  })

export interface LineFault {
  why: 'third-line' | 'loop' | 'two-buffers'
  kind: Kind
  squares: Square[]
}

// Returns the squares of every line of a kind that `isMeant` selects, sorted.
const squaresOf = (
  sketch: Sketch,
  kind: Kind,
  isMeant: (one: End, other: End) => boolean,
): Square[] => {
  const { ends } = sketch.ground.grid
  const squares = new Set<Square>()
  for (let edge = 0; edge < sketch.left.length; edge++) {
    if (sketch.left[edge] !== kind) continue
    if (!isMeant(follow(sketch, kind, 2 * edge), follow(sketch, kind, 2 * edge + 1))) continue
    for (const square of [ends[2 * edge]!, ends[2 * edge + 1]!])
      if (square >= 0) squares.add(square)
  }
  return [...squares].sort((a, b) => a - b)
}

/**
 * Returns the fault of lines that form a loop or have a buffer at both ends; `undefined` if there
 * is none.
 */
export const unsoundFault = (sketch: Sketch): LineFault | undefined => {
  for (const kind of lineKinds) {
    const ends = endsOf(sketch, kind)
    const at = ends.findIndex((end, i) => i % 2 === 0 && !isSound(end, ends[i + 1]!))
    if (at < 0) continue
    const why = ends[at] === IN_LOOP ? 'loop' : 'two-buffers'
    return { why, kind, squares: squaresOf(sketch, kind, (one, other) => !isSound(one, other)) }
  }
  return undefined
}

/**
 * Returns the fault of more than two lines of a kind on laid and forced squares; `undefined` if
 * there is none.
 */
export const crowdFault = (sketch: Sketch): LineFault | undefined => {
  const kind = lineKinds.find(each => endsOf(sketch, each).length > 4)
  return kind && { why: 'third-line', kind, squares: squaresOf(sketch, kind, () => true) }
}

/** Returns an edge of a line of a whole filling that breaks rule 6, or -1. */
export const brokenLine = (sketch: Sketch): Edge | -1 => {
  for (const kind of lineKinds) {
    const ends = endsOf(sketch, kind)
    if (ends.every((end, i) => i % 2 === 1 || isSound(end, ends[i + 1]!))) continue
    return sketch.left.findIndex(
      (value, edge) => value === kind && !isSoundThrough(sketch, kind, edge),
    )
  }
  return -1
}

/** Returns all edges of the line through an edge. */
export const lineThrough = (sketch: Sketch, kind: Kind, edge: Edge): Edge[] => {
  walk++
  metEdge[edge] = walk
  follow(sketch, kind, 2 * edge)
  follow(sketch, kind, 2 * edge + 1)
  return [...sketch.left.keys()].filter(each => metEdge[each] === walk)
}
