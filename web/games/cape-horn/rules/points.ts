// The points of the rules help, and the refusals that cite them.
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

/** Why a move is refused, online and beside the box alike. */
export type SharedCode =
  | 'game-over'
  | 'not-your-turn'
  | 'not-this-step'
  | 'too-few-points'
  | 'too-few-roses'
  | 'hand-full'

/** Why a move is refused online. */
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

/** Why an entry is refused beside the box. */
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
 * Why a table is not opened from a position: its pieces cannot lie so, or the rules could not go on
 * from there.
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

/** A refusal of this game; `Why`: only by these codes. */
export type Refusal<Why extends string = Code> = game.GameRefusal<Why, Point>
