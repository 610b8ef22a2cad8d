// Computes a round: its worked fields, the points of each side, and the accounts after it. Never
// throws: if a figure cannot be computed, it counts as 0, an account keeps its value, and a fault
// says where.

import type { Owner } from './definition.ts'
import { type Expression, isFault, type Lookup, type RunFault, type Value } from './language.ts'
import { seatsOfSide, sidesOf } from './owners.ts'
import type { Figure, Plan, PlannedField } from './plan.ts'

/** Values of fields by id, and by owner: seat, side, or the table alone. */
export type Figures = ReadonlyMap<string, readonly Value[]>

/** Accounts by id and side. */
export type Accounts = ReadonlyMap<string, readonly number[]>

export interface FigureFault {
  place: string // in the definition, such as `score` or `fields[2].is`
  code: RunFault
  from: number // the character of the expression, from 0
  round: number // from 1
  side?: number // for which it was worked out; absent: for the table
  seat?: number // for which it was worked out; absent: for a side or the table
}

/** The situation in which a round is computed. */
export interface Table {
  seats: number
  rounds: number // 0: as many as it takes
  round: number // from 1
  starts: number // the seat that starts it
  accounts: Accounts
  outs: readonly number[] // sides that are out
  turn?: number // the side whose turn it is; only on a sheet with turns
}

export const ownersOf = (owner: Owner, plan: Plan, seats: number): number =>
  owner === 'table' ? 1 : owner === 'each' ? seats : sidesOf(plan.definition, seats)

/** The side that a seat plays for. */
export const sideOf = (plan: Plan, seats: number, seat: number): number =>
  seat % sidesOf(plan.definition, seats)

interface Asked {
  side?: number
  seat?: number
}

interface Also {
  points?: readonly number[]
  over?: boolean
}

// Returns the values behind names, as the table, a side or a seat has them.
const lookupFor = (
  plan: Plan,
  { seats, rounds, round, starts, accounts, turn }: Table,
  figures: Figures,
  { side, seat }: Asked,
  { points, over }: Also = {},
): Lookup => {
  const sides = sidesOf(plan.definition, seats)
  // Without partners each side is one seat.
  const mine = seat ?? (sides === seats ? side : undefined)
  const counts: Readonly<Record<string, Value | undefined>> = {
    round,
    rounds,
    seats,
    sides,
    starts,
    side,
    seat: mine,
    over,
  }
  const listOf = (id: string) =>
    (id === 'points' ? points : undefined) ?? accounts.get(id) ?? figures.get(id) ?? []
  return name => {
    const [of, id] = name.split('.')
    if (of === 'all' && id) return listOf(id)
    if (of === 'ours' && id) {
      const list = listOf(id)
      return seatsOfSide(side ?? 0, sides, seats).map(one => list[one]!)
    }
    if (Object.hasOwn(counts, name)) return counts[name] ?? 0
    const account = name === 'points' ? points : accounts.get(name)
    if (account) return account[side ?? 0] ?? 0
    const planned = plan.fields.find(({ field }) => field.id === name)
    const owner = planned?.owner
    const at = owner === 'table' ? 0 : owner === 'side' ? side : (mine ?? turn)
    return figures.get(name)?.[at ?? 0] ?? 0
  }
}

const zero = ({ type }: PlannedField): Value => (type === 'bool' ? false : 0)

/** Returns the figures before the first round: 0, or no, for everybody. */
export const noFigures = (plan: Plan, seats: number): Figures =>
  new Map(
    plan.fields.map(planned => [
      planned.field.id,
      Array.from({ length: ownersOf(planned.owner, plan, seats) }, () => zero(planned)),
    ]),
  )

const askedOf = (owner: Owner, at: number, plan: Plan, seats: number): Asked =>
  owner === 'table'
    ? {}
    : owner === 'side'
      ? { side: at }
      : { seat: at, side: sideOf(plan, seats, at) }

/** Computes a bound or a default of a field for one of its owners; 0 if it cannot be computed. */
export const boundOf = (
  figure: Figure,
  plan: Plan,
  table: Table,
  figures: Figures,
  owner: Owner,
  at: number,
): number => {
  if (typeof figure === 'number') return figure
  const value = figure.work(lookupFor(plan, table, figures, askedOf(owner, at, plan, table.seats)))
  return typeof value === 'number' ? value : 0
}

// Whether the figures of every field that an expression uses are known.
const isReady = (plan: Plan, { names }: Expression, figures: Figures): boolean =>
  plan.fields.every(
    ({ field: { id } }) =>
      figures.has(id) || !(names.has(id) || names.has(`all.${id}`) || names.has(`ours.${id}`)),
  )

/** Adds worked fields to the entered figures, except those whose inputs are not known yet. */
export const workedIn = (
  plan: Plan,
  table: Table,
  told: Figures,
  faults: FigureFault[] = [],
): Map<string, readonly Value[]> => {
  const figures = new Map(told)
  for (const [i, planned] of plan.fields.entries()) {
    const { field, owner, is } = planned
    if (!is || !isReady(plan, is, figures)) continue
    const list: Value[] = Array.from(
      { length: ownersOf(owner, plan, table.seats) },
      (_, at): Value => {
        const asked = askedOf(owner, at, plan, table.seats)
        if (table.turn !== undefined && asked.side !== table.turn) return zero(planned)
        if (asked.side !== undefined && table.outs.includes(asked.side)) return zero(planned)
        const value = is.work(lookupFor(plan, table, figures, asked))
        if (!isFault(value)) return value
        faults.push({ place: `fields[${i}].is`, ...value, round: table.round, ...asked })
        return zero(planned)
      },
    )
    figures.set(field.id, list)
  }
  return figures
}

// Returns the points of a side without `score`: the sum of all numbers and choices of the side and
// its seats.
const summed = (plan: Plan, seats: number, figures: Figures, side: number): number => {
  const own = seatsOfSide(side, sidesOf(plan.definition, seats), seats)
  return plan.fields
    .filter(
      ({ field: { kind }, owner }) => (kind === 'number' || kind === 'choice') && owner !== 'table',
    )
    .flatMap(({ field, owner }) => {
      const list = figures.get(field.id) ?? []
      return owner === 'side' ? [list[side]] : own.map(seat => list[seat])
    })
    .reduce<number>((sum, value) => sum + Number(value ?? 0), 0)
}

export interface Worked {
  figures: Figures
  points: readonly number[] // by side
  accounts: Accounts // after the round
  faults: readonly FigureFault[]
}

/** Computes a round. `told` has a value for every field that people enter. */
export const workOut = (plan: Plan, table: Table, told: Figures): Worked => {
  const { seats, round, outs, turn } = table
  const faults: FigureFault[] = []
  const figures = workedIn(plan, table, told, faults)
  const sides = sidesOf(plan.definition, seats)
  const plays = (side: number) => !outs.includes(side) && (turn === undefined || turn === side)
  const worked = (
    place: string,
    expression: Expression,
    side: number,
    points?: readonly number[],
  ): number | undefined => {
    const value = expression.work(
      lookupFor(plan, table, figures, { side }, points === undefined ? {} : { points }),
    )
    if (!isFault(value)) return Number(value)
    faults.push({ place, ...value, round, side })
    return undefined
  }
  const points = Array.from({ length: sides }, (_, side) => {
    if (!plays(side)) return 0
    return plan.score
      ? (worked('score', plan.score, side) ?? 0)
      : summed(plan, seats, figures, side)
  })
  const accounts = new Map(
    plan.accounts.map(({ id, next }, i) => {
      const place = i === 0 ? 'total.next' : `keep[${i - 1}].next`
      const before = table.accounts.get(id)!
      const after = before.map((value, side) => {
        if (!plays(side)) return value
        return next ? (worked(place, next, side, points) ?? value) : value + points[side]!
      })
      return [id, after] as const
    }),
  )
  return { figures, points, accounts, faults }
}

type After = Pick<Worked, 'figures' | 'points' | 'accounts'>

const askAfter = (
  expression: Expression,
  plan: Plan,
  table: Table,
  { figures, points, accounts }: After,
  of: Asked,
  over?: boolean,
) =>
  expression.work(
    lookupFor(plan, { ...table, accounts }, figures, of, {
      points,
      ...(over !== undefined && { over }),
    }),
  )

/**
 * Whether a rule is true after a round, for the table, a side or a seat; false if it cannot be
 * computed.
 */
export const holds = (...[rule, plan, table, after, of, over]: Parameters<typeof askAfter>) =>
  askAfter(rule, plan, table, after, of, over) === true

/** Whether a rule is broken. One that cannot be computed is not, so that it never blocks a step. */
export const fails = (...[rule, plan, table, after, of]: Parameters<typeof askAfter>) =>
  askAfter(rule, plan, table, after, of) === false

/** Computes a figure of the table or a side after a round; 0 if it cannot be computed. */
export const figureAfter = (...[figure, plan, table, after, of]: Parameters<typeof askAfter>) => {
  const value = askAfter(figure, plan, table, after, of)
  return isFault(value) ? 0 : Number(value)
}
