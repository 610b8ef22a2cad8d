// The companion's sheet beside the box: what people enter, and the two-column sheet it adds up to.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { seatAmong, whole } from '../../kit/entry.ts'
import { bonusLimit, landscapesToWin, seatCounts, type Terrain, terrains } from '../rules/pieces.ts'

export const depths = ['ledger', 'full'] as const
export type Depth = (typeof depths)[number]

export interface Options {
  depth: Depth
}
export const options = v.strictObject({ depth: v.optional(v.picklist(depths), 'ledger') })

const landscape = v.strictObject({ terrain: v.picklist(terrains), tracks: whole(0, 3), coin: whole(1, 10) })

const mostStock = 99

// Yes, the same terrain and coin again: a box seems to hold one of each, but people may know better.
const twice = v.optional(v.literal(true))

/** What was seen on a real card; the house table of tracks is never held against it. */
export type Landscape = v.InferOutput<typeof landscape>

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('bid'), pounds: whole(0, 999) }), // Seals a bid until all have bid.
  // Says the coin of the card that was drawn because bids and capitals are equal.
  v.strictObject({ kind: v.literal('coin'), coin: whole(1, 10) }),
  v.strictObject({ kind: v.literal('took'), card: landscape, twice }), // Where every card is kept: the landscape taken.
  // Where every card is kept: a card with so many tracks was turned up into the stock.
  v.strictObject({ kind: v.literal('stock'), tracks: whole(0, 3) }),
  // Where every card is kept: this seat builds with so many tracks in the stock; the seats before it have passed.
  v.strictObject({ kind: v.literal('stocked'), tracks: whole(0, mostStock) }),
  v.strictObject({ kind: v.literal('pass') }), // The seat did not build.
  // Where only money is kept: the seat crossed a landscape. `rivers`: the other seats that stand before a river.
  v.strictObject({
    kind: v.literal('crossed'),
    coin: whole(1, 10),
    bought: whole(0, 99),
    bonuses: whole(0, bonusLimit),
    rivers: v.pipe(
      v.array(seatAmong(seatCounts)),
      v.check(seats => new Set(seats).size === seats.length, 'a seat stands before one river only'),
    ),
  }),
  // Where every card is kept: the seat crossed its next landscape. `stock`: its tracks, if they were not entered before.
  v.strictObject({
    kind: v.literal('built'),
    bought: whole(0, 99),
    bonuses: whole(0, bonusLimit),
    stock: v.optional(whole(0, mostStock)),
  }),
  // Between auctions: from now on only money is kept (`ledger`), or every card (`full`).
  v.strictObject({ kind: v.literal('depth'), depth: v.picklist(depths) }),
  // After a change to `full`: the cards that lie before this locomotive, the next one first.
  v.strictObject({
    kind: v.literal('stands'),
    lane: v.pipe(v.array(landscape), v.maxLength(landscapesToWin)),
    twice,
  }),
])
export type Entry = v.InferOutput<typeof entry>

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
  atRiver?: true // ledger: said to stand before a river, and has not crossed it
  lane?: Landscape[] // full depth: the cards before the locomotive, the next one first
}

export type Phase =
  | { kind: 'auction'; bids: (number | null)[] }
  | { kind: 'drawing'; seats: Seat[]; coins: (number | null)[] } // tied seats draw; coins by seat
  | { kind: 'taking'; order: Seat[] } // full: who still takes a landscape, the next first
  | { kind: 'standing'; seats: Seat[] } // changed to full: who still tells what stands before the locomotive
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
