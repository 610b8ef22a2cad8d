// The sheet beside the box: its options, and its two columns.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { type Depth, depths, type Landscape } from '../rules/entry.ts'
import type { Terrain } from '../rules/pieces.ts'

export interface Options {
  depth: Depth
}
export const options = v.strictObject({ depth: v.optional(v.picklist(depths), 'ledger') })

export interface Crossing {
  coin: number // pounds gained
  bought: number // tracks at £10
  bonuses: number // bonus cards given up
  terrain?: Terrain // full depth
}

/**
 * A line of a seat's two-column sheet (rulebook 000, schema 3: capital, bid, capital, gain,
 * capital).
 */
export interface Line {
  auction: number // from 1
  capital: number // before the bid
  bid: number | null // null: not open yet
  crossings: Crossing[] // after this auction, in order
}

export interface Account {
  lines: Line[]
  capital: number // now
  crossed: number // landscapes
  bonuses: number // bonus cards
  atRiver?: true // ledger: an entry named it before a river, which it has not crossed
  lane?: Landscape[] // full depth: the cards before the locomotive, the next one first
}

export type Phase =
  | { kind: 'auction'; bids: (number | null)[] }
  | {
      kind: 'drawing'
      seats: Seat[] // who is tied, and draws
      coins: (number | null)[] // by seat; null: not entered yet
    }
  | { kind: 'taking'; order: Seat[] } // full: who still takes a landscape, the next first
  | { kind: 'standing'; seats: Seat[] } // changed to full: the seats that have still to enter the cards before their locomotive
  | {
      kind: 'building'
      turn: Seat
      drawn: boolean // this turn's card is entered, or none is asked for
      skipped: number // draws in a row that gave no card
    }
  | { kind: 'over' }

export type PhaseView =
  | {
      kind: 'auction'
      sealed: boolean[] // by seat: who has bid
      bid?: number // one's own, in pounds
    }
  | Exclude<Phase, { kind: 'auction' }>

/** A card drawn because bids and capitals are equal. */
export interface Drawn {
  seat: Seat
  coin: number // pounds on it
}

/** The last auction as everybody saw it. */
export interface Reveal {
  bids: number[] // by seat, in pounds
  before: number[] // capitals before paying
  order: Seat[] // of choice; shorter than the seats while a tie is being drawn for
  coins: Drawn[][] // the drawings that are complete
}

export interface Sheet {
  options: Options
  depth: Depth // now; `options.depth` is that at the start
  accounts: Account[]
  auctions: number // held: bids open and paid
  stock: number[] // with `full`: the tracks of each card turned up
  phase: Phase
  reveal?: Reveal
}

export interface View {
  depth: Depth // now: it may change between auctions
  accounts: Account[] // by seat
  auctions: number // held: bids open and paid
  stock: number[] // where every card is kept: the tracks of each card turned up
  phase: PhaseView // who has to enter what
  reveal?: Reveal
}

export type Position = game.Position<View, Options>
