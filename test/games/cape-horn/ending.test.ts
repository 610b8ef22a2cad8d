// Roses by stopping, and how a race ends: the third rose, the finish line, either within a sprint,
// or nothing more to happen.
import { describe, expect, test } from 'vitest'
import { standingsOf } from '../../../web/games/cape-horn/rules/ranking.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { hasWon, isWorthARose } from '../../../web/games/cape-horn/rules/stations.ts'
import {
  at,
  end,
  green2,
  ignore,
  kinds,
  lay,
  make,
  offered,
  race,
  reach,
  red1,
  refusalOf,
  renounce,
  rose,
  sail,
  sprint,
} from './situation.ts'

const yellow3 = rose(3, 'yellow')
// On B at (9,2), stage I: red I lies at (8,3), with a card under it.
const near = (owned: ReturnType<typeof rose>[]) =>
  race({
    ships: [{ at: at(9, 2), on: 'B', roses: owned, points: 8 }, {}, {}],
    cards: [[8, 3, 'B']],
  })

describe('a rose is won', () => {
  test('by stopping at a station', () => {
    const { state, events } = make(near([]), sail(8, 3))
    expect(events.at(-1)).toEqual({ kind: 'won-rose', seat: 0, stage: 1, colour: 'red' })
    expect(state.ships[0]!.roses).toEqual([red1])
  })
  test('by an ignore too', () => {
    expect(reach(near([]), ignore(8, 3)).ships[0]).toMatchObject({ roses: [red1], points: 5 })
  })
  test('with the station’s own stage: yellow I on a square of stage II', () => {
    const met = race({ ships: [{ at: at(14, 6), on: 'B' }, {}, {}], cards: [[13, 6, 'B']] })
    expect(reach(met, sail(13, 6)).ships[0]!.roses).toEqual([rose(1, 'yellow')])
  })
  test('by several ships at one station', () => {
    const met = race({
      ships: [{ at: at(9, 2), on: 'B' }, { at: at(8, 3), on: 'B', roses: [red1] }, {}],
    })
    expect(reach(met, sail(8, 3)).ships.map(({ roses }) => roses)).toEqual([[red1], [red1], []])
  })
  test('in any order of stages, none compulsory', () => {
    expect(reach(near([yellow3]), sail(8, 3)).ships[0]!.roses).toEqual([yellow3, red1])
    expect(isWorthARose([], yellow3)).toBe(true)
  })
  test('not by passing', () => {
    const met = race({
      ships: [{ at: at(8, 2), on: 'E' }, {}, {}],
      cards: [
        [8, 3, 'B'],
        [8, 4, 'B'],
      ],
    })
    expect(reach(met, sail(8, 4)).ships[0]!.roses).toEqual([])
  })
  test('not by laying a card under the station', () => {
    const met = race({ ships: [{ at: at(9, 2), on: 'B', hand: ['A'] }, {}, {}] })
    expect(reach(met, lay('A', 8, 3)).ships[0]!.roses).toEqual([])
  })
  test.each([
    ['stage', rose(1, 'green')],
    ['colour', rose(2, 'red')],
    ['station', red1],
  ])('not where the %s is owned: stopping is allowed and gives nothing', (_, owned) => {
    const { state, events } = make(near([owned]), sail(8, 3))
    expect(kinds(events)).toEqual(['sailed'])
    expect(state.ships[0]).toMatchObject({ at: at(8, 3), roses: [owned] })
  })
})

const third = near([green2, yellow3])
const line = (points = 8) =>
  race({
    ships: [
      { at: at(4, 6), on: 'E', roses: [red1, green2], points },
      { roses: [red1], points: 7 },
      {},
    ],
    cards: [
      [4, 4, 'E'],
      [3, 5, 'B'],
    ],
  })

describe('the race is won', () => {
  test('by the third rose, at once and for good', () => {
    const { state, events, final } = make(third, sail(8, 3))
    expect(events.slice(1)).toEqual([
      { kind: 'won-rose', seat: 0, stage: 1, colour: 'red' },
      { kind: 'won', seat: 0, how: 'roses' },
    ])
    expect(final).toBe(true)
    expect(state).toMatchObject({ turn: null, over: { winner: 0, how: 'roses' } })
    expect([hasWon([red1, green2]), hasWon([red1, green2, yellow3])]).toEqual([false, true])
  })
  test('by the finish line with two roses, at once and for good', () => {
    const met = race({ ships: [{ at: at(4, 4), on: 'E', roses: [red1, green2] }, {}, {}] })
    const { state, events, final } = make(met, sail(4, 2))
    expect(events).toEqual([
      { kind: 'crossed-line', seat: 0, at: at(4, 2), cost: 0, sprint: false },
      { kind: 'won', seat: 0, how: 'line' },
    ])
    expect(final).toBe(true)
    expect(state).toMatchObject({ turn: null, over: { winner: 0, how: 'line' } })
    expect(state.ships[0]).toMatchObject({ at: at(4, 2), points: 4 })
  })
  test('then nobody moves any more', () => {
    const { state } = make(third, sail(8, 3))
    for (const seat of [0, 1, 2]) {
      expect(offered(state, seat)).toEqual([])
      expect(refusalOf(state, renounce, seat)).toEqual({ refused: 'game-over', rule: 'end' })
    }
    expect(digital.proceed(state, { roll: () => 0, shuffle: () => [] })).toEqual([])
  })
})

describe('within a sprint', () => {
  test('the first leg that wins ends the race, unpaid', () => {
    expect(reach(third, sail(8, 3))).toMatchObject({ over: { winner: 0, how: 'roses' } })
    expect(reach(third, sail(8, 3)).ships[0]!.points).toBe(8)
  })
  test('each stop counts: a rose in either leg', () => {
    const met = race({
      ships: [{ at: at(10, 4), on: 'E', points: 5, roses: [] }, {}, {}],
      cards: [
        [10, 6, 'M'],
        [10, 7, 'B'],
      ],
    })
    const first = reach(met, sail(10, 6))
    expect(first.ships[0]!.roses).toEqual([green2])
    expect(reach(first, sprint(10, 7)).ships[0]).toMatchObject({ roses: [green2], points: 0 })
    const later = race({
      ships: [{ at: at(8, 9), on: 'B', points: 5, roses: [] }, {}, {}],
      cards: [
        [7, 9, 'B'],
        [6, 9, 'B'],
      ],
    })
    expect(reach(later, sail(7, 9), sprint(6, 9)).ships[0]!.roses).toEqual([rose(2, 'yellow')])
  })
  test('the second leg wins the third rose', () => {
    const met = race({
      ships: [{ at: at(14, 6), on: 'E', points: 5, roses: [red1, yellow3] }, {}, {}],
      cards: [
        [12, 6, 'E'],
        [10, 6, 'B'],
      ],
    })
    const { state, events } = make(reach(met, sail(12, 6)), sprint(10, 6))
    expect(kinds(events)).toEqual(['sailed', 'won-rose', 'won'])
    expect(state.ships[0]).toMatchObject({ points: 0, roses: [red1, yellow3, green2] })
  })
  test('the second leg crosses the line, and is paid', () => {
    const { state, events } = make(reach(line(), sail(4, 4)), sprint(4, 2))
    expect(events).toEqual([
      { kind: 'crossed-line', seat: 0, at: at(4, 2), cost: 5, sprint: true },
      { kind: 'won', seat: 0, how: 'line' },
    ])
    expect(state.ships[0]).toMatchObject({ at: at(4, 2), points: 3 })
    expect(refusalOf(reach(line(4), sail(4, 4)), sprint(4, 2))).toMatchObject({
      refused: 'too-few-points',
    })
  })
  test('the rose of the first leg opens the line to the second', () => {
    const met = race({
      ships: [{ at: at(2, 4), on: 'B', points: 5, roses: [red1] }, {}, {}],
      cards: [[2, 3, 'B']],
    })
    const stopped = reach(met, sail(2, 3))
    expect(stopped.ships[0]!.roses).toEqual([red1, rose(3, 'green')])
    expect(reach(stopped, sprint(2, 2)).over).toEqual({ winner: 0, how: 'line' })
  })
})

describe('stuck', () => {
  const still = (turns: number, rest: Partial<Parameters<typeof race>[0]> = {}) =>
    race({
      ships: [{ hand: ['A'] }, {}, {}],
      turn: { step: 'sailed' },
      pile: {},
      first: 1,
      still: turns,
      ...rest,
    })
  test('after ten whole rounds in which nothing is laid and no rose won (ruling)', () => {
    const { state, events, final } = make(still(29), end)
    expect(kinds(events)).toEqual(['ended', 'got-stuck'])
    expect(final).toBe(true)
    expect(state.over).toEqual({ how: 'stuck' })
    expect(state.turn).toBeNull()
    expect(kinds(make(still(28), end).events)).toEqual(['ended', 'began'])
  })
  test('and only when all have had as many turns', () => {
    const inRound = still(29, { first: 0 })
    expect(kinds(make(inRound, end).events)).toEqual(['ended', 'began'])
    expect(kinds(make(still(31, { first: 1 }), end).events)).toEqual(['ended', 'got-stuck'])
  })
  test('rounds are longer with more seats', () => {
    const five = { ships: [{}, {}, {}, {}, {}] }
    expect(kinds(make(still(48, five), end).events)).toEqual(['ended', 'began'])
    expect(kinds(make(still(49, five), end).events)).toEqual(['ended', 'got-stuck'])
  })
  test('a card laid, a card covered or a rose won counts anew; sailing about does not', () => {
    const met = (cards: [number, number, string][], hand: string[] = []) =>
      race({
        ships: [{ at: at(9, 2), on: 'B', hand, points: 2 }, {}, {}],
        cards,
        pile: {},
        still: 12,
      })
    expect(reach(met([], ['A']), lay('A', 8, 2), renounce, end).still).toBe(0)
    expect(
      reach(met([[12, 5, 'B']], ['A']), { kind: 'cover', card: 'A', at: at(12, 5) }, renounce, end)
        .still,
    ).toBe(0)
    expect(reach(met([[8, 3, 'B']]), sail(8, 3), end).still).toBe(0)
    expect(reach(met([[9, 3, 'B']]), sail(9, 3), end).still).toBe(13)
    expect(reach(met([]), renounce, end).still).toBe(13)
    expect(digital.view(reach(met([]), renounce, end), 1).still).toBe(13)
  })
  test('a turn that changed something does not speak for the next', () => {
    const met = reach(
      race({ ships: [{ hand: ['A'] }, {}, {}], pile: {} }),
      lay('A', 14, 2),
      renounce,
      end,
    )
    expect([met.still, reach(met, renounce, end).still]).toEqual([0, 1])
  })
})

describe('standings', () => {
  test('roses and the line, then points, then shared', () => {
    const finishers = [
      { roses: 1, points: 4 },
      { roses: 2, points: 0 },
      { roses: 1, points: 6 },
      { roses: 0, points: 8 },
      { roses: 1, points: 4 },
    ]
    expect(standingsOf(finishers, 1).map(({ seat, place, score }) => [seat, place, score])).toEqual(
      [
        [1, 1, 3],
        [2, 2, 1],
        [0, 3, 1],
        [4, 3, 1],
        [3, 5, 0],
      ],
    )
    expect(standingsOf(finishers, 1)[0]).toEqual({
      seat: 1,
      place: 1,
      score: 3,
      sum: [
        ['roses', 2],
        ['line', 1],
      ],
    })
    // Points are told only where they decided.
    expect(standingsOf(finishers, 1).map(({ ties }) => ties?.[0]?.[1])).toEqual([
      undefined,
      6,
      4,
      4,
      undefined,
    ])
    expect(standingsOf([finishers[0]!, finishers[4]!], undefined).map(({ ties }) => ties)).toEqual([
      undefined,
      undefined,
    ])
    expect(standingsOf(finishers, undefined)[0]).toMatchObject({
      score: 2,
      sum: [
        ['roses', 2],
        ['line', 0],
      ],
    })
  })
  test('a winner has three, by whichever way, and is first', () => {
    for (const won of [make(third, sail(8, 3)), make(reach(line(), sail(4, 4)), sprint(4, 2))]) {
      expect(digital.result(won.state)![0]).toMatchObject({ seat: 0, place: 1, score: 3 })
    }
    expect(digital.result(third)).toBeUndefined()
  })
  test('stuck, nobody has crossed', () => {
    const { state } = make(
      race({
        ships: [{}, { roses: [red1] }, {}],
        turn: { step: 'sailed' },
        pile: {},
        first: 1,
        still: 29,
      }),
      end,
    )
    expect(digital.result(state)!.map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [1, 1, 1],
      [0, 2, 0],
      [2, 2, 0],
    ])
  })
})
