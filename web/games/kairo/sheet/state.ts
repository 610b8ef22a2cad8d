// The types of the sheet beside the box: its options, the money, medals and points that result from
// entries, and the view of them.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import type { FinalReason } from '../rules/ending.ts'
import type { Holders, Score, Tally } from '../rules/medals.ts'
import type { ByCloth, Cloth, Coins } from '../rules/pieces.ts'

export const options = v.strictObject({
  coins: v.optional(v.picklist(['kept', 'real']), 'kept'), // real: cost and income are only said
  medals: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]-[1-9]$/, 'gold and silver, such as 2-1')),
    '2-1',
  ),
  oneOtherColour: v.optional(v.picklist(['no', 'yes']), 'no'),
})
export type Options = v.InferOutput<typeof options>

export type Phase =
  | { kind: 'setting-up' }
  | { kind: 'turn'; seat: Seat }
  | { kind: 'counting' }
  | { kind: 'over' }

export interface Account {
  tally: Tally // points so far
  isReady: boolean // its stalls at the start are entered
  isOut: boolean // builds no more
  coins: Coins // all 0 where coins are real
  counted: number | null // the value of real coins, once it is entered
}

export interface Sheet {
  options: Options
  accounts: Account[]
  sizes: ByCloth<number[]> // of the stalls, by seat; 0: none
  medals: ByCloth<Holders> // by cloth: who holds each; null: in the supply
  phase: Phase // who has to enter what
  // whose customer waits beside the board: the one attracted last; nobody says which it is at the
  // start
  away?: Cloth
  scored?: Score // by the last extension: the size, the medals and from whom, the points
  final?: FinalReason
}

/**
 * An account as a viewer sees it: a purse that the sheet keeps only for its own seat; at the end
 * everybody sees it.
 */
export interface AccountView extends Omit<Account, 'coins'> {
  coins?: Coins
}
export interface View extends Omit<Sheet, 'options' | 'accounts'> {
  accounts: AccountView[] // by seat
}
export type Position = game.Position<View, Options>
