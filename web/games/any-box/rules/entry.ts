// What people enter on a sheet.
import * as v from 'valibot'
import { seatAmong } from '../../kit/entry.ts'
import { mostTold } from './definition.ts'
import { seatCounts } from './seats.ts'

const most = 24 // fields

const value = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer(), v.minValue(-mostTold), v.maxValue(mostTold)),
])
const id = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,15}$/))
// By field of the sheet.
const values = v.pipe(
  v.record(id, value),
  v.check(given => Object.keys(given).length <= most),
)

// By field of the sheet, then by seat or by side; of a field of the table one figure.
const lists = v.pipe(
  v.record(id, v.pipe(v.array(v.nullable(value)), v.maxLength(8))),
  v.check(given => Object.keys(given).length <= most),
)

const first = v.optional(seatAmong(seatCounts)) // who starts; absent: the seat of the entry

export const entry = v.variant('kind', [
  /**
   * Public figures of this seat or its side: on a live sheet any of them, in turns a whole turn's.
   */
  v.strictObject({ kind: v.literal('tell'), values }),
  /** The secret figures of this seat in this step, all at once. */
  v.strictObject({ kind: v.literal('seal'), values }),
  /** Figures of the table, which anybody may enter. */
  v.strictObject({ kind: v.literal('know'), values }),
  /**
   * Public figures of several seats and of the table in one visit: by field, then by seat, by side,
   * or one figure of the table; null: not entered here. Not on a sheet with turns.
   */
  v.strictObject({ kind: v.literal('round'), values: lists }),
  /**
   * Who starts the first round; only before the first figure is entered. Without `first` the seat
   * of the entry.
   */
  v.strictObject({ kind: v.literal('starts'), first }),
  /** Continues to the next step although a rule is broken. */
  v.strictObject({ kind: v.literal('overrule') }),
  /** Says that the game is over; only between rounds, or at any time on a live sheet. */
  v.strictObject({ kind: v.literal('stop') }),
])

export type Entry = v.InferOutput<typeof entry>
export type Given = v.InferOutput<typeof values>
export type GivenLists = v.InferOutput<typeof lists>
