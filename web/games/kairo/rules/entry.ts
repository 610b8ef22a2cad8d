// The entries that people make beside the box, each kind with its fields.
import * as v from 'valibot'
import { onlyAmong, seatAmong, whole } from '../../kit/entry.ts'
import { cloths, seatCounts, startStalls } from './pieces.ts'

const seat = seatAmong(seatCounts) // a seat, from 0
const cloth = v.picklist(cloths) // of the stall
const coin = v.optional(cloth) // a joker was played, and this paid for it
// So many coins of each cloth.
const paid = v.strictObject(v.entriesFromList(cloths, v.optional(whole(0, 99), 0)))
// A cloth each.
const three = v.pipe(
  v.array(cloth),
  v.length(startStalls),
  v.check(picked => new Set(picked).size === picked.length, 'each cloth once'),
)

const owner = v.union([seat, onlyAmong(2, 'neutral')]) // whose stall it is
const counted = whole(0, 999) // in points

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('sets-up'), cloths: three }), // The stalls a seat has at the start.
  v.strictObject({ kind: v.literal('begins'), first: seat }), // Says who begins.
  v.strictObject({ kind: v.literal('stall'), cloth, coin }), // A new stall was put up. `coin`: the joker's.
  // A stall was extended by a square, and paid with these coins. `coin`: the joker's.
  v.strictObject({ kind: v.literal('extension'), cloth, paid: v.optional(paid), coin }),
  v.strictObject({ kind: v.literal('move'), cloth, coin }), // A stall was moved. `coin`: the joker's.
  // A customer was led to a stall of its cloth. `owner`: whose stall it is.
  v.strictObject({ kind: v.literal('attract'), cloth, owner }),
  v.strictObject({ kind: v.literal('draw') }), // The seat drew two cards.
  v.strictObject({ kind: v.literal('final') }), // The final phase begins after ten still rounds, which people count.
  v.strictObject({ kind: v.literal('stop') }), // The seat stops building for good.
  v.strictObject({ kind: v.literal('counts'), coins: counted }), // At the end, where coins are real: what they are worth.
])
export type Entry = v.InferOutput<typeof entry>
