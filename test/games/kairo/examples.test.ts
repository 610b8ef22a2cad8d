// The worked examples of the rules as we play them, one by one.
import { describe, expect, test } from 'vitest'
import type { Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import { standingsOf } from '../../../web/games/kairo/rules/ranking.ts'
import type { State } from '../../../web/games/kairo/rules/state.ts'
import {
  at,
  attract,
  coins,
  customers,
  district,
  extend,
  joker,
  make,
  moveTo,
  pay,
  playCards,
  playJoker,
  reach,
  refusal,
  situation,
  stall,
  why,
} from './situation.ts'

test('own stall of two tiles attracts: two coins; a rival’s stall of two: owner two, mover one', () => {
  const two = stall(
    0,
    'red',
    [
      [5, 2],
      [5, 1],
    ],
    [5, 3],
  )
  const earned = (owner: number) => {
    const { state } = make(situation({ stalls: [{ ...two, owner }] }), 0, attract(5, 3))
    return state.players.map(player => player.coins.red - 1)
  }
  expect(earned(0)).toEqual([2, 0])
  expect(earned(1)).toEqual([1, 2])
})

test('size three with one red and four others: legal; with no red and six others: refused', () => {
  const market = (purse: Parameters<typeof coins>[0]) =>
    situation({
      stalls: [
        stall(
          0,
          'red',
          [
            [6, 2],
            [7, 2],
          ],
          [6, 3],
        ),
      ],
      players: [{ hand: [district(2)], coins: coins(purse) }, {}],
    })
  const paid = reach(market({ red: 1, blue: 2, green: 2 }), 0, extend('red', [8, 2]))
  expect(why(paid, pay({ red: 1, blue: 2, green: 2 }))).toBeUndefined()
  expect(refusal(market({ blue: 4, green: 2 }), extend('red', [8, 2]))).toMatchObject({
    refused: 'none-of-the-cloth',
  })
})

describe('medals', () => {
  const own = stall(0, 'red', [6, 2], [6, 3])
  const rival = stall(1, 'red', [10, 7], [10, 8])
  const purse = { coins: coins({ red: 9 }) }
  const build = (
    state: State,
    seat: number,
    square: readonly [number, number],
    size: number,
    card: number,
  ) => reach(state, seat, extend('red', square), pay({ red: size }), playCards(district(card)))

  test('first extension: both, 2 + 1 on top; drawing level: silver; overtaking: both, only the new ones score', () => {
    const start = situation({
      stalls: [own, rival],
      players: [
        { hand: [district(2)], ...purse },
        { hand: [district(6), district(6)], ...purse },
      ],
    })
    const first = build(start, 0, [7, 2], 2, 2)
    expect(first.players[0]!.tally).toEqual({ stalls: 2, medals: 3 })
    const level = build(first, 1, [9, 7], 2, 6)
    expect(level.players[1]!.tally).toEqual({ stalls: 2, medals: 1 })
    expect(level.medals.red).toEqual({ gold: 0, silver: 1 })
    const over = build({ ...level, phase: { kind: 'turn', seat: 1, taken: 0 } }, 1, [11, 7], 3, 6)
    expect(over.players[1]!.tally).toEqual({ stalls: 5, medals: 3 })
    expect(over.medals.red).toEqual({ gold: 1, silver: 1 })
    expect(over.players[0]!.tally).toEqual({ stalls: 2, medals: 3 })
  })
})

test('a green stall held in between a foreign entrance and a violet stall’s may move', () => {
  const green = stall(0, 'green', [2, 6], [3, 6])
  const held: Stall[] = [
    green,
    stall(1, 'blue', [2, 4], [2, 5]),
    stall(1, 'violet', [1, 7], [2, 7]),
  ]
  const market = (stalls: Stall[]) => situation({ stalls, players: [{ hand: [district(6)] }, {}] })
  expect(why(market(held), moveTo('green', [9, 6], [10, 6]))).toBeUndefined()
  expect(why(market(held.slice(0, 2)), moveTo('green', [9, 6], [10, 6]))).toEqual([
    'can-be-extended',
    at(2, 7),
  ])
})

test('a joker inside three discarded cards costs no coin', () => {
  const state = situation({
    stalls: [],
    players: [{ hand: [district(1), district(3), joker.J147], coins: coins({ red: 1 }) }, {}],
  })
  const done = reach(
    state,
    0,
    { kind: 'stall', cloth: 'red', square: at(6, 7), entrance: at(6, 8) },
    playCards(district(1), district(3), joker.J147),
  )
  expect(done.players[0]!.coins).toEqual(coins({ red: 1 }))
})

test('joker, size two: one red and two others are one short; two red and one other will do', () => {
  const market = (purse: Parameters<typeof coins>[0]) =>
    situation({
      stalls: [stall(0, 'red', [6, 2], [6, 3])],
      players: [{ hand: [joker.J258], coins: coins(purse) }, {}],
    })
  expect(why(market({ red: 1, blue: 2 }), extend('red', [7, 2]))).toEqual(['no-coin-for-joker'])
  const done = reach(
    market({ red: 2, blue: 1 }),
    0,
    extend('red', [7, 2]),
    pay({ red: 2 }),
    playJoker(joker.J258, 'blue'),
  )
  expect(done.players[0]).toMatchObject({ coins: coins(), tally: { stalls: 2, medals: 3 } })
})

test('eleven coins left: three points', () => {
  const [row] = standingsOf(
    [{ tally: { stalls: 0, medals: 0 }, coins: 11 }],
    byCloth(() => ({ gold: null, silver: null })),
    { gold: 2, silver: 1 },
  )
  expect(row!.score).toBe(3)
})

test('free entrances at 2, 4 and 4: the first costs no barker, either of the others one; an occupied one at 1 does not count', () => {
  const state = situation({
    stalls: [
      stall(0, 'red', [5, 2], [5, 3]),
      stall(1, 'red', [2, 1], [1, 1]),
      stall(2, 'red', [3, 8], [3, 7]),
      stall(null, 'red', [2, 4], [3, 4]),
    ],
    customers: customers({
      red: [3, 3],
      yellow: [3, 4],
      green: [6, 6],
      white: [3, 10],
      blue: [10, 10],
    }),
    players: [{ barkers: 1 }, {}, {}],
  })
  const left = (...entrance: [number, number]) =>
    make(state, 0, attract(...entrance)).state.players[0]!.barkers
  expect([left(5, 3), left(1, 1), left(3, 7)]).toEqual([1, 0, 0])
})
