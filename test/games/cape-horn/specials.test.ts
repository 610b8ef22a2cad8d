// Two of the three special rules: ignoring the card, and moving twice.
import { describe, expect, test } from 'vitest'
import { at, ends, ignore, lay, make, race, reach, refusalOf, sail, sprint } from './situation.ts'

const cards = [
  [12, 4, 'E'],
  [12, 6, 'B'],
  [11, 3, 'G'],
  [11, 5, 'C'],
] as const
const ship = { at: at(12, 2), on: 'E', hand: ['A'] }
const met = (points: number, rest: Parameters<typeof race>[0]['options'] = {}) =>
  race({ ships: [{ ...ship, points }, {}, {}], cards, options: rest })

describe('ignore', () => {
  test('costs three points and goes to any card beside the ship', () => {
    const { state, events } = make(met(3), ignore(11, 3))
    expect(events).toEqual([
      { kind: 'sailed', seat: 0, to: at(11, 3), by: 'ignore', cost: 3, sprint: false },
    ])
    expect(state.ships[0]).toMatchObject({ at: at(11, 3), points: 0 })
    expect(state.turn).toMatchObject({ step: 'sailed', moved: 'ignore' })
    expect(ends(met(4), 'ignore')).toEqual([
      [11, 1], // a start that nobody stands on
      [11, 3],
    ])
  })
  test('in all eight directions', () => {
    const around = [
      [11, 3],
      [12, 3],
      [13, 3],
      [11, 4],
      [13, 4],
      [11, 5],
      [12, 5],
      [13, 5],
    ] as const
    const ringed = race({
      ships: [{ at: at(12, 4), on: 'C' }, {}, {}],
      cards: around.map(([x, y]) => [x, y, 'B'] as const),
    })
    expect(ends(ringed, 'ignore')).toEqual(around)
  })
  test('is refused with two, or to a square further off', () => {
    expect(refusalOf(met(2), ignore(11, 3))).toEqual({
      refused: 'too-few-points',
      rule: 'ignore',
      at: { points: 2, price: 3 },
    })
    expect(ends(met(2), 'ignore')).toEqual([])
    expect(refusalOf(met(4), ignore(12, 4))).toMatchObject({
      refused: 'not-beside',
      rule: 'ignore',
    })
  })
  test('lands by the same rules', () => {
    const near = race({ ships: [ship, { at: at(11, 3), on: 'B' }, {}] })
    expect(refusalOf(near, ignore(11, 3))).toMatchObject({ refused: 'ship-there' })
    expect(refusalOf(near, ignore(12, 3))).toMatchObject({ refused: 'no-card-there' })
    const coast = race({ ships: [{ at: at(8, 3), on: 'B' }, {}, {}] })
    expect(refusalOf(coast, ignore(7, 3))).toMatchObject({ refused: 'not-sea' })
    const dock = race({ ships: [{ at: at(9, 3), on: 'B' }, { at: at(8, 3), on: 'B' }, {}] })
    expect(ends(dock, 'ignore')).toEqual([[8, 3]])
  })
  test('never crosses the finish line (ruling)', () => {
    const roses = [{ stage: 1, colour: 'red' } as const, { stage: 2, colour: 'green' } as const]
    const near = race({ ships: [{ at: at(3, 3), on: 'H', roses }, {}, {}], cards: [[2, 3, 'B']] })
    expect(refusalOf(near, ignore(3, 2))).toEqual({
      refused: 'not-over-the-line',
      rule: 'ignore',
      at: { squares: [at(3, 2)] },
    })
    expect(ends(near, 'ignore')).toEqual([[2, 3]])
    const again = race({
      ships: [{ at: at(3, 3), on: 'H', roses, points: 8 }, {}, {}],
      turn: { step: 'sailed', moved: 'sail' },
    })
    expect(refusalOf(again, sprint(3, 2, 'ignore'))).toMatchObject({ refused: 'not-over-the-line' })
  })
})

describe('sprint', () => {
  test('is a second move for five points, paid when it is made', () => {
    const first = reach(met(5), sail(12, 4))
    expect(first.ships[0]!.points).toBe(5)
    const { state, events } = make(first, sprint(12, 6))
    expect(events).toEqual([
      { kind: 'sailed', seat: 0, to: at(12, 6), by: 'sail', cost: 5, sprint: true },
    ])
    expect(state.ships[0]).toMatchObject({ at: at(12, 6), points: 0 })
    expect(state.turn).toMatchObject({ step: 'sailed', moved: 'sail', sprinted: true })
  })
  test('goes by the card that the first move led to', () => {
    expect(ends(reach(met(5), sail(12, 4)), 'sprint')).toEqual([[12, 6]])
    expect(refusalOf(reach(met(5), sail(12, 4)), sprint(12, 5))).toMatchObject({
      refused: 'exact-distance',
    })
  })
  test('is refused with four points, before a first move, or twice', () => {
    expect(refusalOf(reach(met(4), sail(12, 4)), sprint(12, 6))).toEqual({
      refused: 'too-few-points',
      rule: 'sprint',
      at: { points: 4, price: 5 },
    })
    expect(refusalOf(met(8), sprint(12, 4))).toMatchObject({ refused: 'not-this-step' })
    const rich = race({
      ships: [{ ...ship, points: 8, at: at(12, 6), on: 'B' }, {}, {}],
      cards: [[11, 6, 'B']],
      turn: { step: 'sailed', moved: 'sail', sprinted: true },
    })
    expect(refusalOf(rich, sprint(11, 6))).toEqual({ refused: 'sprinted-already', rule: 'sprint' })
  })
  test('allows no laying between', () => {
    expect(refusalOf(reach(met(5), sail(12, 4)), lay('A', 13, 5))).toMatchObject({
      refused: 'not-this-step',
    })
  })
  test('may end with an ignore, or begin with one, if both can be paid (ruling)', () => {
    const last = reach(met(8), sail(12, 4))
    expect(ends(last, 'sprint', 'ignore')).toEqual([
      [11, 3],
      [11, 5],
    ])
    expect(make(last, sprint(11, 5, 'ignore')).events[0]).toMatchObject({
      cost: 8,
      by: 'ignore',
      sprint: true,
    })
    expect(refusalOf(reach(met(7), sail(12, 4)), sprint(11, 5, 'ignore'))).toMatchObject({
      at: { points: 7, price: 8 },
    })
    const first = reach(
      race({ ships: [{ ...ship, points: 8 }, {}, {}], cards: [...cards, [10, 3, 'B']] }),
      ignore(11, 3),
    )
    expect(first.ships[0]!.points).toBe(5)
    expect(reach(first, sprint(10, 3)).ships[0]).toMatchObject({ points: 0, at: at(10, 3) })
    expect(refusalOf(reach(met(7), ignore(11, 3)), sprint(12, 3))).toMatchObject({
      refused: 'too-few-points',
    })
  })
  test('has no ignore in it where the table plays it so', () => {
    const last = reach(met(8, { sprintIgnore: 'no' }), sail(12, 4))
    expect(refusalOf(last, sprint(11, 5, 'ignore'))).toEqual({
      refused: 'no-ignore-in-sprint',
      rule: 'sprint',
    })
    expect(refusalOf(last, sprint(12, 6))).toBeUndefined()
    const first = reach(
      race({
        ships: [{ ...ship, points: 8 }, {}, {}],
        cards: [...cards, [10, 3, 'B']],
        options: { sprintIgnore: 'no' },
      }),
      ignore(11, 3),
    )
    expect(refusalOf(first, sprint(10, 3))).toMatchObject({ refused: 'no-ignore-in-sprint' })
    expect(ends(first, 'sprint')).toEqual([])
  })
  test('has never two', () => {
    expect(refusalOf(reach(met(8), ignore(11, 3)), sprint(12, 4, 'ignore'))).toEqual({
      refused: 'two-ignores',
      rule: 'sprint',
    })
  })
  test('may lead back to where the ship came from', () => {
    const there = race({
      ships: [{ at: at(12, 2), on: 'G', points: 5 }, {}, {}],
      cards: [[11, 2, 'G']],
    })
    expect(reach(there, sail(11, 2), sprint(12, 2)).ships[0]!.at).toBe(at(12, 2))
  })
})
