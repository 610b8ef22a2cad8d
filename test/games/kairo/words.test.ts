// Every fact, move, entry and refusal that games meet has words in every language, and the help has
// every point.
import { describe, expect, test } from 'vitest'
import type { Mode, Refusal } from '../../../web/games/game.ts'
import { byCloth, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { figures } from '../../../web/games/kairo/sheet/figures.ts'
import * as de from '../../../web/games/kairo/words/de.ts'
import * as en from '../../../web/games/kairo/words/en.ts'
import * as fr from '../../../web/games/kairo/words/fr.ts'
import * as it from '../../../web/games/kairo/words/it.ts'
import { wordsOf } from '../../../web/games/kairo/words/sentences.ts'
import { positionOf } from '../../../web/games/play.ts'
import { nameOf, type Telling, tell, why } from '../../../web/games/words.ts'
import type { Lang } from '../../../web/lang.ts'
import { houses } from '../../../web/words/all.ts'
import { helpIn } from '../../../worker/local/help.ts'
import { seeded } from '../../chance.ts'
import { type Deal, gameOf, optionsOf } from '../../laws/random.ts'
import { extension, two } from './evening.ts'
import { coins } from './situation.ts'

const deals: Deal[] = [
  {
    game: digital,
    mode: 'digital',
    seats: 2,
    options: optionsOf(digital, { start: 'variable' }),
    seed: 4,
  },
  { game: digital, mode: 'digital', seats: 4, options: optionsOf(digital), seed: 5 },
  { game: companion, mode: 'companion', seats: 2, options: optionsOf(companion), seed: 6 },
  {
    game: companion,
    mode: 'companion',
    seats: 3,
    options: optionsOf(companion, { coins: 'real' }),
    seed: 7,
  },
]
const names = ['Ada', 'Bruno', 'Céline', 'Dario']
const telling = (you: number | 'room', options: unknown): Telling => ({
  you,
  options,
  seats: names.length,
  name: seat => names[seat]!,
  list: items => items.join(', '),
  either: items => items.join(' / '),
})

// Moves and entries of every kind at random, tried at every turn: one refusal for each code they
// meet.
const refusals = new Map<string, [Mode, Refusal]>()
const dice = seeded(9)
const cloth = () => cloths[dice.roll(6)]!
const coin = () => (dice.roll(2) ? { coin: cloth() } : {})
const anyMove = (mode: Mode): unknown => {
  const [square, entrance] = [dice.roll(144), dice.roll(144)]
  const purse = byCloth(() => dice.roll(3))
  const board = [
    { kind: 'stall', cloth: cloth(), square, entrance: dice.roll(2) ? square + 1 : entrance },
    { kind: 'extension', cloth: cloth(), square },
    { kind: 'move', cloth: cloth(), square, entrance },
    { kind: 'pay', coins: purse },
    { kind: 'play', cards: [dice.roll(15)], ...coin() },
    { kind: 'play', cards: [dice.roll(9), dice.roll(9), dice.roll(9)].slice(0, 2 + dice.roll(2)) },
    { kind: 'attract', entrance },
    { kind: 'take', card: dice.roll(15) },
    { kind: 'discard', card: dice.roll(15) },
    { kind: 'draw' },
    { kind: 'stop' },
  ]
  const sheet = [
    { kind: 'sets-up', cloths: ['red', 'blue', 'white'] },
    { kind: 'begins', first: dice.roll(4) },
    { kind: 'stall', cloth: cloth(), ...coin() },
    { kind: 'extension', cloth: cloth(), ...(dice.roll(3) ? { paid: purse } : {}), ...coin() },
    { kind: 'move', cloth: cloth() },
    { kind: 'attract', cloth: cloth(), owner: dice.roll(4) },
    { kind: 'draw' },
    { kind: 'final' },
    { kind: 'stop' },
    { kind: 'counts', coins: 3 },
  ]
  const moves = mode === 'digital' ? board : sheet
  return moves[dice.roll(moves.length)]
}
for (const deal of deals) {
  const { steps, end } = gameOf(deal)
  for (const state of [...steps.map(({ before }) => before), end])
    for (let i = 0; i < 60; i++) {
      const refusal = deal.game.check(
        positionOf(deal.game, state, dice.roll(deal.seats)),
        anyMove(deal.mode),
      )
      if (refusal) refusals.set(`${deal.mode} ${refusal.refused}`, [deal.mode, refusal])
    }
}

const squareName = /\b[a-l](1[0-2]|[1-9])\b/

test('nearly every code is met', () => {
  expect(refusals.size).toBeGreaterThan(55)
})

describe.each(Object.entries({ en, de, fr, it }))('%s', (lang, language) => {
  const words = wordsOf(language)

  test('facts, moves and results', () => {
    for (const deal of deals) {
      const { opening, steps, end } = gameOf(deal)
      const face = words[deal.mode]
      for (const you of ['room', 0, 1] as const) {
        const say = telling(you, deal.options)
        const facts = [opening, ...steps.map(({ action }) => action)].flatMap(
          ({ events }) => events,
        )
        const sentences = facts.map(fact =>
          tell(face, deal.game.viewEvent(fact, you, true) ?? fact, say),
        )
        for (const sentence of sentences) expect(sentence ?? 'None.').toMatch(/^[^a-z].*\.$/)
        for (const sentence of sentences)
          expect(sentence ?? '').not.toMatch(/undefined|NaN|\[object/)
        // The board shows no names of squares.
        for (const sentence of sentences) expect(sentence ?? '').not.toMatch(squareName)
        for (const { offered } of steps)
          for (const move of offered.slice(0, 30)) {
            expect(nameOf(words, deal.mode, move, say)).toMatch(
              /^[^a-z](?!.*(undefined|NaN|\[object))/,
            )
            expect(nameOf(words, deal.mode, move, say)).not.toMatch(squareName)
          }
        expect(face.won(deal.game.result(end)!, say)).toMatch(/\.$/)
      }
      for (const [, label] of deal.game
        .result(end)!
        .flatMap(({ sum }) => sum.map(([label]) => [0, label] as const))) {
        expect(words.standing).toHaveProperty([label])
      }
    }
  })

  test('reasons agree with their figures', () => {
    const { leaves, spare, room, earns } = words.reasons
    expect(leaves({ paid: 3, left: 2 })).toMatch(/3.*2/)
    const kept = { coins: 5, fit: 1, open: 4 }
    expect(spare({ ...kept, left: 2 })).toMatch(/2.*1.*4/)
    expect(spare({ ...kept, left: 0 })).toMatch(/^\D*5\D*$/)
    expect(room({ squares: [] })).not.toMatch(/\d/)
    expect(earns({ cloth: 'red', coins: 2, have: 3 }).toLowerCase()).toContain(
      words.digital.cloth.red.toLowerCase(),
    )
  })

  test('a list of moves tells them apart', () => {
    const [deal] = deals
    const say = { ...telling(0, deal!.options), exact: true } as const
    for (const { offered } of gameOf(deal!).steps.slice(0, 40)) {
      const names = offered.map(move => nameOf(words, 'digital', move, say))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('refusals, with what proves them', () => {
    const say = telling(0, optionsOf(digital))
    for (const [mode, refusal] of refusals.values()) {
      if (refusal.refused in houses[lang as Lang].refused) continue // the house words its own
      expect(why(words[mode], refusal, say), refusal.refused).toMatch(
        /^\S(?!.*(undefined|NaN|\[object)).*[.]$/,
      )
    }
  })

  test('the figures of a correction, a purse only to its own seat', () => {
    const { companion: say, figures: of } = words
    const sheet = two({}, [0, extension('red', { red: 1, blue: 1, white: 1 })])
    const told = figures(companion.view(sheet, 0), words as never)
    expect(told).toEqual([
      [0, of.points, 5],
      [0, of.sizes, `${say.cloth.red} 2, ${say.cloth.yellow} 1, ${say.cloth.green} 1`],
      [0, of.medals, `${say.cloth.red} ${say.medal.gold}, ${say.cloth.red} ${say.medal.silver}`],
      [0, of.coins, `1 × ${say.cloth.yellow}, 1 × ${say.cloth.green}, 1 × ${say.cloth.violet}`],
      [1, of.points, 0],
      [1, of.sizes, `${say.cloth.red} 1, ${say.cloth.white} 1, ${say.cloth.blue} 1`],
      [1, of.medals, of.none],
    ])
    const counted = {
      ...sheet,
      accounts: sheet.accounts.map(one => ({ ...one, coins: coins(), counted: 7 })),
    }
    const blank = { ...counted, sizes: byCloth(() => [0, 0]) }
    expect(figures(companion.view(blank, 1), words as never).slice(5)).toEqual([
      [1, of.sizes, of.none],
      [1, of.medals, of.none],
      [1, of.coins, of.none],
      [1, of.coins, 7],
    ])
  })

  test('the help has every point, its marks and its pictures', async () => {
    const help = await helpIn(
      new URL(`../../../web/games/kairo/help/${lang}.md`, import.meta.url).pathname,
    )
    const text = JSON.stringify(help)
    expect(text.match(/mark-ruling/g)?.length).toBe(11)
    expect(text.match(/mark-house/g)?.length).toBe(3)
    expect(text.match(/"picture":"(map|edition)"/g)?.length).toBe(2)
  })
})

test('a turn of drawing is told as it is said at a table', () => {
  const { small } = wordsOf(en).log.digital
  const say = telling('room', optionsOf(digital))
  const drew = (...from: string[]) =>
    small(
      from.map(one => ({ kind: 'took', seat: 1, from: one })),
      say,
    )
  expect(drew('pile', 'pile')).toBe('Bruno drew two cards.')
  expect(drew('barkers', 'barkers')).toBe('Bruno took two barkers.')
  expect(drew('pile', 'barkers')).toBe('Bruno drew a card, took a barker.')
})

test('the masthead says what is left, and what a table declares has no reason', () => {
  const { left } = wordsOf(en).digital.where
  expect(left('red', 6)).toBe('6 red tiles left')
  expect(left('red', 1)).toBe('1 red tile left')
  for (const language of [en, fr, it, de])
    expect(wordsOf(language).companion.told.entered.final).not.toMatch(/ten|dix|dieci|zehn/)
})
