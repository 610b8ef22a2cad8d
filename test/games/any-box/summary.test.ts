// What a sheet is, in sentences: all ready-made sheets and all examples, in every language.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { de } from '../../../web/games/any-box/making/summary/de.ts'
import { en } from '../../../web/games/any-box/making/summary/en.ts'
import { fr } from '../../../web/games/any-box/making/summary/fr.ts'
import { it } from '../../../web/games/any-box/making/summary/it.ts'
import { summaryOf } from '../../../web/games/any-box/making/summary.ts'
import { de as deReady } from '../../../web/games/any-box/ready/de.ts'
import { en as enReady } from '../../../web/games/any-box/ready/en.ts'
import { fr as frReady } from '../../../web/games/any-box/ready/fr.ts'
import { it as itReady } from '../../../web/games/any-box/ready/it.ts'
import { defaultsOf, type Given, readySheets } from '../../../web/games/any-box/ready/ready.ts'
import type { Definition } from '../../../web/games/any-box/rules/definition.ts'
import { type Lang, langs } from '../../../web/lang.ts'
import { faultsIn } from '../../language/grammar.ts'

const languages = { en, fr, it, de }
const readyWords = { en: enReady, fr: frReady, it: itReady, de: deReady }
const { sheets } = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as {
  sheets: { id: string; definition: Definition }[]
}
const readyMade = (
  id: keyof typeof readySheets,
  given: Given = {},
  lang: Lang = 'en',
): Definition => {
  const sheet = readySheets[id]
  return sheet.definition(
    { ...defaultsOf(sheet), ...given } as never,
    readyWords[lang][id] as never,
  )
}
const example = (id: string) => sheets.find(sheet => sheet.id === id)!.definition
const allIn = (lang: Lang): Definition[] => [
  ...(Object.keys(readySheets) as (keyof typeof readySheets)[]).map(id => readyMade(id, {}, lang)),
  ...sheets.map(({ definition }) => definition),
]

describe.each(langs)('%s', lang => {
  test.each(allIn(lang))('$title', sheet => {
    const said = summaryOf(sheet, languages[lang])
    expect(said.length, said.join()).toBeGreaterThan(3)
    expect(new Set(said).size).toBe(said.length)
    for (const sentence of said) {
      expect(sentence).toMatch(/^\p{Lu}.*\S$/u)
      expect(sentence).not.toMatch(/undefined|NaN|\[object|function/)
    }
    const labels = sheet.fields.flatMap(field => (field.kind === 'worked' ? [] : [field.label]))
    // Labels are the players' own words.
    const ours = said.map(one => labels.reduce((text, label) => text.replace(label, '…'), one))
    expect(ours.flatMap(one => faultsIn(lang, one))).toEqual([])
    for (const label of labels) expect(said.join(' ')).toContain(label)
  })
})

test('points by round, with a goal and a number of rounds', () => {
  expect(summaryOf(readyMade('points', { rounds: 5, partners: 'two', wins: 'least' }), en)).toEqual(
    [
      'For 4, 6 or 8 players, in two teams.',
      'You enter figures after each round.',
      'Each team: Points',
      'Over when a team has 100.',
      'Over after 5 rounds at the latest.',
      'Fewest points wins.',
    ],
  )
})

test('sealed bids of hidden money', () => {
  const auction = example('sealedAuction')
  expect(summaryOf(auction, en)).toEqual([
    'For 3 to 5 players.',
    'You enter figures after each round.',
    'All together: Worth of the card, Doubles',
    'Each of you: Bid (sealed)',
    'Hidden until the end: Money',
    'Over when you say so.',
    'Somebody can drop out.',
    'At the end the points are worked out once more.',
    'Most points wins.',
    'A tie is broken by Money.',
  ])
  const total = { ...auction, total: { hidden: true as const } }
  expect(summaryOf(total, en)).toContain('Hidden until the end: Total, Money')
})

test('turns, counters, and figures at the end', () => {
  const turns = readyMade('running', { way: 'up' })
  expect(summaryOf(turns, en)).toEqual([
    'For 2 to 8 players.',
    'You enter figures turn by turn.',
    'Each of you: Points',
    'Over when somebody has 121.',
    'Most points wins.',
  ])
  expect(summaryOf({ ...turns, ends: 'round >= 7 * sides' }, en)).toContain(
    'Over after 7 turns each.',
  )
  expect(summaryOf({ ...turns, ends: 'min(all.total) <= -50' }, en)).toContain(
    'Over when somebody has −50.',
  )
  expect(summaryOf({ ...turns, ends: 'round * round > 9' }, en)).toContain(
    'Over by a rule of its own.',
  )
  expect(summaryOf(readyMade('dice'), en)).toContain(
    'Over when everything has been entered, or when you say so.',
  )
  const once = readyMade('count-up', { lines: 1 })
  expect(summaryOf(once, de)).toEqual([
    'Für 2 bis 8 Personen.',
    'Eingetragen wird einmal, am Ende.',
    'Jede Person: On the board, Left over',
    'Die meisten Punkte gewinnen.',
    'Bei Gleichstand entscheidet: Left over.',
  ])
  const ties = [...once.ties!, { label: 'Errors', value: '0', wins: 'least' as const }]
  expect(summaryOf({ ...once, ties }, en)).toContain(
    'A tie is broken by Left over, then Errors (fewest).',
  )
})
