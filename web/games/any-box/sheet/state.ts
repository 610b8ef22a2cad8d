// A sheet at a table: what was entered, and what each viewer sees of it.
import * as v from 'valibot'
import type { Position as Of, Seat } from '../../game.ts'
import { type Fault as EditionFault, editionOption, holdsTogether } from '../../kit/edition.ts'
import { memo } from '../../kit/memo.ts'
import type { ToldRound } from '../rules/book.ts'
import { type Definition, definition, longestDefinition } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { type Fault, type Plan, planOf } from '../rules/plan.ts'
import type { FigureFault } from '../rules/round.ts'

/** Returns the keys that lead to a place of a definition, such as `fields[2].max`. */
export const stepsTo = (place: string): EditionFault['path'] =>
  [...place.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key))

const isPlan = (read: Plan | readonly Fault[]): read is Plan => 'definition' in read

/** The sheet of a table that defines none: points by round. */
export const plainSheet: Definition = {
  title: 'Points',
  fields: [{ id: 'told', label: 'Points', kind: 'number', min: -999 }],
}

const whole = v.pipe(
  definition,
  v.check(
    sheet => JSON.stringify(sheet).length <= longestDefinition,
    `too-long ${longestDefinition}`,
  ),
  holdsTogether(sheet => {
    const read = planOf(sheet)
    return isPlan(read)
      ? []
      : read.map(({ place, code, from }) => ({
          path: stepsTo(place),
          fault: code,
          ...(from !== undefined && { figures: [from] }),
        }))
  }),
)

export const options = v.strictObject({ sheet: editionOption<Definition>(whole, plainSheet) })
export type Options = v.InferOutput<typeof options>

/** Returns the plan of a sheet that was checked when its table was opened. */
export const planFor = memo((sheet: Definition): Plan => {
  const read = planOf(sheet)
  if (!isPlan(read)) throw new Error('a sheet with faults was opened')
  return read
})

/** The entered values: by field, then by owner of the field; null: not entered yet. */
export type Telling = Readonly<Record<string, readonly (Value | null)[]>>

export interface Sheet {
  options: Options
  seats: number
  starts: Seat
  rounds: readonly ToldRound[] // complete ones
  step: number // of the current round
  values: Telling // of the current round
  sealed: readonly (Readonly<Record<string, Value>> | null)[] // by seat, in this step
  stopped: readonly Seat[] // the seats that said that the game is over
}

/** A field that somebody has to enter now. */
export interface Ask {
  id: string // of the field
  min: number // the least that may be entered
  max: number // the most
  step: number // between the figures that may be entered, from `min`
  default: Value | null // null: it must be told
  left?: readonly number[] // where each choice may be used once: those not used yet
}

export interface View {
  seats: number // how many play
  round: number // from 1; in turns the number of the turn
  rounds: number // 0: as many as it takes
  starts: Seat
  step: number // of the round, from 0: fields of one step are entered together
  isOver: boolean // nothing is asked any more
  isBetween: boolean // nothing of this round was entered yet
  turn: Seat | null // the side whose turn it is; null on a sheet without turns
  asks: readonly (readonly Ask[])[] // by seat: the fields that it enters now
  tableAsks: readonly Ask[] // fields of the table, which anybody may enter now
  told: Telling // entered in this round; of sealed figures only the viewer's own
  isSealing: boolean // this step asks for secret figures
  sealed: readonly boolean[] // by seat
  stopped: readonly Seat[] // the seats that said that the game is over
  outs: readonly number[] // sides
  waits: readonly number[] // the broken rules that hold up the step, by index
  warns: readonly number[] // the mild rules that the last round broke, by index
  past: readonly ToldRound[] // the complete rounds
  points: readonly (readonly number[])[] // by round and side
  totals: readonly (readonly (number | null)[])[] // after each round, by side; null: hidden
  final: readonly number[] | null // what is ranked, by side; null before the end
  // by account
  accounts: readonly {
    id: string // of the account; `total` is everybody's
    by: readonly (number | null)[] // by side; null: hidden
  }[]
  faults: readonly FigureFault[] // figures that could not be worked out
}

export type Position = Of<View, Options>
