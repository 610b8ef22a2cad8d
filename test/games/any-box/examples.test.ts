// The worked examples of sheets: what was told, and what comes of it; definitions that are refused,
// and figures that cannot be worked out.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bookOf, type ToldRound } from '../../../web/games/any-box/rules/book.ts'
import { definition as shape } from '../../../web/games/any-box/rules/definition.ts'
import type { Value } from '../../../web/games/any-box/rules/language.ts'
import { type Plan, planOf } from '../../../web/games/any-box/rules/plan.ts'
import {
  type Figures,
  fails,
  ownersOf,
  type Table,
  workedIn,
  workOut,
} from '../../../web/games/any-box/rules/round.ts'
import { boundsOf, misfit, untold } from '../../../web/games/any-box/rules/telling.ts'

type Given = Value | null
interface Example {
  why: string
  told: {
    seats: number
    stopped?: boolean
    rounds?: ToldByOwner[]
    live?: ToldByOwner
    turns?: ({ side: number } & Record<string, Value>)[]
  }
  expect: {
    points?: number[][]
    totals?: number[]
    keeps?: Record<string, number[]>
    final?: number[]
    places?: number[]
    over?: boolean
    out?: number[]
    starts?: number
    refused?: string[]
  }
}
interface ToldByOwner {
  each?: Record<string, Given[]>
  side?: Record<string, Given[]>
  table?: Record<string, Given>
}

const examples: {
  sheets: { id: string; definition: unknown; examples: Example[] }[]
  refusedDefinitions: { place: string; code: string; from?: number; definition: unknown }[]
  failsAtRunTime: { definition: unknown; told: Example['told']; expect: Record<string, unknown> }[]
} = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8'))

const planned = (definition: unknown): Plan => {
  const plan = planOf(v.parse(shape, definition))
  if (!('definition' in plan)) throw new Error(JSON.stringify(plan))
  return plan
}

// Returns all figures of a round, with defaults for those that the example leaves out. Adds the code
// of each figure that does not fit to `refused`.
const filled = (plan: Plan, table: Table, given: ToldByOwner, refused: string[]): Figures => {
  let figures: Figures = new Map()
  for (const field of plan.fields) {
    const { owner } = field
    if (field.field.kind === 'worked') continue
    const told = given[owner]?.[field.field.id]
    const earlier = workedIn(plan, table, figures)
    const list = Array.from({ length: ownersOf(owner, plan, table.seats) }, (_, at): Value => {
      const bounds = boundsOf(plan, table, earlier, field, at)
      const value = Array.isArray(told) ? told[at] : told
      if (value === undefined || value === null) return untold(field, bounds)
      const code = misfit(field, bounds, value)
      if (code) refused.push(code)
      return value
    })
    figures = new Map([...figures, [field.field.id, list]])
  }
  return figures
}

const isAllTold = (plan: Plan, given: ToldByOwner) =>
  plan.fields.every(({ field, owner }) => {
    const told = given[owner]?.[field.id]
    return (
      field.kind === 'worked' ||
      (Array.isArray(told) ? told.every(one => one !== null) : told !== undefined)
    )
  })

const played = (plan: Plan, { told }: Example) => {
  const refused: string[] = []
  const rounds: ToldRound[] = []
  const book = (isStopped = false, isWhole = false) =>
    bookOf(plan, { seats: told.seats, starts: 0, rounds, isStopped, isWhole })
  for (const given of told.rounds ?? (told.live ? [told.live] : [])) {
    const { table } = book()
    const figures = filled(plan, table, given, refused)
    const worked = workOut(plan, table, figures)
    for (const { rule, isMild } of plan.checks)
      if (!isMild && fails(rule, plan, table, { ...worked, accounts: table.accounts }, {}))
        refused.push('check')
    rounds.push({ values: Object.fromEntries(figures) })
  }
  for (const { side, ...values } of told.turns ?? [])
    rounds.push({
      turn: side,
      values: Object.fromEntries(
        Object.entries(values).map(([id, value]) => [
          id,
          Array.from({ length: told.seats }, (_, seat) => (seat === side ? value : 0)),
        ]),
      ),
    })
  const isWhole = told.live !== undefined && isAllTold(plan, told.live)
  return { refused, book: book(told.stopped === true, isWhole) }
}

const sheets = examples.sheets.flatMap(({ id, definition, examples: all }) =>
  all.map(example => ({ name: `${id}: ${example.why}`, definition, example })),
)

test.each(sheets)('$name', ({ definition, example }) => {
  const { expect: wanted } = example
  const { refused, book } = played(planned(definition), example)
  expect([...new Set(refused)]).toEqual(wanted.refused ?? [])
  if (wanted.refused) return
  const { accounts } = book.table
  const found: Example['expect'] = {
    points: book.points.map(one => [...one]),
    totals: [...accounts.get('total')!],
    keeps: Object.fromEntries(
      Object.keys(wanted.keeps ?? {}).map(id => [id, [...accounts.get(id)!]]),
    ),
    final: [...book.final],
    places: [...book.places],
    over: book.isOver,
    out: [...book.outs],
    starts: book.table.starts,
  }
  for (const key of Object.keys(wanted) as (keyof Example['expect'])[])
    expect({ [key]: found[key] }).toEqual({ [key]: wanted[key] })
  expect(book.faults).toEqual([])
})

test.each(examples.refusedDefinitions)('$place is refused: $code', ({ definition, ...fault }) => {
  const read = v.safeParse(shape, definition)
  const faults = read.success ? planOf(read.output) : []
  expect(faults).toContainEqual(expect.objectContaining(fault))
})

test.each(examples.failsAtRunTime)('a figure that fails counts 0 and says where', one => {
  const plan = planned(one.definition)
  const { book } = played(plan, { why: '', told: one.told, expect: {} })
  expect(book.points).toEqual(one.expect.points)
  expect(book.faults).toEqual(one.expect.faults)
})
