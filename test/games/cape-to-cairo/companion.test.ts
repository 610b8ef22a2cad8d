// The companion beside the box: the rulebooks' examples as people would enter them, and what the sheet refuses.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { companion } from '../../../web/games/cape-to-cairo/companion.ts'
import { laneLength, siteOf } from '../../../web/games/cape-to-cairo/ledger.ts'
import { type Entry, entry, options } from '../../../web/games/cape-to-cairo/sheet.ts'
import type { Seat } from '../../../web/games/game.ts'
import { waiting } from '../../../web/games/play.ts'
import { bid, built, card, coin, crossed, evening, pass, stock, took } from './evening.ts'

const toFull: Entry = { kind: 'depth', depth: 'full' }
const toLedger: Entry = { kind: 'depth', depth: 'ledger' }
const stands = (...lane: ReturnType<typeof card>[]): Entry => ({ kind: 'stands', lane })
const capitals = (at: ReturnType<typeof evening>) => at.sheet().accounts.map(({ capital }) => capital)
const bonuses = (at: ReturnType<typeof evening>) => at.sheet().accounts.map(account => account.bonuses)
const offered = (at: ReturnType<typeof evening>, seat: Seat) => [...companion.moves(at.view(seat))]

describe('the auction', () => {
  test('everyone pays his own bid, the last one too, and the highest builds first', () => {
    const at = evening(3, 'ledger')
    at.bid(12, 30, 0)
    expect(capitals(at)).toEqual([88, 70, 100])
    expect(at.sheet().reveal).toEqual({ bids: [12, 30, 0], before: [100, 100, 100], order: [1, 0, 2], coins: [] })
    expect(at.sheet().phase).toMatchObject({ is: 'building', turn: 1 })
    expect(at.sheet().accounts[0]!.lines).toEqual([{ auction: 1, capital: 100, bid: 12, crossings: [] }])
  })

  test('nothing of a bid is shown but that it is sealed, until all are', () => {
    const at = evening(3, 'ledger')
    at.say(0, bid(73))
    expect(at.view(0).phase).toEqual({ is: 'auction', sealed: [true, false, false], bid: 73 })
    for (const viewer of [1, 2, 'room'] as const) {
      const view = companion.view(at.sheet(), viewer)
      expect(view.phase).toEqual({ is: 'auction', sealed: [true, false, false] })
      expect(JSON.stringify(view)).not.toContain('73')
      expect(companion.viewEvent(at.log[1]!.events[0]!, viewer, false)).toEqual({ kind: 'sealed', seat: 0 })
    }
    expect(waiting(companion, at.sheet(), 3)).toEqual([1, 2])
    expect(companion.anyone!(bid(1))).toBe(false)
    expect(companion.anyone!(pass)).toBe(true)
  })

  test('£15 and £15 with capitals £80 and £95: £80 chooses first', () => {
    const at = evening(2, 'ledger')
    at.bid(5, 21)
    at.say(1, crossed(1))
    expect(capitals(at)).toEqual([95, 80])
    at.bid(15, 15)
    expect(at.sheet().reveal!.order).toEqual([1, 0])
    expect(at.sheet().phase).toMatchObject({ is: 'building', turn: 1 })
  })

  test('three tied draw 7, 5 and 5: the seven is first, the fives draw again', () => {
    const at = evening(4, 'ledger')
    at.bid(10, 10, 3, 10)
    expect(at.sheet().phase).toEqual({ is: 'drawing', seats: [0, 1, 3], coins: [null, null, null, null] })
    expect(waiting(companion, at.sheet(), 4)).toEqual([0, 1, 3])
    at.say(3, coin(7))
    at.say(0, coin(5))
    expect(waiting(companion, at.sheet(), 4)).toEqual([1])
    at.say(1, coin(5))
    expect(at.sheet().reveal!.order).toEqual([3])
    expect(at.sheet().phase).toEqual({ is: 'drawing', seats: [0, 1], coins: [null, null, null, null] })
    at.say(0, coin(4))
    at.say(1, coin(9))
    expect(at.sheet().reveal!.order).toEqual([3, 1, 0, 2])
    expect(at.sheet().reveal!.coins).toEqual([
      [
        { seat: 0, coin: 5 },
        { seat: 1, coin: 5 },
        { seat: 3, coin: 7 },
      ],
      [
        { seat: 0, coin: 4 },
        { seat: 1, coin: 9 },
      ],
    ])
    expect(at.sheet().phase).toMatchObject({ is: 'building', turn: 3 })
  })

  test('two ties at once are drawn for one after the other', () => {
    const at = evening(4, 'ledger')
    at.bid(2, 9, 9, 2)
    expect(at.sheet().phase).toMatchObject({ is: 'drawing', seats: [1, 2] })
    at.say(1, coin(3))
    at.say(2, coin(8))
    expect(at.sheet().phase).toMatchObject({ is: 'drawing', seats: [0, 3] })
    at.say(3, coin(10))
    at.say(0, coin(1))
    expect(at.sheet().reveal!.order).toEqual([2, 1, 3, 0])
  })
})

describe('building in ledger depth', () => {
  test('a pass goes clockwise; a crossing stays with the builder while his lane lasts', () => {
    const at = evening(3, 'ledger')
    at.bid(1, 2, 3)
    at.say(2, pass)
    at.say(0, crossed(6, { bought: 2 }))
    expect(capitals(at)).toEqual([99 - 20 + 6, 98, 97])
    expect(at.sheet()).toMatchObject({ auctions: 1, phase: { is: 'auction', bids: [null, null, null] } })
    at.bid(0, 0, 20)
    expect([0, 1, 2].map(seat => laneLength(at.sheet(), seat))).toEqual([1, 2, 2])
    at.say(2, crossed(3))
    expect(at.sheet().phase).toMatchObject({ is: 'building', turn: 2 })
    at.say(2, crossed(4))
    expect(at.sheet().phase.is).toBe('auction')
    expect(at.sheet().accounts[2]!.lines).toEqual([
      { auction: 1, capital: 100, bid: 3, crossings: [] },
      {
        auction: 2,
        capital: 97,
        bid: 20,
        crossings: [
          { coin: 3, bought: 0, bonuses: 0 },
          { coin: 4, bought: 0, bonuses: 0 },
        ],
      },
      { auction: 3, capital: 84, bid: null, crossings: [] },
    ])
  })

  test('whoever is named before a river gains a bonus card; who spends some has fewer', () => {
    const at = evening(3, 'ledger')
    at.bid(3, 2, 1)
    at.say(0, crossed(5, { rivers: [1, 2] }))
    expect(bonuses(at)).toEqual([0, 1, 1])
    at.bid(0, 9, 0)
    at.say(1, crossed(5, { bonuses: 1, rivers: [2] }))
    expect(bonuses(at)).toEqual([0, 0, 2])
  })

  test('the eighth crossing ends it, whoever has the money', () => {
    const at = evening(2, 'ledger')
    for (let auction = 1; auction <= 8; auction++) {
      at.bid(1, 0)
      if (auction === 3) {
        at.say(0, pass)
        at.say(1, crossed(10))
        at.say(1, pass)
      }
      at.say(0, crossed(1))
    }
    expect(at.sheet()).toMatchObject({ auctions: 8, phase: { is: 'over' } })
    expect(laneLength(at.sheet(), 0)).toBe(0)
    expect(capitals(at)).toEqual([100, 110])
    expect(companion.result(at.sheet())).toEqual([
      { seat: 0, place: 1, score: 8, sum: [['crossed', 8]] },
      { seat: 1, place: 2, score: 1, sum: [['crossed', 1]] },
    ])
    expect(waiting(companion, at.sheet(), 2)).toEqual([])
    expect(at.refused(0, pass)).toMatchObject({ refused: 'game-over', rule: 'end' })
  })
})

// Two seats; the second one has a card of its own in front of the locomotive and two bonuses, and the third auction opens.
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
    expect(at.sheet()).toMatchObject({ stock: [], phase: { is: 'building', turn: 1, drawn: false } })
    const before = capitals(at)[1]!
    at.say(1, stock(2))
    expect(siteOf(at.view(1), 1)).toMatchObject({ need: 8, tracks: 5, bonuses: 2 })
    at.say(1, built(2, 1))
    expect(capitals(at)[1]).toBe(before - 10 + 5)
    expect(bonuses(at)).toEqual([0, 0])
    expect(at.sheet()).toMatchObject({ auctions: 3, phase: { is: 'auction' } })
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
    expect(at.refused(1, built(0, 1))).toMatchObject({ refused: 'more-than-needed', rule: 'payment' })
    at.say(1, built())
    expect(at.sheet().accounts[1]).toMatchObject({ crossed: 2, lane: [] })
  })

  // A mountain needs 9: 3 in the stock, 4 in the lane, two bonuses held, and `capital` pounds after the bids.
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
    expect(at.refused(1, built(0, 1))).toMatchObject({ refused: 'too-few-tracks', at: { missing: 2, given: 1 } })
    expect(at.refused(1, built(2, 1))).toMatchObject({ refused: 'more-than-needed', at: { missing: 2, given: 3 } })
    expect(at.refused(1, built(3, 0))).toMatchObject({ refused: 'too-few-bonuses', at: { bonuses: 3, held: 2 } })
  })

  test('the coin of the crossing never helps to pay for it', () => {
    const at = beforeTheMountain(19)
    expect(offered(at, 1)).toEqual([pass, built(2, 0), built(1, 1)])
    expect(at.refused(1, built(0, 2))).toMatchObject({ refused: 'too-little-capital', at: { price: 20, capital: 19 } })
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
        // All before the river is crossed, so that it is next for this crossing, which pays, and for the last.
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
    expect(at.sheet().phase).toEqual({ is: 'over' })
    expect(at.sheet().accounts[1]!.lane![0]!.terrain).toBe('river')
    expect(bonuses(at)).toEqual([0, 1])
  })
})

describe('refused', () => {
  type At = ReturnType<typeof evening>
  const fresh = () => {}
  const sealed = (at: At) => at.say(0, bid(1))
  const tied = (at: At) => at.bid(1, 5, 5)
  const drawing = (at: At) => [tied(at), at.say(1, coin(4))]
  const first = (at: At) => at.bid(3, 2, 1) // seat 0 builds
  const poor = (at: At) => at.bid(95, 2, 1)

  test.each<[code: string, lead: (at: At) => unknown, seat: Seat, entry: Entry, rule: string, proof?: unknown]>([
    ['over-capital', fresh, 0, bid(101), 'bids', { capital: 100, pounds: 101 }],
    ['already-sealed', sealed, 0, bid(2), 'bids'],
    ['no-auction-now', first, 0, bid(2), 'auction'],
    ['no-tie-now', fresh, 0, coin(3), 'ties'],
    ['not-tied', tied, 0, coin(3), 'ties'],
    ['already-drawn', drawing, 1, coin(3), 'ties'],
    ['nothing-to-choose', fresh, 0, took('river', 1, 1), 'choosing'],
    ['not-building-now', fresh, 0, pass, 'building'],
    ['not-your-turn', first, 1, pass, 'building'],
    ['not-your-turn', first, 1, crossed(3), 'building'],
    ['other-depth', first, 0, built(), 'building', { depth: 'ledger' }],
    ['other-depth', first, 0, stock(1), 'building', { depth: 'ledger' }],
    ['too-few-bonuses', first, 0, crossed(4, { bonuses: 1 }), 'payment', { bonuses: 1, held: 0 }],
    ['too-little-capital', poor, 0, crossed(10, { bought: 1 }), 'payment', { price: 10, capital: 5 }],
    ['more-than-needed', first, 0, crossed(4, { bought: 11 }), 'payment', { missing: 10, given: 11 }],
    ['builder-gains-none', first, 0, crossed(4, { rivers: [1, 0] }), 'river'],
    ['no-such-seat', first, 0, crossed(4, { rivers: [3] }), 'river'],
    ['not-asked', fresh, 0, stands(), 'choosing'],
    ['not-between-auctions', sealed, 1, toFull, 'auction'],
    ['not-between-auctions', first, 0, toFull, 'auction'],
    ['same-depth', fresh, 0, toLedger, 'auction'],
  ])('%s', (refused, lead, seat, wrong, rule, proof) => {
    const at = evening(3, 'ledger')
    lead(at)
    expect(at.refused(seat, wrong)).toEqual(proof === undefined ? { refused, rule } : { refused, rule, at: proof })
  })

  test('a sixth bonus card', () => {
    const at = evening(2, 'ledger')
    for (let auction = 0; auction < 6; auction++) {
      at.bid(1, 0)
      if (auction < 5) at.say(0, crossed(1, { rivers: [1] }))
    }
    expect(at.refused(0, crossed(1, { rivers: [1] }))).toEqual({
      refused: 'sixth-bonus',
      rule: 'river',
      at: { seat: 1 },
    })
    expect(offered(at, 0)).toContainEqual(crossed(1))
  })

  test('a bonus for the last crossing', () => {
    const at = evening(2, 'ledger')
    for (let auction = 0; auction < 7; auction++) {
      at.bid(1, 0)
      at.say(0, crossed(1))
    }
    at.bid(1, 0)
    expect(at.refused(0, crossed(1, { rivers: [1] }))).toMatchObject({ refused: 'no-bonus-at-the-end', rule: 'end' })
    at.say(0, crossed(1))
  })

  test('in full depth: out of turn, before the draw, a second draw, the other depth’s entry', () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    expect(at.refused(1, took('river', 0, 10))).toMatchObject({ refused: 'not-your-turn', rule: 'choosing' })
    at.say(0, took('river', 0, 10))
    at.say(1, took('river', 3, 1))
    expect(at.refused(0, pass)).toMatchObject({ refused: 'draw-first', rule: 'stock' })
    expect(at.refused(0, built())).toMatchObject({ refused: 'draw-first' })
    expect(at.refused(1, stock(1))).toMatchObject({ refused: 'not-your-turn' })
    at.say(0, stock(1))
    expect(at.refused(0, stock(2))).toMatchObject({ refused: 'already-drawn', rule: 'stock' })
    expect(at.refused(0, crossed(10))).toMatchObject({ refused: 'other-depth', at: { depth: 'full' } })
    expect(at.refused(0, built())).toMatchObject({ refused: 'too-few-tracks' })
  })

  test('the room enters nothing', () => {
    const at = evening(2, 'ledger')
    const room = companion.view(at.sheet(), 'room')
    expect(companion.check(room, toFull)).toMatchObject({ refused: 'not-your-turn' })
    expect([...companion.moves(room)]).toEqual([])
  })

  test('what no card and no sheet can hold is malformed', () => {
    const parses = (value: unknown) => v.is(entry, value)
    expect(parses(crossed(10, { rivers: [1, 2] }))).toBe(true)
    for (const wrong of [
      coin(0),
      coin(11),
      crossed(11),
      crossed(1, { rivers: [1, 1] }),
      stock(4),
      crossed(1, { bonuses: 6 }),
    ]) {
      expect(parses(wrong), JSON.stringify(wrong)).toBe(false)
    }
    expect(parses({ kind: 'bid', pounds: 2.5 })).toBe(false)
    expect(parses({ kind: 'took', card: card('river', 1, 1), twice: false })).toBe(false)
    expect(v.parse(options, {})).toEqual({ depth: 'ledger' })
  })
})

describe('the same terrain and coin twice', () => {
  test('is asked about, wherever the first one lies, and accepted when they insist', () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    at.say(0, took('savanna', 3, 7))
    const again = took('savanna', 1, 7)
    expect(at.refused(1, again)).toEqual({
      refused: 'same-card-twice',
      rule: 'choosing',
      at: { terrain: 'savanna', coin: 7 },
    })
    at.say(1, took('savanna', 3, 8))
    at.say(0, stock(3))
    at.say(0, built())
    at.bid(1, 0)
    expect(at.refused(0, again)).toMatchObject({ refused: 'same-card-twice' })
    expect(offered(at, 0)).not.toContainEqual(again)
    at.say(0, { ...again, twice: true } as Entry)
    expect(at.sheet().accounts[0]!.lane).toEqual([card('savanna', 1, 7)])
  })

  test('the house table of tracks is never held against the real cards', () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    at.say(0, took('river', 0, 1))
  })
})

describe('changing depth', () => {
  test('to full asks for the cards now before each locomotive, as many as the lane holds, and nobody else', () => {
    const at = evening(3, 'ledger')
    at.bid(3, 2, 1)
    at.say(0, crossed(1))
    at.bid(3, 2, 1)
    at.say(0, crossed(2))
    at.say(1, toFull)
    expect(at.sheet().phase).toEqual({ is: 'standing', seats: [1, 2] })
    expect(waiting(companion, at.sheet(), 3)).toEqual([1, 2])
    expect(at.refused(0, stands())).toMatchObject({ refused: 'not-asked' })
    expect(at.refused(0, bid(1))).toMatchObject({ refused: 'no-auction-now' })
    const two = [card('river', 1, 1), card('desert', 2, 2)]
    expect(at.refused(1, stands(two[0]!))).toEqual({
      refused: 'lane-length',
      rule: 'choosing',
      at: { stand: 2, given: 1 },
    })
    expect(at.refused(1, stands(two[0]!, two[0]!))).toMatchObject({ refused: 'same-card-twice' })
    at.say(2, stands(...two))
    expect(at.refused(1, stands(...two))).toMatchObject({ refused: 'same-card-twice' })
    at.say(1, { kind: 'stands', lane: two, twice: true })
    expect(at.sheet()).toMatchObject({ depth: 'full', phase: { is: 'auction', bids: [null, null, null] } })
    expect(at.sheet().accounts.map(({ lane }) => lane)).toEqual([[], two, two])
    at.bid(3, 2, 1)
    expect(at.sheet().phase).toEqual({ is: 'taking', order: [0, 1, 2] })
  })

  test('before the first auction nothing is asked', () => {
    const at = evening(2, 'ledger')
    at.say(0, toFull)
    expect(at.sheet()).toMatchObject({ depth: 'full', phase: { is: 'auction' } })
    at.say(1, toLedger)
    expect(at.sheet().accounts[0]).not.toHaveProperty('lane')
    at.bid(1, 0)
    expect(at.sheet().phase).toMatchObject({ is: 'building', turn: 0, drawn: true })
  })

  test('to the ledger forgets the cards; it can be taken back while they are being told', () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    at.say(0, took('savanna', 3, 7))
    at.say(1, took('savanna', 2, 3))
    at.say(0, stock(3))
    at.say(0, built())
    at.say(0, toLedger)
    expect(at.sheet().accounts.map(({ lane }) => lane)).toEqual([undefined, undefined])
    at.say(0, toFull)
    expect(at.sheet().phase).toEqual({ is: 'standing', seats: [1] })
    expect(at.refused(1, stands(card('savanna', 3, 7)))).toMatchObject({ refused: 'same-card-twice' })
    at.say(1, toLedger)
    expect(at.sheet().phase.is).toBe('auction')
    at.bid(1, 0)
    at.say(0, crossed(4))
    expect(at.sheet().accounts[0]).toMatchObject({ crossed: 2, capital: 100 - 1 + 7 - 1 + 4 })
  })
})

test('what is offered is never more than some hundred', () => {
  const at = evening(4, 'ledger')
  at.bid(4, 3, 2, 1)
  expect(offered(at, 0).length).toBeLessThanOrEqual(200)
  const full = evening(4, 'full')
  full.bid(4, 3, 2, 1)
  expect(offered(full, 0).length).toBe(200)
})

test('in full depth the draw is skipped when all fifty cards lie on the table, and the stock becomes the pile', () => {
  const at = evening(2, 'full')
  at.bid(1, 0)
  at.say(0, took('river', 0, 1))
  at.say(1, took('river', 0, 2))
  for (let drawn = 0; drawn < 47; drawn++) {
    at.say(drawn % 2, stock(0))
    at.say(drawn % 2, pass)
  }
  at.say(1, stock(2))
  at.say(1, pass)
  expect(at.sheet().stock.length).toBe(48)
  expect(at.sheet().phase).toEqual({ is: 'building', turn: 0, drawn: true, skipped: 1 })
  expect(at.refused(0, stock(1))).toMatchObject({ refused: 'already-drawn' })
  at.say(0, pass)
  expect(at.sheet().stock.length).toBe(48)
  at.say(1, pass)
  expect(at.sheet()).toMatchObject({ stock: [], phase: { turn: 0, drawn: false, skipped: 0 } })
})
