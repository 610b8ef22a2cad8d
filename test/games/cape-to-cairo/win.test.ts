// The end: who has won, and how the others stand.
import { expect, test } from 'vitest'
import { hasWon, standings } from '../../../web/games/cape-to-cairo/rules/ranking.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import { building, card, kinds, make, rolls, situation } from './situation.ts'

test('eight landscapes win', () => {
  expect(hasWon(7)).toBe(false)
  expect(hasWon(8)).toBe(true)
})

test('the winner, then the others by landscapes crossed; equal numbers share a place', () => {
  expect(standings([5, 8, 6, 5])).toEqual([
    { seat: 1, place: 1, score: 8, sum: [['crossed', 8]] },
    { seat: 2, place: 2, score: 6, sum: [['crossed', 6]] },
    { seat: 0, place: 3, score: 5, sum: [['crossed', 5]] },
    { seat: 3, place: 3, score: 5, sum: [['crossed', 5]] },
  ])
})

const seven = [1, 2, 3, 4, 5, 6, 7].map(pounds => card('savanna', pounds))
const others = [2, 3, 4, 5, 6, 7].map(pounds => card('village', pounds))
const last = situation({
  railways: [
    { crossed: seven, lane: [card('desert', 1)], capital: 3 },
    { crossed: others, lane: [card('river', 1), card('river', 2)], capital: 90 },
  ],
  stock: [card('mountain', 1), card('desert', 5)], // 9 of 8
  auctions: 8,
  phase: building(0, true),
})

test('the eighth crossing wins at once: no river bonus, no auction, nothing to take back', () => {
  const { state, events, final } = make(last, 0, { kind: 'build', bonuses: 0, bought: 0 })
  expect(kinds(events)).toEqual(['crossed', 'won'])
  expect(final).toBe(true)
  expect(state.phase).toEqual({ kind: 'over' })
  expect(state.railways[0]!.lane).toEqual([])
  expect(digital.result(last)).toBeUndefined()
  expect(digital.result(state)!.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [0, 1, 8],
    [1, 2, 6],
  ])
})

test('the seventh opens the next auction', () => {
  const railways = last.railways.with(0, { ...last.railways[0]!, crossed: seven.slice(1) })
  const { events } = make(
    { ...last, railways, auctions: 7 },
    0,
    { kind: 'build', bonuses: 0, bought: 0 },
    0,
    0,
    0,
  )
  expect(kinds(events)).toEqual(['crossed', 'gained-bonus', 'dealt'])
})

test('a winner with a landscape still before him would be a bug, and is called one', () => {
  const lane = [card('desert', 1), card('desert', 2)]
  const broken = { ...last, railways: last.railways.with(0, { ...last.railways[0]!, lane }) }
  expect(() => make(broken, 0, { kind: 'build', bonuses: 0, bought: 0 })).toThrow('eight crossed')
  const crossed = [...seven, card('desert', 1)]
  const early = {
    ...last,
    auctions: 7,
    railways: last.railways.with(0, { ...last.railways[0]!, crossed, lane: [] }),
  }
  expect(() => digital.proceed({ ...early, phase: building(0, false) }, rolls())).toThrow(
    'eight crossed',
  )
})
