// Editions: a game's house values as data, which a table may correct; every fault in them is named
// by its path. What is wrong is a code and its figures: the house words its own, the game those of
// its `FaultCode` (`pages.faults`).
import * as v from 'valibot'
import { memberOf } from './records.ts'

export interface Fault<Code extends string = string> {
  path: (string | number)[]
  fault: Code | HouseFault
  figures?: readonly number[]
}

/** What any edition may get wrong. */
export type HouseFault = 'not-json' | 'too-long' | 'own-square' | 'least-cards'

// A fault as a schema's message: 'least-cards 15'
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

/** What the shape of an edition alone cannot say, asked once the shape is right. */
export const holdsTogether = <Edition>(faultsOf: (edition: Edition) => Iterable<Fault>) =>
  v.rawCheck<Edition>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const fault of faultsOf(dataset.value)) {
      const [first, ...rest] = steps(dataset.value, fault.path)
      addIssue({ message: messageOf(fault), path: first && [first, ...rest] })
    }
  })

const longest = 12_000 // characters

/** An edition arrives as an object or, from a form, as its text; empty means the house's own. */
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
