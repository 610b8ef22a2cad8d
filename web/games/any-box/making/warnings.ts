// Figures of a sheet that may fail at a table, such as a division by zero. They refuse nothing,
// because the figures that lead there may never come up.
import type { Issue } from '../../game.ts'
import { bookOf, type ToldRound } from '../rules/book.ts'
import type { Definition } from '../rules/definition.ts'
import type { Value } from '../rules/language.ts'
import { all, sidesOf } from '../rules/owners.ts'
import { isLive, isTurns, type Plan, type PlannedField } from '../rules/plan.ts'
import { type FigureFault, ownersOf, type Table } from '../rules/round.ts'
import { type Bounds, boundsOf } from '../rules/telling.ts'
import { planFor, stepsTo } from '../sheet/state.ts'
import { earlierFigures, toldFields } from '../sheet/worked.ts'

const rounds = 3

// Whether the owner of a figure, by its place, enters the most that is allowed, or the least.
type Way = (at: number) => boolean
const ways: readonly Way[] = [() => false, () => true, at => at % 2 === 0, at => at % 2 === 1]

const extremeOf = ({ field }: PlannedField, { min, max, step }: Bounds, isMost: boolean): Value => {
  if (field.kind === 'check') return isMost
  if (field.kind === 'choice') {
    const values = field.of.map(([, value]) => value)
    return isMost ? Math.max(...values) : Math.min(...values)
  }
  return isMost && max > min ? min + Math.floor((max - min) / step) * step : min
}

// Returns a round in which everybody enters figures in this way, step by step: the bounds of a step
// depend on the figures before it.
const roundOf = (plan: Plan, table: Table, way: Way): ToldRound['values'] => {
  const isOneStep = isLive(plan) || isTurns(plan)
  const values: Record<string, Value[]> = {}
  for (let step = 0; step < (isOneStep ? 1 : plan.steps); step++) {
    const earlier = earlierFigures(plan, table, values, step)
    for (const planned of toldFields(plan).filter(one => isOneStep || one.step === step))
      values[planned.field.id] = all(ownersOf(planned.owner, plan, table.seats)).map(at =>
        extremeOf(planned, boundsOf(plan, table, earlier, planned, at), way(at)),
      )
  }
  return values
}

const faultsOf = (plan: Plan, seats: number, way: Way): readonly FigureFault[] => {
  const told = { seats, starts: 0, isWhole: false, isStopped: false }
  const sides = sidesOf(plan.definition, seats)
  const played: ToldRound[] = []
  for (let n = 0; n < (isTurns(plan) ? rounds * sides : isLive(plan) ? 1 : rounds); n++) {
    const { table, isOver } = bookOf(plan, { ...told, rounds: played })
    if (isOver) break
    const values = roundOf(plan, table, way)
    played.push(isTurns(plan) ? { values, turn: n % sides } : { values })
  }
  return bookOf(plan, { ...told, rounds: played }).faults
}

/**
 * Returns what fails when three rounds are played with the least, the most and mixed figures, by
 * the fewest and the most seats: each place and fault once, in the form of the schema's issues.
 */
export const warningsOf = (definition: Definition): Issue[] => {
  const plan = planFor(definition)
  const counts = new Set([plan.seats[0]!, plan.seats.at(-1)!])
  const found = [...counts].flatMap(seats => ways.flatMap(way => faultsOf(plan, seats, way)))
  const each = new Map(found.map(fault => [`${fault.place} ${fault.code}`, fault]))
  return [...each.values()].map(({ place, code }) => ({
    message: code,
    path: stepsTo(place),
  }))
}
