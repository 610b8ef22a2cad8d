// The way counter beside the box: what people enter, and the pieces, ways and counts it adds up to.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { seatAmong, whole } from '../../kit/entry.ts'
import type { Square } from '../../kit/squares.ts'
import { type Board, boardSize, corners, counts, pieces, seatCounts, variants } from '../rules/pieces.ts'
import type { Length } from '../rules/ranking.ts'
import type { Way } from '../solver/ways.ts'
import type { Counts } from './counts.ts'
import type { Reckoning } from './reckoning.ts'

export const options = v.strictObject({
  depth: v.optional(v.picklist(['count', 'trace']), 'count'),
  variant: v.optional(v.picklist(variants), 'camino'),
})
export type Options = v.InferOutput<typeof options>

// A square by its column and row on the real board, from 1, in Le Caminito too.
const column = whole(1, boardSize.columns)
const row = whole(1, boardSize.rows)
export interface Place {
  column: number
  row: number
}

const mostSquares = boardSize.columns * boardSize.rows
const mostObstacles = counts.bridge + counts['level-crossing']

const seat = seatAmong(seatCounts)

export const entry = v.variant('kind', [
  // Says who lays the first piece, and in which corner.
  v.strictObject({ kind: v.literal('begins'), first: seat, corner: v.picklist(corners) }),
  // Traces a road: where it bends, its ends included. A single place puts the pen down there and lays nothing.
  v.strictObject({
    kind: v.literal('road'),
    path: v.pipe(v.array(v.strictObject({ column, row })), v.minLength(1), v.maxLength(mostSquares)),
  }),
  // Notes a piece on a square: `turns` quarter turns clockwise from how it is printed.
  v.strictObject({ kind: v.literal('piece'), piece: v.picklist(pieces), turns: whole(0, 3), column, row }),
  v.strictObject({ kind: v.literal('clear'), column, row }), // Takes what was noted off a square.
  // Counts the way of this seat's side: each side counts both ways for itself.
  v.strictObject({
    kind: v.literal('counts'),
    whose: seat,
    squares: whole(1, mostSquares),
    obstacles: whole(0, mostObstacles),
  }),
  v.strictObject({ kind: v.literal('takes-over'), whose: seat }), // Takes over what the other side counted for that way.
  // Ends the game as it lies; `stuck`: nobody could lay for a round.
  v.strictObject({ kind: v.literal('close'), how: v.picklist(['agreed', 'stuck']) }),
])
export type Entry = v.InferOutput<typeof entry>

/** The end of a road that was drawn: only the side it came in by is known, the other one is guessed. */
export interface RoadEnd {
  square: Square
  side: number
}

export interface Over {
  how: 'agreed' | 'stuck' | 'counted'
  lengths: [Length, Length] // by side
  ways?: [Way, Way]
}

export interface Sheet {
  options: Options
  seats: number
  first?: Seat
  starts: (Square | null)[] // by side: the corner the first piece lies in
  board: Board
  ends: RoadEnd[]
  pens: (Square | null)[] // by seat: where the road it drew last ends
  counts: Counts
  over?: Over
}

export interface View extends Omit<Sheet, 'options' | 'ends'> {
  reckoning?: Reckoning | undefined // of what was traced
}
export type Position = game.Position<View, Options>
