// The log book beside the box: what people enter, and the points, roses and turns it adds up to.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import { seatAmong, whole } from '../../kit/entry.ts'
import { handLimit, mostPoints, type Rose, roseColours, seatCounts, stages } from '../rules/pieces.ts'

export const options = v.strictObject({ hands: v.optional(v.picklist(['no', 'yes']), 'no') }) // count hand sizes
export type Options = v.InferOutput<typeof options>

const seat = seatAmong(seatCounts)
const step = v.pipe(whole(-handLimit, handLimit), v.notValue(0))

export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('begins'), first: seat }), // Says who begins the race.
  v.strictObject({ kind: v.literal('sails') }), // Cards are laid, now the ship sails.
  v.strictObject({ kind: v.literal('renounced') }), // The ship stayed where it was, for a point.
  v.strictObject({ kind: v.literal('ignored') }), // The ship ignored its card, and paid for it.
  v.strictObject({ kind: v.literal('sprinted') }), // The ship sailed a second leg, and paid for it.
  // The ship won the rose of a station.
  v.strictObject({ kind: v.literal('rose'), stage: v.picklist(stages), colour: v.picklist(roseColours) }),
  v.strictObject({ kind: v.literal('crossed-line') }), // The ship crossed the finish line.
  v.strictObject({ kind: v.literal('draws') }), // The ship has sailed, now a card is drawn.
  v.strictObject({ kind: v.literal('bought') }), // A second card was bought.
  v.strictObject({ kind: v.literal('hand'), change: step }), // Cards were laid, or the pile had none to draw.
  v.strictObject({ kind: v.literal('peg'), points: whole(0, mostPoints) }), // A ship's points are what its peg shows.
  v.strictObject({ kind: v.literal('next') }), // The turn is over.
  v.strictObject({ kind: v.literal('closed') }), // The table ends the race as it stands.
])
export type Entry = v.InferOutput<typeof entry>

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
