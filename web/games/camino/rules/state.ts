// The types of a game of Le Camino: options, moves, facts, the state that the facts add up to, and
// the view of a viewer.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { whole } from '../../kit/entry.ts'
import type { Square } from '../../kit/squares.ts'
import type { Way } from '../solver/ways.ts'
import { type Board, boardSize, type Piece, pieces, variants } from './pieces.ts'

export const options = v.strictObject({
  variant: v.optional(v.picklist(variants), 'camino'),
  end: v.optional(v.picklist(['automatic', 'agreement']), 'automatic'),
})
export type Options = v.InferOutput<typeof options>

const piece = v.picklist(pieces) // of one's hand
const turns = whole(0, 3) // quarter turns clockwise from how it is printed
// the square, within the variant's frame
const at = whole(0, boardSize.columns * boardSize.rows - 1)

export const move = v.variant('kind', [
  // Lays a piece of one's hand on an empty square: `turns` quarter turns clockwise from how it is
  // printed.
  v.strictObject({ kind: v.literal('lay'), piece, turns, at }),
  // Completes a square: lays there the only kind of piece that still fits there.
  v.strictObject({ kind: v.literal('complete'), piece, turns, at }),
  v.strictObject({ kind: v.literal('set-aside'), piece }), // Sets aside a piece that is of no use any more.
  // Draws a piece after one was laid, completed or set aside; from here on that can no longer be
  // undone.
  v.strictObject({ kind: v.literal('draw') }),
  v.strictObject({ kind: v.literal('end') }), // Ends the turn without drawing, where the pot is empty.
  v.strictObject({ kind: v.literal('swap'), piece }), // Swaps a piece with the pot, where nothing can be laid.
  v.strictObject({ kind: v.literal('pass') }), // Passes, where nothing can be laid and the pot is empty.
  v.strictObject({ kind: v.literal('offer') }), // Offers the other side to end the game.
  v.strictObject({ kind: v.literal('accept') }), // Accepts the end that was offered.
  v.strictObject({ kind: v.literal('decline') }), // Declines the end that was offered.
])
export type Move = v.InferOutput<typeof move>
export type Put = Omit<Extract<Move, { kind: 'lay' }>, 'kind'>

/**
 * How a game ends: nothing can change the ways any more, both sides agree, nobody could lay for a
 * whole round, or all players agreed to stop before.
 */
export type How = 'automatic' | 'agreed' | 'stuck' | 'early'
/** How it ends beside the box, where nobody says when nothing can change any more. */
export type SheetHow = Exclude<How, 'automatic'> | 'counted'

/**
 * The facts of a game. Only its own seat learns which pieces a hand contains; pieces that are laid,
 * completed, set aside or shown are public.
 */
export type Event =
  | { kind: 'opened'; seats: number; options: Options; first: Seat; hands: (Piece[] | number)[] }
  | { kind: 'redealt'; seat: Seat; shown: Piece[]; hand?: Piece[] } // no road piece to open with
  | { kind: 'began'; seat: Seat }
  | ({ kind: 'laid'; seat: Seat } & Put)
  | ({ kind: 'completed'; seat: Seat } & Put)
  | { kind: 'set-aside'; seat: Seat; piece: Piece }
  | { kind: 'drew'; seat: Seat; piece?: Piece }
  | { kind: 'turn-ended'; seat: Seat } // without drawing
  | { kind: 'swapped'; seat: Seat; gave?: Piece; got?: Piece }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'offered'; seat: Seat }
  | { kind: 'accepted'; seat: Seat }
  | { kind: 'declined'; seat: Seat }
  | { kind: 'ended'; how: How; ways: Way[] } // by side

/**
 * `lay`: before laying, one may discard and offer the end. `draw`: something was discarded, a new
 * piece is due. `laid`: drawing or ending the turn is all that is left. `between`: the box speaks
 * next.
 */
export type Step = 'lay' | 'draw' | 'laid' | 'between'

export interface Turn {
  seat: Seat // between turns: the one that comes next
  step: Step
  hasPut: boolean // something was completed in this turn
  hasOffered: boolean // the end, in this turn
}

export interface Over {
  how: How
  ways: Way[] // by side: the ways that count
}

interface Public {
  board: Board
  starts: (Square | null)[] // by side: the corner it opened in
  aside: Piece[] // set aside, in that order
  turn: Turn // whose it is, and how far
  offer?: Seat // who offers the end, until it is accepted or declined
  still: number // turns in a row in which nobody could lay
  over?: Over // how the game ended
}

export interface State extends Public {
  options: Options
  hands: Piece[][]
  pot: Piece[] // sorted; chance decides only at the draw
}

/** The cost of a way between two corners, in points, as everybody sees it drawn. */
export interface WayCost {
  possible?: number // at least, with what may still be laid; none: that way is shut
  certain?: number // at most, by what lies there and what must follow; none: it is not joined yet
}

/** A view contains the hand of its own seat only, not that of a partner. */
export interface View extends Public {
  hand?: Piece[] // one's own
  hands: number[] // pieces in hand, by seat
  pot: number // pieces still to draw
  // by side; before anybody has opened, from the north-west and from the south-west
  ways: [WayCost, WayCost]
}

export type Position = game.Position<View, Options>
