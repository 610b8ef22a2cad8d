// The types of a game of Cape to Cairo: options, moves, facts, the state, and the view of a viewer.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import type { CardId } from './pieces.ts'

export const bonusSources = ['pile', 'discard'] as const
export type BonusSource = (typeof bonusSources)[number]

export interface Options {
  bonusFrom: 'choice' | 'pile'
}
export const options = v.strictObject({
  bonusFrom: v.optional(v.picklist(['choice', 'pile']), 'choice'),
})

// A whole number from 0 on.
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

const pounds = whole(999) // paid by this seat, whoever chooses first
const card = whole(49) // of the offer
const bonuses = whole(5) // bonus cards given up: a track each
const bought = whole(99) // tracks at £10
const from = v.picklist(bonusSources) // face down: the top of the pile, or of the discards

export const move = v.variant('kind', [
  v.strictObject({ kind: v.literal('bid'), pounds }), // Seals a bid; everybody pays their own.
  v.strictObject({ kind: v.literal('choose'), card }), // Takes a landscape of the offer.
  v.strictObject({ kind: v.literal('draw') }), // Turns up a card: its tracks go into the common stock.
  // Crosses the next landscape: with so many bonus cards and bought tracks where the stock has too
  // few.
  v.strictObject({ kind: v.literal('build'), bonuses, bought }),
  v.strictObject({ kind: v.literal('pass') }), // Does not build; the turn goes on to the next seat.
  v.strictObject({ kind: v.literal('prefer'), from }), // Says where one's bonus cards come from.
])
export type Move = v.InferOutput<typeof move>

/** One drawing among equals: each tied seat's card; the higher coin goes first. */
export type Drawing = { seat: Seat; card: CardId }[]

/**
 * Facts. A `card` that a viewer may not know (the front of a bonus) and a `pounds` still sealed are
 * missing for him.
 */
export type Event =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'dealt'; cards: CardId[] } // the offer of an auction
  | { kind: 'bid'; seat: Seat; pounds?: number } // sealed
  | { kind: 'revealed'; bids: number[] } // by seat; everyone has paid
  | { kind: 'drew-lots'; drawing: Drawing } // equal bids and capitals; as often as it takes
  | { kind: 'ranked'; order: Seat[] } // of choice
  | { kind: 'chose'; seat: Seat; card: CardId } // the last of the order takes what is left by itself
  | { kind: 'drew'; seat: Seat; card: CardId } // into the common stock
  | { kind: 'drew-nothing'; seat: Seat } // pile, discards and bonuses all empty (ruling)
  | { kind: 'passed'; seat: Seat }
  | { kind: 'crossed'; seat: Seat; card: CardId; bonuses: number; bought: number }
  | { kind: 'gained-bonus'; seat: Seat; from: BonusSource; card?: CardId | Counter }
  | { kind: 'preferred'; seat: Seat; from: BonusSource }
  | { kind: 'reshuffled'; from: 'discards' | 'bonuses' | 'stock' } // into a new pile
  | { kind: 'won'; seat: Seat }

/**
 * Replaces the card of a bonus when the pile and the discards are empty and the card is needed
 * (ruling).
 */
export const counter = -1
export type Counter = typeof counter

/** A seat's own things. */
export interface Railway {
  capital: number // pounds
  crossed: CardId[] // backs up, in order
  lane: CardId[] // bought and not crossed yet, the next one first
  bonuses: (CardId | Counter)[] // nobody may see the fronts
  prefers: BonusSource
}

export type Phase =
  | { kind: 'auction'; bids: (number | null)[] }
  | { kind: 'choosing'; order: Seat[] } // those who still choose, the next first; empty until it is ranked
  | { kind: 'building'; turn: Seat; drawn: boolean; skipped: number } // draws in a row that gave no card
  | { kind: 'over' }

/** The last auction as everyone saw it: kept until the next reveal. */
export interface Reveal {
  bids: number[] // by seat
  before: number[] // capitals before paying, by seat
  order: Seat[] // of choice; empty until it is ranked
  drawings: Drawing[]
}

export interface State {
  options: Options
  railways: Railway[]
  pile: CardId[] // sorted, so that the order reveals nothing; a draw picks at random
  discards: CardId[] // the last one on top
  stock: CardId[]
  offer: CardId[]
  auctions: number
  owed: Seat[] // seats that still gain a bonus for the last crossing, clockwise from the builder
  phase: Phase
  reveal?: Reveal
}

export interface RailwayView {
  capital: number // pounds
  crossed: CardId[] // landscapes crossed, in order
  lane: CardId[] // bought and not crossed yet, the next one first
  bonuses: number // bonus cards: a track each
  prefers: BonusSource // where its bonus cards come from
}

export type PhaseView =
  | {
      kind: 'auction'
      sealed: boolean[] // by seat: who has bid
      bid?: number // one's own, in pounds
    }
  | {
      kind: 'choosing'
      order: Seat[] // those who still choose, the next first; empty until it is ranked
    }
  | {
      kind: 'building'
      turn: Seat
      drawn: boolean // a card was turned up this turn
    }
  | { kind: 'over' }

export interface View {
  railways: RailwayView[] // by seat
  pile: number // cards
  discards: number // cards
  stock: CardId[] // turned up: the tracks on their fronts are anybody's who builds
  offer: CardId[] // landscapes of this auction, not chosen yet
  auctions: number // so far, this one counted
  phase: PhaseView // who has to do what
  reveal?: Reveal
}

export type Position = game.Position<View, Options>
