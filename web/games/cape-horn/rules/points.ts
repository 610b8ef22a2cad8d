// The points of the rules help, and the codes of refusals, which cite these points.
import type * as game from '../../game.ts'

export const points = [
  'goal',
  'example',
  'board',
  'cards',
  'start',
  'turn',
  'laying',
  'covering',
  'sailing',
  'stations',
  'renounce',
  'ignore',
  'sprint',
  'drawing',
  'end',
  'companion',
  'edition',
] as const
export type Point = (typeof points)[number]

/** Refusal codes of moves online and of entries beside the box. */
export type SharedCode =
  | 'game-over'
  | 'not-your-turn'
  | 'not-this-step'
  | 'too-few-points'
  | 'too-few-roses'
  | 'hand-full'

/** Refusal codes of moves online. */
export type Code =
  | SharedCode
  | 'not-in-hand'
  | 'covered-already'
  | 'laid-already'
  | 'not-sea'
  | 'card-there'
  | 'touches-no-card'
  | 'nothing-to-cover'
  | 'printed-start'
  | 'under-a-ship'
  | 'within-reach'
  | 'within-ignore'
  | 'no-card-there'
  | 'ship-there'
  | 'no-arrow'
  | 'exact-distance'
  | 'runs-aground'
  | 'not-beside'
  | 'not-over-the-line'
  | 'sail-first'
  | 'sprinted-already'
  | 'two-ignores'
  | 'no-ignore-in-sprint'
  | 'pile-empty'
  | 'draw-first'

/** Refusal codes of entries beside the box. */
export type SheetCode =
  | SharedCode
  | 'begun-already'
  | 'not-begun'
  | 'no-such-seat'
  | 'sailed-already'
  | 'one-of-three'
  | 'once-a-turn'
  | 'stage-owned'
  | 'colour-owned'
  | 'stayed'
  | 'hands-not-counted'
  | 'points-full'
  | 'sprint-first'
  | 'two-moves'
  | 'ignored-no-line'
  | 'points-as-they-are'
  | 'hand-empty'

/**
 * Refusal codes of a position: its pieces cannot be where they were entered, or the game could not
 * continue from there.
 */
export type PlaceCode =
  | 'no-such-seat'
  | 'not-sea'
  | 'printed-start'
  | 'too-many-covered'
  | 'no-card-there'
  | 'ship-there'
  | 'race-won'
  | 'no-such-station'
  | 'too-many-points'

/** A refusal of this game; `Why` limits its codes. */
export type Refusal<Why extends string = Code> = game.GameRefusal<Why, Point>
