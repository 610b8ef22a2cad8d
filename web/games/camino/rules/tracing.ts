// What else a board shows: ways almost as cheap as the cheapest, why a way is not final yet, and
// which pieces are left in the box.

import { recordOf } from '../../kit/records.ts'
import type { Square } from '../../kit/squares.ts'
import { keyAt } from '../solver/domains.ts'
import { fill } from '../solver/filling.ts'
import { diagonals, type Edge } from '../solver/grid.ts'
import { crosses, patterns, ROAD } from '../solver/patterns.ts'
import { cheapestPast, edgesOf } from '../solver/possible.ts'
import { type Bars, costOf, pointsOf, type Way } from '../solver/ways.ts'
import {
  type Board,
  counts,
  isEmptyAt,
  type Land,
  type Piece,
  pieces,
  piecesOf,
  tileAt,
} from './pieces.ts'
import { isFinal, type Survey } from './survey.ts'

const pointsIn = (way: Way): number => pointsOf(costOf(way))

/**
 * Returns, for each edge of the best way, the cheapest way without that edge: each way once,
 * cheapest first, at most `within` points dearer than the best.
 */
export const alternatives = ({ solved, ways }: Survey, diagonal: number, within = 2): Way[] => {
  const best = ways[diagonal]!.possible
  if (!best) return []
  const { grid } = solved.ground
  const found = new Map<string, Way>([[best.squares.join(), best]])
  for (const edge of edgesOf(grid, best)) {
    const bars: Bars = { edges: new Uint8Array(grid.edges), steps: new Set() }
    bars.edges[edge] = 1
    const way = cheapestPast(solved.start, diagonals(grid)[diagonal]!, bars)
    if (!way || pointsIn(way) > pointsIn(best) + within) continue
    if (fill(solved.start, edgesOf(grid, way)).verdict !== 'none')
      found.set(way.squares.join(), way)
  }
  return [...found.values()].slice(1).sort((one, other) => costOf(one) - costOf(other))
}

/**
 * `open`: the road across this square is not certain yet. `shorter`: the way may still take this
 * square and cost less. `obstacle`: a bridge or level crossing may still come here.
 */
export interface Unfinished {
  square: Square
  why: 'open' | 'shorter' | 'obstacle' // nothing may lie there yet; a shorter way may still come; it may become an obstacle
}

/** Returns the squares that make a way not final; none if it is final or does not exist. */
export const unfinished = ({ solved, ways, board }: Survey, diagonal: number): Unfinished[] => {
  const { possible, certain } = ways[diagonal]!
  if (!possible || isFinal(ways[diagonal]!)) return []
  const { left } = solved.start.domains
  const isCertain = (edge: Edge | undefined) => edge === undefined || left[edge] === ROAD
  const edges = edgesOf(solved.ground.grid, possible)
  const open = possible.squares.filter((square, i) => {
    return isEmptyAt(board, square) && !(isCertain(edges[i - 1]) && isCertain(edges[i]))
  })
  const why = certain ? 'shorter' : 'open'
  const isDoubtful = (square: Square) => {
    const key = keyAt(solved.start.domains, square)
    return (
      isEmptyAt(board, square) &&
      patterns.some(pattern => (pattern & key) === pattern && !crosses(pattern))
    )
  }
  const doubtful = (certain?.obstacles ?? []).filter(isDoubtful)
  return [
    ...open.map((square): Unfinished => ({ square, why })),
    ...doubtful
      .filter(square => !open.includes(square))
      .map((square): Unfinished => ({ square, why: 'obstacle' })),
  ]
}

/**
 * Returns how many pieces of each kind are left in the box; negative if the board has more of a
 * kind than the box.
 */
export const leftOf = (land: Land): Record<Piece, number> => {
  const left = recordOf(pieces, piece =>
    piecesOf(land.variant).includes(piece) ? counts[piece] : 0,
  )
  for (const piece of laidOn(land.board)) left[piece]--
  return left
}

export const laidOn = (board: Board): Piece[] =>
  Array.from(board, (_, square) => tileAt(board, square)).flatMap(tile => tile?.piece ?? [])
