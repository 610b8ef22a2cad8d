// What people enter beside the box: each kind with its fields.
import * as v from 'valibot'
import { seatAmong, whole } from '../../kit/entry.ts'
import { bonusLimit, landscapesToWin, seatCounts, terrains } from './pieces.ts'

/** What the sheet keeps: the money alone, or every card. */
export const depths = ['ledger', 'full'] as const
export type Depth = (typeof depths)[number]

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
