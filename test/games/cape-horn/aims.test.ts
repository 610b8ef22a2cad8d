// What the board tells of a position before anybody acts: where a card leads, what a ship could
// win, how far it has come.
import { describe, expect, test } from 'vitest'
import { aimsOf, legsOf, planAims, prizeOf } from '../../../web/games/cape-horn/board/aims.ts'
import { railOf, roundsLeft } from '../../../web/games/cape-horn/board/steps.ts'
import { progressOf } from '../../../web/games/cape-horn/rules/progress.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { first } from './first-edition.ts'
import { at, green2, placeOf, race, red1, rose } from './situation.ts'

const seen = (state: State, seat = 0) => positionOf(digital, state, seat)

describe('where a card leads', () => {
  const state = race({ ships: [{ at: at(12, 2), on: 'B' }, {}, {}], cards: [[10, 4, 'C']] })
  const legs = (card: string, column: number, row: number, roses = 0) =>
    legsOf(seen(state), card, at(column, row), roses).map(({ to, lands }) => [
      ...placeOf(to),
      lands,
    ])
  test('to each square of its arrows, told apart by whether a ship may end there', () => {
    expect(legs('A', 12, 4)).toEqual([
      [12, 6, false],
      [14, 6, false],
      [10, 6, false],
      [14, 4, false],
      [10, 4, true],
    ])
  })
  test('not onto land, and over the line with two roses only', () => {
    expect(legs('E', 4, 3)).toEqual([[4, 2, false]])
    expect(legs('E', 4, 3, 2)).toEqual([[4, 2, true]])
    expect(legs('D', 5, 3)).toEqual([[4, 2, false]]) // to the north-east lies land
  })
})

describe('what a ship could win now', () => {
  const prize = (state: State) => prizeOf(seen(state), aimsOf(seen(state), { kind: 'ship' }))
  test('a rose on an arrow', () => {
    const state = race({
      ships: [{ at: at(8, 2), on: 'B', points: 4 }, {}, {}],
      cards: [[8, 3, 'B']],
    })
    expect(prize(state)).toMatchObject({
      way: 'sail',
      cost: 0,
      at: at(8, 3),
      wins: false,
      station: { colour: 'red' },
    })
  })
  test('the race by a sprint, before a rose for nothing', () => {
    const state = race({
      ships: [{ at: at(4, 5), on: 'B', points: 8, roses: [red1, green2] }, {}, {}],
      cards: [
        [4, 4, 'C'],
        [5, 4, 'B'],
      ],
    })
    expect(prize(state)).toMatchObject({ way: 'sprint', cost: 5, wins: true })
    expect(prize(state)).not.toHaveProperty('station')
  })
  test('nothing where a rose is worth nothing any more', () => {
    const state = race({
      ships: [{ at: at(8, 2), on: 'B', roses: [rose(3, 'red')] }, {}, {}],
      cards: [[8, 3, 'B']],
    })
    expect(prize(state)).toBeUndefined()
  })
})

test('a card may be tried while others play, where it could lie now, and makes no move', () => {
  const state = race({ ships: [{}, { hand: ['A'] }, {}] })
  expect(aimsOf(seen(state, 1), { kind: 'lay', card: 'A' }).size).toBe(0)
  const tried = planAims(seen(state, 1), 'A')
  expect(tried.get(at(13, 2))).toMatchObject({ kind: 'golden' })
  expect(tried.get(at(9, 2))).toMatchObject({ kind: 'lay' })
  expect(tried.has(at(9, 5))).toBe(false)
  expect(planAims(seen(state, 1), 'B').size).toBe(0) // not in this hand
  expect(planAims(positionOf(digital, state, 'room'), 'A').size).toBe(0)
})

test('whoever has nothing to lay is at the third step', () => {
  const view = (hand: string[], covered = false) =>
    digital.view(race({ ships: [{ hand }, {}, {}], turn: { covered } }), 0)
  expect([view(['A']), view(['A'], true), view([])].map(railOf)).toEqual([2, 3, 3])
})

test('the stuck end is announced in its last four rounds', () => {
  const left = (still: number) => roundsLeft(digital.view(race({ ships: [{}, {}, {}], still }), 0))
  expect([0, 17, 18, 20, 21, 29, 31].map(left)).toEqual([undefined, undefined, 4, 4, 3, 1, 1])
})

test('how far a ship has come is counted in stages, along the way that is forward in each', () => {
  const came = progressOf(first)
  expect([came(at(14, 1)), came(at(8, 5)), came(at(4, 2))]).toEqual([0, 0.8, 3])
  expect([came(at(14, 6)), came(at(6, 9))]).toEqual([1, 1 + 8 / 9])
  expect([came(at(3, 9)), came(at(3, 3))]).toEqual([2, 2 + 6 / 7])
})
