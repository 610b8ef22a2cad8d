// The log book beside the box: its options, and the points, roses and turns it adds up to.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import type { Rose } from '../rules/pieces.ts'

export const options = v.strictObject({ hands: v.optional(v.picklist(['no', 'yes']), 'no') }) // count hand sizes
export type Options = v.InferOutput<typeof options>

export interface Page {
  points: number // 0–8
  roses: Rose[]
  hand: number | null // cards; null: not counted
}

/** The steps of a turn; the first, +1 point, is noted by itself. */
export type Step = 'laying' | 'sailing' | 'drawing'

export interface Turn {
  seat: Seat
  step: Step
  renounced: boolean
  ignored: boolean
  sprinted: boolean
  roses: number // won this turn
}

export interface Sheet {
  options: Options
  pages: Page[] // by seat
  first?: Seat // who began the race
  turn: Turn | null // null: nobody has begun
  over?: { winner?: Seat; how: 'roses' | 'line' | 'closed' }
}

export type View = Omit<Sheet, 'options' | 'first'>

export type Position = game.Position<View, Options>
