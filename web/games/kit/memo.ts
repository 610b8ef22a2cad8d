// Something worked out once: its last few results, by the value they were worked out from. For what
// is dear and asked for again in the same state by view, moves and check: a chart, a solver's
// answer.

/**
 * `keyOf` names all of the input that the result depends on. The very same object is found without
 * reading it; an equal one (a state or edition that came through JSON) by its key. Beyond `most`
 * results the one unused longest goes.
 */
export const memo = <Input extends object, Result>(
  work: (input: Input) => Result,
  keyOf: (input: Input) => string = JSON.stringify,
  most = 8,
): ((input: Input) => Result) => {
  const byObject = new WeakMap<Input, { result: Result }>()
  const byKey = new Map<string, { result: Result }>() // the one used last comes last
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
