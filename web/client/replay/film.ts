// Encodes the steps of a game as differences from one step to the next, so that a file can contain
// all steps.
import { isRecord } from '../../games/kit/records.ts'

/**
 * A difference: `[value]` replaces a value, 0 removes a key, and an object contains the differences
 * of a record or list, by key.
 */
export type Cut = [unknown] | 0 | { [key: string]: Cut }

// Returns whether two values are compared key by key: two records, or two lists of equal length.
// All other values are replaced as a whole.
const areAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length
    : Array.isArray(one) === Array.isArray(other)

/** Returns the difference between two values, or undefined if they are equal. */
export const cutBetween = (before: unknown, after: unknown): Cut | undefined => {
  if (before === after) return undefined
  if (!isRecord(before) || !isRecord(after) || !areAlike(before, after)) return [after]
  const cut: Record<string, Cut> = {}
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) cut[key] = 0
  for (const [key, value] of Object.entries(after)) {
    const change: Cut | undefined = Object.hasOwn(before, key)
      ? cutBetween(before[key], value)
      : [value]
    if (change !== undefined) cut[key] = change
  }
  return Object.keys(cut).length > 0 ? cut : undefined
}

const copied = (value: unknown): Record<string, unknown> =>
  Object.assign(Array.isArray(value) ? [] : {}, value)

/** Applies a difference to a value. */
export const joined = (before: unknown, cut: Cut | undefined): unknown => {
  if (!cut) return before
  if (Array.isArray(cut)) return cut[0]
  const value = copied(before)
  for (const [key, change] of Object.entries(cut)) {
    if (change === 0) delete value[key]
    else value[key] = joined(value[key], change)
  }
  return value
}

/** Encodes a list of values as differences. */
export const filmOf = (values: readonly unknown[]): (Cut | null)[] =>
  values.map((value, i) => cutBetween(values[i - 1], value) ?? null)

export const shownFrom = <Value>(film: readonly (Cut | null)[]): Value[] => {
  let value: unknown
  return film.map(cut => {
    value = joined(value, cut ?? undefined)
    return value as Value
  })
}
