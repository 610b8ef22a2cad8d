// What people enter on a sheet.
import * as v from 'valibot'
import { seatAmong } from '../../kit/entry.ts'
import { mostTold } from './definition.ts'

const most = 24 // fields

const value = v.union([
  v.boolean(),
  v.pipe(v.number(), v.integer(), v.minValue(-mostTold), v.maxValue(mostTold)),
])
const values = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,15}$/)), value),
  v.check(given => Object.keys(given).length <= most),
)

export const seatCounts = [2, 3, 4, 5, 6, 7, 8]

export const entry = v.variant('kind', [
  /** Open figures of this seat or its side. Live: any of them; in turns: a whole turn. */
  v.strictObject({ kind: v.literal('tell'), values }),
  /** The secret figures of this seat in this step, all at once. */
  v.strictObject({ kind: v.literal('seal'), values }),
  /** Figures of the table, by anybody. */
  v.strictObject({ kind: v.literal('know'), values }),
  /** Who begins the first round, as long as nothing was told. */
  v.strictObject({ kind: v.literal('starts'), first: seatAmong(seatCounts) }),
  /** The step goes on although a rule does not hold. */
  v.strictObject({ kind: v.literal('overrule') }),
  /** Between rounds: the table is done. */
  v.strictObject({ kind: v.literal('stop') }),
])

export type Entry = v.InferOutput<typeof entry>
export type Given = v.InferOutput<typeof values>
