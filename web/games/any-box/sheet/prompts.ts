// Generates legal entries with a few values for each figure: enough to play a game to its end.

import { seatOf } from '../../kit/seats.ts'
import type { Entry, Given } from '../rules/entry.ts'
import { all } from '../rules/owners.ts'
import { isLive, isTurns, type Plan } from '../rules/plan.ts'
import { sideOf } from '../rules/round.ts'
import { check } from './entries.ts'
import { roundOf } from './ledger.ts'
import { type Ask, type Position, planFor, type View } from './state.ts'

const offered = (plan: Plan, { id, min, max, step, left, ...ask }: Ask): (number | boolean)[] => {
  const { field } = plan.fields.find(one => one.field.id === id)!
  if (field.kind === 'check') return [false, true]
  if (left) return [...left]
  if (field.kind === 'choice') return field.of.map(([, value]) => value)
  const middle = min + Math.floor((max - min) / (2 * step)) * step
  const near = [min, min + step, min + 7 * step, middle].filter(value => value <= max)
  return [...new Set([...(typeof ask.default === 'number' ? [ask.default] : []), ...near])]
}

// Fills in all figures that are asked for, with other values for each `nth`.
const filled = (plan: Plan, asks: readonly Ask[], nth: number): Given =>
  Object.fromEntries(
    asks.flatMap((ask, i) => {
      const values = offered(plan, ask)
      return values.length === 0 ? [] : [[ask.id, values[(nth + i) % values.length]!] as const]
    }),
  )

const ways = 6

// Enters all open figures of the step for every seat, and those of the table.
const everybody = (plan: Plan, { asks, tableAsks, seats }: View, nth: number): Entry => {
  const given = asks.map((own, seat) => filled(plan, own, nth + seat))
  const ofTable = filled(plan, tableAsks, nth)
  return roundOf(plan.definition, seats, given, ofTable)
}

/** Generates legal entries of a seat, each once. */
export function* prompts(position: Position): Generator<Entry> {
  const { view, options } = position
  if (view.isOver || position.you === 'room') return
  const plan = planFor(options.sheet)
  const seat = seatOf(position)
  const each = (make: (values: Given) => Entry, asks: readonly Ask[]): Entry[] =>
    asks.length === 0
      ? []
      : isLive(plan)
        ? asks.flatMap(ask => offered(plan, ask).map(value => make({ [ask.id]: value })))
        : all(ways).map(nth => make(filled(plan, asks, nth)))
  const isTurn = view.turn === null || view.turn === sideOf(plan, view.seats, seat)
  const entries: Entry[] = [
    ...each(values => ({ kind: 'know', values }), view.tableAsks),
    ...(isTurn ? each(values => ({ kind: 'tell', values }), view.asks[seat]!) : []),
    ...(isTurn ? each(values => ({ kind: 'seal', values }), view.asks[seat]!) : []),
    ...(isLive(plan) || isTurns(plan) ? [] : all(ways).map(nth => everybody(plan, view, nth))),
    { kind: 'overrule' },
    { kind: 'stop' },
    ...all(view.seats).map((first): Entry => ({ kind: 'starts', first })),
  ]
  const yielded = new Set<string>()
  for (const entry of entries) {
    const text = JSON.stringify(entry)
    if (yielded.has(text) || check(position, entry)) continue
    yielded.add(text)
    yield entry
  }
}
