// The types of Kairo: options, moves, facts, the state that results from facts, and the view of it.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { editionOption } from '../../kit/edition.ts'
import { whole } from '../../kit/entry.ts'
import type { Square } from '../../kit/squares.ts'
import type { Income } from './attracting.ts'
import type { Bazaar, Stall } from './bazaar.ts'
import type { Card, Play } from './cards.ts'
import { standard } from './edition.ts'
import { edition } from './edition-faults.ts'
import type { FinalReason } from './ending.ts'
import { type Holders, type Score, type Tally, worths } from './medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths, side } from './pieces.ts'

export const options = v.strictObject({
  start: v.optional(v.picklist(['given', 'variable']), 'given'),
  medals: v.optional(v.picklist(worths), worths[0]),
  oneOtherColour: v.optional(v.picklist(['no', 'yes']), 'no'), // what is not paid in the cloth comes from one other
  edition: editionOption(edition, standard),
})
export type Options = v.InferOutput<typeof options>

const square = whole(0, side * side - 1) // of the board
const entrance = square // the square beside it where its customer stands
const card = whole(0, 59) // its place in the edition's list of cards
// of one's hand: one, or any three
const cards = v.pipe(v.array(card), v.minLength(1), v.maxLength(3))
const cloth = v.picklist(cloths) // of the stall
// So many of each cloth.
const coins = v.strictObject(v.entriesFromList(cloths, v.optional(whole(0, 999), 0)))

/**
 * A build takes up to three moves: the tile with its square, the payment (only for an extension),
 * and the card.
 */
export const move = v.variant('kind', [
  // Puts up a new stall on a square, with its entrance on one beside it. `play` says by which card.
  v.strictObject({ kind: v.literal('stall'), cloth, square, entrance }),
  // Extends one's stall of this cloth by a square. `pay` and `play` say how it is paid and by which
  // card.
  v.strictObject({ kind: v.literal('extension'), cloth, square }),
  // Moves one's stall of this cloth, which has no extension and no room for one. `play` says by
  // which card.
  v.strictObject({ kind: v.literal('move'), cloth, square, entrance }),
  v.strictObject({ kind: v.literal('pay'), coins }), // Pays an extension with these coins.
  // Plays the card for what was put: one of the square's district, a joker with `coin`, or any
  // three.
  v.strictObject({
    kind: v.literal('play'),
    cards,
    coin: v.optional(cloth), // the joker's price
  }),
  v.strictObject({ kind: v.literal('attract'), entrance }), // Leads the customer to the stall with this entrance.
  v.strictObject({ kind: v.literal('take'), card }), // Takes a card from the display.
  v.strictObject({ kind: v.literal('draw') }), // Draws a card from the pile.
  v.strictObject({ kind: v.literal('hire') }), // Takes a barker instead of a card.
  v.strictObject({ kind: v.literal('discard'), card }), // Discards a card of a hand over its limit.
  v.strictObject({ kind: v.literal('stop') }), // Stops building for good, in the final phase.
])
export type Move = v.InferOutput<typeof move>
export type Put = Extract<Move, { square: Square }>

/**
 * Facts. Only the building seat learns of `put` and `paid`; `built` shows everybody the whole build
 * once the card is played.
 */
export type Event =
  | {
      kind: 'opened'
      seats: number
      options: Options
      first: Seat
      customers: Cloth[] // in the order of their starts; the last one waits
      display: Card[]
      hands: (Card[] | number)[]
    }
  | { kind: 'drew-stall'; seat: Seat; cloth: Cloth } // a neutral stall, which the seat then places
  | { kind: 'placed'; seat: Seat; stall: Stall }
  | { kind: 'set-aside'; seat: Seat; cloth?: Cloth } // fits nowhere; without `cloth`: none of the seat's own fits
  | { kind: 'began'; seat: Seat }
  | { kind: 'put'; seat: Seat; put: Put }
  | { kind: 'paid'; seat: Seat; coins: Coins }
  | { kind: 'built'; seat: Seat; put: Put; coins?: Coins; play: Play }
  | ({ kind: 'scored' } & Score)
  | {
      kind: 'attracted'
      seat: Seat
      cloth: Cloth
      entrance: Square
      barkers: number
      income: Income[]
      arrives: Cloth // the customer that waited, on the entrance
    }
  | { kind: 'took'; seat: Seat; from: 'display' | 'pile' | 'barkers'; card?: Card }
  | { kind: 'discarded'; seat: Seat; card: Card }
  | { kind: 'reshuffled' } // the discards, into a new pile
  | { kind: 'refilled'; cards: Card[] } // the display
  | { kind: 'final'; reason: FinalReason }
  | { kind: 'stopped'; seat: Seat }
  | { kind: 'shut-out'; seat: Seat } // no legal build on its turn
  | { kind: 'ended'; purses: Coins[] }

export interface Player {
  tally: Tally // points so far
  coins: Coins
  hand: Card[] // in ascending order
  barkers: number // each leads a customer past one nearer stall
  isOut: boolean // builds no more, in the final phase
}

export type Phase =
  | {
      kind: 'placing'
      seat: Seat
      own: number // stalls of the seats still to be placed, this one counted
      bag: Cloth[] // neutral ones still to be placed
      neutral?: Cloth // the neutral one drawn
    }
  | {
      kind: 'turn'
      seat: Seat
      taken: number // cards and barkers taken this turn
      put?: Put // of one's own: what is being built
      coins?: Coins // likewise: what was paid for it
    }
  | { kind: 'between'; next: Seat }
  | { kind: 'over' }

export interface State {
  options: Options
  bazaar: Bazaar // what stands on the board
  medals: ByCloth<Holders> // by cloth: who holds each; null: in the supply
  players: Player[]
  display: Card[] // face up, to take from
  pile: Card[] // in ascending order: cards are drawn from it at random
  discards: Card[]
  phase: Phase // who has to do what
  still: number // turns in a row without a new stall or an extension
  final?: FinalReason
}

/**
 * A player as a viewer sees it: hand and purse only for their own seat; at the end everybody sees
 * the purses.
 */
export interface PlayerView extends Omit<Player, 'coins' | 'hand'> {
  cards: number // in hand
  coins?: Coins
  hand?: Card[] // in ascending order
}

export interface View extends Omit<State, 'options' | 'players' | 'pile'> {
  players: PlayerView[] // by seat
  pile: number // cards still to draw
}

export type Position = game.Position<View, Options>
