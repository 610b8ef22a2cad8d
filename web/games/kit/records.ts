// Reads unknown values as records, and builds records from lists of keys.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the value of a record under a key; undefined if the value is not a record. */
export const memberOf = (value: unknown, key: string | number): unknown =>
  isRecord(value) ? value[key] : undefined

/** Whether a record has this key itself; undefined and null are not keys. */
export const isKeyOf = <Of extends object>(
  of: Of,
  key: PropertyKey | null | undefined,
): key is keyof Of => key !== null && key !== undefined && Object.hasOwn(of, key)

/**
 * Returns the keys of a record. Only for one written out in full: a wider value may have keys that
 * its type does not name.
 */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** Returns a record with a value for each of these keys, which must be all of `Key`. */
export const recordOf = <Key extends string | number, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> => {
  const record: Partial<Record<Key, Value>> = {}
  for (const key of keys) record[key] = value(key)
  return record as Record<Key, Value>
}

/**
 * Whether the move of a button is the one that was sent: the sent move contains everything in the
 * button's move, and may contain further fields.
 */
export const sameMove = (button: unknown, sent: unknown): boolean =>
  button === sent ||
  (isRecord(button) &&
    isRecord(sent) &&
    Object.entries(button).every(
      ([name, value]) => Object.hasOwn(sent, name) && sameMove(value, sent[name]),
    ))
