// Describes errors in a table's own edition (`kit/edition.ts`) in the reader's language: the place,
// with items counted from 1, and what is wrong there.
import type { Issue } from '../../games/game.ts'
import type { HouseFault } from '../../games/kit/edition.ts'
import type { FaultWords, GameWords } from '../../games/words.ts'
import type { Lang } from '../../lang.ts'
import { houses } from '../../words/all.ts'
import type { Served } from '../../words/house.ts'

// An issue with the fields that valibot adds to the standard ones.
interface Found extends Issue {
  type?: string
  expected?: string | null
  received?: string
  requirement?: unknown
}

const keyOf = (step: NonNullable<Issue['path']>[number]) =>
  typeof step === 'object' ? step.key : step

// Returns the place of an issue: `starts, no. 3`. The items of a map are called rows.
const placeOf = ({ path = [] }: Issue, { nth, row }: Served, words: GameWords): string => {
  const { options, parts = {} } = words
  return path
    .map((step, i) => {
      const key = keyOf(step)
      if (typeof key === 'number')
        return i > 0 && keyOf(path[i - 1]!) === 'map' ? row(key + 1) : nth(key + 1)
      const name = String(key)
      return Object.hasOwn(parts, name) ? parts[name] : (options[name]?.label ?? name)
    })
    .join(', ')
}

// Matches a message of our own schemas (`kit/edition.ts`): the code of a fault with its figures, as
// in 'least-cards 15'.
const ours = /^[a-z-]+( -?\d+)*$/

// Returns the fault of an object or a tuple: a part too many, a part too few, or something else.
const shapeFault = ({ expected, received }: Found): string => {
  if (expected === 'never') return 'unknown'
  if (expected === 'Array') return 'array'
  return expected === 'Object' && !/^(null|undefined)$/.test(received ?? '') ? 'other' : 'missing'
}

// Returns the code of a fault and its figures. Makes them from the issue's type if the message is
// one of valibot's.
const faultOf = (found: Found): string[] => {
  const { message, type = 'other', expected, requirement } = found
  if (ours.test(message)) return message.split(' ')
  if (type.startsWith('strict_')) return [shapeFault(found)]
  if (['picklist', 'literal', 'union', 'variant'].includes(type))
    return ['choice', ...(expected ?? '').replace(/[()"|]/g, '').split(/ +/)]
  return [type, ...(requirement === undefined ? [] : [String(requirement)])]
}

/** Returns what is wrong, without the place. */
export const faultIn = (lang: Lang, issue: Issue, words: GameWords): string => {
  const house = houses[lang]
  const [code = '', ...figures] = faultOf(issue)
  const faults: FaultWords<string> = { ...house.faults, ...words.faults } satisfies Record<
    HouseFault,
    unknown
  >
  // The game's rules check a starting position, so the code of its fault is that of a refusal.
  const refused = words.digital.refused[code]
  const phrase = faults[code] ?? (typeof refused === 'string' ? refused : house.faults.other)
  return typeof phrase === 'function' ? phrase(figures) : phrase
}

export const faultInWords = (lang: Lang, issue: Issue, words: GameWords): string =>
  `${placeOf(issue, houses[lang], words)}: ${faultIn(lang, issue, words)}`
