// The steps of a game, each told by what differs from the one before: a file that is kept has room
// for them all.
import { isRecord } from '../../games/kit/records.ts'

/**
 * What differs: a value in place of another one as `[value]`, a key that is gone as 0, the same
 * inside a record or list.
 */
export type Cut = [unknown] | 0 | { [key: string]: Cut }

// Compared key by key: two records, or two lists of one length. Everything else is told whole.
const areAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length
    : Array.isArray(one) === Array.isArray(other)

/** What leads from one value to the next; nothing where they are the same. */
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

/** The next value, by what differs from the one before. */
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

/** All values of a row, told one by the other. */
export const filmOf = (values: readonly unknown[]): (Cut | null)[] =>
  values.map((value, i) => cutBetween(values[i - 1], value) ?? null)

export const shownFrom = <Value>(film: readonly (Cut | null)[]): Value[] => {
  let value: unknown
  return film.map(cut => {
    value = joined(value, cut ?? undefined)
    return value as Value
  })
}
