// Replaces one value of a list. `Array.with` does the same, but Safari before 16 and Chrome before
// 110 lack it.

/** Returns a copy of the list with this value at this index. */
export const replaced = <T>(list: readonly T[], at: number, value: T): T[] => {
  const copy = [...list]
  copy[at] = value
  return copy
}
