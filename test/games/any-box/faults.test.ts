// What is wrong with a definition is said in words, in every language: the place and the fault.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import box from '../../../web/games/any-box/box.tsx'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import type { Issue } from '../../../web/games/game.ts'
import { type Lang, langs } from '../../../web/lang.ts'
import { faultInWords } from '../../../web/pages/lobby/faults.ts'
import { houses } from '../../../web/words/all.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const { refusedDefinitions } = read('examples.json') as {
  refusedDefinitions: { definition: unknown }[]
}

const issuesOf = (sheet: unknown): readonly Issue[] => {
  const checked = companion.options['~standard'].validate({ sheet })
  if (checked instanceof Promise) throw new Error('a definition is checked at once')
  return checked.issues ?? []
}
const faultsOf = (sheet: unknown, lang: Lang) =>
  issuesOf(sheet).map(issue => faultInWords(lang, issue, box.words[lang]))

const number = { id: 'a', label: 'A', kind: 'number' }
const plain = { title: 'Ours', fields: [number] }
const withField = (field: object) => ({ ...plain, fields: [{ ...number, ...field }] })

const long = Array.from({ length: 50 }, () => 1111).join('+')

// A definition with a fault, and what is said of it in English.
const said: [object, string][] = [
  [{ ...plain, title: 5 }, 'Sheet, title: must be a text'],
  [{ ...plain, title: ' ' }, 'Sheet, title: needs a letter, a figure or a sign'],
  [{ ...plain, title: 'a\u202eb' }, 'Sheet, title: contains a character that cannot be shown'],
  [{ ...plain, title: 'x'.repeat(41) }, 'Sheet, title: has more than 40 characters'],
  [{ fields: plain.fields }, 'Sheet, title: is missing'],
  [
    {
      ...plain,
      keep: ['b', 'c', 'd', 'e', 'f'].map(id => ({ id, label: id, next: long })),
      final: long,
      score: long,
      out: `${long} > 0`,
      ends: `${long} > 0`,
      fields: ['a', 'g', 'h', 'i', 'j'].map(id => ({
        id,
        label: id,
        kind: 'number',
        min: long,
        max: long,
      })),
    },
    'Sheet: has more than 4000 characters',
  ],
  [{ ...plain, colour: 'red' }, 'Sheet, colour: is not known here'],
  [{ ...plain, constructor: 1 }, 'Sheet, constructor: is not known here'],
  [{ ...plain, fields: [] }, 'Sheet, figures: must have at least 1 entry'],
  [{ ...plain, fields: 'none' }, 'Sheet, figures: must be a list'],
  [{ ...plain, total: 5 }, 'Sheet, total: does not fit'],
  [{ ...plain, seats: [2] }, 'Sheet, players, no. 2: must be a number'],
  [{ ...plain, seats: [2, 3, 4] }, 'Sheet, players, no. 3: is not known here'],
  [{ ...plain, seats: 4 }, 'Sheet, players: must be a list'],
  [{ ...plain, seats: [1, 4] }, 'Sheet, players, no. 1: must be at least 2'],
  [{ ...plain, wins: 'all' }, 'Sheet, who wins: must be one of most least'],
  [{ ...plain, rounds: 500 }, 'Sheet, rounds: must be at most 100'],
  [
    { ...plain, score: 'a +' },
    'Sheet, points of a round: is not complete, or has a sign too many (at character 4)',
  ],
  [
    { ...plain, score: 'a + b' },
    'Sheet, points of a round: uses a name that is not known here (at character 5)',
  ],
  [
    withField({ kind: 'colour' }),
    'Sheet, figures, no. 1, kind: must be one of number choice check seat worked',
  ],
  [
    withField({ id: 'A b' }),
    'Sheet, figures, no. 1, short name: needs another name: this one is taken, or has more than letters and figures',
  ],
  [withField({ max: 1.5 }), 'Sheet, figures, no. 1, most: must be a whole number'],
  [withField({ max: null }), 'Sheet, figures, no. 1, most: can only contain whole numbers'],
  [withField({ secret: 'yes' }), 'Sheet, figures, no. 1, secret: must be one of true'],
  [
    withField({ kind: 'check', default: 1 }),
    'Sheet, figures, no. 1, figure to begin with: must be true or false',
  ],
]

test.each(said.map(([sheet, sentence]) => ({ sheet, sentence })))(
  '$sentence',
  ({ sheet, sentence }) => {
    expect(faultsOf(sheet, 'en')).toContain(sentence)
  },
)

test.each(langs)('every fault has words: %s', lang => {
  const { other } = houses[lang].faults
  for (const { definition } of refusedDefinitions) {
    const faults = faultsOf(definition, lang)
    expect(faults.length, JSON.stringify(definition)).toBeGreaterThan(0)
    for (const fault of faults) {
      expect(fault).not.toContain(other)
      expect(fault).not.toMatch(/undefined|NaN|\[object/)
    }
  }
  for (const [sheet, sentence] of said) {
    if (sentence.endsWith('does not fit')) continue
    for (const fault of faultsOf(sheet, lang)) expect(fault).not.toMatch(/undefined|function/)
    expect(faultsOf(sheet, lang).join()).not.toContain(other)
  }
})

test('all expressions together are bounded, each by itself too', () => {
  const sum = (terms: number) => Array.from({ length: terms }, () => 'a').join('+')
  const worked = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `w${i}`, kind: 'worked', is: sum(30) }))
  const sheet = (count: number) => ({ ...plain, fields: [number, ...worked(count)] })
  expect(faultsOf(sheet(5), 'en')).toEqual([])
  expect(faultsOf(sheet(6), 'en')).toEqual([
    'Sheet, figures, no. 7, how it is worked out: is too long or too deep',
  ])
})

test('in German it reads as German', () => {
  expect(faultsOf({ ...plain, score: 'a + b' }, 'de')).toEqual([
    'Blatt, Punkte einer Runde: verwendet einen Namen, den es hier nicht gibt (bei Zeichen 5)',
  ])
})
