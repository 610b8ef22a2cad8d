// The points of the rules help, in the order they are read, and the refusals that cite them.
import type { GameRefusal, Proof } from '../../game.ts'
import * as kit from '../../kit/refuse.ts'

export const points = [
  'goal',
  'example',
  'bazaar',
  'start',
  'turn',
  'stall',
  'extension',
  'payment',
  'medals',
  'cards',
  'access',
  'moving',
  'attracting',
  'income',
  'drawing',
  'final',
  'end',
  'companion',
  'edition',
] as const
export type Point = (typeof points)[number]

/** Refusal codes of moves and of entries. */
export type SharedCode =
  | 'game-over'
  | 'not-your-turn'
  | 'only-building'
  | 'not-final-yet'
  | 'stall-on-board'
  | 'no-such-stall'
  | 'none-left'
  | 'customer-away'
  | 'is-extended'
  | 'none-of-the-cloth'
  | 'too-few-coins'
  | 'wrong-sum'
  | 'one-other-cloth'
  | 'no-coin-for-joker'

/** Refusal codes of moves online. */
export type Code =
  | SharedCode
  | 'place-a-stall'
  | 'choose-an-action'
  | 'pay-first'
  | 'play-a-card'
  | 'take-another'
  | 'discard-first'
  | 'market-only'
  | 'restaurant-only'
  | 'not-free'
  | 'cloth-in-district'
  | 'beside-a-stall'
  | 'cuts-off'
  | 'entrance-not-beside'
  | 'entrance-off-market'
  | 'entrance-not-free'
  | 'entrance-cut-off'
  | 'district-full'
  | 'other-stall-drawn'
  | 'not-beside-yours'
  | 'touches-same-cloth'
  | 'can-be-extended'
  | 'same-square'
  | 'no-card'
  | 'not-in-hand'
  | 'other-district'
  | 'joker-needs-coin'
  | 'coin-not-needed'
  | 'one-or-three'
  | 'no-entrance'
  | 'entrance-occupied'
  | 'too-few-barkers'
  | 'not-on-display'
  | 'no-barkers-left'

/** Refusal codes of entries beside the box. */
export type SheetCode =
  | SharedCode
  | 'no-such-seat'
  | 'entered-already'
  | 'not-begun'
  | 'stalls-first'
  | 'begun-already'
  | 'only-counting'
  | 'not-counting'
  | 'final-already'
  | 'coins-are-real'
  | 'say-what-is-paid'

/**
 * Refusal codes of positions from which no table can be opened: the pieces cannot be there, or the
 * game could not continue.
 */
export type PlaceCode =
  | 'no-such-seat'
  | 'off-board'
  | 'no-such-stall'
  | 'stall-on-board'
  | 'market-only'
  | 'restaurant-only'
  | 'not-free'
  | 'cuts-off'
  | 'entrance-not-beside'
  | 'entrance-off-market'
  | 'entrance-not-free'
  | 'one-waits'
  | 'customer-off-market'
  | 'customers-meet'
  | 'too-many-cards'
  | 'display-size'

/** Returns a refusal. The compiler checks that code and point are this game's. */
export const refuse: <Why extends Code | SheetCode | PlaceCode>(
  refused: Why,
  rule: Point,
  at?: Proof,
) => GameRefusal<Why, Point> = kit.refuse
