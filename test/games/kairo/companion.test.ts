// Kairo beside the box: the stalls, the turn rail, customers, extensions, the count of real coins,
// and every refusal.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/kairo/rules/entry.ts'
import { byCloth, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { incomeIn } from '../../../web/games/kairo/sheet/entries.ts'
import { supplyOf } from '../../../web/games/kairo/sheet/supply.ts'
import { positionOf } from '../../../web/games/play.ts'
import {
  attract,
  begins,
  draw,
  evening,
  extension,
  prompts,
  say,
  sets,
  stop,
  two,
  why,
} from './evening.ts'
import { coins } from './situation.ts'

describe('setting up', () => {
  test('each seat says which three stalls it has, then who begins', () => {
    const blank = evening(3, {})
    expect(prompts(blank, 0).length).toBe(20)
    const threes = prompts(blank, 0).map(
      entry => entry.kind === 'sets-up' && new Set(entry.cloths).size,
    )
    expect(threes.every(size => size === 3)).toBe(true)
    expect([...companion.moves(positionOf(companion, blank, 'room'))]).toEqual([])
    expect(companion.check(positionOf(companion, blank, 'room'), draw)?.refused).toBe(
      'not-your-turn',
    )
    expect(why(blank, 0, begins(0)[1])).toBe('stalls-first')
    expect(why(blank, 0, draw)).toBe('not-begun')
    const one = say(blank, ...sets(1, 'red', 'white', 'blue'))
    expect(one.sizes).toEqual({
      ...byCloth(() => [0, 0, 0]),
      red: [0, 1, 0],
      white: [0, 1, 0],
      blue: [0, 1, 0],
    })
    expect(why(one, 1, sets(1, 'red', 'white', 'blue')[1])).toBe('entered-already')
    expect(why(one, 1, { kind: 'begins', first: 1 })).toBe('stalls-first')
    const all = evening(
      3,
      {},
      sets(1, 'red', 'white', 'blue'),
      sets(0, 'red', 'white', 'blue'),
      sets(2, 'red', 'white', 'blue'),
    )
    expect(prompts(all, 2)).toEqual([0, 1, 2].map(first => ({ kind: 'begins', first })))
    expect(why(all, 2, { kind: 'begins', first: 3 })).toBe('no-such-seat')
    expect(say(all, ...begins(2)).phase).toEqual({ kind: 'turn', seat: 2 })
  })

  test('three different cloths', () => {
    const parse = (entry: unknown) => companion.move['~standard'].validate(entry)
    expect(parse({ kind: 'sets-up', cloths: ['red', 'red', 'blue'] })).toHaveProperty('issues')
    expect(parse({ kind: 'sets-up', cloths: ['red', 'blue'] })).toHaveProperty('issues')
  })

  test('is over once the game has begun', () => {
    expect(why(two(), 0, sets(0, 'red', 'white', 'blue')[1])).toBe('begun-already')
    expect(why(two(), 0, { kind: 'begins', first: 1 })).toBe('begun-already')
    expect(why(two(), 0, { kind: 'counts', coins: 3 })).toBe('not-counting')
  })
})

describe('the turn', () => {
  test('asks for every action, every stall to attract to, and the final phase', () => {
    const asked = prompts(two(), 0)
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(
      new Set(['draw', 'attract', 'stall', 'move', 'extension', 'final']),
    )
    expect(asked.filter(({ kind }) => kind === 'attract')).toEqual(
      [
        ['red', 0],
        ['red', 1],
        ['red', 'neutral'],
        ['yellow', 0],
        ['yellow', 'neutral'],
        ['green', 0],
        ['green', 'neutral'],
        ['white', 1],
        ['white', 'neutral'],
        ['blue', 1],
        ['blue', 'neutral'],
        ['violet', 'neutral'],
      ].map(([cloth, owner]) => attract(cloth as 'red', owner as 'neutral')),
    )
    expect(prompts(two(), 1)).toEqual([])
  })

  test('is one action, clockwise', () => {
    expect(why(two(), 1, draw)).toBe('not-your-turn')
    expect(prompts(two(), 1)).toEqual([])
    expect(two({}, [0, draw]).phase).toEqual({ kind: 'turn', seat: 1 })
    expect(two({}, [0, draw], [1, draw]).phase).toEqual({ kind: 'turn', seat: 0 })
    // One coin for who attracts, whatever else lies there, and nobody else is told of any.
    expect(incomeIn(two(), 0, { kind: 'attract', cloth: 'violet', owner: 'neutral' })).toEqual([
      { seat: 0, coins: 1 },
    ])
    const three = evening(
      3,
      {},
      ...[0, 1, 2].map(seat => sets(seat, 'red', 'white', 'blue')),
      begins(0),
    )
    expect(say(three, 0, draw).phase).toEqual({ kind: 'turn', seat: 1 })
    expect(companion.check(positionOf(companion, two(), 'room'), draw)?.refused).toBe(
      'not-your-turn',
    )
  })

  test('a new stall, of a cloth that is not there yet', () => {
    expect(two({}, [0, { kind: 'stall', cloth: 'blue' }]).sizes.blue).toEqual([1, 1])
    expect(why(two(), 0, { kind: 'stall', cloth: 'red' })).toBe('stall-on-board')
  })

  test('a move changes no size; an extended stall stays', () => {
    expect(two({}, [0, { kind: 'move', cloth: 'red' }]).sizes.red).toEqual([1, 1])
    expect(why(two(), 0, { kind: 'move', cloth: 'blue' })).toBe('no-such-stall')
    const extended = two({ coins: 'real' }, [0, extension('red')], [1, draw])
    expect(why(extended, 0, { kind: 'move', cloth: 'red' })).toBe('is-extended')
  })

  test('a joker takes a coin of the purse', () => {
    const paid = two({}, [0, { kind: 'stall', cloth: 'blue', coin: 'white' }])
    expect(paid.accounts[0]!.coins).toEqual({ ...byCloth(() => 1), white: 0 })
    const again = say(say(paid, 1, draw), 0, { kind: 'move', cloth: 'blue', coin: 'red' })
    expect(again.accounts[0]!.coins).toEqual({ ...byCloth(() => 1), white: 0, red: 0 })
    expect(why(say(paid, 1, draw), 0, { kind: 'stall', cloth: 'violet', coin: 'white' })).toBe(
      'no-coin-for-joker',
    )
  })
})

describe('customers', () => {
  test('coins are booked for attractor and owner in one step', () => {
    const own = two({}, [0, attract('yellow', 0)])
    expect(own.accounts.map(({ coins: purse }) => purse.yellow)).toEqual([2, 1])
    const unextended = two({}, [0, draw], [1, attract('green', 0)])
    expect(unextended.accounts.map(({ coins: purse }) => purse.green)).toEqual([2, 2])
  })

  test('who was attracted last waits beside the board until the next one comes', () => {
    expect(why(two(), 0, attract('red', 'neutral'))).toBeUndefined() // who waits at the start nobody said
    const gone = two({}, [0, attract('red', 'neutral')])
    expect(why(gone, 1, attract('red', 1))).toBe('customer-away')
    expect(why(say(gone, 1, draw), 0, attract('red', 0))).toBe('customer-away')
    expect(prompts(gone, 1).some(entry => entry.kind === 'attract' && entry.cloth === 'red')).toBe(
      false,
    )
    expect(why(say(gone, 1, attract('blue', 1)), 0, attract('red', 0))).toBeUndefined()
  })

  test('a larger stall of another earns its size', () => {
    const rich = two(
      {},
      [0, attract('red', 0)],
      [1, attract('blue', 1)],
      [0, extension('red', { red: 2 })],
    )
    expect(say(rich, 1, attract('red', 0)).accounts.map(({ coins: purse }) => purse.red)).toEqual([
      2, 2,
    ])
  })

  test('neutral stalls stand with two seats only', () => {
    expect(
      two({}, [0, attract('violet', 'neutral')]).accounts.map(({ coins: purse }) => purse.violet),
    ).toEqual([2, 1])
    const three = evening(
      3,
      {},
      ...[0, 1, 2].map(seat => sets(seat, 'red', 'white', 'blue')),
      begins(0),
    )
    expect(why(three, 0, attract('violet', 'neutral'))).toBe('no-such-stall')
  })

  test('only where a stall stands', () => {
    expect(why(two(), 0, attract('violet', 1))).toBe('no-such-stall')
    expect(why(two(), 0, attract('red', 3))).toBe('no-such-stall')
    expect(why(two(), 0, attract('red', 1))).toBeUndefined()
  })
})

describe('extensions', () => {
  test('are paid from the purse by the rules of payment', () => {
    expect(why(two(), 0, extension('red', { red: 1, blue: 1, white: 1 }))).toBeUndefined()
    expect(why(two(), 0, extension('red', { red: 1, blue: 1 }))).toBe('wrong-sum')
    expect(why(two(), 0, extension('red', { red: 2 }))).toBe('too-few-coins')
    expect(why(two(), 0, extension('red', { blue: 1, white: 1, green: 1, yellow: 1 }))).toBe(
      'none-of-the-cloth',
    )
    expect(why(two(), 0, extension('red'))).toBe('say-what-is-paid')
    expect(
      why(two({ oneOtherColour: 'yes' }), 0, extension('red', { red: 1, blue: 1, white: 1 })),
    ).toBe('one-other-cloth')
    const paid = two({}, [0, extension('red', { red: 1, blue: 1, white: 1 }, 'green')])
    expect(paid.accounts[0]!.coins).toEqual({
      red: 0,
      yellow: 1,
      green: 0,
      white: 0,
      blue: 0,
      violet: 1,
    })
    expect(why(two(), 0, extension('red', { red: 1, blue: 1, white: 1 }, 'blue'))).toBe(
      'no-coin-for-joker',
    )
  })

  test('every way to pay is asked for, the cheapest first, and a joker with the cheapest', () => {
    const asked = prompts(two({}, [0, attract('red', 0)], [1, draw]), 0).flatMap(entry =>
      entry.kind === 'extension' && entry.cloth === 'red' ? [entry] : [],
    )
    expect(asked[0]).toEqual(extension('red', { red: 2 }))
    expect(asked.slice(1, 6).map(({ coin }) => coin)).toEqual(
      cloths.filter(cloth => cloth !== 'red'),
    )
    expect(asked.slice(6).every(({ coin, paid }) => coin === undefined && paid!.red === 1)).toBe(
      true,
    )
    expect(asked.slice(6).length).toBe(10)
  })

  test('only of one’s own stall, while extensions are left', () => {
    expect(why(two(), 0, extension('blue', { blue: 1 }))).toBe('no-such-stall')
    const rule = (entry: Entry) => companion.check(positionOf(companion, two(), 0), entry)?.rule
    expect([rule(extension('blue', { blue: 1 })), rule({ kind: 'move', cloth: 'blue' })]).toEqual([
      'extension',
      'moving',
    ])
    const six = { ...two({ coins: 'real' }), sizes: { ...two().sizes, red: [4, 4] } }
    expect(supplyOf(six, 'red')).toBe(0)
    expect(why(six, 0, extension('red'))).toBe('none-left')
    expect(
      why({ ...six, sizes: { ...six.sizes, red: [4, 3] } }, 0, extension('red')),
    ).toBeUndefined()
  })

  test('move medals and score, in words and figures the app knows', () => {
    const first = two({ coins: 'real' }, [0, extension('red')])
    expect(first.accounts[0]!.tally).toEqual({ stalls: 2, medals: 3 })
    expect(first.medals.red).toEqual({ gold: 0, silver: 0 })
    const level = say(first, 1, extension('red'))
    expect(level.accounts[1]!.tally).toEqual({ stalls: 2, medals: 1 })
    expect(level.medals.red).toEqual({ gold: 0, silver: 1 })
    const scored = {
      seat: 1,
      cloth: 'red',
      size: 2,
      gains: [{ medal: 'silver', from: 0 }],
      points: { stalls: 2, medals: 1 },
    }
    expect(companion.view(level, 'room').scored).toEqual(scored)
    const over = say(say(level, 0, draw), 1, extension('red'))
    expect(over.accounts[1]!.tally).toEqual({ stalls: 5, medals: 3 })
    expect(over.medals.red).toEqual({ gold: 1, silver: 1 })
  })

  test('by the worth that was read off the medals', () => {
    expect(
      two({ coins: 'real', medals: '4-3' }, [0, extension('red')]).accounts[0]!.tally.medals,
    ).toBe(7)
    expect(companion.options['~standard'].validate({ medals: '0-1' })).toHaveProperty('issues')
  })
})

describe('real coins', () => {
  test('are neither paid nor earned on the sheet', () => {
    const real = two({ coins: 'real' }, [0, attract('red', 0)], [1, extension('red')])
    expect(real.accounts.map(account => account.coins)).toEqual([coins(), coins()])
    expect(prompts(real, 0)).toContainEqual(extension('yellow'))
    expect(why(two({ coins: 'real' }), 0, extension('red', { red: 2 }))).toBe('coins-are-real')
    expect(why(two({ coins: 'real' }), 0, { kind: 'stall', cloth: 'blue', coin: 'red' })).toBe(
      'coins-are-real',
    )
  })

  test('are counted at the end, each seat its own, and then it is over', () => {
    const counting = two({ coins: 'real' }, [0, { kind: 'final' }], [0, stop], [1, stop])
    expect(counting.phase).toEqual({ kind: 'counting' })
    expect(why(counting, 0, draw)).toBe('only-counting')
    expect(prompts(counting, 0)).toEqual(
      Array.from({ length: 61 }, (_, coins) => ({ kind: 'counts', coins })),
    )
    const one = say(counting, 1, { kind: 'counts', coins: 11 })
    expect(one.phase).toEqual({ kind: 'counting' })
    expect(why(one, 1, { kind: 'counts', coins: 12 })).toBe('entered-already')
    const over = say(one, 0, { kind: 'counts', coins: 2 })
    expect(companion.result(over)).toMatchObject([
      {
        seat: 1,
        place: 1,
        score: 3,
        sum: [
          ['stalls', 0],
          ['medals', 0],
          ['final-medals', 0],
          ['coins', 3],
        ],
      },
      { seat: 0, place: 2, score: 0 },
    ])
  })
})
