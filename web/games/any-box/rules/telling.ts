// Checks what people enter in a field: its bounds at this moment, whether a figure fits them, and
// which value stands in for a missing figure.
import type { Value } from './language.ts'
import type { Plan, PlannedField } from './plan.ts'
import { boundOf, type Figures, type Table } from './round.ts'

export interface Bounds {
  min: number
  max: number
  step: number
  default: Value | undefined // undefined: it must be told
}

export type TellingCode = 'wrong-kind' | 'too-small' | 'too-large' | 'between-steps' | 'not-offered'

/** Returns the bounds of a field for one of its owners. `figures`: those of earlier steps. */
export const boundsOf = (
  plan: Plan,
  table: Table,
  figures: Figures,
  planned: PlannedField,
  at: number,
): Bounds => {
  const { field, owner, default: given } = planned
  const bound = (figure: PlannedField['min']) => boundOf(figure, plan, table, figures, owner, at)
  return {
    min: bound(planned.min),
    max: field.kind === 'seat' ? table.seats - 1 : bound(planned.max),
    step: field.kind === 'number' ? (field.step ?? 1) : 1,
    default: given === undefined || typeof given === 'boolean' ? given : bound(given),
  }
}

/** Returns why a figure does not fit a field; undefined if it does. */
export const misfit = (
  { field }: PlannedField,
  { min, max, step }: Bounds,
  value: Value,
): TellingCode | undefined => {
  if (field.kind === 'check') return typeof value === 'boolean' ? undefined : 'wrong-kind'
  if (typeof value === 'boolean' || !Number.isInteger(value)) return 'wrong-kind'
  if (field.kind === 'choice')
    return field.of.some(([, one]) => one === value) ? undefined : 'not-offered'
  if (value < min) return 'too-small'
  if (value > max) return 'too-large'
  return (value - min) % step === 0 ? undefined : 'between-steps'
}

/** Returns the value of a figure that was not entered: its default, otherwise no, no seat or 0. */
export const untold = ({ field, type }: PlannedField, bounds: Bounds): Value =>
  bounds.default ?? (type === 'bool' ? false : field.kind === 'seat' ? -1 : 0)
