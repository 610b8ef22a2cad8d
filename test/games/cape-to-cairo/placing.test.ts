// A game taken up as it lies on a table: what the rules could not go on from is refused with the
// rule.
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../../web/games/cape-to-cairo/layout/layout.ts'
import { place, type Rest } from '../../../web/games/cape-to-cairo/layout/place.ts'
import { points } from '../../../web/games/cape-to-cairo/rules/points.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Layout } from '../../../web/games/layout.ts'
import { isRefusal, positionOf, waiting } from '../../../web/games/play.ts'
import { pieces } from './pieces.ts'
import { building, card, situation } from './situation.ts'

const options: Options = { bonusFrom: 'choice' }
const layout = (state: State): Layout => layoutOf(positionOf(digital, state, 'room'))
const taken = (areas: Layout, rest: Partial<Rest> = {}, seats = 2) =>
  place(areas, { turn: 0, prefers: [], ...rest }, options, seats)
const refused = (state: State, rest?: Partial<Rest>) => {
  const placed = taken(layout(state), rest, state.railways.length)
  if (!isRefusal(placed)) return undefined
  expect(points).toContain(placed.rule)
  return { [placed.refused]: placed.at }
}

const river = [card('river', 1), card('river', 2)]
const desert = [card('desert', 3), card('desert', 4)]
const auction = { kind: 'auction' as const, bids: [null, null] }
// Two have bought two: one has crossed the first, and one is next to build.
const lines = [
  { crossed: [river[0]!], lane: [desert[0]!], capital: 80 },
  { lane: [river[1]!, desert[1]!] },
]
const built = situation({ railways: lines, phase: building(1, false), stock: [card('village', 1)] })
const through = [card('savanna', 1), card('savanna', 2)]
// The first has crossed both: an auction.
const bidding = situation({
  railways: [
    { crossed: through },
    { crossed: [river[0]!], lane: [desert[0]!], bonuses: [card('village', 9)] },
  ],
  offer: desert.slice(1).concat(river.slice(1)),
  phase: auction,
})

describe('a game is taken up', () => {
  test('where a seat turns up a card next', () => {
    const { reveal: _, ...state } = taken(layout(built), {
      turn: 1,
      prefers: ['pile', 'discard'],
    }) as State
    expect(state).toEqual({
      ...built,
      auctions: 2,
      railways: built.railways.map((line, seat) => ({
        ...line,
        prefers: seat ? 'discard' : 'pile',
      })),
    })
  })
  test('where an offer lies: everybody bids', () => {
    const state = taken(layout(bidding)) as State
    expect(state).toMatchObject({ auctions: 3, phase: auction, offer: bidding.offer })
    expect([...pieces(state)].sort()).toEqual([...pieces(bidding)].sort())
    expect(waiting(digital, state, 2)).toEqual([0, 1])
  })
  test('before the first auction as well', () => {
    const state = situation({ railways: [{}, {}], offer: river, phase: auction })
    expect(taken(layout(state))).toMatchObject({ auctions: 1, phase: auction })
  })
  test('bonus cards are any that lie face down, counters stay counters', () => {
    const areas = layout(bidding).map(area =>
      area.area === 'bonuses' ? { ...area, covered: 1 } : area,
    )
    const counted = [...areas, { area: 'counters', pieces: [{ piece: 'counter', count: 1 }] }]
    expect((taken(areas) as State).railways[1]!.bonuses[0]).toBeGreaterThanOrEqual(0)
    expect((taken(counted) as State).railways[1]!.bonuses).toEqual([-1])
  })
})

test('a preference is taken up where the table has the choice', () => {
  const prefer = (options: Options) =>
    (place(layout(built), { turn: 1, prefers: ['discard'] }, options, 2) as State).railways[0]!
      .prefers
  expect(prefer({ bonusFrom: 'choice' })).toBe('discard')
  expect(prefer({ bonusFrom: 'pile' })).toBe('pile')
})

describe('no game is taken up', () => {
  const phase = building(0, false)

  test('that is over', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map(pounds => card('desert', pounds))
    const state = situation({
      railways: [{ crossed: eight }, { lane: eight.map(one => one + 20) }],
      phase,
    })
    expect(refused(state)).toEqual({ 'line-complete': { seats: [0] } })
    const ninth = situation({
      railways: [{ lane: eight }, { lane: eight.map(one => one + 20) }],
      offer: river,
      phase,
    })
    expect(refused(ninth)).toEqual({ 'line-complete': { seats: [0] } })
  })
  test('while landscapes are being chosen', () => {
    expect(refused({ ...bidding, offer: river.slice(1) })).toEqual({
      'offer-short': { offer: 1, players: 2 },
    })
  })
  test('with a stock at an auction', () => {
    expect(refused({ ...bidding, stock: [card('village', 1)] })).toEqual({
      'stock-cleared': { stock: 1 },
    })
  })
  test('where somebody owns fewer landscapes', () => {
    const railways = [built.railways[0]!, { ...built.railways[1]!, lane: [river[1]!] }]
    expect(refused({ ...built, railways })).toEqual({
      'one-each': { seats: [1], owned: 1, most: 2 },
    })
  })
  test('where somebody builds without a landscape, or the offer was forgotten', () => {
    expect(refused({ ...bidding, offer: [] })).toEqual({ 'none-before': { seats: [0] } })
    expect(refused(situation({ railways: [{}, {}], phase }))).toEqual({
      'none-before': { seats: [0] },
    })
  })
  test('with more money than was earned', () => {
    const rich = (capital: number) =>
      refused({ ...built, railways: [{ ...built.railways[0]!, capital }, built.railways[1]!] })
    expect(rich(101)).toBeUndefined()
    expect(rich(102)).toEqual({ 'more-than-earned': { seats: [0], capital: 102, most: 101 } })
  })
  test('with more bonus cards than a payment counts', () => {
    const held = (seat: number, count: number) => {
      const areas = layout(built).map(area =>
        area.area === 'bonuses' && area.seat === seat ? { ...area, covered: count } : area,
      )
      const extra = { area: 'bonuses', seat, pieces: [], covered: count }
      const placed = taken([...areas.filter(area => area.area !== 'bonuses'), extra])
      return isRefusal(placed) ? placed.at : undefined
    }
    expect(held(0, 5)).toBeUndefined() // though nobody else has crossed anything
    expect(held(1, 6)).toEqual({ seats: [1], bonuses: 6, most: 5 })
  })
  test('in which a seat builds that nobody has', () => {
    expect(taken(layout(built), { turn: 2 })).toEqual({ refused: 'no-such-seat', rule: 'building' })
  })
  test('with more counters than bonus cards', () => {
    const areas = [
      ...layout(bidding),
      { area: 'counters', pieces: [{ piece: 'counter', count: 2 }] },
    ]
    expect(taken(areas)).toEqual({ refused: 'more-counters', rule: 'pile' })
  })
})
