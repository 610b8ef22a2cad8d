// The figures of one view that the end's story needs, beside the box.
import type { Moment } from '../parts/scoring.ts'
import { total } from '../rules/pieces.ts'
import type { View } from './state.ts'

export const momentOf = ({ accounts, sizes, medals }: View): Moment => ({
  tallies: accounts.map(({ tally }) => tally),
  sizes,
  medals,
  coins: accounts.map(({ coins, counted }) => counted ?? (coins && total(coins))),
})
