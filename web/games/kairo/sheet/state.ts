// The sheet beside the box: what people enter, and the money, medals and points it adds up to.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { onlyAmong, seatAmong, whole } from '../../kit/entry.ts'
import type { FinalReason } from '../rules/ending.ts'
import type { Holders, Score, Tally } from '../rules/medals.ts'
import { type ByCloth, type Cloth, type Coins, cloths, seatCounts, startStalls } from '../rules/pieces.ts'

export const options = v.strictObject({
  coins: v.optional(v.picklist(['kept', 'real']), 'kept'), // real: cost and income are only said
  medals: v.optional(v.pipe(v.string(), v.regex(/^[1-9]-[1-9]$/, 'gold and silver, such as 2-1')), '2-1'),
  oneOtherColour: v.optional(v.picklist(['no', 'yes']), 'no'),
})
export type Options = v.InferOutput<typeof options>

const seat = seatAmong(seatCounts)
const cloth = v.picklist(cloths)
const coin = v.optional(cloth) // a joker was played, and this paid for it
const paid = v.strictObject(v.entriesFromList(cloths, v.optional(whole(0, 99), 0)))
const three = v.pipe(
  v.array(cloth),
  v.length(startStalls),
  v.check(picked => new Set(picked).size === picked.length, 'each cloth once'),
)

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('sets-up'), cloths: three }), // The stalls a seat has at the start.
  v.strictObject({ kind: v.literal('begins'), first: seat }), // Says who begins.
  v.strictObject({ kind: v.literal('stall'), cloth, coin }), // A new stall was put up. `coin`: the joker's.
  // A stall was extended by a square, and paid with these coins. `coin`: the joker's.
  v.strictObject({ kind: v.literal('extension'), cloth, paid: v.optional(paid), coin }),
  v.strictObject({ kind: v.literal('move'), cloth, coin }), // A stall was moved. `coin`: the joker's.
  // A customer was led to a stall of its cloth. `owner`: whose stall it is.
  v.strictObject({ kind: v.literal('attract'), cloth, owner: v.union([seat, onlyAmong(2, 'neutral')]) }),
  v.strictObject({ kind: v.literal('draw') }), // The seat drew two cards.
  v.strictObject({ kind: v.literal('final') }), // The final phase begins after ten still rounds, which people count.
  v.strictObject({ kind: v.literal('stop') }), // The seat stops building for good.
  v.strictObject({ kind: v.literal('counts'), coins: whole(0, 999) }), // At the end, where coins are real: what they are worth.
])
export type Entry = v.InferOutput<typeof entry>

export type Phase = { kind: 'setting-up' } | { kind: 'turn'; seat: Seat } | { kind: 'counting' } | { kind: 'over' }

export interface Account {
  tally: Tally
  isReady: boolean // its stalls at the start are entered
  isOut: boolean
  coins: Coins // all 0 where coins are real
  counted: number | null // the value of real coins, once it is entered
}

export interface Sheet {
  options: Options
  accounts: Account[]
  sizes: ByCloth<number[]> // of the stalls, by seat; 0: none
  medals: ByCloth<Holders>
  phase: Phase
  away?: Cloth // whose customer waits beside the board: the one attracted last; nobody says which it is at the start
  scored?: Score // by the last extension: the size, the medals and from whom, the points
  final?: FinalReason
}

/** A purse that is kept is there for its own seat, and for everyone when it is over. */
export interface AccountView extends Omit<Account, 'coins'> {
  coins?: Coins
}
export interface View extends Omit<Sheet, 'options' | 'accounts'> {
  accounts: AccountView[]
}
export type Position = game.Position<View, Options>
