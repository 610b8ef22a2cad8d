// The steps of a game, each told by what differs from the one before: a file that is kept has room for them all.

/** What differs: a value in place of another one as `[value]`, a key that is gone as 0, the same inside a record or list. */
export type Cut = [unknown] | 0 | { [key: string]: Cut }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// Lists of one length are compared place by place, others are told whole.
const alike = (one: unknown, other: unknown) =>
  isRecord(one) &&
  isRecord(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  (!Array.isArray(one) || one.length === (other as unknown as unknown[]).length)

/** What leads from one value to the next; nothing where they are the same. */
export const cutBetween = (before: unknown, after: unknown): Cut | undefined => {
  if (!alike(before, after)) return before === after ? undefined : [after]
  const [one, other] = [before, after] as Record<string, unknown>[]
  const cut: Record<string, Cut> = {}
  for (const key of Object.keys(one!)) if (!Object.hasOwn(other!, key)) cut[key] = 0
  for (const [key, value] of Object.entries(other!)) {
    const change = Object.hasOwn(one!, key) ? cutBetween(one![key], value) : ([value] as Cut)
    if (change !== undefined) cut[key] = change
  }
  return Object.keys(cut).length > 0 ? cut : undefined
}

/** The next value, by what differs from the one before. */
export const joined = (before: unknown, cut: Cut | undefined): unknown => {
  if (cut === undefined) return before
  if (Array.isArray(cut)) return cut[0]
  const value = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>
  for (const [key, change] of Object.entries(cut as Record<string, Cut>)) {
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
