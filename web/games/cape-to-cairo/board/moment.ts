// The figures of one view that the end's story needs, online.
import type { Moment } from '../parts/spending.ts'
import { cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'

export const momentOf = ({ railways, auctions, phase, reveal }: View): Moment => ({
  auctions: phase.kind === 'auction' ? auctions - 1 : auctions, // not counting an open one
  crossed: railways.map(({ crossed }) => crossed.length),
  capital: railways.map(({ capital }) => capital),
  bonuses: railways.map(({ bonuses }) => bonuses),
  earned: railways.map(({ crossed }) => crossed.reduce((sum, id) => sum + cardOf(id).pounds, 0)),
  waiting: railways.map(({ lane }) => lane.map(id => cardOf(id).terrain)),
  bids: reveal?.bids,
})
