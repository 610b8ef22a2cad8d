// The figures of one view that the end's story needs, online.
import type { Moment } from '../parts/story.ts'
import type { View } from '../rules/state.ts'

export const momentOf = ({ railways, auctions, phase, reveal }: View): Moment => ({
  auctions: phase.kind === 'auction' ? auctions - 1 : auctions, // not counting an open one
  crossed: railways.map(({ crossed }) => crossed.length),
  capital: railways.map(({ capital }) => capital),
  bonuses: railways.map(({ bonuses }) => bonuses),
  bids: reveal?.bids,
})
