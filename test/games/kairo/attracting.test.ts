// Attracting customers: the nearest free entrance, ties, barkers, who gets what, and the customer
// that comes back (003).
import { describe, expect, test } from 'vitest'
import { attractions, wayTo } from '../../../web/games/kairo/rules/attracting.ts'
import type { Bazaar, Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import {
  at,
  attract,
  coins,
  customers,
  layout,
  make,
  offered,
  onStarts,
  refusal,
  situation,
  stall,
  why,
} from './situation.ts'

// The red customer stands at (3,3).
const market = (
  stalls: Stall[],
  { barkers = 0, standing = onStarts }: { barkers?: number; standing?: Bazaar['customers'] } = {},
) => situation({ stalls, customers: standing, players: [{ barkers }, {}, {}] })

// Free entrances of red at distances 2, 4 and 4, and one at distance 1 that is occupied.
const two = stall(0, 'red', [5, 2], [5, 3])
const fourWest = stall(1, 'red', [2, 1], [1, 1])
const fourSouth = stall(2, 'red', [3, 8], [3, 7])
const occupied = stall(1, 'red', [2, 4], [3, 4])
const crowd = customers({
  red: [3, 3],
  yellow: [3, 4],
  green: [6, 6],
  white: [3, 10],
  blue: [10, 10],
})

describe('a customer', () => {
  test('goes to the nearest free entrance of its cloth; an occupied one does not count', () => {
    const state = market([two, fourWest, fourSouth, occupied], { standing: crowd })
    expect(why(state, attract(5, 3))).toBeUndefined()
    expect(refusal(state, attract(3, 7))).toMatchObject({
      refused: 'too-few-barkers',
      at: { squares: [at(5, 3)], needed: 1, barkers: 0 },
    })
    expect(why(state, attract(3, 4))).toEqual(['entrance-occupied', at(3, 4)])
  })

  test('passes a nearer entrance for a barker; at equal distance the player chooses', () => {
    const state = market(
      [two, fourSouth, { ...fourSouth, owner: 1, entrance: at(6, 4), squares: [at(6, 3)] }],
      {
        barkers: 1,
      },
    )
    expect(why(state, attract(3, 7))).toBeUndefined()
    expect(why(state, attract(6, 4))).toBeUndefined()
    expect(make(state, 0, attract(3, 7)).state.players[0]!.barkers).toBe(0)
    expect(make(state, 0, attract(6, 4)).state.players[0]!.barkers).toBe(0)
    // no more are spent than needed
    expect(make(state, 0, attract(5, 3)).state.players[0]!.barkers).toBe(1)
  })

  test('needs a barker for each free entrance that is nearer', () => {
    const far = stall(2, 'red', [9, 8], [9, 7])
    expect(refusal(market([two, fourSouth, far], { barkers: 1 }), attract(9, 7))).toMatchObject({
      at: { needed: 2 },
    })
    expect(why(market([two, fourSouth, far], { barkers: 2 }), attract(9, 7))).toBeUndefined()
  })

  test('is told its entrances, the nearest first', () => {
    const stalls = [fourSouth, two, stall(2, 'red', [9, 8], [9, 7])]
    expect(
      attractions(layout(stalls), at(3, 3)).map(({ steps, nearer }) => [steps, nearer]),
    ).toEqual([
      [2, []],
      [4, [at(5, 3)]],
      [10, [at(5, 3), at(3, 7)]],
    ])
  })

  test('goes where an entrance of its cloth is', () => {
    const state = market([two, stall(1, 'blue', [6, 8], [6, 9])])
    expect(why(state, attract(8, 8))).toEqual(['no-entrance', at(8, 8)])
    const { state: next } = make(state, 0, attract(6, 9))
    expect(next.bazaar.customers).toMatchObject({ red: at(3, 3), blue: null })
  })

  test('does not come from beside the board', () => {
    const violet = stall(1, 'violet', [1, 5], [2, 5])
    expect(why(market([violet]), attract(2, 5))).toEqual(['customer-away', at(2, 5)])
    const standing = customers({
      red: [3, 3],
      yellow: [10, 3],
      green: [6, 6],
      white: [3, 10],
      violet: [10, 10],
    })
    expect(why(market([violet], { standing }), attract(2, 5))).toBeUndefined()
  })

  test('walks round tiles and restaurants, through customers and entrances', () => {
    const wall = stall(
      1,
      'blue',
      [
        [4, 3],
        [4, 2],
        [4, 4],
      ],
      [4, 5],
    )
    const steps = (...stalls: Stall[]) =>
      attractions(layout(stalls), at(3, 3)).map(one => one.steps)
    expect(steps(two)).toEqual([2])
    expect(steps(two, wall)).toEqual([6])
    expect(steps(two, stall(1, 'blue', [4, 2], [4, 3]))).toEqual([2]) // an entrance on the way
    const restaurant = stall(0, 'red', [10, 11], [9, 11])
    const from = customers({
      red: [4, 11],
      yellow: [10, 3],
      green: [6, 6],
      white: [3, 10],
      blue: [10, 10],
    })
    expect(attractions(layout([restaurant], from), at(4, 11)).map(one => one.steps)).toEqual([7])
    const guarded = customers({
      red: [3, 3],
      yellow: [4, 3],
      green: [6, 6],
      white: [3, 10],
      blue: [10, 10],
    })
    expect(attractions(layout([two], guarded), at(3, 3))[0]!.steps).toBe(2)
  })

  test('has a way of as many steps, from its square to the entrance', () => {
    const wall = stall(
      1,
      'blue',
      [
        [4, 3],
        [4, 2],
        [4, 4],
      ],
      [4, 5],
    )
    const way = wayTo(layout([two, wall]), at(3, 3), at(5, 3))
    expect(way.length).toBe(7)
    expect([way[0], way.at(-1)]).toEqual([at(3, 3), at(5, 3)])
    expect(way.some(square => wall.squares.includes(square))).toBe(false)
  })
})

describe('then', () => {
  test('the customer leaves, and the one that waited appears on the entrance and blocks it', () => {
    const { state, events } = make(market([two]), 0, attract(5, 3))
    expect(state.bazaar.customers).toMatchObject({ red: null, violet: at(5, 3) })
    expect(events.map(({ kind }) => kind)).toEqual(['attracted', 'began'])
    expect(events[0]).toMatchObject({
      cloth: 'red',
      arrives: 'violet',
      entrance: at(5, 3),
      barkers: 0,
    })
    const back = situation({
      stalls: [two],
      customers: { ...state.bazaar.customers, yellow: null, red: at(3, 3) },
    })
    expect(why(back, attract(5, 3))).toEqual(['entrance-occupied', at(5, 3)])
  })

  test('at one’s own stall: a coin a tile', () => {
    const own = stall(
      0,
      'red',
      [
        [5, 2],
        [5, 1],
      ],
      [5, 3],
    )
    const { state, events } = make(market([own]), 0, attract(5, 3))
    expect(state.players.map(player => player.coins.red)).toEqual([3, 1, 1])
    expect(events[0]).toMatchObject({ income: [{ seat: 0, coins: 2 }] })
  })

  test('at another’s: one for the attractor, a coin a tile for the owner', () => {
    const { state } = make(
      market([
        stall(
          2,
          'red',
          [
            [5, 2],
            [5, 1],
          ],
          [5, 3],
        ),
      ]),
      0,
      attract(5, 3),
    )
    expect(state.players.map(player => player.coins)).toEqual([
      coins({ red: 2, yellow: 1, green: 1, white: 1, blue: 1, violet: 1 }),
      coins({ red: 1, yellow: 1, green: 1, white: 1, blue: 1, violet: 1 }),
      coins({ red: 3, yellow: 1, green: 1, white: 1, blue: 1, violet: 1 }),
    ])
  })

  test('at a neutral one: one for the attractor', () => {
    const { state } = make(market([stall(null, 'red', [5, 2], [5, 3])]), 0, attract(5, 3))
    expect(state.players.map(player => player.coins.red)).toEqual([2, 1, 1])
  })

  test('the turn is over, and counts as still', () => {
    const { state } = make(market([two]), 0, attract(5, 3))
    expect(state.phase).toEqual({ kind: 'turn', seat: 1, taken: 0 })
    expect(state.still).toBe(1)
  })
})

test('exactly the reachable entrances are offered', () => {
  const entrances = (barkers: number) =>
    offered(
      market([two, fourSouth, occupied, stall(2, 'violet', [1, 5], [2, 5])], {
        barkers,
        standing: crowd,
      }),
    ).flatMap(move => (move.kind === 'attract' ? move.entrance : []))
  expect(entrances(0)).toEqual([at(5, 3)])
  expect(entrances(1)).toEqual([at(5, 3), at(3, 7)])
})
