// The companion in full depth: cards tapped in, ways to pay and rivers worked out.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { laneLength, siteOf } from '../../../web/games/cape-to-cairo/sheet/ledger.ts'
import type { Seat } from '../../../web/games/game.ts'
import { built, card, crossed, evening, pass, stock, took } from './evening.ts'

const toFull: Entry = { kind: 'depth', depth: 'full' }
const stands = (...lane: ReturnType<typeof card>[]): Entry => ({ kind: 'stands', lane })
const capitals = (at: ReturnType<typeof evening>) =>
  at.sheet().accounts.map(({ capital }) => capital)
const bonuses = (at: ReturnType<typeof evening>) =>
  at.sheet().accounts.map(account => account.bonuses)
// What may be built or passed; that anybody says what lies in the stock is offered always.
const offered = (at: ReturnType<typeof evening>, seat: Seat) =>
  [...companion.moves(at.position(seat))].filter(({ kind }) => kind !== 'stocked')

// Two seats; the second one has a card of its own in front of the locomotive and two bonuses, and
// the third auction opens.
const twoBonuses = () => {
  const at = evening(2, 'ledger')
  at.bid(1, 0)
  at.say(0, crossed(1, { rivers: [1] }))
  at.bid(0, 1)
  at.say(1, crossed(1))
  at.say(1, pass)
  at.say(0, crossed(1, { rivers: [1] }))
  expect(bonuses(at)).toEqual([0, 2])
  expect([0, 1].map(seat => laneLength(at.sheet(), seat))).toEqual([0, 1])
  return at
}

describe('building in full depth', () => {
  test('000: Amélie crosses a village with nine tracks, then a desert with two bonuses and one bought track', () => {
    const at = twoBonuses()
    at.say(0, toFull)
    at.say(1, stands(card('village', 2, 4)))
    at.bid(10, 0)
    at.say(0, took('savanna', 0, 6))
    at.say(1, took('desert', 3, 5))
    at.say(0, stock(1))
    at.say(0, pass)
    at.say(1, stock(3))
    expect(siteOf(at.view(1), 1)).toMatchObject({ need: 7, tracks: 9 })
    expect(offered(at, 1)).toEqual([pass, built()])
    at.say(1, built())
    expect(at.sheet()).toMatchObject({
      stock: [],
      phase: { kind: 'building', turn: 1, drawn: false },
    })
    const before = capitals(at)[1]!
    at.say(1, stock(2))
    expect(siteOf(at.view(1), 1)).toMatchObject({ need: 8, tracks: 5, bonuses: 2 })
    at.say(1, built(2, 1))
    expect(capitals(at)[1]).toBe(before - 10 + 5)
    expect(bonuses(at)).toEqual([0, 0])
    expect(at.sheet()).toMatchObject({ auctions: 3, phase: { kind: 'auction' } })
  })

  test('002: Mike passes two tracks short of a mountain; Dinah crosses a savanna with one too many', () => {
    const at = evening(2, 'full')
    at.bid(0, 10)
    at.say(1, took('river', 3, 1))
    at.say(0, took('mountain', 3, 4))
    for (const tracks of [3, 3]) {
      at.say(1, stock(tracks))
      at.say(1, pass)
      at.say(0, stock(1))
      at.say(0, pass)
    }
    at.say(1, stock(0))
    at.say(1, built())
    at.bid(10, 0)
    at.say(0, took('village', 1, 8))
    at.say(1, took('savanna', 2, 2))
    at.say(0, stock(3))
    expect(siteOf(at.view(0), 0)).toMatchObject({ need: 9, tracks: 7 })
    expect(offered(at, 0)).toEqual([pass, built(0, 2)])
    at.say(0, pass)
    at.say(1, stock(2))
    expect(siteOf(at.view(1), 1)).toMatchObject({ need: 6, tracks: 7 })
    expect(at.refused(1, built(0, 1))).toMatchObject({
      refused: 'more-than-needed',
      rule: 'payment',
    })
    at.say(1, built())
    expect(at.sheet().accounts[1]).toMatchObject({ crossed: 2, lane: [] })
  })

  // A mountain needs 9: 3 in the stock, 4 in the lane, two bonuses held, and `capital` pounds after
  // the bids.
  const beforeTheMountain = (capital: number) => {
    const at = twoBonuses()
    at.say(1, toFull)
    at.say(1, stands(card('mountain', 3, 9)))
    at.bid(0, capitals(at)[1]! - capital)
    at.say(1, took('desert', 1, 2))
    at.say(0, took('desert', 0, 10))
    at.say(1, stock(3))
    return at
  }

  test('two bonuses, one and £10, or £20 are all legal, cheapest first', () => {
    const at = beforeTheMountain(50)
    expect(offered(at, 1)).toEqual([pass, built(2, 0), built(1, 1), built(0, 2)])
    expect(at.refused(1, built(0, 1))).toMatchObject({
      refused: 'too-few-tracks',
      at: { missing: 2, given: 1 },
    })
    expect(at.refused(1, built(2, 1))).toMatchObject({
      refused: 'more-than-needed',
      at: { missing: 2, given: 3 },
    })
    expect(at.refused(1, built(3, 0))).toMatchObject({
      refused: 'too-few-bonuses',
      at: { bonuses: 3, held: 2 },
    })
  })

  test('the coin of the crossing never helps to pay for it', () => {
    const at = beforeTheMountain(19)
    expect(offered(at, 1)).toEqual([pass, built(2, 0), built(1, 1)])
    expect(at.refused(1, built(0, 2))).toMatchObject({
      refused: 'too-little-capital',
      at: { price: 20, capital: 19 },
    })
    at.say(1, built(1, 1))
    expect(capitals(at)[1]).toBe(18)
  })

  test('a river in front of another locomotive gives a bonus by itself, further back it gives none', () => {
    const at = evening(3, 'full')
    at.bid(9, 5, 1)
    at.say(0, took('savanna', 3, 3))
    at.say(1, took('river', 2, 4))
    at.say(2, took('village', 2, 4))
    at.say(0, stock(3))
    at.say(0, built())
    expect(bonuses(at)).toEqual([0, 1, 0])
    at.bid(9, 5, 8)
    at.say(0, took('savanna', 2, 1))
    at.say(2, took('river', 2, 3))
    at.say(1, took('river', 3, 1))
    at.say(0, stock(3))
    at.say(0, built(0, 1))
    expect(bonuses(at)).toEqual([0, 2, 0])
    expect(at.sheet().accounts[0]!.lines[1]!.crossings).toEqual([
      { coin: 1, bought: 1, bonuses: 0, terrain: 'savanna' },
    ])
  })

  test('five bonus cards are enough: the river gives no sixth, and nobody is refused for it', () => {
    const at = evening(2, 'full')
    for (const pounds of [1, 2, 3, 4, 5, 6]) {
      at.bid(1, 0)
      at.say(0, took('savanna', 3, pounds))
      at.say(1, took('river', 2, pounds))
      at.say(0, stock(3))
      at.say(0, built())
    }
    expect(bonuses(at)).toEqual([0, 5])
  })

  test('the last crossing gives no river its bonus', () => {
    const at = evening(2, 'full')
    for (const pounds of [1, 2, 3, 4, 5, 6, 7, 8]) {
      at.bid(1, 0)
      at.say(0, took('savanna', 3, pounds))
      at.say(1, took(pounds === 7 ? 'river' : 'village', 2, pounds))
      if (pounds === 7) {
        // All before the river is crossed, so that it is next for this crossing, which pays, and
        // for the last.
        at.say(0, stock(0))
        at.say(0, pass)
        for (let n = 0; n < 6; n++) {
          at.say(1, stock(3))
          at.say(1, built(0, Math.max(0, 7 - 3 - 2 * (7 - n))))
        }
        at.say(1, stock(3))
        at.say(1, pass)
      }
      at.say(0, stock(3))
      at.say(0, built())
    }
    expect(at.sheet().phase).toEqual({ kind: 'over' })
    expect(at.sheet().accounts[1]!.lane![0]!.terrain).toBe('river')
    expect(bonuses(at)).toEqual([0, 1])
  })
})
