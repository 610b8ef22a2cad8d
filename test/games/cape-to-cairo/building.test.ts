// Building: the tracks at hand, the ways to pay, and what is not enough or too much.
import { describe, expect, test } from 'vitest'
import {
  capitalAfter,
  checkPayment,
  missing,
  mustPass,
  payments,
  siteOf,
  tracksAtHand,
} from '../../../web/games/cape-to-cairo/rules/building.ts'
import { tracksNeeded } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Move, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { optionsOf, watched } from '../../laws/random.ts'
import { building, card, kinds, make, offered, reach, refusalOf, situation } from './situation.ts'

test('the book names the tracks a landscape needs', () => {
  expect(tracksNeeded).toEqual({ river: 10, mountain: 9, desert: 8, village: 7, savanna: 6 })
})

test('all tracks of the own lane and of the stock are at hand', () => {
  expect(tracksAtHand({ lane: [2, 3], stock: [1, 3] })).toBe(9)
  expect(missing({ need: 7, tracks: 9 })).toBe(0)
  expect(missing({ need: 9, tracks: 7 })).toBe(2)
})

test('only passing is left exactly where nothing else would end the turn', () => {
  const found = new Set<boolean>()
  for (const seed of [1, 2, 3]) {
    const deal = {
      game: digital,
      mode: 'digital',
      seats: 3,
      options: optionsOf(digital),
      seed,
    } as const
    watched(deal, ({ before, action, offered }) => {
      const site = siteOf(positionOf(digital, before as State, action.seat!).view, action.seat!)
      const ends = (offered as Move[]).filter(({ kind }) => kind === 'build' || kind === 'pass')
      if (!site || ends.length === 0) return
      expect(mustPass(site)).toBe(ends.every(({ kind }) => kind === 'pass'))
      found.add(mustPass(site))
    })
  }
  expect(found.size).toBe(2)
})

describe('paying for the missing tracks', () => {
  const site = { need: tracksNeeded.mountain, tracks: 3 + 4, bonuses: 2, capital: 100 }

  test('stock 3, lane 4, mountain, 2 bonuses: two bonuses, one and £10, or £20, the fewest pounds first', () => {
    expect(payments(site)).toEqual([
      { bonuses: 2, bought: 0 },
      { bonuses: 1, bought: 1 },
      { bonuses: 0, bought: 2 },
    ])
    expect(payments({ ...site, bonuses: 5 })).toEqual(payments(site))
    expect(payments({ ...site, capital: 10 })).toHaveLength(2)
  })

  test('with £10 and no bonus only passing is legal', () => {
    expect(payments({ ...site, bonuses: 0, capital: 10 })).toEqual([])
  })

  test('enough tracks leave nothing to pay', () => {
    expect(payments({ ...site, tracks: 12 })).toEqual([{ bonuses: 0, bought: 0 }])
  })

  test('with £20 and 3 tracks short one may not build although the coin would cover it', () => {
    const poor = { need: 9, tracks: 6, bonuses: 0, capital: 20 }
    expect(payments(poor)).toEqual([])
    expect(checkPayment(poor, { bonuses: 0, bought: 3 })).toMatchObject({
      refused: 'too-little-capital',
    })
    expect(payments({ ...poor, capital: 30 })).toEqual([{ bonuses: 0, bought: 3 }])
  })

  test('each payment offered is accepted, and every other one is refused for its reason', () => {
    for (let tracks = 0; tracks <= 12; tracks++)
      for (const capital of [0, 10, 25, 100])
        for (let held = 0; held <= 5; held++) {
          const here = { need: 9, tracks, bonuses: held, capital }
          const legal = new Set(payments(here).map(payment => JSON.stringify(payment)))
          for (let bonuses = 0; bonuses <= 6; bonuses++)
            for (let bought = 0; bought <= 10; bought++) {
              const refusal = checkPayment(here, { bonuses, bought })
              expect(refusal === undefined).toBe(legal.has(JSON.stringify({ bonuses, bought })))
            }
        }
    const refused = (bonuses: number, bought: number) =>
      checkPayment(site, { bonuses, bought })?.refused
    expect(refused(3, 0)).toBe('too-few-bonuses')
    expect(refused(2, 1)).toBe('more-than-needed')
    expect(refused(1, 0)).toBe('too-few-tracks')
    expect(checkPayment({ ...site, capital: 19 }, { bonuses: 0, bought: 2 })).toEqual({
      refused: 'too-little-capital',
      rule: 'payment',
      at: { price: 20, capital: 19 },
    })
  })

  test('bought tracks are paid, then the coin is received', () => {
    expect(capitalAfter(30, 3, 7)).toBe(7)
  })
})

describe('the examples of the books, played', () => {
  test('000: Amélie crosses a village and a desert, and her empty lane opens the next auction', () => {
    const [village, desert] = [card('village', 1), card('desert', 1)] // 2 and 3 tracks
    const [one, three, two] = [card('savanna', 2), card('savanna', 3), card('savanna', 1)] // tracks
    const [eugene, amelie] = [0, 1]
    const met = situation({
      railways: [
        { lane: [card('desert', 7)] },
        { lane: [village, desert], bonuses: [card('river', 6), card('river', 9)], capital: 50 },
      ],
      phase: building(eugene, false),
    })
    const at = (wanted: number, gone: number[]) =>
      met.pile.filter(id => !gone.includes(id)).indexOf(wanted)
    const stocked = reach(
      met,
      [eugene, { kind: 'draw' }, at(one, [])],
      [eugene, { kind: 'pass' }],
      [amelie, { kind: 'draw' }, at(three, [one])],
    )
    expect(offered(stocked, amelie)).toContainEqual({ kind: 'build', bonuses: 0, bought: 0 })
    expect(refusalOf(stocked, amelie, { kind: 'build', bonuses: 1, bought: 0 })?.refused).toBe(
      'more-than-needed',
    )
    const crossed = make(stocked, amelie, { kind: 'build', bonuses: 0, bought: 0 })
    expect(crossed.final).toBe(false) // no bonus was dealt: it can be taken back
    expect(crossed.state.stock).toEqual([])
    expect(crossed.state.discards).toEqual([one, three])
    expect(crossed.state.railways[amelie]).toMatchObject({
      lane: [desert],
      crossed: [village],
      capital: 51,
    })
    expect(crossed.state.phase).toEqual(building(amelie, false))

    const again = reach(crossed.state, [amelie, { kind: 'draw' }, at(two, [one, three])])
    // 3 in the lane and 2 in the stock: three are missing.
    expect(offered(again, amelie).filter(({ kind }) => kind === 'build')).toEqual([
      { kind: 'build', bonuses: 2, bought: 1 },
      { kind: 'build', bonuses: 1, bought: 2 },
      { kind: 'build', bonuses: 0, bought: 3 },
    ])
    const second = make(again, amelie, { kind: 'build', bonuses: 2, bought: 1 }, 0, 0)
    expect(kinds(second.events)).toEqual(['crossed', 'dealt'])
    expect(second.state.railways[amelie]).toMatchObject({
      lane: [],
      bonuses: [],
      capital: 51 - 10 + 1,
    })
    expect(second.state.discards).toEqual([one, three, two, card('river', 6), card('river', 9)])
    expect(second.state.phase).toEqual({ kind: 'auction', bids: [null, null] })
    expect(second.state.offer).toHaveLength(2)
    expect(second.state.auctions).toBe(2)
  })

  test('002: Mike could pay £20 for his mountain and passes; Dinah crosses a savanna and wastes a track', () => {
    const [mike, dinah] = [0, 1]
    const mountain = [card('mountain', 1), card('river', 10), card('mountain', 10)] // 3 + 0 + 1 tracks
    const savanna = [card('savanna', 1), card('desert', 8)] // 2 + 0
    const met = situation({
      railways: [{ lane: mountain }, { lane: savanna }],
      stock: [card('river', 1)], // 3
      phase: building(mike, true),
    })
    expect(offered(met, mike)).toContainEqual({ kind: 'build', bonuses: 0, bought: 2 })
    const passed = reach(met, [mike, { kind: 'pass' }])
    const drawn = reach(passed, [dinah, { kind: 'draw' }, passed.pile.indexOf(card('desert', 2))]) // 2
    const { state } = make(drawn, dinah, { kind: 'build', bonuses: 0, bought: 0 })
    expect(state.railways[dinah]).toMatchObject({
      crossed: [card('savanna', 1)],
      lane: [card('desert', 8)],
      capital: 101,
    })
    expect(state.stock).toEqual([])
    expect(state.railways[mike]!.lane).toEqual(mountain)
  })
})

describe('a turn', () => {
  const met = situation({
    railways: [
      { lane: [card('river', 1)] },
      { lane: [card('desert', 1)] },
      { lane: [card('savanna', 1)] },
    ],
    phase: building(2, false),
  })

  test('begins with a card into the stock, which luck decides for good', () => {
    expect(offered(met, 2)).toEqual([{ kind: 'draw' }, { kind: 'prefer', from: 'discard' }])
    const { final, state, events } = make(met, 2, { kind: 'draw' }, 0)
    expect(final).toBe(true)
    expect(events).toEqual([{ kind: 'drew', seat: 2, card: card('river', 2) }])
    expect(state.stock).toEqual([card('river', 2)])
    expect(state.pile).not.toContain(card('river', 2))
  })

  test('may end with a pass, even with enough tracks: the next seat clockwise draws one more', () => {
    const drawn = {
      ...met,
      stock: [card('mountain', 1), card('mountain', 4)],
      phase: building(2, true),
    }
    expect(offered(drawn, 2)).toContainEqual({ kind: 'build', bonuses: 0, bought: 0 })
    const { state, final } = make(drawn, 2, { kind: 'pass' })
    expect(final).toBe(false)
    expect(state.phase).toEqual(building(0, false))
    expect(state.stock).toHaveLength(2)
    expect(make(state, 0, { kind: 'draw' }, 0).state.stock).toHaveLength(3)
  })
})
