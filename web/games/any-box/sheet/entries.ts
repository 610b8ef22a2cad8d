// Returns why an entry is refused now. Browser and server give the same answer, because the view
// contains the computed bounds; only rules about a single entry are evaluated here.
import { seatOf } from '../../kit/seats.ts'
import { isSecret } from '../rules/definition.ts'
import type { Entry, Given } from '../rules/entry.ts'
import type { Value } from '../rules/language.ts'
import { isLive, type Plan, type PlannedField } from '../rules/plan.ts'
import { refuse } from '../rules/points.ts'
import { fails, sideOf, type Table } from '../rules/round.ts'
import { misfit } from '../rules/telling.ts'
import { type Ask, type Position, planFor } from './state.ts'
import { earlierFigures } from './worked.ts'

const fieldOf = (plan: Plan, id: string): PlannedField =>
  plan.fields.find(({ field }) => field.id === id)!

const mayTell = (plan: Plan, asks: readonly Ask[], given: Given) => {
  for (const id of Object.keys(given))
    if (!asks.some(ask => ask.id === id)) return refuse('not-asked', 'telling', { field: id })
  for (const { id, min, max, step, left, ...ask } of asks) {
    const value: Value | undefined = given[id]
    if (value === undefined) {
      if (!isLive(plan) && ask.default === null) return refuse('missing', 'telling', { field: id })
      continue
    }
    const bounds = { min, max, step, default: undefined }
    const code = misfit(fieldOf(plan, id), bounds, value)
    if (code) return refuse(code, 'telling', { field: id, min, max, step })
    if (left && !left.includes(Number(value)))
      return refuse('chosen-before', 'telling', { field: id })
  }
  return undefined
}

// Returns the index of the first rule that this entry alone breaks, such as that a bid may not be
// 0; -1 if there is none.
const breaksOwn = (plan: Plan, position: Position, given: Given) => {
  const { view } = position
  const seat = seatOf(position)
  const table: Table = {
    seats: view.seats,
    rounds: view.rounds,
    round: view.round,
    starts: view.starts,
    outs: view.outs,
    accounts: new Map(view.accounts.map(({ id, by }) => [id, by.map(value => value ?? 0)])),
  }
  const figures = new Map([
    ...earlierFigures(plan, table, view.told, view.step),
    ...Object.entries(given).map(([id, value]): [string, readonly Value[]] => [
      id,
      Array.from({ length: view.seats }, () => value),
    ]),
  ])
  return plan.checks.findIndex(
    ({ rule, ofEntry, isMild, step }) =>
      ofEntry &&
      !isMild &&
      step === view.step &&
      fails(
        rule,
        plan,
        table,
        { figures, points: [], accounts: table.accounts },
        {
          side: sideOf(plan, view.seats, seat),
          seat,
        },
      ),
  )
}

/** Returns why this entry is refused; undefined if it is allowed. */
export const check = (position: Position, entry: Entry) => {
  const { view, options } = position
  const plan = planFor(options.sheet)
  const seat = seatOf(position)
  const side = sideOf(plan, view.seats, seat)
  if (entry.kind === 'starts')
    return view.isBetween && view.points.length === 0 && entry.first < view.seats
      ? undefined
      : refuse('begun-already', 'telling')
  if (entry.kind === 'overrule')
    return view.waits.length > 0 ? undefined : refuse('nothing-waits', 'rules')
  if (entry.kind === 'stop') {
    if (view.stopped.some(one => sideOf(plan, view.seats, one) === side))
      return refuse('said-already', 'end')
    return view.isBetween || isLive(plan) ? undefined : refuse('under-way', 'end')
  }
  if (entry.kind === 'know') return mayTell(plan, view.tableAsks, entry.values)
  if (view.outs.includes(side)) return refuse('is-out', 'telling')
  if (view.sealed[seat]) return refuse('sealed-already', 'secrets')
  const asks = view.asks[seat]!
  const isSealed = asks.some(({ id }) => isSecret(fieldOf(plan, id).field))
  if (isSealed && entry.kind === 'tell') return refuse('seal-it', 'secrets')
  if (asks.length === 0 || (!isSealed && entry.kind === 'seal'))
    return refuse('not-asked', 'telling')
  const unfit = mayTell(plan, asks, entry.values)
  if (unfit) return unfit
  const rule = breaksOwn(plan, position, entry.values)
  return rule < 0 ? undefined : refuse('rule', 'rules', { rule })
}
