// Checks whether both ways are still open after a piece was tried. It tries ways found earlier
// first, and does not need the cheapest.
import { attempt, type Start } from './filling.ts'
import { diagonals } from './grid.ts'
import type { Known, Position } from './position.ts'
import { edgesOf, elsewhere, metBefore, type PossibleWay, possibleWay } from './possible.ts'
import type { Filling } from './search.ts'
import { SQUARE } from './step-costs.ts'
import { cheapest } from './ways.ts'

const MOST_SEEN = 4 // earlier ways to try before all others
const SEEN_LIMIT = 300 // nodes
// limits for the next attempt, ways that avoid the earlier ones; any way proves that one is left
const DETOURS = { toll: SQUARE, tries: 24, limit: SEEN_LIMIT }

// Returns the cheapest way in a filling, cached with it; `undefined` if the filling does not join
// its corners.
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

// Yields ways found earlier: the cheapest of the board before the trial, those that held other
// trials, and the cheapest of known fillings. Where all the cheapest ways fail, a way elsewhere may
// still hold.
const waysSeen = function* (position: Position, diagonal: number): Generator<PossibleWay> {
  const met = new Set<string>()
  const isNew = ({ way }: PossibleWay) => met.size < met.add(way.squares.join()).size
  for (const each of [position.ways[diagonal], ...position.seen[diagonal]!])
    if (each && isNew(each)) yield each
  for (const known of position.known) {
    if (met.size >= MOST_SEEN) return
    const way = wayIn(position, known, diagonal)
    if (way && isNew(way)) yield way
  }
}

type Note = (filling: Filling) => void

/**
 * Checks whether both ways are still possible on a board that can be filled. Tries earlier ways
 * first, and gives each filling it finds to `note`.
 */
export const areWaysOpen = (
  position: Position,
  start: Start,
  joins: readonly boolean[],
  note: Note,
): boolean => {
  const { grid } = position.ground
  return diagonals(grid).every((ends, diagonal) => {
    if (joins[diagonal]) return true
    for (const { way, filling } of waysSeen(position, diagonal)) {
      const edges = edgesOf(grid, way)
      const again = metBefore(start, edges)
        ? undefined
        : attempt(start, edges, SEEN_LIMIT, filling).filling
      if (!again) continue
      note(again)
      return true
    }
    const found = elsewhere(start, ends, DETOURS) ?? possibleWay(start, ends)
    if (!found?.filling) return found !== undefined
    note(found.filling)
    const seen = position.seen[diagonal]!
    seen.unshift(found)
    if (seen.length > MOST_SEEN) seen.pop()
    return true
  })
}
