// What people enter beside the box: each kind with its fields.
import * as v from 'valibot'
import { seatAmong, whole } from '../../kit/entry.ts'
import { bonusLimit, landscapesToWin, seatCounts, terrains } from './pieces.ts'

/** What the sheet keeps: the money alone, or every card. */
export const depths = ['ledger', 'full'] as const
export type Depth = (typeof depths)[number]

const terrain = v.picklist(terrains) // on the card
const tracks = whole(0, 3) // on its front
const coin = whole(1, 10) // pounds on its front
const landscape = v.strictObject({ terrain, tracks, coin }) // a card of the box

const mostStock = 99
const pounds = whole(0, 999) // paid by this seat, whoever takes first
const stocked = whole(0, mostStock) // tracks in the common stock
const bought = whole(0, 99) // tracks at £10
const bonuses = whole(0, bonusLimit) // bonus cards given up: a track each
const depth = v.picklist(depths) // what is kept from now on
const lane = v.pipe(v.array(landscape), v.maxLength(landscapesToWin)) // the next one first
// The other seats that stand before a river.
const rivers = v.pipe(
  v.array(seatAmong(seatCounts)),
  v.check(seats => new Set(seats).size === seats.length, 'a seat stands before one river only'),
)

// Yes, the same terrain and coin again: a box seems to hold one of each, but people may know
// better.
const twice = v.optional(v.literal(true))

/** What was seen on a real card; the house table of tracks is never held against it. */
export type Landscape = v.InferOutput<typeof landscape>

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('bid'), pounds }), // Seals a bid until all have bid.
  // Says the coin of the card that was drawn because bids and capitals are equal.
  v.strictObject({ kind: v.literal('coin'), coin }),
  v.strictObject({ kind: v.literal('took'), card: landscape, twice }), // Where every card is kept: the landscape taken.
  // Where every card is kept: a card with so many tracks was turned up into the stock.
  v.strictObject({ kind: v.literal('stock'), tracks }),
  // Where every card is kept: this seat builds with so many tracks in the stock; the seats before
  // it have passed.
  v.strictObject({ kind: v.literal('stocked'), tracks: stocked }),
  v.strictObject({ kind: v.literal('pass') }), // The seat did not build.
  // Where only money is kept: the seat crossed a landscape. `rivers`: the other seats that stand
  // before a river.
  v.strictObject({ kind: v.literal('crossed'), coin, bought, bonuses, rivers }),
  // Where every card is kept: the seat crossed its next landscape. `stock`: its tracks, if they
  // were not entered before.
  v.strictObject({ kind: v.literal('built'), bought, bonuses, stock: v.optional(stocked) }),
  // Between auctions: from now on only money is kept (`ledger`), or every card (`full`).
  v.strictObject({ kind: v.literal('depth'), depth }),
  // After a change to `full`: the cards that lie before this locomotive, the next one first.
  v.strictObject({ kind: v.literal('stands'), lane, twice }),
])
export type Entry = v.InferOutput<typeof entry>
