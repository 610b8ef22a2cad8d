// Ids of lines, made of their names: `Höhe über Null` becomes `hoheUberNull`.
import { takenNames } from '../rules/language.ts'

/** Ids of the fields and accounts that the form adds by itself. */
export const formIds: ReadonlySet<string> = new Set(
  'bid tricks bidPoints offer paid money tie sum1 sum2 sum3 sum4 sum5'.split(' '),
)

const longest = 16

// Latin letters that have no form with a separate accent.
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

const idOf = (name: string, otherwise: string): string => {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, letter => plain[letter]!)
    .split(/[^a-z0-9]+/)
    .join(' ')
    .replace(/^[ 0-9]+/, '')
    .trim()
    .split(' ')
  const id = words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
  return id.join('').slice(0, longest) || otherwise
}

/** Returns an id for each name; an id that is taken gets a number. */
export const idsOf = (names: readonly string[]): string[] => {
  const ids: string[] = []
  for (const [i, name] of names.entries()) {
    const base = idOf(name, `line${i + 1}`)
    let id = base
    for (let n = 2; takenNames.has(id) || formIds.has(id) || ids.includes(id); n++)
      id = base.slice(0, longest - String(n).length) + n
    ids.push(id)
  }
  return ids
}
