// The types of a race: options, moves, facts, the state, and the view of a viewer.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { editionOption } from '../../kit/edition.ts'
import type { Square } from '../../kit/squares.ts'
import { edition, standard } from './edition.ts'
import type { Rose, RoseColour, Stage } from './pieces.ts'

const yesNo = v.optional(v.picklist(['yes', 'no']), 'yes')

export const options = v.strictObject({
  blockedGains: yesNo, // a blocked ship that stays notes a point
  sprintIgnore: yesNo, // one leg of a sprint may be an ignore
  edition: editionOption(edition, standard),
})
export type Options = v.InferOutput<typeof options>

// A square of the edition's map, row by row from the north-west.
const square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16 * 24 - 1))
const card = v.pipe(v.string(), v.regex(/^[A-Z]$/)) // its type, a letter of the edition's cards

const leg = v.picklist(['sail', 'ignore']) // by an arrow of the card under the ship, or to any card beside it

export const move = v.variant('kind', [
  v.strictObject({ kind: v.literal('lay'), card, at: square }), // Lays a card of one's hand on a free square.
  // Lays a card on another one, which counts for nothing from then on.
  v.strictObject({ kind: v.literal('cover'), card, at: square }),
  // Sails to a square that an arrow of the card under the ship points at; one beyond the finish
  // line crosses it.
  v.strictObject({ kind: v.literal('sail'), to: square }),
  // Sails to a card beside the ship, whatever its own card says, and pays points for it.
  v.strictObject({ kind: v.literal('ignore'), to: square }),
  // Sails a second leg, and pays points for it: `by` as `sail` or `ignore` would.
  v.strictObject({ kind: v.literal('sprint'), to: square, by: leg }),
  v.strictObject({ kind: v.literal('renounce') }), // Stays where the ship is, and gains a point.
  v.strictObject({ kind: v.literal('draw') }), // Draws a card once the ship has sailed.
  v.strictObject({ kind: v.literal('buy') }), // Buys one more card for points, after the draw.
  v.strictObject({ kind: v.literal('end') }), // Ends the turn.
])
export type Move = v.InferOutput<typeof move>

/** Facts. A card drawn has no `card` for the others. */
export type Event =
  | { kind: 'opened'; seats: number; options: Options; first: Seat; hands: (string[] | number)[] }
  | { kind: 'began'; seat: Seat; gained?: 0 } // the turn, with its point; 0: there were eight already
  | { kind: 'laid'; seat: Seat; card: string; at: Square }
  | { kind: 'covered'; seat: Seat; card: string; at: Square }
  | { kind: 'sailed'; seat: Seat; to: Square; by: 'sail' | 'ignore'; cost: number; sprint: boolean }
  | { kind: 'crossed-line'; seat: Seat; at: Square; cost: number; sprint: boolean }
  | { kind: 'won-rose'; seat: Seat; stage: Stage; colour: RoseColour }
  | { kind: 'renounced'; seat: Seat; gained: number } // what was really gained: 0 with eight points
  | { kind: 'drew'; seat: Seat; card?: string }
  | { kind: 'bought'; seat: Seat; card?: string }
  | { kind: 'ended'; seat: Seat }
  | { kind: 'won'; seat: Seat; how: 'roses' | 'line' }
  | { kind: 'got-stuck' }

export interface Ship {
  at: Square // beyond the finish line once it is crossed
  voyage: Square[][] // by turn: the square at its beginning, and every square reached
  points: number // 0–8
  roses: Rose[]
  hand: string[] // card types in alphabetical order
}

/**
 * The steps of a turn. `laying`: cards may be laid; `sailed`: one leg is done; `buying`: the card
 * was drawn.
 */
export interface Turn {
  seat: Seat // whose turn it is
  step: 'laying' | 'sailed' | 'buying' // cards may be laid; one leg is sailed; the card was drawn
  laid: number // cards laid this turn
  covered: boolean // a card was covered this turn
  moved: 'sail' | 'ignore' | null // the first leg
  sprinted: boolean // the second leg was sailed
}

export interface Over {
  winner?: Seat // none: nobody moved on for ten rounds, or the players agreed to end it
  how: 'roses' | 'line' | 'stuck' | 'early' // three roses; the finish line; nobody moved on; agreed
}

export interface State {
  options: Options
  ships: Ship[]
  laid: (string[] | null)[] // by square: the cards laid there, the top one last
  pile: Record<string, number> // copies by type; a draw picks one at random
  turn: Turn | null // null: between turns
  first: Seat // who began the race, and begins every round
  next: Seat
  still: number // turns in a row without a card laid, one covered or a rose won
  changed: boolean // a card was laid, one covered or a rose won this turn
  over?: Over
}

export interface ShipView {
  at: Square // beyond the finish line once it is crossed
  voyage: Square[][] // the last turn of it; all of it once the race is over
  points: number // 0–8, to pay with
  roses: Rose[] // won so far
  cards: number // in hand
}

export interface View {
  ships: ShipView[] // by seat
  // by square: the type of the card that counts, cards printed on the starts too
  laid: (string | null)[]
  hand: string[] // one's own, in alphabetical order
  pile: number // cards still to draw
  turn: Turn | null // null: the race is over
  still: number // turns in a row without a card laid, one covered or a rose won
  over?: Over // how the race ended
}

export type Position = game.Position<View, Options>
