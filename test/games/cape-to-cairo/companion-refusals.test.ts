// What the sheet refuses, asks about, and lets change between auctions.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Entry, entry } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { companion } from '../../../web/games/cape-to-cairo/sheet/companion.ts'
import { options } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Seat } from '../../../web/games/game.ts'
import { waiting } from '../../../web/games/play.ts'
import { bid, built, card, coin, crossed, evening, pass, stock, took } from './evening.ts'

const toFull: Entry = { kind: 'depth', depth: 'full' }
const toLedger: Entry = { kind: 'depth', depth: 'ledger' }
const stands = (...lane: ReturnType<typeof card>[]): Entry => ({ kind: 'stands', lane })
const offered = (at: ReturnType<typeof evening>, seat: Seat) => [
  ...companion.moves(at.position(seat)),
]

describe('refused', () => {
  type At = ReturnType<typeof evening>
  const fresh = () => {}
  const sealed = (at: At) => at.say(0, bid(1))
  const tied = (at: At) => at.bid(1, 5, 5)
  const drawing = (at: At) => [tied(at), at.say(1, coin(4))]
  const first = (at: At) => at.bid(3, 2, 1) // seat 0 builds
  const poor = (at: At) => at.bid(95, 2, 1)

  test.each<
    [
      code: string,
      lead: (at: At) => unknown,
      seat: Seat,
      entry: Entry,
      rule: string,
      proof?: unknown,
    ]
  >([
    ['over-capital', fresh, 0, bid(101), 'bids', { capital: 100, pounds: 101 }],
    ['already-sealed', sealed, 0, bid(2), 'bids'],
    ['no-auction-now', first, 0, bid(2), 'auction'],
    ['no-tie-now', fresh, 0, coin(3), 'ties'],
    ['not-tied', tied, 0, coin(3), 'ties'],
    ['already-drawn', drawing, 1, coin(3), 'ties'],
    ['nothing-to-choose', fresh, 0, took('river', 1, 1), 'choosing'],
    ['not-building-now', fresh, 0, pass, 'building'],
    ['not-your-turn', first, 1, pass, 'building'],
    ['not-your-turn', first, 1, pass, 'building'],
    ['other-depth', first, 0, built(), 'building', { depth: 'ledger' }],
    ['other-depth', first, 0, stock(1), 'building', { depth: 'ledger' }],
    ['too-few-bonuses', first, 0, crossed(4, { bonuses: 1 }), 'payment', { bonuses: 1, held: 0 }],
    [
      'too-little-capital',
      poor,
      0,
      crossed(10, { bought: 1 }),
      'payment',
      { price: 10, capital: 5 },
    ],
    [
      'more-than-needed',
      first,
      0,
      crossed(4, { bought: 11 }),
      'payment',
      { missing: 10, given: 11 },
    ],
    ['builder-gains-none', first, 0, crossed(4, { rivers: [1, 0] }), 'river'],
    ['no-such-seat', first, 0, crossed(4, { rivers: [3] }), 'river'],
    ['not-asked', fresh, 0, stands(), 'choosing'],
    ['not-between-auctions', sealed, 1, toFull, 'auction'],
    ['not-between-auctions', first, 0, toFull, 'auction'],
    ['same-depth', fresh, 0, toLedger, 'auction'],
  ])('%s', (refused, lead, seat, wrong, rule, proof) => {
    const at = evening(3, 'ledger')
    lead(at)
    expect(at.refused(seat, wrong)).toEqual(
      proof === undefined ? { refused, rule } : { refused, rule, at: proof },
    )
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
      at: { seats: [1] },
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
    expect(at.refused(0, crossed(1, { rivers: [1] }))).toMatchObject({
      refused: 'no-bonus-at-the-end',
      rule: 'end',
    })
    at.say(0, crossed(1))
  })

  test('in full depth: out of turn, before the draw, a second draw, the other depth’s entry', () => {
    const at = evening(2, 'full')
    at.bid(1, 0)
    at.say(0, took('river', 0, 10))
    at.say(1, took('river', 3, 1))
    expect(at.refused(1, took('desert', 3, 1))).toMatchObject({
      refused: 'nothing-to-choose',
      rule: 'choosing',
    })
    expect(at.refused(0, pass)).toMatchObject({ refused: 'draw-first', rule: 'stock' })
    expect(at.refused(0, built())).toMatchObject({ refused: 'draw-first' })
    expect(at.refused(1, stock(1))).toMatchObject({ refused: 'not-your-turn' })
    at.say(0, stock(1))
    expect(at.refused(0, stock(2))).toMatchObject({ refused: 'already-drawn', rule: 'stock' })
    expect(at.refused(0, crossed(10))).toMatchObject({
      refused: 'other-depth',
      at: { depth: 'full' },
    })
    expect(at.refused(0, built())).toMatchObject({ refused: 'too-few-tracks' })
  })

  test('the room enters nothing', () => {
    const at = evening(2, 'ledger')
    const room = at.position('room')
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
    expect(at.sheet().phase).toEqual({ kind: 'standing', seats: [1, 2] })
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
    expect(at.sheet()).toMatchObject({
      depth: 'full',
      phase: { kind: 'auction', bids: [null, null, null] },
    })
    expect(at.sheet().accounts.map(({ lane }) => lane)).toEqual([[], two, two])
    at.bid(3, 2, 1)
    expect(at.sheet().phase).toEqual({ kind: 'taking', order: [0, 1, 2] })
  })

  test('before the first auction nothing is asked', () => {
    const at = evening(2, 'ledger')
    at.say(0, toFull)
    expect(at.sheet()).toMatchObject({ depth: 'full', phase: { kind: 'auction' } })
    at.say(1, toLedger)
    expect(at.sheet().accounts[0]).not.toHaveProperty('lane')
    at.bid(1, 0)
    expect(at.sheet().phase).toMatchObject({ kind: 'building', turn: 0, drawn: true })
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
    expect(at.sheet().phase).toEqual({ kind: 'standing', seats: [1] })
    expect(at.refused(1, stands(card('savanna', 3, 7)))).toMatchObject({
      refused: 'same-card-twice',
    })
    at.say(1, toLedger)
    expect(at.sheet().phase.kind).toBe('auction')
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
  expect(at.sheet().phase).toEqual({ kind: 'building', turn: 0, drawn: true, skipped: 1 })
  expect(at.refused(0, stock(1))).toMatchObject({ refused: 'already-drawn' })
  at.say(0, pass)
  expect(at.sheet().stock.length).toBe(48)
  at.say(1, pass)
  expect(at.sheet()).toMatchObject({ stock: [], phase: { turn: 0, drawn: false, skipped: 0 } })
})
