// Placing a main stall with its entrance: every clause refuses, and the same stall one square on is
// allowed (003, a).
import { describe, expect, test } from 'vitest'
import type { Stall } from '../../../web/games/kairo/rules/bazaar.ts'
import {
  at,
  district,
  joker,
  moveTo,
  offered,
  onStarts,
  reach,
  refusal,
  setUp,
  situation,
  stall,
  why,
} from './situation.ts'

// A hand for anywhere: three cards.
const anywhere = { hand: [1, 2, 3].map(district) }
const market = (...stalls: Stall[]) => situation({ stalls, players: [anywhere, {}] })

describe('a main stall', () => {
  test('stands on a free market square with a free entrance beside it', () => {
    expect(why(market(), setUp('red', [6, 2], [6, 3]))).toBeUndefined()
  })

  test('violet stands on restaurant squares only, the others on market squares only', () => {
    expect(why(market(), setUp('violet', [1, 5], [2, 5]))).toBeUndefined()
    expect(why(market(), setUp('violet', [2, 5], [3, 5]))).toEqual(['restaurant-only', at(2, 5)])
    expect(why(market(), setUp('red', [1, 5], [2, 5]))).toEqual(['market-only', at(1, 5)])
  })

  test('not on a tile, an entrance or a customer', () => {
    const state = market(stall(1, 'blue', [7, 2], [8, 2]))
    expect(why(state, setUp('red', [7, 2], [7, 3]))).toEqual(['not-free', at(7, 2)])
    expect(why(state, setUp('red', [8, 2], [8, 3]))).toEqual(['not-free', at(8, 2)])
    expect(why(state, setUp('red', [6, 6], [6, 7]))).toEqual(['not-free', at(6, 6)])
    expect(why(state, setUp('red', [9, 2], [9, 3]))).toBeUndefined()
  })

  test('one of a cloth in a district, whoever owns it; extensions and entrances do not count', () => {
    const rival = stall(1, 'red', [8, 1], [9, 1])
    expect(why(market(rival), setUp('red', [5, 4], [5, 3]))).toEqual([
      'cloth-in-district',
      at(8, 1),
    ])
    expect(why(market(stall(null, 'red', [8, 1], [9, 1])), setUp('red', [5, 4], [5, 3]))).toEqual([
      'cloth-in-district',
      at(8, 1),
    ])
    expect(why(market(rival), setUp('green', [5, 4], [5, 3]))).toBeUndefined()
    // Its entrance lies in district 3, and so would an extension there.
    expect(why(market(rival), setUp('red', [11, 3], [11, 4]))).toBeUndefined()
    const extended = stall(
      1,
      'red',
      [
        [8, 1],
        [8, 2],
        [9, 2],
      ],
      [7, 1],
    )
    expect(why(market(extended), setUp('red', [11, 3], [11, 4]))).toBeUndefined()
  })

  test('never beside a main stall or an extension of anyone', () => {
    const others = [
      stall(
        1,
        'blue',
        [
          [6, 2],
          [6, 3],
        ],
        [5, 2],
      ),
      stall(0, 'green', [8, 4], [9, 4]),
    ]
    expect(why(market(...others), setUp('red', [7, 2], [7, 1]))).toEqual([
      'beside-a-stall',
      at(6, 2),
    ])
    expect(why(market(...others), setUp('red', [7, 3], [7, 2]))).toEqual([
      'beside-a-stall',
      at(6, 3),
    ])
    expect(why(market(...others), setUp('red', [8, 3], [8, 2]))).toEqual([
      'beside-a-stall',
      at(8, 4),
    ])
    expect(why(market(...others), setUp('red', [7, 1], [8, 1]))).toBeUndefined() // only by a corner
  })

  test('a seat has one of each cloth', () => {
    const own = stall(0, 'red', [8, 1], [9, 1])
    expect(why(market(own), setUp('red', [3, 11], [3, 12]))).toEqual(['stall-on-board', at(8, 1)])
    expect(why(market({ ...own, owner: 1 }), setUp('red', [3, 11], [4, 11]))).toBeUndefined()
  })
})

describe('its entrance', () => {
  test('lies beside the stall by a side', () => {
    expect(why(market(), setUp('red', [6, 2], [7, 3]))).toEqual(['entrance-not-beside', at(7, 3)])
    expect(why(market(), setUp('red', [6, 2], [8, 2]))).toEqual(['entrance-not-beside', at(8, 2)])
    expect(why(market(), setUp('red', [12, 2], [1, 3]))).toEqual(['entrance-not-beside', at(1, 3)])
  })

  test('lies on a market square, of a violet stall too', () => {
    expect(why(market(), setUp('violet', [1, 6], [1, 7]))).toEqual([
      'entrance-off-market',
      at(1, 7),
    ])
    expect(why(market(), setUp('red', [2, 6], [1, 6]))).toEqual(['entrance-off-market', at(1, 6)])
  })

  test('is not shared, and not under a customer', () => {
    const state = market(stall(1, 'blue', [7, 2], [8, 2]))
    expect(why(state, setUp('red', [9, 2], [8, 2]))).toEqual(['entrance-not-free', at(8, 2)])
    expect(why(state, setUp('red', [6, 7], [6, 6]))).toEqual(['entrance-not-free', at(6, 6)])
  })

  test('may lie in another district than its stall', () => {
    expect(why(market(), setUp('red', [4, 2], [5, 2]))).toBeUndefined()
    // The card is for the stall's district: with one for the entrance's alone it may not be built.
    const other = situation({ players: [{ hand: [district(2)] }, {}] })
    expect(why(other, setUp('red', [4, 2], [5, 2]))).toEqual(['no-card'])
    const own = situation({ players: [{ hand: [district(1)] }, {}] })
    expect(why(own, setUp('red', [4, 2], [5, 2]))).toBeUndefined()
  })
})

describe('accessibility', () => {
  test('no main stall parts an entrance from the others', () => {
    const corner = market(stall(1, 'blue', [11, 1], [12, 1]))
    expect(why(corner, setUp('red', [12, 2], [12, 3]))).toEqual(['cuts-off', at(12, 1)])
    expect(why(corner, setUp('red', [12, 3], [12, 4]))).toBeUndefined()
  })

  test('an empty pocket may be closed, but no entrance opened in it', () => {
    const corner = [stall(1, 'blue', [11, 1], [10, 1])]
    expect(why(market(...corner), setUp('violet', [12, 5], [12, 4]))).toBeUndefined()
    expect(why(market(...corner), setUp('red', [12, 2], [12, 3]))).toBeUndefined()
    expect(why(market(...corner), setUp('red', [12, 2], [12, 1]))).toEqual([
      'entrance-cut-off',
      at(12, 1),
    ])
  })

  test('a violet stall on a restaurant square cuts nothing off, but its entrance must be reached', () => {
    // (2,5) to (2,7) walled in: a pocket along the western restaurant.
    const wall = stall(
      1,
      'green',
      [
        [2, 4],
        [3, 5],
        [3, 6],
        [3, 7],
        [2, 8],
      ],
      [1, 4],
    )
    expect(why(market(wall), setUp('violet', [1, 6], [2, 6]))).toEqual([
      'entrance-cut-off',
      at(2, 6),
    ])
    expect(why(market(), setUp('violet', [1, 6], [2, 6]))).toBeUndefined()
  })
})

describe('moving', () => {
  // Green (2,6) with entrance (3,6): a foreign entrance (2,5) and a violet stall (1,7) with
  // entrance (2,7) hold it in.
  const green = stall(0, 'green', [2, 6], [3, 6])
  const held = [green, stall(1, 'blue', [2, 4], [2, 5]), stall(1, 'violet', [1, 7], [2, 7])]

  test('a stall that can be extended stays', () => {
    const free = market(green)
    expect(why(free, moveTo('green', [9, 6], [10, 6]))).toEqual([
      'can-be-extended',
      at(2, 5),
      at(2, 7),
    ])
    expect(why(market(...held), moveTo('green', [9, 6], [10, 6]))).toBeUndefined()
  })

  test('a square under a customer is no room to grow, and one that cuts something off neither', () => {
    const red = stall(0, 'red', [1, 1], [2, 1])
    expect(why(market(red), moveTo('red', [9, 6], [10, 6]))).toEqual(['can-be-extended', at(1, 2)])
    const guarded = situation({
      stalls: [red],
      customers: { ...onStarts, red: at(1, 2) },
      players: [anywhere, {}],
    })
    expect(why(guarded, moveTo('red', [9, 6], [10, 6]))).toBeUndefined()
    // (12,3) could grow to (12,2) only, the one way to the entrance (12,1).
    const green = [stall(0, 'green', [12, 3], [12, 4]), stall(1, 'white', [11, 4], [11, 3])]
    expect(why(market(...green), moveTo('green', [9, 6], [9, 7]))).toEqual([
      'can-be-extended',
      at(12, 2),
    ])
    const corner = [...green, stall(1, 'blue', [11, 1], [12, 1])]
    expect(why(market(...corner), moveTo('green', [9, 6], [9, 7]))).toBeUndefined()
  })

  test('an extended stall stays for ever', () => {
    const two = stall(
      0,
      'green',
      [
        [2, 6],
        [2, 7],
      ],
      [3, 6],
    )
    expect(why(market(two), moveTo('green', [9, 6], [10, 6]))).toEqual([
      'is-extended',
      at(2, 6),
      at(2, 7),
    ])
  })

  test('only one’s own', () => {
    expect(why(market({ ...green, owner: 1 }), moveTo('green', [9, 6], [10, 6]))).toEqual([
      'no-such-stall',
    ])
    expect(refusal(market({ ...green, owner: 1 }), moveTo('green', [9, 6], [10, 6]))?.rule).toBe(
      'moving',
    )
    expect(why(market({ ...green, owner: null }), moveTo('green', [9, 6], [10, 6]))).toEqual([
      'no-such-stall',
    ])
  })

  test('to another square than its old one; the entrance alone cannot change', () => {
    expect(why(market(...held), moveTo('green', [2, 6], [3, 6]))).toEqual(['same-square', at(2, 6)])
  })

  test('the old entrance may become its square and the old square its entrance', () => {
    expect(why(market(...held), moveTo('green', [3, 6], [2, 6]))).toBeUndefined()
  })

  test('its old stall counts no more: neither in its district nor beside it', () => {
    expect(why(market(...held), moveTo('green', [3, 7], [4, 7]))).toBeUndefined() // the same district
  })

  test('a customer on the old entrance stays and keeps its square', () => {
    const standing = { ...onStarts, green: at(3, 6) }
    const state = situation({
      stalls: held,
      customers: standing,
      players: [{ hand: [district(6)] }, {}],
    })
    expect(why(state, moveTo('green', [3, 6], [2, 6]))).toEqual(['not-free', at(3, 6)])
    const moved = reach(state, 0, moveTo('green', [9, 6], [10, 6]), {
      kind: 'play',
      cards: [district(6)],
    })
    expect(moved.bazaar.customers.green).toBe(at(3, 6))
    expect(moved.bazaar.stalls.find(({ cloth }) => cloth === 'green')).toEqual(
      stall(0, 'green', [9, 6], [10, 6]),
    )
  })

  test('where it goes all rules of placing hold', () => {
    expect(why(market(...held), moveTo('green', [1, 6], [2, 6]))).toEqual(['market-only', at(1, 6)])
    expect(why(market(...held), moveTo('green', [3, 4], [3, 5]))).toEqual([
      'beside-a-stall',
      at(2, 4),
    ])
    expect(why(market(...held), moveTo('green', [9, 6], [9, 8]))).toEqual([
      'entrance-not-beside',
      at(9, 8),
    ])
  })

  test('is offered exactly where it is allowed', () => {
    const state = market(...held)
    const moves = offered(state).filter(({ kind }) => kind === 'move')
    expect(moves.length).toBeGreaterThan(100)
    expect(moves.some(move => move.kind === 'move' && move.square === at(2, 6))).toBe(false)
    expect(offered(market(green)).filter(({ kind }) => kind === 'move')).toEqual([])
  })

  test('scores nothing and costs its card', () => {
    const state = situation({ stalls: held, players: [{ hand: [district(6), joker.J123] }, {}] })
    const moved = reach(state, 0, moveTo('green', [9, 6], [10, 6]), {
      kind: 'play',
      cards: [district(6)],
    })
    expect(moved.players[0]).toMatchObject({ tally: { stalls: 0, medals: 0 }, hand: [joker.J123] })
    expect(moved.still).toBe(1)
  })
})
