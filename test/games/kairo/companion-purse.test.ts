// Purses beside the box: seen, entered and corrected by their holder, and nothing a neighbour does
// tells what they hold.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import type { Options } from '../../../web/games/kairo/sheet/state.ts'
import { isRefusal, playFor } from '../../../web/games/play.ts'
import { noLuck } from '../../chance.ts'
import { keptEvening } from '../../laws/evening.ts'
import { optionsOf } from '../../laws/random.ts'
import { attract, begins, draw, extension, prompts, sets, stop, two } from './evening.ts'
import { coins } from './situation.ts'

describe('purses', () => {
  const sheet = two({}, [0, attract('red', 1)])

  test('are seen by their own seat only, until it is over', () => {
    const seen = (viewer: number | 'room', of = sheet) =>
      companion.view(of, viewer).accounts.map(account => !!account.coins)
    expect([seen('room'), seen(0), seen(1)]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
    expect(seen('room', two({}, [0, { kind: 'final' }], [0, stop], [1, stop]))).toEqual([
      true,
      true,
    ])
    expect(JSON.stringify(companion.view(sheet, 'room'))).not.toContain('coins')
  })

  test('what is judged by a purse is its holder’s to enter, everything else anyone’s', () => {
    expect(companion.by!(extension('red', { red: 2 }))).toBe('holder')
    expect(companion.by!({ kind: 'stall', cloth: 'red', coin: 'blue' })).toBe('holder')
    expect(companion.by!({ kind: 'stall', cloth: 'red' })).toBe('anyone')
    expect(companion.by!(extension('red'))).toBe('anyone')
    expect(companion.by!(attract('red', 0))).toBe('anyone')
    expect(companion.sealed!(extension('red', { red: 2 }))).toBe(false)
  })

  test('a neighbour’s entry is answered alike, whatever the purse holds', () => {
    const poor = {
      ...two(),
      accounts: two().accounts.map(account => ({ ...account, coins: coins() })),
    }
    const entries: Entry[] = [
      ...prompts(two(), 0).filter(entry => companion.by!(entry) === 'anyone'),
      extension('red'),
      attract('violet', 1),
      { kind: 'stall', cloth: 'red' },
    ]
    for (const entry of entries) {
      const [rich, bare] = [two(), poor].map(sheet => playFor(companion, sheet, 0, entry, noLuck))
      expect(isRefusal(rich!) ? rich : 'entered').toEqual(isRefusal(bare!) ? bare : 'entered')
    }
  })

  test('a payment stays correctable all evening, by its holder', () => {
    const table = keptEvening(companion, 2, optionsOf(companion) as Options)
    for (const said of [
      sets(0, 'red', 'yellow', 'green'),
      sets(1, 'red', 'white', 'blue'),
      begins(0),
    ])
      table.say(...said)
    table.say(0, attract('red', 0))
    table.say(1, draw)
    const payment = table.say(0, extension('red', { red: 2 }))
    for (let i = 0; i < 40; i++) table.say((i + 1) % 2, draw)
    expect(table.correct(payment, extension('red', { red: 1, blue: 1, white: 1 }), 1)).toEqual({
      refused: 'not-your-seat',
    })
    expect(table.correct(payment, extension('red', { red: 1, blue: 1, white: 1 }))).toBeUndefined()
    expect(table.sheet().accounts[0]!.coins).toEqual({
      red: 1,
      yellow: 1,
      green: 1,
      white: 0,
      blue: 0,
      violet: 1,
    })
    expect(table.sheet().phase).toEqual({ kind: 'turn', seat: 1 })
  })

  test('a neighbour’s correction neither stops at another’s purse nor tells of it; below zero its holder mends it', () => {
    const table = keptEvening(companion, 2, optionsOf(companion) as Options)
    for (const said of [
      sets(0, 'red', 'yellow', 'green'),
      sets(1, 'red', 'white', 'blue'),
      begins(1),
    ])
      table.say(...said)
    const gift = table.say(1, attract('red', 0)) // a coin for either
    const payment = table.say(0, extension('red', { red: 2 }))
    table.say(1, draw)
    expect(table.correct(gift, attract('green', 0), 1)).toBeUndefined()
    expect(table.view(0).accounts[0]!.coins).toMatchObject({ red: -1, green: 2 })
    const short = { ...table.sheet(), phase: { kind: 'turn', seat: 0 } } as const
    expect(prompts(short, 0)).toContainEqual(extension('green', { green: 2 }))
    expect(table.correct(payment, extension('red', { red: 1, green: 2 }))).toBeUndefined()
    expect(table.view(0).accounts[0]!.coins).toMatchObject({ red: 0, green: 0 })
    expect(table.correct(payment, extension('red', { red: 2 }))).toMatchObject({
      refused: 'too-few-coins',
      at: { short: 1 },
    })
    for (const entry of [{ kind: 'final' } as const]) table.say(0, entry)
    table.say(0, stop)
    table.say(1, stop)
    expect(companion.result(table.sheet())![0]).toMatchObject({
      seat: 0,
      sum: [
        ['stalls', 2],
        ['medals', 3],
        ['final-medals', 3],
        ['coins', 1],
      ],
    })
  })

  test('nor at the coin of another’s joker', () => {
    const table = keptEvening(companion, 2, optionsOf(companion) as Options)
    for (const said of [
      sets(0, 'red', 'yellow', 'green'),
      sets(1, 'red', 'white', 'blue'),
      begins(1),
    ])
      table.say(...said)
    const gift = table.say(1, attract('red', 0))
    table.say(0, { kind: 'stall', cloth: 'blue', coin: 'red' })
    expect(table.correct(gift, attract('green', 0), 1)).toBeUndefined()
    expect(table.view(0).accounts[0]!.coins).toMatchObject({ red: 0, green: 2 })
  })

  test('a purse below zero counts nothing', () => {
    const over = two({}, [0, { kind: 'final' }], [0, stop], [1, stop])
    const broke = {
      ...over,
      accounts: over.accounts.map(account => ({ ...account, coins: coins({ red: -4 }) })),
    }
    expect(companion.result(broke)!.map(({ score }) => score)).toEqual([0, 0])
  })
})
