// The points of the rules help, in reading order, and the codes of the refusals that cite them.
import type { GameRefusal, Proof } from '../../game.ts'
import * as kit from '../../kit/refuse.ts'

export const points = [
  'goal',
  'example',
  'score',
  'pieces',
  'turn',
  'opening',
  'placing', // rules 1 and 2
  'matching', // rule 3: edges
  'blocking', // rule 5
  'anticipation', // rules 3 and 4
  'lines', // rule 6
  'discarding', // rule 7
  'nothing-fits',
  'end',
  'teams',
  'caminito',
  'companion',
] as const
export type Point = (typeof points)[number]

/** Codes for refused moves and for faults of a board beside the box; both have the same words. */
export type SharedCode =
  | 'game-over'
  | 'not-your-turn'
  | 'off-board'
  | 'occupied'
  | 'mismatch'
  | 'unfillable'
  | 'region'
  | 'blocked'
  | 'third-line'
  | 'loop'
  | 'two-buffers'

/** Why a move is refused online. */
export type Code =
  | SharedCode
  | 'no-contact'
  | 'open-with-road'
  | 'open-in-corner'
  | 'leads-out'
  | 'open-first'
  | 'not-in-hand'
  | 'complete-with-lines'
  | 'more-than-one-fits'
  | 'set-aside-lines'
  | 'still-of-use'
  | 'can-lay'
  | 'lay-first'
  | 'draw-first'
  | 'laid-already'
  | 'pot-empty'
  | 'swap-instead'
  | 'offered-already'
  | 'nothing-offered'
  | 'offer-open'
  | 'other-side-answers'
  | 'ways-unfinished'

/** Why an entry is refused beside the box. */
export type SheetCode =
  | SharedCode
  | 'no-such-seat'
  | 'begun-already'
  | 'not-begun'
  | 'not-in-line'
  | 'not-in-box'
  | 'none-left'
  | 'nothing-there'
  | 'too-short'
  | 'odd-one-out'
  | 'no-obstacles'
  | 'counted-already'
  | 'nothing-to-take-over'
  | 'traced-here'
  | 'counted-here'
  | 'ways-unfinished'

/**
 * Why a table cannot start from a position: its pieces cannot be placed so, or the rules cannot
 * continue from there.
 */
export type PlaceCode =
  | SharedCode
  | 'no-such-seat'
  | 'no-such-piece'
  | 'two-there'
  | 'corners-elsewhere'
  | 'corner-untold'
  | 'hand-size'

/** Creates a refusal; the compiler accepts only codes and points of this game. */
export const refuse: <Why extends Code | SheetCode | PlaceCode>(
  refused: Why,
  rule: Point,
  at?: Proof,
) => GameRefusal<Why, Point> = kit.refuse
