// What the end tells of a moment of the game online.
import type { Moment } from '../parts/story.ts'
import type { View } from '../rules/state.ts'

export const momentOf = ({ railways, auctions, phase, reveal }: View): Moment => ({
  auctions: phase.kind === 'auction' ? auctions - 1 : auctions, // one that is open is not held yet
  crossed: railways.map(({ crossed }) => crossed.length),
  capital: railways.map(({ capital }) => capital),
  bonuses: railways.map(({ bonuses }) => bonuses),
  bids: reveal?.bids,
})
