// Placing an extension, its price and its payment: every clause refuses, and allows (003, b).
import { describe, expect, test } from 'vitest'
import type { Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import { mayPay, payments } from '../../../web/games/kairo/rules/payment.ts'
import type { Options } from '../../../web/games/kairo/rules/state.ts'
import {
  at,
  coins,
  district,
  extend,
  joker,
  offered,
  pay,
  reach,
  refusal,
  situation,
  stall,
  why,
} from './situation.ts'

const rich = { hand: [1, 2, 3].map(district), coins: coins({ red: 9, violet: 9, blue: 9 }) }
const market = (...stalls: Stall[]) => situation({ stalls, players: [rich, {}] })
const red = stall(0, 'red', [6, 2], [6, 3])

describe('an extension', () => {
  test('touches its own stall by a side', () => {
    expect(why(market(red), extend('red', [7, 2]))).toBeUndefined()
    expect(why(market(red), extend('red', [7, 3]))).toEqual(['not-beside-yours', at(6, 2)])
    const two = stall(
      0,
      'red',
      [
        [6, 2],
        [7, 2],
      ],
      [6, 3],
    )
    expect(why(market(two), extend('red', [8, 2]))).toBeUndefined()
  })

  test('is for one’s own stall of the cloth', () => {
    expect(why(market(red), extend('blue', [7, 2]))).toEqual(['no-such-stall'])
    expect(refusal(market(red), extend('blue', [7, 2]))?.rule).toBe('extension')
    expect(why(market({ ...red, owner: 1 }), extend('red', [7, 2]))).toEqual(['no-such-stall'])
    expect(why(market({ ...red, owner: null }), extend('red', [7, 2]))).toEqual(['no-such-stall'])
  })

  test('stands on the ground of its cloth', () => {
    const violet = stall(0, 'violet', [1, 5], [2, 5])
    expect(why(market(violet), extend('violet', [1, 6]))).toBeUndefined()
    expect(why(market(violet), extend('violet', [1, 4]))).toEqual(['restaurant-only', at(1, 4)])
    const blue = stall(0, 'blue', [2, 6], [3, 6])
    expect(why(market(blue), extend('blue', [1, 6]))).toEqual(['market-only', at(1, 6)])
  })

  test('stands on a free square', () => {
    expect(why(market(red), extend('red', [6, 3]))).toEqual(['not-free', at(6, 3)])
    const near = stall(0, 'red', [6, 5], [5, 5])
    expect(why(market(near), extend('red', [6, 6]))).toEqual(['not-free', at(6, 6)]) // a customer
  })

  test('may touch stalls of other cloths, never another of its own', () => {
    expect(
      why(market(red, stall(1, 'blue', [8, 2], [9, 2])), extend('red', [7, 2])),
    ).toBeUndefined()
    const rival = stall(
      1,
      'red',
      [
        [9, 2],
        [8, 2],
      ],
      [9, 3],
    )
    expect(why(market(red, rival), extend('red', [7, 2]))).toEqual(['touches-same-cloth', at(8, 2)])
    const neutral = stall(null, 'red', [9, 2], [9, 3])
    expect(why(market(red, neutral), extend('red', [7, 2]))).toBeUndefined()
  })

  test('parts no entrance and no customer from the others; the smaller part proves it', () => {
    const corner = [stall(1, 'blue', [11, 1], [12, 1]), stall(0, 'red', [12, 3], [12, 4])]
    expect(why(market(...corner), extend('red', [12, 2]))).toEqual(['cuts-off', at(12, 1)])
    const wall = {
      red: at(12, 1),
      yellow: at(10, 3),
      green: at(6, 6),
      white: at(3, 10),
      blue: at(10, 10),
      violet: null,
    }
    const customer = [stall(1, 'blue', [11, 1], [10, 1]), stall(0, 'red', [12, 3], [12, 4])]
    const state = situation({ stalls: customer, customers: wall, players: [rich, {}] })
    expect(why(state, extend('red', [12, 2]))).toEqual(['cuts-off', at(12, 1)])
    expect(why(market(...customer), extend('red', [12, 2]))).toBeUndefined() // an empty pocket may be closed
  })

  test('comes from the common supply', () => {
    const line = [8, 9, 10, 11].map(column => [column, 1] as const)
    const rival = stall(1, 'red', [...line, [11, 2], [11, 3], [11, 4]], [12, 4])
    expect(why(market(red, rival), extend('red', [7, 2]))).toEqual(['none-left'])
    const less = { ...rival, squares: rival.squares.slice(0, 6) }
    expect(why(market(red, less), extend('red', [7, 2]))).toBeUndefined()
    expect(offered(market(red, rival)).some(({ kind }) => kind === 'extension')).toBe(false)
  })
})

describe('its price', () => {
  const three = stall(
    0,
    'red',
    [
      [6, 2],
      [7, 2],
    ],
    [6, 3],
  ) // the extension makes it three
  const put = extend('red', [8, 2])
  const holding = (purse: Parameters<typeof coins>[0], options: Partial<Options> = {}) =>
    situation({
      stalls: [three],
      players: [{ hand: [1, 2, 3].map(district), coins: coins(purse) }, {}],
      options,
    })

  test('one coin of the cloth at least', () => {
    expect(why(holding({ red: 1, blue: 4 }), put)).toBeUndefined()
    expect(why(holding({ blue: 6 }), put)).toEqual(['none-of-the-cloth'])
  })

  test('two others for each further coin, of any cloths', () => {
    expect(refusal(holding({ red: 1, blue: 3 }), put)).toMatchObject({
      refused: 'too-few-coins',
      at: { price: 3, own: 1, others: 4, short: 1 },
    })
    expect(why(holding({ red: 1, blue: 1, white: 1, green: 1, yellow: 1 }), put)).toBeUndefined()
    expect(why(holding({ red: 2, white: 2 }), put)).toBeUndefined()
    expect(why(holding({ red: 3 }), put)).toBeUndefined()
  })

  test('with the option, all others of one cloth', () => {
    const strict = { oneOtherColour: 'yes' } as const
    expect(why(holding({ red: 1, blue: 4 }, strict), put)).toBeUndefined()
    expect(refusal(holding({ red: 1, blue: 3, white: 2 }, strict), put)).toMatchObject({
      refused: 'too-few-coins',
      at: { short: 1 },
    })
  })

  const paying = (purse: Parameters<typeof coins>[0], options: Partial<Options> = {}) =>
    reach(holding(purse, options), 0, put)

  test('is paid exactly', () => {
    const state = paying({ red: 3, blue: 4 })
    expect(why(state, pay({ red: 3 }))).toBeUndefined()
    expect(why(state, pay({ red: 2, blue: 2 }))).toBeUndefined()
    expect(why(state, pay({ red: 1, blue: 4 }))).toBeUndefined() // also by who holds more
    expect(why(state, pay({ red: 2, blue: 1 }))).toEqual(['wrong-sum'])
    expect(why(state, pay({ red: 3, blue: 2 }))).toEqual(['wrong-sum'])
    expect(why(state, pay({ red: 2 }))).toEqual(['wrong-sum'])
    expect(why(state, pay({ blue: 4 }))).toEqual(['none-of-the-cloth'])
    expect(refusal(state, pay({ red: 2, white: 2 }))).toMatchObject({
      refused: 'too-few-coins',
      at: { short: 2 },
    })
  })

  test('with the option, not of two other cloths', () => {
    const purse = { red: 2, blue: 4, white: 1 }
    expect(why(paying(purse), pay({ red: 2, blue: 1, white: 1 }))).toBeUndefined()
    expect(
      why(paying(purse, { oneOtherColour: 'yes' }), pay({ red: 2, blue: 1, white: 1 })),
    ).toEqual(['one-other-cloth'])
    expect(why(paying(purse, { oneOtherColour: 'yes' }), pay({ red: 2, blue: 2 }))).toBeUndefined()
    expect(why(paying({ red: 3 }, { oneOtherColour: 'yes' }), pay({ red: 3 }))).toBeUndefined()
  })

  test('the fewest coins are offered first', () => {
    const ways = [
      ...payments(
        { price: 3, cloth: 'red', oneOther: false },
        coins({ red: 2, blue: 3, white: 2 }),
      ),
    ]
    expect(ways.map(way => Object.values(way).reduce((sum, one) => sum + one))).toEqual([
      4, 4, 4, 5, 5,
    ])
    expect(ways[0]).toEqual(coins({ red: 2, white: 2 }))
  })

  test('there are 3,612 ways to pay for the seventh tile with a bottomless purse', () => {
    const purse = coins({ red: 99, yellow: 99, green: 99, white: 99, blue: 99, violet: 99 })
    const bill = { price: 7, cloth: 'violet', oneOther: false } as const
    const ways = [...payments(bill, purse)]
    expect(ways.length).toBe(3612)
    expect(new Set(ways.map(way => JSON.stringify(way))).size).toBe(3612)
    expect(ways.every(way => !mayPay(bill, purse, way))).toBe(true)
    expect([...payments({ ...bill, oneOther: true }, purse)].length).toBe(1 + 6 * 5)
  })

  test('where only a joker leads, a coin is left for it', () => {
    const state = (purse: Parameters<typeof coins>[0]) =>
      situation({ stalls: [red], players: [{ hand: [joker.J123], coins: coins(purse) }, {}] })
    expect(why(state({ red: 2 }), extend('red', [7, 2]))).toEqual(['no-coin-for-joker'])
    const paid = reach(state({ red: 2, blue: 2 }), 0, extend('red', [7, 2]))
    expect(offered(paid)).toEqual([pay({ red: 2 }), pay({ red: 1, blue: 2 })])
    const short = reach(state({ red: 2, blue: 1 }), 0, extend('red', [7, 2]))
    expect(offered(short)).toEqual([pay({ red: 2 })])
    const odd = reach(state({ red: 1, blue: 3 }), 0, extend('red', [7, 2]))
    expect(why(odd, pay({ red: 1, blue: 2 }))).toBeUndefined()
    const tight = situation({
      stalls: [red],
      players: [{ hand: [joker.J123], coins: coins({ red: 2, blue: 2 }) }, {}],
      phase: {
        kind: 'turn',
        seat: 0,
        taken: 0,
        put: { kind: 'extension', cloth: 'red', square: at(7, 2) },
      },
    })
    expect(why(tight, pay({ red: 1, blue: 2 }))).toBeUndefined()
  })
})
