// Caches the last few results of a function by the value of its input. For expensive results that
// view, moves and check need for the same state: a chart, a solver's answer.

/**
 * `keyOf` must include all of the input that the result depends on. The same object is found
 * without computing its key; an equal one (a state or edition that came through JSON) by its key.
 * Beyond `most` results, the least recently used one is dropped.
 */
export const memo = <Input extends object, Result>(
  work: (input: Input) => Result,
  keyOf: (input: Input) => string = JSON.stringify,
  most = 8,
): ((input: Input) => Result) => {
  const byObject = new WeakMap<Input, { result: Result }>()
  const byKey = new Map<string, { result: Result }>() // the most recently used comes last
  const find = (input: Input) => {
    const key = keyOf(input)
    const found = byKey.get(key) ?? { result: work(input) }
    byKey.delete(key)
    byKey.set(key, found)
    for (const oldest of byKey.keys()) if (byKey.size > most) byKey.delete(oldest)
    byObject.set(input, found)
    return found
  }
  return input => (byObject.get(input) ?? find(input)).result
}
