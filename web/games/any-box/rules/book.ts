// The book of a table: the results of its rounds in order, which sides are out, whether the game is
// over, and each side's place.

import type { Value } from './language.ts'
import { all, sidesOf } from './owners.ts'
import { countedFor, type Plan } from './plan.ts'
import {
  type Accounts,
  type FigureFault,
  figureAfter,
  holds,
  noFigures,
  type Table,
  type Worked,
  workOut,
} from './round.ts'

/**
 * The entered values of a round: by field, then by owner of the field (a seat, a side, the table).
 */
export interface ToldRound {
  values: Readonly<Record<string, readonly Value[]>>
  turn?: number // the side whose turn it was; only on a sheet with turns
}

export interface Told {
  seats: number
  starts: number // the seat that starts the first round
  rounds: readonly ToldRound[] // complete ones; of a live sheet its only round, as it is now
  isWhole: boolean // whether it is a live sheet with every figure entered
  isStopped: boolean // whether people said that the game is over
}

export interface Book {
  table: Table // of the next round
  points: readonly (readonly number[])[] // by round and side
  totals: readonly (readonly number[])[] // the total after each round, by side
  faults: readonly FigureFault[]
  isOver: boolean
  final: readonly number[] // by side
  outs: readonly number[] // sides that are out, in the order in which they dropped out
  went: readonly (number | undefined)[] // the round in which a side dropped out, by side
  ties: readonly (readonly number[])[] // the values that break a tie, by side and tie-break
  places: readonly number[] // by side
}

// The results that the next round starts from.
interface Running {
  table: Table
  worked: Worked
  isOver: boolean
  points: readonly (readonly number[])[]
  totals: readonly (readonly number[])[]
  faults: readonly FigureFault[]
  went: readonly (number | undefined)[] // the round in which a side dropped out, by side
}

const started = (plan: Plan, seats: number): Accounts =>
  new Map(
    plan.accounts.map(({ id, start }) => {
      const value = countedFor(start, plan.definition, seats)
      return [id, all(sidesOf(plan.definition, seats)).map(() => value)]
    }),
  )

// Returns the table before its first round. Created once per plan, number of seats and first seat,
// so that the cache of rounds (`known`) finds the same object.
const beginnings = new WeakMap<Plan, Map<string, Running>>()
const beginning = (plan: Plan, seats: number, starts: number): Running => {
  const known = beginnings.get(plan) ?? new Map<string, Running>()
  beginnings.set(plan, known)
  const key = `${seats} ${starts}`
  const had = known.get(key)
  if (had) return had
  const accounts = started(plan, seats)
  const rounds = countedFor(plan.rounds, plan.definition, seats)
  const running: Running = {
    table: { seats, rounds, round: 1, starts, accounts, outs: [] },
    worked: { figures: noFigures(plan, seats), points: [], accounts, faults: [] },
    isOver: false,
    points: [],
    totals: [],
    faults: [],
    went: [],
  }
  known.set(key, running)
  return running
}

// Checks whether some sides drop out, and records the round `at` for those that do.
const left = (
  plan: Plan,
  running: Running,
  asked: readonly number[],
  at: number,
  over: boolean,
): Running => {
  const { table, worked } = running
  const { out } = plan
  if (!out) return running
  const gone = asked.filter(
    side => !table.outs.includes(side) && holds(out, plan, table, worked, { side }, over),
  )
  const went = all(sidesOf(plan.definition, table.seats)).map(side =>
    gone.includes(side) ? at : running.went[side],
  )
  return { ...running, table: { ...table, outs: [...table.outs, ...gone] }, went }
}

// Returns the table after one more round.
const after = (plan: Plan, before: Running, { values, turn }: ToldRound): Running => {
  const { turn: _, ...standing } = before.table
  const table: Table = turn === undefined ? standing : { ...standing, turn }
  const sides = sidesOf(plan.definition, table.seats)
  const worked = workOut(plan, table, new Map(Object.entries(values)))
  const told: Running = {
    ...before,
    table,
    worked,
    points: [...before.points, worked.points],
    totals: [...before.totals, worked.accounts.get('total')!],
    faults: [...before.faults, ...worked.faults],
  }
  const asked = turn === undefined ? all(sides) : [turn]
  const ran = plan.isOutAtEnd ? told : left(plan, told, asked, table.round, false)
  const isOver =
    (plan.ends !== undefined && holds(plan.ends, plan, table, worked, {})) ||
    (table.rounds > 0 && table.round >= table.rounds) ||
    ran.table.outs.length >= sides - 1
  if (isOver) return { ...ran, isOver }
  const next = plan.next ? figureAfter(plan.next, plan, table, worked, {}) : -1
  return {
    ...ran,
    table: {
      ...ran.table,
      accounts: worked.accounts,
      round: table.round + 1,
      starts: next >= 0 && next < table.seats ? next : (table.starts + 1) % table.seats,
    },
  }
}

// Each round is cached with the table before it, so an entry after a hundred rounds costs no more
// than one after ten. A replay makes equal rounds that are other objects, and a correction replays
// three times: so the last round after a table is found by its value, too.
const known = new WeakMap<ToldRound, { before: Running; ran: Running }>()
const latest = new WeakMap<Running, { text: string; ran: Running }>()
const ranThrough = (plan: Plan, before: Running, round: ToldRound): Running => {
  if (before.isOver) return before
  const had = known.get(round)
  if (had?.before === before) return had.ran
  const text = JSON.stringify(round)
  const equal = latest.get(before)
  const ran = equal?.text === text ? equal.ran : after(plan, before, round)
  latest.set(before, { text, ran })
  known.set(round, { before, ran })
  return ran
}

// Whether one side ranks above another: by how long it was in, then its final figure, then
// tie-breaks.
const isAhead = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && one[at]! > other[at]!
}

/** Computes the book of a table from what was entered. */
export const bookOf = (plan: Plan, { seats, starts, rounds, isWhole, isStopped }: Told): Book => {
  const { definition } = plan
  const sides = sidesOf(definition, seats)
  const ran = rounds.reduce(
    (before, round) => ranThrough(plan, before, round),
    beginning(plan, seats, starts),
  )
  const isOver = ran.isOver || isStopped || isWhole
  const ended = isOver ? left(plan, ran, all(sides), rounds.length + 1, true) : ran
  const { worked, went } = ended
  const table = { ...ended.table, accounts: worked.accounts }
  const { final, ties } = plan
  const finals = all(sides).map(side =>
    final
      ? figureAfter(final, plan, table, worked, { side })
      : (worked.accounts.get('total')![side] ?? 0),
  )
  const sign = definition.wins === 'least' ? -1 : 1
  const broken = all(sides).map(side =>
    ties.map(({ value }) => figureAfter(value, plan, table, worked, { side })),
  )
  const ranks = all(sides).map(side => [
    went[side] ?? Number.MAX_SAFE_INTEGER,
    sign * finals[side]!,
    ...broken[side]!.map((value, i) => (ties[i]!.isLess ? -value : value)),
  ])
  return {
    table,
    points: ended.points,
    totals: ended.totals,
    faults: ended.faults,
    isOver,
    final: finals,
    outs: table.outs,
    went,
    ties: broken,
    places: ranks.map(rank => 1 + ranks.filter(other => isAhead(other, rank)).length),
  }
}
