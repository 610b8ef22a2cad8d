// Records: what an unknown value has under a key, and records with a key for each of a few names.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a record has under a key; undefined too where the value is no record. */
export const memberOf = (value: unknown, key: string | number): unknown =>
  isRecord(value) ? value[key] : undefined

/** Whether a record has this key itself; a value that is no key has none. */
export const isKeyOf = <Of extends object>(
  of: Of,
  key: PropertyKey | null | undefined,
): key is keyof Of => key !== null && key !== undefined && Object.hasOwn(of, key)

/**
 * The keys of a record. Only for one written out in full: a wider value may have keys that its type
 * does not name.
 */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

/** A record with a value for each of these keys, which are all that `Key` has. */
export const recordOf = <Key extends string | number, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> => {
  const record: Partial<Record<Key, Value>> = {}
  for (const key of keys) record[key] = value(key)
  return record as Record<Key, Value>
}

/**
 * Whether a button's move is the one that was sent: all it says is in there, whatever fields were
 * laid over it.
 */
export const sameMove = (button: unknown, sent: unknown): boolean =>
  button === sent ||
  (isRecord(button) &&
    isRecord(sent) &&
    Object.entries(button).every(
      ([name, value]) => Object.hasOwn(sent, name) && sameMove(value, sent[name]),
    ))
