// One value of a list exchanged. `Array.with` does it too, but Safari before 16 and Chrome before
// 110 do not know it.

/** The list with this value at this place; the list itself stays as it is. */
export const replaced = <T>(list: readonly T[], at: number, value: T): T[] => {
  const copy = [...list]
  copy[at] = value
  return copy
}
