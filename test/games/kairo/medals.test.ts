// Medals: alone the largest, level with the largest, and what is scored for them (003,
// "Médailles").
import { describe, expect, test } from 'vitest'
import { gains, type Holders } from '../../../web/games/kairo/rules/medals.ts'
import type { Options } from '../../../web/games/kairo/rules/state.ts'
import {
  at,
  coins,
  district,
  extend,
  make,
  pay,
  playCards,
  reach,
  situation,
  stall,
} from './situation.ts'

const none: Holders = { gold: null, silver: null }

describe('an extension gains', () => {
  test.each<[string, number, number[], Holders, ReturnType<typeof gains>]>([
    [
      'both from the supply, the first of its cloth',
      2,
      [],
      none,
      [
        { medal: 'gold', from: null },
        { medal: 'silver', from: null },
      ],
    ],
    [
      'both, beside unextended ones',
      2,
      [1, 1],
      none,
      [
        { medal: 'gold', from: null },
        { medal: 'silver', from: null },
      ],
    ],
    [
      'the silver one, level with the largest; gold stays',
      3,
      [3],
      { gold: 1, silver: 1 },
      [{ medal: 'silver', from: 1 }],
    ],
    [
      'the silver one from a third, level with two',
      3,
      [3, 3],
      { gold: 1, silver: 2 },
      [{ medal: 'silver', from: 2 }],
    ],
    [
      'both by overtaking, from whoever has them',
      4,
      [3, 3],
      { gold: 1, silver: 2 },
      [
        { medal: 'gold', from: 1 },
        { medal: 'silver', from: 2 },
      ],
    ],
    ['only what was not held', 4, [3], { gold: 0, silver: 1 }, [{ medal: 'silver', from: 1 }]],
    ['nothing, being larger still', 4, [2], { gold: 0, silver: 0 }, []],
    ['nothing, behind the largest', 3, [4, 2], { gold: 1, silver: 1 }, []],
    [
      'the silver one, holding gold: the former largest draws level again',
      4,
      [4],
      { gold: 0, silver: 1 },
      [{ medal: 'silver', from: 1 }],
    ],
  ])('%s', (_, size, rivals, holders, gained) => {
    expect(gains(0, size, rivals, holders)).toEqual(gained)
  })
})

describe('points', () => {
  const extended = (rival: 1 | 2 | 3, holders: Holders, options: Partial<Options> = {}) => {
    const line = [8, 9, 10].slice(0, rival).map(column => [column, 1] as const)
    const state = situation({
      stalls: [
        stall(0, 'red', [5, 2], [5, 3]),
        stall(1, 'red', [...line], [8, 2]),
        stall(null, 'blue', [2, 2], [2, 3]),
      ],
      players: [{ hand: [district(2)], coins: coins({ red: 5 }) }, {}],
      medals: { red: holders, yellow: none, green: none, white: none, blue: none, violet: none },
      options,
    })
    const played = reach(state, 0, extend('red', [6, 2]), pay({ red: 2 }))
    return make(played, 0, playCards(district(2)))
  }

  test('the size of the stall, and the worth of both medals', () => {
    const { state, events } = extended(1, none)
    expect(state.players[0]!.tally).toEqual({ stalls: 2, medals: 3 })
    expect(state.medals.red).toEqual({ gold: 0, silver: 0 })
    expect(events[1]).toEqual({
      kind: 'scored',
      seat: 0,
      cloth: 'red',
      size: 2,
      gains: [
        { medal: 'gold', from: null },
        { medal: 'silver', from: null },
      ],
      points: { stalls: 2, medals: 3 },
    })
  })

  test('silver alone; gold stays, and losing it costs nothing', () => {
    const { state } = extended(2, { gold: 1, silver: 1 })
    expect(state.players.map(({ tally }) => tally)).toEqual([
      { stalls: 2, medals: 1 },
      { stalls: 0, medals: 0 },
    ])
    expect(state.medals.red).toEqual({ gold: 1, silver: 0 })
  })

  test('the size alone behind a larger one', () => {
    const { state } = extended(3, { gold: 1, silver: 1 })
    expect(state.players[0]!.tally).toEqual({ stalls: 2, medals: 0 })
    expect(state.medals.red).toEqual({ gold: 1, silver: 1 })
  })

  test('by the option, gold 3 and silver 2', () => {
    expect(extended(1, none, { medals: '3-2' }).state.players[0]!.tally).toEqual({
      stalls: 2,
      medals: 5,
    })
    expect(extended(1, none, { medals: '4-2' }).state.players[0]!.tally).toEqual({
      stalls: 2,
      medals: 6,
    })
  })

  test('the tile lies on the board, and the stall grows in its place', () => {
    const { state } = extended(1, none)
    expect(state.bazaar.stalls[0]!.squares).toEqual([at(5, 2), at(6, 2)])
    expect(state.still).toBe(0)
  })
})
