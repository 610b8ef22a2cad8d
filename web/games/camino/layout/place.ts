// Continues a game from a real table, between turns: nobody has discarded, laid or offered the end
// in the present turn.
import * as v from 'valibot'
import type { GameRefusal, Seat } from '../../game.ts'
import { seatAmong, whole } from '../../kit/entry.ts'
import { without } from '../../kit/pile.ts'
import type { Square } from '../../kit/squares.ts'
import { type Layout, lyingIn, piecesIn } from '../../layout.ts'
import type { Asked, Placing } from '../../placing.ts'
import { fullPot } from '../rules/facts.ts'
import {
  counts,
  emptyBoard,
  frameOf,
  handSize,
  inOrder,
  isEmptyAt,
  type Piece,
  piecesOf,
  seatCounts,
  tiles,
  turnsOf,
  withTile,
} from '../rules/pieces.ts'
import { boardFault } from '../rules/placing.ts'
import { type PlaceCode, type Point, refuse } from '../rules/points.ts'
import { cornersOf, diagonalAt, type Side, sideOfSeat, sides } from '../rules/sides.ts'
import type { Options, State, View } from '../rules/state.ts'

/** Returns what people enter from the table; all other pieces are in the pot. */
export const asked = ({ variant }: Options, seats: number): Asked[] => {
  const { columns, rows, north } = frameOf(variant)
  const kinds = piecesOf(variant)
  const beside = kinds.map(piece => ({ piece, count: 1 }))
  return [
    ...Array.from({ length: rows }, (_, row): Asked => {
      const squares = Array.from({ length: columns }, (_, column) => row * columns + column)
      const may = (at: Square) =>
        kinds.flatMap(piece => turnsOf(piece).map(turns => ({ piece, count: 1, at, turns })))
      return { area: 'row', row: north + row + 1, board: { squares, may } }
    }),
    ...sides.map((seat): Asked => {
      const squares = cornersOf(variant).flat()
      return {
        area: 'start',
        seat,
        board: { squares, may: at => [{ piece: 'start', count: 1, at }], single: ['start'] },
      }
    }),
    { area: 'aside', beside },
    ...Array.from(
      { length: seats },
      (_, seat): Asked => ({ area: 'hand', seat, own: true, beside }),
    ),
  ]
}

/** The area in which people correct what a refusal is about. */
export const about: Placing<State, View, Options>['about'] = {
  'corners-elsewhere': 'start',
  'corner-untold': 'start',
  'hand-size': 'hand',
}

export const restAsked = { turn: 'seat', still: [0, 1, 2, 3] } as const

/** What no piece shows. */
export const rest = v.strictObject({
  turn: seatAmong(seatCounts), // whose turn it is
  still: v.optional(whole(0, 3), 0), // turns in a row in which nobody could lay
})
export type Rest = v.InferOutput<typeof rest>

/** Returns these facts from a view; `undefined` if the game is over or a turn has begun. */
export const restOf = ({ turn, offer, over, still }: View): Rest | undefined =>
  turn.step === 'lay' && !turn.hasPut && !turn.hasOffered && offer === undefined && !over
    ? { turn: turn.seat, still }
    : undefined

// Checks that each side opened in a corner with a piece, and that the two corners belong to
// different ways.
const areCorners = ({
  options: { variant },
  board,
  starts,
}: Pick<State, 'options' | 'board' | 'starts'>): boolean => {
  const corners = starts.filter(at => at !== null)
  const ways = corners.map(at => diagonalAt(variant, at))
  const areLaid = corners.every(at => !isEmptyAt(board, at))
  return areLaid && !ways.includes(-1) && new Set(ways).size === ways.length
}

// Returns a side that should have opened, but has no corner. Both sides open in the first two
// turns. If such a position were accepted, that side would have to open on a board where it cannot,
// and nobody could ever move.
const cornerless = (starts: State['starts'], laid: number, turn: Seat): Side | undefined =>
  sides.find(side => starts[side] === null && laid > (sideOfSeat(turn) === side ? 1 : 0))

const isPiece = (piece: string): piece is Piece => Object.hasOwn(counts, piece)

// Returns the pieces of an area. Other things are left out here, and the house refuses them
// (placing.ts).
const held = (areas: Layout, area: string, seat?: Seat): Piece[] =>
  piecesIn(areas, area, seat).filter(isPiece)

/** Returns the game from the areas, or a refusal; all other pieces are in the pot. */
export const place = (
  areas: Layout,
  { turn, still }: Rest,
  options: Options,
  seats: number,
): State | GameRefusal<PlaceCode, Point> => {
  const { variant } = options
  if (turn >= seats) return refuse('no-such-seat', 'turn')
  let board = emptyBoard(frameOf(variant))
  const laid: Piece[] = []
  for (const { piece, at = -1, turns = 0 } of areas.flatMap(({ area, pieces }) =>
    area === 'row' ? pieces : [],
  )) {
    const tile = tiles.find(one => one.piece === piece && one.turns === turns)
    if (!tile) return refuse('no-such-piece', 'pieces')
    if (at < 0 || at >= board.length) return refuse('off-board', 'placing')
    if (!isEmptyAt(board, at)) return refuse('two-there', 'placing', { squares: [at] })
    board = withTile(board, at, tile)
    laid.push(tile.piece)
  }
  const fault = boardFault({ variant, board })
  if (fault) return fault
  const flags = sides.map(side => lyingIn(areas, 'start', side))
  const starts = flags.map(([flag]) => flag?.at ?? null)
  const isOnceEach = flags.every(({ length }) => length < 2)
  if (!isOnceEach || !areCorners({ options, board, starts }))
    return refuse('corners-elsewhere', 'opening')
  const side = cornerless(starts, laid.length, turn)
  if (side !== undefined) return refuse('corner-untold', 'opening', { seats: [side] })
  const hands = Array.from({ length: seats }, (_, seat) => inOrder(held(areas, 'hand', seat)))
  const aside = held(areas, 'aside')
  const pot = without(fullPot(variant), [...laid, ...aside, ...hands.flat()])
  const size = handSize(variant, seats)
  const wrong = hands.findIndex(({ length }) => length > size || (length < size && pot.length > 0))
  if (wrong >= 0) return refuse('hand-size', 'turn', { seats: [wrong], size })
  return {
    options,
    board,
    starts,
    hands,
    pot,
    aside,
    turn: { seat: turn, step: 'lay', hasPut: false, hasOffered: false },
    still,
  }
}
