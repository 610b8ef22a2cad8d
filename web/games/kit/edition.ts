// Editions: a game's own numbers as data, which a table may change. Each fault has its path, a code
// and figures. The site has words for the shared codes, a game for its own (`pages.faults`).
import * as v from 'valibot'
import { memberOf } from './records.ts'

export interface Fault<Code extends string = string> {
  path: (string | number)[]
  fault: Code | HouseFault
  figures?: readonly number[]
}

/** The faults that any edition may have. */
export type HouseFault = 'not-json' | 'too-long' | 'own-square' | 'least-cards'

// Returns a fault as a schema's message: 'least-cards 15'.
const messageOf = ({ fault, figures = [] }: Pick<Fault, 'fault' | 'figures'>) =>
  [fault, ...figures].join(' ')

const steps = (edition: unknown, path: Fault['path']): v.UnknownPathItem[] => {
  let input = edition
  return path.map(key => {
    const step: v.UnknownPathItem = {
      type: 'unknown',
      origin: 'value',
      input,
      key,
      value: memberOf(input, key),
    }
    input = step.value
    return step
  })
}

/** Checks an edition as a whole, once its shape is right. */
export const holdsTogether = <Edition>(faultsOf: (edition: Edition) => Iterable<Fault>) =>
  v.rawCheck<Edition>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const fault of faultsOf(dataset.value)) {
      const [first, ...rest] = steps(dataset.value, fault.path)
      addIssue({ message: messageOf(fault), path: first && [first, ...rest] })
    }
  })

const longest = 12_000 // characters

/**
 * An edition arrives as an object or, from a form, as its text; an empty text means the standard
 * one.
 */
export const editionOption = <Edition>(
  edition: v.GenericSchema<unknown, Edition>,
  standard: Edition,
) => {
  const text = v.pipe(
    v.string(),
    v.maxLength(longest, messageOf({ fault: 'too-long', figures: [longest] })),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      if (dataset.value.trim() === '') return standard
      try {
        return JSON.parse(dataset.value)
      } catch {
        addIssue({ message: messageOf({ fault: 'not-json' }) })
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
