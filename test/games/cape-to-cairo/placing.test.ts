// A game taken up as it lies on a table: what the rules never lead to is refused with the rule, and what is taken up plays on.
import { describe, expect, test } from 'vitest'
import { layoutOf } from '../../../web/games/cape-to-cairo/layout/layout.ts'
import { place, type Rest, restOf } from '../../../web/games/cape-to-cairo/layout/place.ts'
import { points } from '../../../web/games/cape-to-cairo/rules/points.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Layout } from '../../../web/games/layout.ts'
import { isRefusal, openAt, positionOf, waiting } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { playedOut } from '../../laws/placed.ts'
import { randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'
import { pieces } from './pieces.ts'
import { building, card, situation } from './situation.ts'

const GAMES = sweep('PLACED', { part: 3, whole: 12 })

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
const lines = [{ crossed: [river[0]!], lane: [desert[0]!], capital: 80 }, { lane: [river[1]!, desert[1]!] }]
const built = situation({ railways: lines, phase: building(1, false), stock: [card('village', 1)] })
const through = [card('savanna', 1), card('savanna', 2)]
// The first has crossed both: an auction.
const bidding = situation({
  railways: [{ crossed: through }, { crossed: [river[0]!], lane: [desert[0]!], bonuses: [card('village', 9)] }],
  offer: desert.slice(1).concat(river.slice(1)),
  phase: auction,
})

describe('a game is taken up', () => {
  test('where a seat turns up a card next', () => {
    const { reveal: _, ...state } = taken(layout(built), { turn: 1, prefers: ['pile', 'discard'] }) as State
    expect(state).toEqual({
      ...built,
      auctions: 2,
      railways: built.railways.map((line, seat) => ({ ...line, prefers: seat ? 'discard' : 'pile' })),
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
    const areas = layout(bidding).map(area => (area.area === 'bonuses' ? { ...area, covered: 1 } : area))
    const counted = [...areas, { area: 'counters', pieces: [{ piece: 'counter', count: 1 }] }]
    expect((taken(areas) as State).railways[1]!.bonuses[0]).toBeGreaterThanOrEqual(0)
    expect((taken(counted) as State).railways[1]!.bonuses).toEqual([-1])
  })
})

describe('no game is taken up', () => {
  const phase = building(0, false)

  test('that is over', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8].map(pounds => card('desert', pounds))
    const state = situation({ railways: [{ crossed: eight }, { lane: eight.map(one => one + 20) }], phase })
    expect(refused(state)).toEqual({ 'line-complete': { seats: [0] } })
  })
  test('while landscapes are being chosen', () => {
    expect(refused({ ...bidding, offer: river.slice(1) })).toEqual({ 'offer-short': { offer: 1, players: 2 } })
  })
  test('with a stock at an auction', () => {
    expect(refused({ ...bidding, stock: [card('village', 1)] })).toEqual({ 'stock-cleared': { stock: 1 } })
  })
  test('where somebody owns fewer landscapes', () => {
    const railways = [built.railways[0]!, { ...built.railways[1]!, lane: [river[1]!] }]
    expect(refused({ ...built, railways })).toEqual({ 'one-each': { seats: [1], owned: 1, most: 2 } })
  })
  test('where somebody builds without a landscape, or the offer was forgotten', () => {
    expect(refused({ ...bidding, offer: [] })).toEqual({ 'none-before': { seats: [0] } })
    expect(refused(situation({ railways: [{}, {}], phase }))).toEqual({ 'none-before': { seats: [0] } })
  })
  test('whose auction nobody brought about', () => {
    const railways = [{ lane: [river[0]!, desert[0]!] }, { lane: [river[1]!, desert[1]!] }]
    expect(refused(situation({ railways, phase }))).toEqual({ 'none-empty': { before: 1 } })
    expect(refused(situation({ railways, phase: auction, offer: through }))).toEqual({ 'none-empty': { before: 2 } })
  })
  test('whose auction would have come before the last crossing', () => {
    const railways = [{ crossed: [river[0]!] }, { crossed: [river[1]!] }]
    expect(refused(situation({ railways, phase: auction, offer: through }))).toEqual({ 'one-empty': { seats: [1] } })
  })
  test('with more money than was earned', () => {
    const rich = (capital: number) =>
      refused({ ...built, railways: [{ ...built.railways[0]!, capital }, built.railways[1]!] })
    expect(rich(101)).toBeUndefined()
    expect(rich(102)).toEqual({ 'more-than-earned': { seats: [0], capital: 102, most: 101 } })
  })
  test('with more bonus cards than rivers brought', () => {
    const held = (seat: number, count: number) => {
      const areas = layout(built).map(area =>
        area.area === 'bonuses' && area.seat === seat ? { ...area, covered: count } : area,
      )
      const extra = { area: 'bonuses', seat, pieces: [], covered: count }
      const placed = taken([...areas.filter(area => area.area !== 'bonuses'), extra])
      return isRefusal(placed) ? placed.at : undefined
    }
    expect(held(1, 1)).toBeUndefined()
    expect(held(1, 2)).toEqual({ seats: [1], bonuses: 2, most: 1 })
    expect(held(0, 1)).toEqual({ seats: [0], bonuses: 1, most: 0 }) // the other one has crossed nothing
    const dry = [{ crossed: through }, { crossed: [desert[0]!], lane: [desert[1]!], bonuses: [card('village', 9)] }]
    expect(refused(situation({ railways: dry, phase: auction, offer: river }))).toEqual({
      'more-bonuses': { seats: [1], bonuses: 1, most: 0 },
    })
  })
  test('in which a seat builds that nobody has', () => {
    expect(taken(layout(built), { turn: 2 })).toEqual({ refused: 'no-such-seat', rule: 'building' })
  })
  test('with more counters than bonus cards', () => {
    const areas = [...layout(bidding), { area: 'counters', pieces: [{ piece: 'counter', count: 2 }] }]
    expect(taken(areas)).toEqual({ refused: 'more-counters', rule: 'pile' })
  })
  test('with a preference that its table does not have', () => {
    const placed = place(layout(built), { turn: 1, prefers: ['discard'] }, { bonusFrom: 'pile' }, 2)
    expect(placed).toMatchObject({ refused: 'pile-only', at: { seats: [0] } })
  })
})

// A piece put elsewhere, or a count that is wrong, in a position that was reached by play.
const slipped = (areas: Layout, dice: ReturnType<typeof seeded>): Layout => {
  const one = <Item>(of: readonly Item[]) => of[dice.roll(of.length)]!
  const changed = areas.map(area => ({ ...area, pieces: [...area.pieces] }))
  const open = changed.filter(({ pieces }) => pieces.some(({ piece }) => piece.startsWith('card')))
  const kind = dice.roll(3)
  if (kind === 0 && open.length > 1) {
    const from = one(open)
    const card = from.pieces.splice(dice.roll(from.pieces.length), 1)
    one(open.filter(area => area !== from)).pieces.push(...card)
  } else if (kind === 1) {
    const money = one(changed.filter(({ area }) => area === 'money'))
    money.pieces = [{ piece: 'pound', count: dice.roll(300) }]
  } else {
    const seat = dice.roll(2)
    const held = changed.find(({ area, seat: of }) => area === 'bonuses' && of === seat)
    if (held) held.covered = dice.roll(8)
    else changed.push({ area: 'bonuses', seat, pieces: [], covered: dice.roll(8) })
  }
  return changed
}

test('whatever is taken up after a slip is a game that ends by the rules', () => {
  const dice = seeded(1)
  let met = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const seats = 2 + (seed % 3)
    randomGame({ game: digital, mode: 'digital', seats, options, seed }, ({ state: reached }) => {
      const state = reached as State
      const rest = restOf(positionOf(digital, state, 'room').view)
      if (!rest) return
      const placed = taken(slipped(layout(state), dice), rest, seats)
      if (isRefusal(placed)) return
      met++
      for (const { capital, crossed, bonuses } of placed.railways) {
        expect(capital).toBeLessThanOrEqual(crossed.reduce((sum, one) => sum + (one % 10) + 1, 100))
        expect(bonuses.length).toBeLessThanOrEqual(5)
      }
      expect(new Set(placed.railways.map(({ crossed, lane }) => crossed.length + lane.length)).size).toBe(1)
      if (met % 10 === 0) expect(playedOut(digital, openAt(digital, placed, dice).state, seats, dice).auctions).toBe(8)
    })
  }
  expect(met).toBeGreaterThan(20)
  console.info(`taken up after a slip: ${met}`)
})
