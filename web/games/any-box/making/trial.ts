// One round of a sheet with figures that people try on the page: what they typed, and the points
// that follow from it, worked out as at a table.
import { type Book, bookOf, type ToldRound } from '../rules/book.ts'
import type { Definition, Field } from '../rules/definition.ts'
import { mostTold } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { all, ownerOf, sidesOf } from '../rules/owners.ts'
import { isTurns } from '../rules/plan.ts'
import { ownersOf } from '../rules/round.ts'
import { planFor, type View } from '../sheet/state.ts'
import { broken } from '../sheet/worked.ts'
import { type Fields, wholeIn } from './fields.ts'

/** The name of the field for a figure, without the `made.` of the page. */
export const trialName = (id: string, at: number): string => `try.${id}.${at}`

export interface Trial {
  values: ToldRound['values'] // by field, then by its owner
  points: readonly number[] // by side
  totals: readonly number[] // by side
  says: readonly string[] // of the rules that these figures break
}

const typedIn = (
  field: Field,
  typed: string | undefined,
  otherwise: Value,
  seats: number,
): Value => {
  if (typed === undefined) return otherwise
  if (field.kind === 'check') return typed === '1'
  const [value, isWithin] = wholeIn(typed, [-mostTold, mostTold], Number(otherwise))
  if (field.kind === 'choice') return field.of.some(([, one]) => one === value) ? value : otherwise
  if (field.kind === 'seat') return value >= -1 && value < seats ? value : otherwise
  return isWithin ? value : otherwise
}

/** Works out a round: the figures that were typed, and otherwise those of the example. */
export const trialOf = (definition: Definition, example: View, fields: Fields): Trial => {
  const plan = planFor(definition)
  const { seats } = example
  const isLive = definition.rounds === 'live'
  const first: ToldRound = example.past[0] ?? { values: example.told as ToldRound['values'] }
  const values = Object.fromEntries(
    plan.fields.flatMap(({ field, owner }): [string, Value[]][] => {
      if (field.kind === 'worked') return []
      const count = ownersOf(owner, plan, seats)
      return [
        [
          field.id,
          all(count).map(at =>
            typedIn(
              field,
              fields[trialName(field.id, at)],
              first.values[field.id]?.[at] ?? (field.kind === 'check' ? false : 0),
              seats,
            ),
          ),
        ],
      ]
    }),
  )
  const told = { seats, starts: 0, isWhole: false, isStopped: false }
  const { table } = bookOf(plan, { ...told, rounds: [] })
  const round = isTurns(plan) ? { values, turn: 0 } : { values }
  const book: Book = bookOf(plan, { ...told, rounds: [round] })
  const steps = isLive || isTurns(plan) ? 0 : plan.steps
  return {
    values,
    points: book.points[0] ?? [],
    totals: book.totals[0] ?? [],
    says: all(steps)
      .flatMap(step => broken(plan, table, values, step))
      .map(i => definition.checks![i]!.says),
  }
}

/** Returns the places of a field that can be tried; on a sheet with turns only the first side's. */
export const placesOf = (definition: Definition, field: Field, seats: number): number[] => {
  const owner = ownerOf(field)
  if (owner === 'table' || definition.rounds === 'turns') return [0]
  const count = owner === 'side' ? sidesOf(definition, seats) : seats
  return all(count)
}
