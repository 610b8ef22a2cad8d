// What a tap on the traced board does: it continues a road, lays a piece, or clears a square.
import type { Square } from '../../kit/squares.ts'
import type { Entry } from '../rules/entry.ts'
import {
  frameOf,
  isEmptyAt,
  keyOfTile,
  type Land,
  type Piece,
  tileAt,
  turnsOf,
} from '../rules/pieces.ts'
import { placeOf } from '../rules/places.ts'
import { gridOf } from '../solver/grid.ts'
import { ROAD } from '../solver/patterns.ts'
import { areBeside } from './paths.ts'

export type Tool =
  | { kind: 'road' }
  | { kind: 'piece'; piece: Piece; turns: number }
  | { kind: 'clear' }

// Returns the turn in which a piece fits best: with as many sides as possible as its neighbours
// have them, then along the road that is there, then as the tool is turned.
const turnsThere = ({ variant, board }: Land, at: Square, piece: Piece, turns: number): number => {
  const { columns, rows } = frameOf(variant)
  const { beside } = gridOf(columns, rows)
  const lies = tileAt(board, at)
  const fitness = (turn: number) => {
    const key = keyOfTile({ piece, turns: turn })
    return [0, 1, 2, 3].reduce((sum, side) => {
      const mine = (key >> (4 * side)) & 15
      const square = beside[4 * at + side]!
      const neighbour = square < 0 ? undefined : tileAt(board, square)
      const theirs = neighbour ? (keyOfTile(neighbour) >> (4 * (side ^ 2))) & 15 : 15
      const before = lies ? (keyOfTile(lies) >> (4 * side)) & 15 : 0
      return sum + ((mine & theirs) === 0 ? -4 : 0) + ((mine & before & ROAD) !== 0 ? 1 : 0)
    }, 0)
  }
  const all = turnsOf(piece)
  const first = turns % all.length
  return all
    .map(turn => (turn + first) % all.length)
    .reduce((best, turn) => (fitness(turn) > fitness(best) ? turn : best))
}

/** Returns the entry that a tap on a square makes; `undefined` if it would change nothing. */
export const entryFor = (
  land: Land,
  tool: Tool,
  at: Square,
  pen: Square | null,
): Entry | undefined => {
  const { variant, board } = land
  const place = placeOf(variant, at)
  if (tool.kind === 'clear') return isEmptyAt(board, at) ? undefined : { kind: 'clear', ...place }
  if (tool.kind === 'piece') {
    const { piece } = tool
    const lies = tileAt(board, at)
    const count = turnsOf(piece).length
    const turns =
      lies?.piece === piece ? (lies.turns + 1) % count : turnsThere(land, at, piece, tool.turns)
    return lies?.piece === piece && count === 1
      ? undefined
      : { kind: 'piece', piece, turns, ...place }
  }
  if (at === pen) return undefined
  const isOn = pen !== null && areBeside(variant, pen, at)
  return { kind: 'road', path: isOn ? [placeOf(variant, pen), place] : [place] }
}

/** Returns the path with a square added wherever the finger moved diagonally. */
export const connected = (
  { variant }: Pick<Land, 'variant'>,
  path: readonly Square[],
): Square[] => {
  const { columns } = frameOf(variant)
  return path.flatMap((to, i) => {
    const from = path[i - 1]
    if (from === undefined || areBeside(variant, from, to)) return [to]
    return [Math.floor(from / columns) * columns + (to % columns), to].filter(at => at !== from)
  })
}
