// Computes what follows from the entries: the book, the figures of earlier steps, and the broken
// rules.

import { type Book, bookOf, type ToldRound } from '../rules/book.ts'
import type { Value } from '../rules/language.ts'
import { all, sidesOf } from '../rules/owners.ts'
import { type Check, isLive, type Plan, type PlannedField } from '../rules/plan.ts'
import {
  type Figures,
  fails,
  ownersOf,
  sideOf,
  type Table,
  type Worked,
  workedIn,
  workOut,
} from '../rules/round.ts'
import { boundsOf, untold } from '../rules/telling.ts'
import { planFor, type Sheet, type Telling } from './state.ts'

/** Returns the fields that people enter, without those that are computed. */
export const toldFields = (plan: Plan): readonly PlannedField[] =>
  plan.fields.filter(({ field }) => field.kind !== 'worked')

// Returns the side of an owner of a field; undefined for the table.
const sideAt = (
  { owner }: PlannedField,
  plan: Plan,
  seats: number,
  at: number,
): number | undefined => (owner === 'table' ? undefined : sideOf(plan, seats, at))

const isOut = (planned: PlannedField, plan: Plan, { seats, outs }: Table, at: number): boolean => {
  const side = sideAt(planned, plan, seats, at)
  return side !== undefined && outs.includes(side)
}

/** Whether every figure of these fields was entered; a side that is out enters none. */
export const isTold = (
  fields: readonly PlannedField[],
  plan: Plan,
  table: Table,
  values: Telling,
): boolean =>
  fields.every(planned =>
    all(ownersOf(planned.owner, plan, table.seats)).every(
      at => isOut(planned, plan, table, at) || (values[planned.field.id]?.[at] ?? null) !== null,
    ),
  )

/**
 * Returns all figures of these fields. A missing one has its default; one of a side that is out is
 * 0 or no.
 */
export const figuresOf = (
  fields: readonly PlannedField[],
  plan: Plan,
  table: Table,
  values: Telling,
): Figures => {
  let figures: Figures = new Map()
  for (const planned of fields) {
    const { id } = planned.field
    const list = Array.from({ length: ownersOf(planned.owner, plan, table.seats) }, (_, at) => {
      if (isOut(planned, plan, table, at)) return planned.type === 'bool' ? false : 0
      const value: Value | null | undefined = values[id]?.[at]
      return value ?? untold(planned, boundsOf(plan, table, figures, planned, at))
    })
    figures = new Map([...figures, [id, list]])
  }
  return figures
}

/** Returns a complete round as it is stored, with a value for every field that people enter. */
export const wholeRound = (plan: Plan, table: Table, values: Telling): ToldRound => ({
  values: Object.fromEntries(figuresOf(toldFields(plan), plan, table, values)),
})

// Caches a book with its sheet. A key of its value, as of `kit/memo.ts`, would cost more than the
// book: its rounds are cached one by one (`rules/book.ts`).
const cached = <Of extends object>(make: (sheet: Of) => Book): ((sheet: Of) => Book) => {
  const books = new WeakMap<Of, Book>()
  return sheet => {
    const book = books.get(sheet) ?? make(sheet)
    books.set(sheet, book)
    return book
  }
}

/** Returns the book of the complete rounds only. */
export const roundsBook = cached(
  ({ options, seats, starts, rounds }: Pick<Sheet, 'options' | 'seats' | 'starts' | 'rounds'>) =>
    bookOf(planFor(options.sheet), { seats, starts, rounds, isWhole: false, isStopped: false }),
)

/** Returns the book as it is now; on a live sheet with the figures entered so far. */
export const bookNow = cached((sheet: Sheet): Book => {
  const { options, seats, starts, rounds, values, stopped } = sheet
  const plan = planFor(options.sheet)
  const sides = sidesOf(options.sheet, seats)
  // The end reveals hidden accounts, so each side must agree to it.
  const needed = plan.accounts.some(({ isHidden }) => isHidden) ? sides : 1
  const isStopped = new Set(stopped.map(seat => sideOf(plan, seats, seat))).size >= needed
  if (!isLive(plan)) return bookOf(plan, { seats, starts, rounds, isWhole: false, isStopped })
  const { table } = bookOf(plan, { seats, starts, rounds: [], isWhole: false, isStopped: false })
  return bookOf(plan, {
    seats,
    starts,
    rounds: [wholeRound(plan, table, values)],
    // With a goal, figures go on changing after everybody has entered some.
    isWhole: !plan.ends && isTold(toldFields(plan), plan, table, values),
    isStopped,
  })
})

/**
 * Returns the figures of the steps before this one, with the worked fields that follow from them.
 */
export const earlierFigures = (plan: Plan, table: Table, values: Telling, step: number): Figures =>
  workedIn(
    plan,
    table,
    figuresOf(
      toldFields(plan).filter(planned => planned.step < step),
      plan,
      table,
      values,
    ),
  )

/**
 * Returns which of the rules that can be checked after a step are broken, by index in the
 * definition.
 */
export const broken = (plan: Plan, table: Table, values: Telling, step: number): number[] => {
  const asked = plan.checks.flatMap((check, i) =>
    check.step === step && !check.ofEntry ? [[check, i] as const] : [],
  )
  if (asked.length === 0) return []
  const figures = figuresOf(
    toldFields(plan).filter(planned => planned.step <= step),
    plan,
    table,
    values,
  )
  const worked: Pick<Worked, 'figures' | 'points' | 'accounts'> =
    step === plan.steps - 1
      ? { ...workOut(plan, table, figures), accounts: table.accounts }
      : { figures: workedIn(plan, table, figures), points: [], accounts: table.accounts }
  return asked.filter(([check]) => isBroken(check, plan, table, worked)).map(([, i]) => i)
}

const isBroken = (
  { rule, owner }: Check,
  plan: Plan,
  table: Table,
  worked: Pick<Worked, 'figures' | 'points' | 'accounts'>,
): boolean => {
  if (owner === 'table') return fails(rule, plan, table, worked, {})
  return all(ownersOf(owner, plan, table.seats)).some(at => {
    const side = sideOf(plan, table.seats, at)
    if (table.outs.includes(side)) return false
    return fails(rule, plan, table, worked, owner === 'side' ? { side } : { side, seat: at })
  })
}

/** Returns which rules the last complete round broke, by index. */
export const brokenLast = (sheet: Sheet): number[] => {
  const plan = planFor(sheet.options.sheet)
  const last = sheet.rounds.at(-1)
  if (!last) return []
  const { table } = roundsBook({ ...sheet, rounds: sheet.rounds.slice(0, -1) })
  return all(plan.steps).flatMap(step => broken(plan, table, last.values, step))
}
