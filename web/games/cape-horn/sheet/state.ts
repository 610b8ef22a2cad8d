// The log book beside the box: its options, and its points, roses and turns.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import type { Rose } from '../rules/pieces.ts'

export const options = v.strictObject({ hands: v.optional(v.picklist(['no', 'yes']), 'no') }) // count hand sizes
export type Options = v.InferOutput<typeof options>

export interface Page {
  points: number // 0–8
  roses: Rose[] // won so far
  hand: number | null // cards; null: not counted
}

/** The steps of a turn; the first, +1 point, is noted by itself. */
export type Step = 'laying' | 'sailing' | 'drawing'

export interface Turn {
  seat: Seat
  step: Step
  renounced: boolean // the ship stayed, this turn
  ignored: boolean // likewise, it ignored its card
  sprinted: boolean // likewise, it sailed a second leg
  roses: number // won this turn
}

export interface Over {
  winner?: Seat // none: the table ended the race
  how: 'roses' | 'line' | 'closed' // three roses; the finish line; the table ended it
}

export interface Sheet {
  options: Options
  pages: Page[] // by seat
  first?: Seat // who began the race
  turn: Turn | null // null: nobody has begun
  over?: Over // how the race ended
}

export type View = Omit<Sheet, 'options' | 'first'>

export type Position = game.Position<View, Options>
