// The auction: what may be bid, the order of choice, and every tie by the rulebooks' examples.
import { describe, expect, test } from 'vitest'
import { mayBid, rank } from '../../../web/games/cape-to-cairo/rules/auction.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { open } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { building, card, kinds, make, offered, reach, refusalOf, situation } from './situation.ts'

const bids = (...of: [pounds: number, capital: number][]) =>
  of.map(([pounds, capital], seat) => ({ seat, pounds, capital }))
const drawing = (coins: Record<number, number>) =>
  Object.entries(coins).map(([seat, coin]) => ({ seat: Number(seat), coin }))

describe('the order of choice', () => {
  test('is from the highest bid down', () => {
    expect(rank(bids([3, 100], [15, 90], [0, 20], [7, 80]), [])).toEqual({
      order: [1, 3, 0, 2],
      ties: [],
      draw: [],
    })
  })

  test('£15 and £15 with capitals £80 and £95: £80 chooses first', () => {
    expect(rank(bids([15, 95], [15, 80]), [])).toEqual({
      order: [1, 0],
      ties: [{ by: 'capital', pounds: 15, seats: [1, 0], capitals: [80, 95] }],
      draw: [],
    })
  })

  test('a smaller capital never beats a higher bid', () => {
    expect(rank(bids([15, 95], [14, 20]), []).order).toEqual([0, 1])
  })

  test('equal capitals draw; equal coins draw again', () => {
    const equal = bids([15, 80], [15, 80])
    const coin = { by: 'coin', pounds: 15 }
    expect(rank(equal, [])).toEqual({
      order: [],
      ties: [{ ...coin, seats: [0, 1], coins: [[], []] }],
      draw: [0, 1],
    })
    const once = [drawing({ 0: 4, 1: 4 })]
    expect(rank(equal, once)).toMatchObject({ order: [], draw: [0, 1] })
    expect(rank(equal, [...once, drawing({ 0: 2, 1: 9 })])).toEqual({
      order: [1, 0],
      // biome-ignore format: two short lists
      ties: [{ ...coin, seats: [1, 0], coins: [[4, 9], [4, 2]] }],
      draw: [],
    })
  })

  test('three tied with equal capitals draw 7, 5, 5: the 7 first, the two fives draw again', () => {
    const three = bids([10, 60], [10, 60], [10, 60], [2, 100])
    expect(rank(three, []).draw).toEqual([0, 1, 2])
    const first = [drawing({ 0: 5, 1: 7, 2: 5 })]
    expect(rank(three, first)).toMatchObject({ order: [1], draw: [0, 2] })
    // A ten in the second drawing does not overtake the seven of the first.
    expect(rank(three, [...first, drawing({ 0: 3, 2: 10 })])).toMatchObject({
      order: [1, 2, 0, 3],
      draw: [],
    })
  })

  test('a tie of bids is broken by capital and, below that, by coin', () => {
    const four = bids([10, 90], [10, 60], [10, 90], [12, 30])
    const open = rank(four, [])
    expect(open.order).toEqual([3, 1])
    expect(open.draw).toEqual([0, 2])
    const { order, ties } = rank(four, [drawing({ 0: 1, 2: 2 })])
    expect(order).toEqual([3, 1, 2, 0])
    expect(ties).toEqual([
      { by: 'capital', pounds: 10, seats: [1, 2, 0], capitals: [60, 90, 90] },
      { by: 'coin', pounds: 10, seats: [2, 0], coins: [[2], [1]] },
    ])
  })

  test('two ties are drawn for one after the other, the higher bids first', () => {
    const four = bids([0, 50], [20, 50], [20, 50], [0, 50])
    expect(rank(four, [])).toMatchObject({ order: [], draw: [1, 2] })
    const first = [drawing({ 1: 2, 2: 8 })]
    expect(rank(four, first)).toMatchObject({ order: [2, 1], draw: [0, 3] })
    expect(rank(four, [...first, drawing({ 0: 6, 3: 7 })])).toMatchObject({
      order: [2, 1, 3, 0],
      draw: [],
    })
  })
})

test('a bid may be all one has and nothing, but no more', () => {
  expect(mayBid(80, 80)).toBeUndefined()
  expect(mayBid(0, 0)).toBeUndefined()
  expect(mayBid(81, 80)).toEqual({
    refused: 'over-capital',
    rule: 'bids',
    at: { capital: 80, pounds: 81 },
  })
})

test.each([2, 3, 4])(
  '%i seats open with £100 each and an auction of as many landscapes, all else in the pile',
  seats => {
    const { state, events, final } = open(digital, seats, { bonusFrom: 'choice' }, seeded(1))
    expect(kinds(events)).toEqual(['opened', 'dealt'])
    expect(final).toBe(true)
    for (const railway of state.railways) {
      expect(railway).toEqual({ capital: 100, crossed: [], lane: [], bonuses: [], prefers: 'pile' })
    }
    expect(state).toMatchObject({
      offer: { length: seats },
      pile: { length: 50 - seats },
      auctions: 1,
      discards: [],
      stock: [],
    })
    expect(state.phase).toEqual({ kind: 'auction', bids: Array(seats).fill(null) })
  },
)

test('bonuses come from where each seat likes unless the table says the pile', () => {
  const parsed = digital.options['~standard'].validate({})
  expect(parsed).toMatchObject({ value: { bonusFrom: 'choice' } })
})

describe('an auction at the table', () => {
  const offer = [card('river', 1), card('desert', 4), card('village', 9)]
  const auction = situation({
    railways: [{ capital: 40 }, { capital: 30 }, { capital: 40 }],
    offer,
    phase: { kind: 'auction', bids: [null, null, null] },
  })

  test('everyone pays his bid, the last too; the highest chooses first, the last takes what is left by itself', () => {
    const sealed = reach(auction, [0, { kind: 'bid', pounds: 5 }], [2, { kind: 'bid', pounds: 12 }])
    const last = make(sealed, 1, { kind: 'bid', pounds: 1 })
    expect(kinds(last.events)).toEqual(['bid', 'revealed', 'ranked'])
    expect(last.final).toBe(true)
    expect(last.state.railways.map(({ capital }) => capital)).toEqual([35, 29, 28])
    expect(last.state.phase).toEqual({ kind: 'choosing', order: [2, 0, 1] })
    expect(last.state.reveal).toEqual({
      bids: [5, 1, 12],
      before: [40, 30, 40],
      order: [2, 0, 1],
      drawings: [],
    })

    const first = make(last.state, 2, { kind: 'choose', card: offer[2]! })
    expect(first.final).toBe(false)
    const second = make(first.state, 0, { kind: 'choose', card: offer[0]! })
    expect(kinds(second.events)).toEqual(['chose', 'chose'])
    expect(second.state.railways.map(({ lane }) => lane)).toEqual([
      [offer[0]],
      [offer[1]],
      [offer[2]],
    ])
    expect(second.state.offer).toEqual([])
    expect(second.state.phase).toEqual(building(2, false)) // who chose first begins
  })

  test('a bought landscape goes to the end of the lane', () => {
    const choosing = situation({
      railways: [{ lane: [card('river', 5)] }, {}],
      offer: offer.slice(0, 2),
      phase: { kind: 'choosing', order: [0, 1] },
    })
    const { state } = make(choosing, 0, { kind: 'choose', card: offer[1]! })
    expect(state.railways[0]!.lane).toEqual([card('river', 5), offer[1]])
  })

  test('equal bids of equal capitals draw by themselves, and the cards drawn are discarded', () => {
    const sealed = reach(auction, [0, { kind: 'bid', pounds: 7 }], [1, { kind: 'bid', pounds: 3 }])
    // By the time the second pair is drawn, the mountain that lay below it has gone.
    const [savanna, mountain] = [card('savanna', 5), card('mountain', 5)].map(id =>
      sealed.pile.indexOf(id),
    )
    const three = sealed.pile.indexOf(card('savanna', 3)) - 1
    const { state, events } = make(
      sealed,
      2,
      { kind: 'bid', pounds: 7 },
      savanna!,
      mountain!,
      three,
      three,
    )
    expect(kinds(events)).toEqual(['bid', 'revealed', 'drew-lots', 'drew-lots', 'ranked'])
    expect(state.reveal!.drawings).toEqual([
      [
        { seat: 0, card: card('savanna', 5) },
        { seat: 2, card: card('mountain', 5) },
      ],
      [
        { seat: 0, card: card('savanna', 3) },
        { seat: 2, card: card('savanna', 4) },
      ],
    ])
    expect(state.reveal!.order).toEqual([2, 0, 1])
    expect(state.discards).toEqual([
      card('savanna', 5),
      card('mountain', 5),
      card('savanna', 3),
      card('savanna', 4),
    ])
  })

  test('bids 0 to the capital are offered; whoever has sealed has no move left and is not waited for', () => {
    const offers = offered(auction, 1).filter(({ kind }) => kind === 'bid')
    expect(offers).toHaveLength(31)
    const { state, final } = make(auction, 1, { kind: 'bid', pounds: 30 })
    expect(final).toBe(false)
    expect(offered(state, 1)).toEqual([])
    expect(refusalOf(state, 1, { kind: 'bid', pounds: 3 })).toMatchObject({
      refused: 'already-sealed',
    })
  })
})
