// The companion's sheet beside the box: its options, and the two-column sheet it adds up to.
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
  coin: number
  bought: number
  bonuses: number
  terrain?: Terrain // full depth
}

/** A line of a seat's two-column sheet (rulebook 000, schema 3: capital, bid, capital, gain, capital). */
export interface Line {
  auction: number // from 1
  capital: number // before the bid
  bid: number | null // null: not open yet
  crossings: Crossing[] // after this auction, in order
}

export interface Account {
  lines: Line[]
  capital: number // now
  crossed: number
  bonuses: number
  atRiver?: true // ledger: an entry named it before a river, which it has not crossed
  lane?: Landscape[] // full depth: the cards before the locomotive, the next one first
}

export type Phase =
  | { kind: 'auction'; bids: (number | null)[] }
  | { kind: 'drawing'; seats: Seat[]; coins: (number | null)[] } // tied seats draw; coins by seat
  | { kind: 'taking'; order: Seat[] } // full: who still takes a landscape, the next first
  | { kind: 'standing'; seats: Seat[] } // changed to full: the seats that have still to enter the cards before their locomotive
  // drawn: this turn's card is entered, or none is asked for; skipped: draws in a row that gave no card
  | { kind: 'building'; turn: Seat; drawn: boolean; skipped: number }
  | { kind: 'over' }

export type PhaseView = { kind: 'auction'; sealed: boolean[]; bid?: number } | Exclude<Phase, { kind: 'auction' }>

export interface Reveal {
  bids: number[]
  before: number[] // capitals before paying
  order: Seat[] // of choice; shorter than the seats while a tie is being drawn for
  coins: { seat: Seat; coin: number }[][] // the drawings that are complete
}

export interface Sheet {
  options: Options
  depth: Depth // now: the option is what the evening began with
  accounts: Account[]
  auctions: number // held: bids open and paid
  stock: number[] // full: tracks of each card
  phase: Phase
  reveal?: Reveal
}

export interface View {
  depth: Depth
  accounts: Account[]
  auctions: number
  stock: number[]
  phase: PhaseView
  reveal?: Reveal
}

export type Position = game.Position<View, Options>
