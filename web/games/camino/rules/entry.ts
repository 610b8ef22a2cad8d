// What people enter beside the box: each kind with its fields.
import * as v from 'valibot'
import { seatAmong, whole } from '../../kit/entry.ts'
import { boardSize, corners, counts, pieces, seatCounts } from './pieces.ts'

const column = whole(1, boardSize.columns) // from the west
const row = whole(1, boardSize.rows) // from the north

const mostSquares = boardSize.columns * boardSize.rows
const mostObstacles = counts.bridge + counts['level-crossing']

const seat = seatAmong(seatCounts) // a seat, from 0
const piece = v.picklist(pieces) // its kind
const turns = whole(0, 3) // quarter turns clockwise from how it is printed
const squares = whole(1, mostSquares) // on the way, both corners included
const obstacles = whole(0, mostObstacles) // bridges and level crossings on it
const corner = v.picklist(corners) // where the first piece lies
const how = v.picklist(['agreed', 'stuck']) // agreed by both sides, or nobody could lay
// Where it bends, in order: each place lies in one column or row with the one before.
const path = v.pipe(
  v.array(v.strictObject({ column, row })),
  v.minLength(1),
  v.maxLength(mostSquares),
)

export const entry = v.variant('kind', [
  // Says who lays the first piece, and in which corner.
  v.strictObject({ kind: v.literal('begins'), first: seat, corner }),
  // Traces a road: where it bends, its ends included. A single place puts the pen down there and
  // lays nothing.
  v.strictObject({ kind: v.literal('road'), path }),
  // Notes a piece on a square: `turns` quarter turns clockwise from how it is printed.
  v.strictObject({ kind: v.literal('piece'), piece, turns, column, row }),
  v.strictObject({ kind: v.literal('clear'), column, row }), // Takes what was noted off a square.
  // Counts the way of this seat's side: each side counts both ways for itself.
  v.strictObject({ kind: v.literal('counts'), whose: seat, squares, obstacles }),
  v.strictObject({ kind: v.literal('takes-over'), whose: seat }), // Takes over what the other side counted for that way.
  // Ends the game as it lies; `stuck`: nobody could lay for a round.
  v.strictObject({ kind: v.literal('close'), how }),
])
export type Entry = v.InferOutput<typeof entry>
