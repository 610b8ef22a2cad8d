// Every entry, move and refusal of a sheet has a sentence in each language, made of the labels of
// that sheet.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import * as de from '../../../web/games/any-box/words/de.ts'
import * as en from '../../../web/games/any-box/words/en.ts'
import * as fr from '../../../web/games/any-box/words/fr.ts'
import * as it from '../../../web/games/any-box/words/it.ts'
import { wordsOf } from '../../../web/games/any-box/words/sentences.ts'
import { positionOf } from '../../../web/games/play.ts'
import { nameOf, type Telling, tell, why } from '../../../web/games/words.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'

const { sheets } = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8')) as {
  sheets: { id: string; definition: { seats: [number, number] } }[]
}
const languages = { en, fr, it, de }
const names = ['Ama', 'Jonas', 'Marta', 'Pierre']

const tellingOf = (options: unknown, seats: number, you: Telling['you'] = 0): Telling => ({
  ...{ you, options, seats, name: seat => names[seat]!, list: all => all.join(' & ') },
  either: all => all.join(' / '),
})

test.each(Object.entries(languages))('%s has a sentence for whatever is entered', (_, language) => {
  const words = wordsOf(language)
  for (const { definition } of sheets) {
    const options = optionsOf(companion, { sheet: definition })
    const seats = Math.min(4, definition.seats[1])
    const say = tellingOf(options, seats)
    const { steps, end } = randomGame({
      game: companion,
      mode: 'companion',
      seats,
      options,
      seed: 3,
    })
    for (const { action } of steps) {
      const { seat = 0, move } = action
      const said = [
        tell(words.companion, { kind: 'entered', seat, entry: move }, say),
        nameOf(words, 'companion', move, say),
      ]
      for (const sentence of said) expect(sentence).toMatch(/^\S.*\S$/)
      expect(said.join(' ')).not.toMatch(/undefined|\[object|null/)
    }
    expect(words.companion.won(companion.result(end as never)!, say)).toMatch(/\p{L}.*\d/u)
  }
})

const sheet = {
  title: 'Evening',
  fields: [
    { id: 'bid', label: 'Bid', kind: 'number', min: 1, max: 7 },
    {
      id: 'call',
      label: 'Call',
      kind: 'choice',
      default: 0,
      of: [
        ['pass', 0],
        ['tichu', 100],
      ],
    },
    { id: 'first', label: 'First out', kind: 'seat', none: 'nobody yet', who: 'table' },
    { id: 'twice', label: 'Double', kind: 'check', who: 'table' },
  ],
  checks: [{ rule: 'bid != 3', says: 'Not three.', who: 'each' }],
}
const options = optionsOf(companion, { sheet })
const say = tellingOf(options, 2)

test('figures are said with their labels, in the order of the sheet', () => {
  const words = wordsOf(en)
  const said = (seat: number, entry: object) =>
    tell(words.companion, { kind: 'entered', seat, entry }, say)
  expect(said(1, { kind: 'tell', values: { call: 100, bid: 2 } })).toBe('Jonas: Bid 2, Call tichu.')
  expect(said(0, { kind: 'tell', values: { bid: 2 } })).toBe('You: Bid 2.')
  expect(said(0, { kind: 'know', values: { first: -1, twice: true } })).toBe(
    'First out nobody yet, Double yes.',
  )
  expect(said(0, { kind: 'round', values: { bid: [2, 4], first: [1], call: [null, 100] } })).toBe(
    'First out Jonas; You: Bid 2; Jonas: Bid 4, Call tichu.',
  )
  expect(said(0, { kind: 'starts', first: 1 })).toBe('Jonas starts.')
  expect(nameOf(words, 'companion', { kind: 'tell', values: { bid: 2 } }, say)).toBe('Enter: Bid 2')
})

test('a refusal names the figure, and a rule says its own sentence', () => {
  const words = wordsOf(en)
  const { state } = {
    state: companion.evolve(undefined, companion.setup(2, options as never, null as never)[0]!),
  }
  const refused = (values: object) =>
    why(
      words.companion,
      companion.check(positionOf(companion, state, 0), { kind: 'tell', values } as never)!,
      say,
    )
  expect(refused({ bid: 9 })).toBe('Bid cannot be more than 7.')
  expect(refused({ bid: 0 })).toBe('Bid cannot be less than 1.')
  expect(refused({ bid: 3 })).toBe('Not three.')
  expect(refused({ bid: 2, call: 7 })).toBe('Call has no such choice.')
  expect(refused({})).toBe('Bid is missing.')
})
