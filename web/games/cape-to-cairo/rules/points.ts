// The points of the rules help, in the order they are read, and the refusals that cite them.
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

/** Why a move is refused, online and beside the box alike. */
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

/** Why a move is refused online. */
export type Code =
  | SharedCode
  | 'nonsense'
  | 'pile-only'
  | 'already-preferred'
  | 'not-on-offer'
  | 'nothing-to-cross'

/** Why an entry is refused beside the box. */
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
 * Why a table is not opened from a position: its pieces cannot lie so, or the rules could not go on
 * from there.
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

/** A refusal of this game; `Why`: only by these codes. */
export type Refusal<Why extends string = Code> = game.GameRefusal<Why, Point>
