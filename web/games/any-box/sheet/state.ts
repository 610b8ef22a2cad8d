// A sheet at a table: what was entered, and what each viewer sees of it.
import * as v from 'valibot'
import type { Position as Of, Seat } from '../../game.ts'
import { type Fault as EditionFault, editionOption, holdsTogether } from '../../kit/edition.ts'
import { memo } from '../../kit/memo.ts'
import type { ToldRound } from '../rules/book.ts'
import { type Definition, definition } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { type Fault, type Plan, planOf } from '../rules/plan.ts'
import type { FigureFault } from '../rules/round.ts'

const keysOf = (place: string): EditionFault['path'] =>
  [...place.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key))

const isPlan = (read: Plan | readonly Fault[]): read is Plan => 'definition' in read

/** Points by round: the sheet of a table that asks for none. */
export const plainSheet: Definition = {
  title: 'Points',
  fields: [{ id: 'told', label: 'Points', kind: 'number', min: -999 }],
}

const whole = v.pipe(
  definition,
  holdsTogether(sheet => {
    const read = planOf(sheet)
    return isPlan(read)
      ? []
      : read.map(({ place, code, from }) => ({
          path: keysOf(place),
          fault: code,
          ...(from !== undefined && { figures: [from] }),
        }))
  }),
)

export const options = v.strictObject({ sheet: editionOption<Definition>(whole, plainSheet) })
export type Options = v.InferOutput<typeof options>

/** The plan of a sheet that was judged already. */
export const planFor = memo((sheet: Definition): Plan => {
  const read = planOf(sheet)
  if (!isPlan(read)) throw new Error('a sheet with faults was opened')
  return read
})

/** Values by field, and by owner of the field; null: not told yet. */
export type Telling = Readonly<Record<string, readonly (Value | null)[]>>

export interface Sheet {
  options: Options
  seats: number
  starts: Seat
  rounds: readonly ToldRound[] // whole ones
  step: number // of the round under way
  values: Telling // of the round under way
  sealed: readonly (Readonly<Record<string, Value>> | null)[] // by seat, in this step
  stopped: readonly Seat[] // the seats that said that the game is over
}

/** A field that somebody is asked for now. */
export interface Ask {
  id: string
  min: number
  max: number
  step: number
  default: Value | null // null: it must be told
  left?: readonly number[] // the choices that are left, where each is chosen once
}

export interface View {
  seats: number
  round: number
  rounds: number // 0: as many as it takes
  starts: Seat
  step: number
  isOver: boolean
  isBetween: boolean // nothing of this round was told
  turn: Seat | null // the side whose turn it is, where people tell turns
  asks: readonly (readonly Ask[])[] // by seat: what it is asked for now
  tableAsks: readonly Ask[] // what anybody may tell for the table
  told: Telling // of this round; secrets of this step only one's own
  sealed: readonly boolean[] // by seat
  stopped: readonly Seat[]
  outs: readonly number[] // sides
  waits: readonly number[] // the rules that do not hold, so that the step waits
  warns: readonly number[] // the mild rules that the last round broke
  points: readonly (readonly number[])[] // by round and side
  accounts: readonly { id: string; by: readonly (number | null)[] }[] // null: hidden
  faults: readonly FigureFault[]
}

export type Position = Of<View, Options>
