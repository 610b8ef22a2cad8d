// The worked examples of the spec, by name.
import { describe, expect, test } from 'vitest'
import { isWorthARose } from '../../../web/games/cape-horn/rules/stations.ts'
import {
  at,
  cover,
  draw,
  end,
  ends,
  green2,
  ignore,
  lay,
  make,
  race,
  reach,
  red1,
  refusalOf,
  rose,
  sail,
  sprint,
} from './situation.ts'

test('a 2-star at (12,2), a 3-ahead laid at (10,4) beside a card at (10,5), and FR2 to it', () => {
  const met = race({
    ships: [{ at: at(12, 2), on: 'A', hand: ['C'] }, {}, {}],
    cards: [[10, 5, 'B']],
  })
  const laid = reach(met, lay('C', 10, 4))
  expect(ends(laid, 'sail')).toContainEqual([10, 4])
  expect(reach(laid, sail(10, 4)).ships[0]!.at).toBe(at(10, 4))
})

test('with red I and green II only yellow III is still worth a rose', () => {
  const worth = [...[1, 2, 3]].flatMap(stage =>
    (['red', 'green', 'yellow'] as const).filter(colour =>
      isWorthARose([red1, green2], rose(stage as 1, colour)),
    ),
  )
  expect(worth).toEqual(['yellow'])
  expect(isWorthARose([red1, green2], rose(3, 'yellow'))).toBe(true)
})

describe('points', () => {
  test('3 at the start of a turn: one more, and an ignore leaves 1', () => {
    const between = race({
      ships: [{ hand: [] }, { points: 3, at: at(12, 2), on: 'G' }, {}],
      cards: [[12, 3, 'E']],
      turn: { step: 'sailed' },
      pile: { A: 0 },
    })
    const begun = reach(between, end)
    expect(begun.turn).toMatchObject({ seat: 1, step: 'laying' })
    expect(begun.ships[1]!.points).toBe(4)
    expect(reach(begun, ignore(12, 3)).ships[1]!.points).toBe(1)
  })

  test('8 stay 8; sprint and ignore together cost all of them', () => {
    const between = race({
      ships: [{}, { points: 8, at: at(12, 2), on: 'E' }, {}],
      cards: [
        [12, 4, 'G'],
        [11, 5, 'C'],
      ],
      turn: { step: 'sailed' },
      pile: { A: 0 },
    })
    const begun = reach(between, end)
    expect(begun.ships[1]!.points).toBe(8)
    expect(reach(begun, sail(12, 4), sprint(11, 5, 'ignore')).ships[1]!).toMatchObject({
      points: 0,
      at: at(11, 5),
    })
  })
})

describe('covering', () => {
  const met = (points: number) =>
    race({
      ships: [{ at: at(12, 2), on: 'E', points, hand: ['A'] }, {}, {}],
      cards: [
        [12, 4, 'G'],
        [11, 3, 'G'],
      ],
    })

  test('what lies two squares straight ahead of a ship on F2 is refused', () => {
    expect(refusalOf(met(0), cover('A', 12, 4))).toMatchObject({ refused: 'within-reach' })
  })

  test('a neighbouring card is refused with 2 points, 3 after step 1: ignore reaches it', () => {
    expect(refusalOf(met(3), cover('A', 11, 3))).toMatchObject({ refused: 'within-ignore' })
  })

  test('with 1 point, 2 after step 1, it is allowed', () => {
    expect(refusalOf(met(2), cover('A', 11, 3))).toBeUndefined()
  })
})

describe('two roses at (4,4) on a 2-star', () => {
  const met = (roses: ReturnType<typeof rose>[]) =>
    race({ ships: [{ at: at(4, 4), on: 'A', roses }, {}, {}] })

  test('F2 crosses at (4,2) and wins; FL2 crosses at column 2 and wins', () => {
    for (const column of [4, 2]) {
      const { state } = make(met([red1, green2]), sail(column, 2))
      expect(state.over).toEqual({ winner: 0, how: 'line' })
      expect(state.ships[0]!.at).toBe(at(column, 2))
    }
  })

  test('FR2 would pass (5,3) to (6,2), which is land', () => {
    expect(refusalOf(met([red1, green2]), sail(6, 2))).toEqual({
      refused: 'runs-aground',
      rule: 'sailing',
      at: { squares: [at(5, 3), at(6, 2)] },
    })
  })

  test('with one rose all three are illegal', () => {
    expect(refusalOf(met([red1]), sail(4, 2))).toMatchObject({
      refused: 'too-few-roses',
      rule: 'end',
    })
    expect(refusalOf(met([red1]), sail(2, 2))).toMatchObject({ refused: 'too-few-roses' })
    expect(refusalOf(met([red1]), sail(6, 2))).toMatchObject({ refused: 'runs-aground' })
    expect(ends(met([red1]), 'sail')).toEqual([])
  })
})

test('2-diagonals at (6,6): FR2 goes north-west over the border to (4,4)', () => {
  const met = race({ ships: [{ at: at(6, 6), on: 'D' }, {}, {}], cards: [[4, 4, 'B']] })
  expect(ends(met, 'sail')).toEqual([[4, 4]])
  expect(reach(met, sail(4, 4), draw).ships[0]!.at).toBe(at(4, 4))
})
