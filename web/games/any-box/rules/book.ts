// The book of a table: all rounds worked out one after another, who is out, whether it is over, and
// who is where.
import { places } from '../../kit/ranking.ts'
import { isFault, type Value } from './language.ts'
import { countedFor, type Plan, sidesOf } from './plan.ts'
import {
  type Accounts,
  type FigureFault,
  figureAfter,
  holdsAfter,
  type Table,
  type Worked,
  workOut,
} from './round.ts'

/** A round as it was told: values by field, and by owner of the field. */
export interface ToldRound {
  values: Readonly<Record<string, readonly Value[]>>
  turn?: number // the side, where people tell turns
}

export interface Told {
  seats: number
  starts: number // the seat that starts the first round
  rounds: readonly ToldRound[] // whole ones; of a live sheet the only one, as it stands
  isWhole: boolean // whether a live sheet has every figure
  isStopped: boolean // the table said that it is over
}

export interface Book {
  table: Table // of the next round
  points: readonly (readonly number[])[] // by round and side
  totals: readonly (readonly number[])[] // the total after each round, by side
  faults: readonly FigureFault[]
  isOver: boolean
  final: readonly number[] // by side
  outs: readonly number[] // sides that are out, in the order in which they went
  places: readonly number[] // by side
}

const empty = { figures: new Map(), points: [], faults: [] }

const started = (plan: Plan, seats: number): Accounts =>
  new Map(
    plan.accounts.map(({ id, start }) => {
      const value = countedFor(start, plan.definition, seats)
      const sides = sidesOf(plan.definition, seats)
      return [id, Array.from({ length: sides }, () => (isFault(value) ? 0 : Number(value)))]
    }),
  )

const all = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Works out a table from what was told. */
export const bookOf = (plan: Plan, { seats, starts, rounds, isWhole, isStopped }: Told): Book => {
  const { definition } = plan
  const sides = sidesOf(definition, seats)
  const most = countedFor(plan.rounds, definition, seats)
  const isLive = definition.rounds === 'live'
  let table: Table = {
    seats,
    rounds: isFault(most) ? 0 : Number(most),
    round: 1,
    starts,
    accounts: started(plan, seats),
    outs: [],
  }
  let worked: Worked = { ...empty, accounts: table.accounts }
  let isOver = false
  const points: (readonly number[])[] = []
  const totals: (readonly number[])[] = []
  const faults: FigureFault[] = []
  const went: number[] = [] // the round in which a side went out, by side
  const leave = (asked: readonly number[], at: number, over: boolean) => {
    const { out } = plan
    if (!out) return
    const gone = asked.filter(
      side => !table.outs.includes(side) && holdsAfter(out, plan, table, worked, { side }, over),
    )
    for (const side of gone) went[side] = at
    table = { ...table, outs: [...table.outs, ...gone] }
  }
  for (const { values, turn } of rounds) {
    const { turn: _, ...standing } = table
    table = turn === undefined ? standing : { ...standing, turn }
    worked = workOut(plan, table, new Map(Object.entries(values)))
    points.push(worked.points)
    totals.push(worked.accounts.get('total')!)
    faults.push(...worked.faults)
    if (!plan.isOutAtEnd) leave(turn === undefined ? all(sides) : [turn], table.round, false)
    isOver =
      (plan.ends !== undefined && holdsAfter(plan.ends, plan, table, worked, {})) ||
      (table.rounds > 0 && table.round >= table.rounds) ||
      table.outs.length >= sides - 1
    const next = plan.next
      ? figureAfter(plan.next, plan, table, worked, {})
      : (table.starts + 1) % seats
    if (isOver || isLive) break
    table = {
      ...table,
      accounts: worked.accounts,
      round: table.round + 1,
      starts: next >= 0 && next < seats ? next : (table.starts + 1) % seats,
    }
  }
  isOver ||= isStopped || (isLive && isWhole)
  table = { ...table, accounts: worked.accounts }
  if (isOver) leave(all(sides), rounds.length + 1, true)
  const asked = (side: number) => ({ side })
  const { final, ties } = plan
  const finals = all(sides).map(side =>
    final
      ? figureAfter(final, plan, table, worked, asked(side))
      : (worked.accounts.get('total')![side] ?? 0),
  )
  const sign = definition.wins === 'least' ? -1 : 1
  const ranked = places(
    all(sides).map(side => ({
      seat: side,
      by: [
        went[side] ?? Number.MAX_SAFE_INTEGER,
        sign * finals[side]!,
        ...ties.map(
          ({ value, isLess }) =>
            (isLess ? -1 : 1) * figureAfter(value, plan, table, worked, asked(side)),
        ),
      ],
    })),
  )
  return {
    table,
    points,
    totals,
    faults,
    isOver,
    final: finals,
    outs: table.outs,
    places: all(sides).map(side => ranked.find(({ seat }) => seat === side)!.place),
  }
}
