// Editions: a game's house values as data, which a table may correct; every fault in them is named by its path.
import * as v from 'valibot'

export interface Fault {
  path: (string | number)[]
  message: string
}

const member = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined

const steps = (edition: unknown, path: Fault['path']): v.UnknownPathItem[] => {
  let input = edition
  return path.map(key => {
    const step: v.UnknownPathItem = { type: 'unknown', origin: 'value', input, key, value: member(input, key) }
    input = step.value
    return step
  })
}

// What the shape of an edition alone cannot say, asked once the shape is right.
export const holdsTogether = <Edition>(faultsOf: (edition: Edition) => Iterable<Fault>) =>
  v.rawCheck<Edition>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const { path, message } of faultsOf(dataset.value)) {
      const [first, ...rest] = steps(dataset.value, path)
      addIssue({ message, ...(first && { path: [first, ...rest] }) })
    }
  })

// An edition arrives as an object or, from a form, as its text; empty means the house's own.
export const editionOption = <Edition>(edition: v.GenericSchema<unknown, Edition>, standard: Edition) => {
  const text = v.pipe(
    v.string(),
    v.maxLength(12_000, 'at most 12,000 characters'),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      if (dataset.value.trim() === '') return standard
      try {
        return JSON.parse(dataset.value)
      } catch {
        addIssue({ message: 'not JSON' })
        return NEVER
      }
    }),
    edition,
  )
  return v.optional(
    v.lazy(input => (typeof input === 'string' ? text : edition)),
    () => standard,
  )
}
