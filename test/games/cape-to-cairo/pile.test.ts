// The pile: drawn from without an order, renewed only when a card is needed, and empty at last.
import { describe, expect, test } from 'vitest'
import { cards } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { drawCards } from '../../../web/games/cape-to-cairo/rules/pile.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { counter, type State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { pieces } from './pieces.ts'
import { building, card, kinds, make, reach, rolls, situation } from './situation.ts'

const lanes = [{ lane: [card('river', 10)] }, { lane: [card('village', 9)] }]
const [one, two, three] = [card('desert', 1), card('desert', 2), card('desert', 3)]
const draw = { kind: 'draw' } as const
const pass = { kind: 'pass' } as const

test('fifty landscapes: five terrains with coins of £1 to £10', () => {
  expect(cards).toHaveLength(50)
  expect(new Set(cards.map(({ terrain, pounds }) => `${terrain} ${pounds}`)).size).toBe(50)
  expect(
    cards.every(({ tracks, pounds }) => tracks >= 0 && tracks <= 3 && pounds >= 1 && pounds <= 10),
  ).toBe(true)
})

test('the next card is any of those in the pile', () => {
  const stacks = { pile: [one, two, three], discards: [], bonuses: [] }
  expect(drawCards(2, stacks, rolls(1, 1))).toEqual({ cards: [two, three], reshuffled: [] })
  expect(stacks.pile).toHaveLength(3)
})

describe('a pile that runs out', () => {
  test('is not renewed before a card is needed', () => {
    const met = situation({
      railways: lanes,
      pile: [one],
      discards: [two],
      phase: building(0, false),
    })
    const { state, events } = make(met, 0, draw, 0)
    expect(kinds(events)).toEqual(['drew'])
    expect(state).toMatchObject({ pile: [], discards: [two], stock: [one] })
  })

  test('is renewed from the discards, not from the stock', () => {
    const met = situation({
      railways: lanes,
      pile: [],
      discards: [three, two],
      stock: [one],
      phase: building(0, false),
    })
    const { state, events } = make(met, 0, draw, 1)
    expect(events).toEqual([
      { kind: 'reshuffled', from: 'discards' },
      { kind: 'drew', seat: 0, card: two },
    ])
    expect(state).toMatchObject({ pile: [three], discards: [], stock: [one, two] })
  })

  test('forgets where its cards lay before', () => {
    const met = situation({
      railways: lanes,
      pile: [],
      discards: [three, one, two],
      phase: building(0, false),
    })
    expect(make(met, 0, draw, 2).state.pile).toEqual([one, three])
  })

  test('is renewed in the midst of a deal, but not from the cards on offer', () => {
    const bought = situation({
      railways: [{ lane: [card('savanna', 3)], capital: 60 }, { lane: [card('river', 10)] }],
      pile: [one],
      discards: [],
      stock: [card('mountain', 1)], // with the lane 6 tracks
      phase: building(0, true),
    })
    const { state, events } = make(bought, 0, { kind: 'build', bonuses: 0, bought: 0 }, 0, 0, 0)
    expect(events.slice(1)).toEqual([
      { kind: 'gained-bonus', seat: 1, from: 'pile', card: one },
      { kind: 'reshuffled', from: 'discards' },
      { kind: 'reshuffled', from: 'bonuses' },
      { kind: 'dealt', cards: [card('mountain', 1), one] },
    ])
    expect(state.railways[1]!.bonuses).toEqual([counter])
    expect(state).toMatchObject({
      pile: [],
      discards: [],
      stock: [],
      offer: [card('mountain', 1), one],
    })
  })

  test('is renewed between two drawings for a tie, the cards of the first being discarded by then', () => {
    const tied = situation({
      railways: [{ capital: 9 }, { capital: 9 }],
      pile: [card('river', 1), one, two],
      discards: [],
      offer: [card('savanna', 9), card('savanna', 10)],
      phase: { kind: 'auction', bids: [4, null] },
    })
    const { state, events } = make(tied, 1, { kind: 'bid', pounds: 4 }, 1, 0, 0, 1)
    expect(events.slice(2)).toEqual([
      {
        kind: 'drew-lots',
        drawing: [
          { seat: 0, card: one },
          { seat: 1, card: card('river', 1) },
        ],
      }, // £1 and £1
      { kind: 'reshuffled', from: 'discards' },
      {
        kind: 'drew-lots',
        drawing: [
          { seat: 0, card: two },
          { seat: 1, card: card('river', 1) },
        ],
      },
      { kind: 'ranked', order: [0, 1] },
    ])
    expect(pieces(state).sort()).toEqual(pieces(tied).sort())
  })

  test('is renewed from the bonuses when there is no discard either, and they become counters', () => {
    const railways = [
      { ...lanes[0], bonuses: [three, two] },
      { ...lanes[1], bonuses: [one] },
    ]
    const met = situation({
      railways,
      pile: [],
      stock: [card('river', 1)],
      phase: building(0, false),
    })
    const { state, events } = make(met, 0, draw, 2)
    expect(events).toEqual([
      { kind: 'reshuffled', from: 'bonuses' },
      { kind: 'drew', seat: 0, card: one },
    ])
    expect(state.pile).toEqual([two, three])
    expect(state.railways.map(({ bonuses }) => bonuses)).toEqual([[counter, counter], [counter]])
    expect(state.stock).toEqual([card('river', 1), one])
  })

  test('a counter is spent like a card, and is discarded nowhere', () => {
    const stock = [card('mountain', 1), card('mountain', 4), card('river', 6)] // 7 of 9
    const met = situation({
      railways: [
        { lane: [card('mountain', 9), card('savanna', 10)], bonuses: [counter, one, counter] },
        lanes[1]!,
      ],
      stock,
      phase: building(0, true),
    })
    const { state } = make(met, 0, { kind: 'build', bonuses: 2, bought: 0 })
    expect(state.railways[0]!.bonuses).toEqual([counter])
    expect(state.discards).toEqual([...stock, one])
  })

  describe('and gives nothing at all', () => {
    const stock = [card('river', 1), card('desert', 1)]
    const railways = [
      { ...lanes[0], bonuses: [counter] },
      lanes[1]!,
      { lane: [card('mountain', 8)] },
    ]
    const met: State = situation({
      railways: railways as State['railways'],
      pile: [],
      stock,
      phase: building(0, false),
    })

    test('skips the draw: the seat decides as if it had drawn', () => {
      const { events, state } = make(met, 0, draw)
      expect(events).toEqual([{ kind: 'drew-nothing', seat: 0 }])
      expect(state.stock).toEqual(stock)
      expect(state.phase).toEqual(building(0, true, 1))
    })

    test('and becomes the stock when all then pass in a row', () => {
      const two = reach(met, [0, draw], [0, pass], [1, draw], [1, pass], [2, draw])
      expect(two.stock).toEqual(stock)
      const { state, events, final } = make(two, 2, pass)
      expect(kinds(events)).toEqual(['passed', 'reshuffled'])
      expect(final).toBe(true)
      expect(state).toMatchObject({ stock: [], pile: [...stock].sort((a, b) => a - b) })
      expect(state.phase).toEqual(building(0, false))
      expect(kinds(make(state, 0, draw, 0).events)).toEqual(['drew'])
    })

    test('a card drawn in between begins the count anew', () => {
      const almost = { ...met, pile: [one], phase: building(0, false, 2) }
      const { state } = make(almost, 0, draw, 0)
      expect(state.phase).toEqual(building(0, true))
      expect(kinds(make(state, 0, pass).events)).toEqual(['passed'])
    })

    test('a bonus that finds nothing is a counter', () => {
      const owed = { ...met, owed: [0] }
      const [gained] = digital.proceed(owed, rolls())
      expect(gained).toEqual({ kind: 'gained-bonus', seat: 0, from: 'pile', card: counter })
      expect(digital.evolve(owed, gained!)).toMatchObject({
        owed: [],
        railways: [{ bonuses: [counter, counter] }, {}, {}],
      })
    })
  })
})
