// The points of the rules help, in reading order, and the codes of refusals, which cite these
// points.
import type * as game from '../../game.ts'

export const points = [
  'goal',
  'example',
  'pieces',
  'auction',
  'bids',
  'ties',
  'choosing',
  'stock',
  'building',
  'payment',
  'crossing',
  'river',
  'pile',
  'end',
  'companion',
] as const
export type Point = (typeof points)[number]

/** Refusal codes of moves online and of entries beside the box. */
export type SharedCode =
  | 'over-capital'
  | 'too-few-bonuses'
  | 'more-than-needed'
  | 'too-few-tracks'
  | 'too-little-capital'
  | 'game-over'
  | 'not-your-turn'
  | 'no-auction-now'
  | 'already-sealed'
  | 'nothing-to-choose'
  | 'not-building-now'
  | 'already-drawn'
  | 'draw-first'

/** Refusal codes of moves online. */
export type Code =
  | SharedCode
  | 'nonsense'
  | 'pile-only'
  | 'already-preferred'
  | 'not-on-offer'
  | 'nothing-to-cross'

/** Refusal codes of entries beside the box. */
export type SheetCode =
  | SharedCode
  | 'no-tie-now'
  | 'not-between-auctions'
  | 'not-asked'
  | 'same-card-twice'
  | 'builder-gains-none'
  | 'no-such-seat'
  | 'no-bonus-at-the-end'
  | 'sixth-bonus'
  | 'other-depth'
  | 'same-depth'
  | 'not-tied'
  | 'lane-length'

/**
 * Refusal codes of a position: its pieces cannot be where they were entered, or the game could not
 * continue from there.
 */
export type PlaceCode =
  | 'no-such-seat'
  | 'line-complete'
  | 'offer-short'
  | 'stock-cleared'
  | 'one-each'
  | 'none-before'
  | 'more-than-earned'
  | 'more-bonuses'
  | 'more-counters'

/** A refusal of this game; `Why` limits its codes. */
export type Refusal<Why extends string = Code> = game.GameRefusal<Why, Point>
