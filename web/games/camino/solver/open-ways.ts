// Whether both ways are still open where a piece was tried: ways that held before are tried first, the cheapest is not asked for.
import type { Square } from '../../kit/squares.ts'
import { attempt, type Start } from './filling.ts'
import { diagonals } from './grid.ts'
import { ROAD } from './patterns.ts'
import type { Known, Position } from './position.ts'
import { edgesOf, metBefore, type PossibleWay, possibleWay } from './possible.ts'
import type { Filling } from './search.ts'
import { cheapest, SQUARE } from './ways.ts'

const MOST_SEEN = 4 // ways tried before all others are
const DETOURS = 24 // then so many that keep away from them
const SEEN_LIMIT = 300 // nodes

// The cheapest way in a filling.
const wayIn = ({ ground }: Position, known: Known, diagonal: number): PossibleWay | undefined => {
  const { filling, joins } = known
  if (!joins[diagonal]) return undefined
  known.ways ??= []
  if (!(diagonal in known.ways)) {
    const way = cheapest({ ground, left: filling }, diagonals(ground.grid)[diagonal]!, 'possible')
    known.ways[diagonal] = way && { way, filling }
  }
  return known.ways[diagonal]
}

// The cheapest way of the board before, and those of its known fillings: where the cheapest ways of all fail, one that goes
// quite elsewhere may not.
const waysSeen = function* (position: Position, diagonal: number): Generator<PossibleWay> {
  const met = new Set<string>()
  const isNew = ({ way }: PossibleWay) => met.size < met.add(way.squares.join()).size
  for (const each of [position.ways[diagonal], ...position.seen[diagonal]!]) if (each && isNew(each)) yield each
  for (const known of position.known) {
    if (met.size >= MOST_SEEN) return
    const way = wayIn(position, known, diagonal)
    if (way && isNew(way)) yield way
  }
}

// A way that holds, found by keeping away from those that failed: to know that one is left it need not be the cheapest, and
// why the others fail is dear to find out.
const elsewhere = (start: Start, ends: readonly [Square, Square]): PossibleWay | undefined => {
  const { ground, left } = start.domains
  const tolls = new Int32Array(ground.grid.edges)
  const bars = { edges: new Uint8Array(ground.grid.edges), steps: new Set<number>(), tolls }
  for (let tries = 0; tries < DETOURS; tries++) {
    const way = cheapest(start.domains, ends, 'possible', bars)
    if (!way) return undefined
    const edges = edgesOf(ground.grid, way)
    const filling = metBefore(start, edges) ? undefined : attempt(start, edges, SEEN_LIMIT).filling
    if (filling) return { way, filling }
    for (const edge of edges) if (left[edge] !== ROAD) tolls[edge]! += SQUARE
  }
  return undefined
}

type Note = (filling: Filling) => void

// Whether both ways are still possible where the board can be filled. The ways seen before are tried first.
export const areWaysOpen = (position: Position, start: Start, joins: readonly boolean[], note: Note): boolean => {
  const { grid } = position.ground
  return diagonals(grid).every((ends, diagonal) => {
    if (joins[diagonal]) return true
    for (const { way, filling } of waysSeen(position, diagonal)) {
      const edges = edgesOf(grid, way)
      const again = metBefore(start, edges) ? undefined : attempt(start, edges, SEEN_LIMIT, filling).filling
      if (!again) continue
      note(again)
      return true
    }
    const found = elsewhere(start, ends) ?? possibleWay(start, ends)
    if (!found?.filling) return found !== undefined
    note(found.filling)
    const seen = position.seen[diagonal]!
    seen.unshift(found)
    if (seen.length > MOST_SEEN) seen.pop()
    return true
  })
}
