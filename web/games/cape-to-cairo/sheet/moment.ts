// The figures of one view that the end's story needs, beside the box.
import type { Moment } from '../parts/spending.ts'
import type { View } from './state.ts'

export const momentOf = ({ accounts, auctions, reveal }: View): Moment => ({
  auctions,
  crossed: accounts.map(({ crossed }) => crossed),
  capital: accounts.map(({ capital }) => capital),
  bonuses: accounts.map(({ bonuses }) => bonuses),
  earned: accounts.map(({ lines }) =>
    lines.flatMap(({ crossings }) => crossings).reduce((sum, { coin }) => sum + coin, 0),
  ),
  waiting: accounts.map(({ lane }) => lane?.map(({ terrain }) => terrain)),
  bids: reveal?.bids,
})
