// Returns why an entry is refused now. Browser and server give the same answer, because the view
// contains the computed bounds; only rules about a single entry are evaluated here.

import type { Seat } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Entry, Given, GivenLists } from '../rules/entry.ts'
import type { Value } from '../rules/language.ts'
import { all, isSecret } from '../rules/owners.ts'
import { type Check, isLive, isTurns, type Plan, type PlannedField } from '../rules/plan.ts'
import { refuse } from '../rules/points.ts'
import { fails, sideOf, type Table } from '../rules/round.ts'
import { misfit } from '../rules/telling.ts'
import { givenTo } from './ledger.ts'
import { type Ask, type Position, planFor, type View } from './state.ts'
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
const breaksOwn = (plan: Plan, view: View, seat: Seat, given: Given) => {
  const isAsked = ({ ofEntry, isMild, step }: Check) => ofEntry && !isMild && step === view.step
  if (!plan.checks.some(isAsked)) return -1
  const table: Table = {
    seats: view.seats,
    rounds: view.rounds,
    round: view.round,
    starts: view.starts,
    outs: view.outs,
    accounts: new Map(view.accounts.map(({ id, by }) => [id, by.map(value => value ?? 0)])),
  }
  const defaults = view.asks[seat]!.flatMap(({ id, ...ask }) =>
    ask.default === null ? [] : [[id, ask.default] as const],
  )
  const figures = new Map([
    ...earlierFigures(plan, table, view.told, view.step),
    ...Object.entries({ ...Object.fromEntries(defaults), ...given }).map(
      ([id, value]): [string, readonly Value[]] => [
        id,
        Array.from({ length: view.seats }, () => value),
      ],
    ),
  ])
  return plan.checks.findIndex(
    check =>
      isAsked(check) &&
      fails(
        check.rule,
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

// Returns why a seat may not enter these public figures.
const mayTellFor = (plan: Plan, view: View, seat: Seat, given: Given) => {
  const asks = view.asks[seat]!
  if (view.outs.includes(sideOf(plan, view.seats, seat))) return refuse('is-out', 'telling')
  if (asks.some(({ id }) => isSecret(fieldOf(plan, id).field))) return refuse('seal-it', 'secrets')
  return asks.length === 0 ? refuse('not-asked', 'telling') : fits(plan, view, seat, given)
}

const fits = (plan: Plan, view: View, seat: Seat, given: Given) => {
  const unfit = mayTell(plan, view.asks[seat]!, given)
  if (unfit) return unfit
  const rule = breaksOwn(plan, view, seat, given)
  return rule < 0 ? undefined : refuse('rule', 'rules', { rule })
}

const mayTellRound = (plan: Plan, view: View, lists: GivenLists) => {
  const strange = Object.keys(lists).find(id => !plan.fields.some(({ field }) => field.id === id))
  if (strange !== undefined || isTurns(plan)) return refuse('not-asked', 'telling')
  const ofTable = givenTo(plan, view.seats, lists, undefined)
  const seats = all(view.seats)
  const given = seats.map(seat => givenTo(plan, view.seats, lists, seat))
  const named = seats.filter(seat => Object.keys(given[seat]!).length > 0)
  if (named.length === 0 && Object.keys(ofTable).length === 0) return refuse('missing', 'telling')
  const unfit = Object.keys(ofTable).length > 0 && mayTell(plan, view.tableAsks, ofTable)
  if (unfit) return unfit
  for (const seat of named) {
    const refusal = mayTellFor(plan, view, seat, given[seat]!)
    if (refusal) return { ...refusal, at: { ...refusal.at, seats: [seat] } }
  }
  return undefined
}

/** Returns why this entry is refused; undefined if it is allowed. */
export const check = (position: Position, entry: Entry) => {
  const { view, options } = position
  const plan = planFor(options.sheet)
  if (position.you === 'room') return refuse('not-asked', 'telling')
  const seat = seatOf(position)
  const side = sideOf(plan, view.seats, seat)
  if (entry.kind === 'starts')
    return view.isBetween && view.points.length === 0 && (entry.first ?? 0) < view.seats
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
  if (entry.kind === 'round') return mayTellRound(plan, view, entry.values)
  if (view.outs.includes(side)) return refuse('is-out', 'telling')
  if (view.sealed[seat]) return refuse('sealed-already', 'secrets')
  if (entry.kind === 'tell') return mayTellFor(plan, view, seat, entry.values)
  return view.asks[seat]!.some(({ id }) => isSecret(fieldOf(plan, id).field))
    ? fits(plan, view, seat, entry.values)
    : refuse('not-asked', 'telling')
}
