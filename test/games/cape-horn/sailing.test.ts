// Step 3, the ordinary move: straight along an arrow, exactly so far, over sea, onto a card of
// one's own.
import { describe, expect, test } from 'vitest'
import { chartOf } from '../../../web/games/cape-horn/rules/chart.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { landings, reaches } from '../../../web/games/cape-horn/rules/sailing.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import { waterOf } from '../../../web/games/cape-horn/rules/water.ts'
import type { Viewer } from '../../../web/games/game.ts'
import { first } from './first-edition.ts'
import {
  at,
  end,
  ends,
  green2,
  race,
  reach,
  red1,
  refusalOf,
  renounce,
  sail,
  sprint,
} from './situation.ts'

describe('exactly its number of squares', () => {
  const met = race({
    ships: [{ at: at(12, 2), on: 'C' }, {}, {}],
    cards: [
      [12, 3, 'B'],
      [12, 4, 'B'],
      [12, 5, 'B'],
      [12, 6, 'B'],
    ],
  })
  test('not less, not more', () => {
    expect(ends(met, 'sail')).toEqual([[12, 5]])
    const way = [at(12, 3), at(12, 4), at(12, 5)]
    expect(refusalOf(met, sail(12, 3))).toEqual({
      refused: 'exact-distance',
      rule: 'sailing',
      at: { squares: way },
    })
    expect(refusalOf(met, sail(12, 4))).toMatchObject({ refused: 'exact-distance' })
    expect(refusalOf(met, sail(12, 6))).toEqual({
      refused: 'no-arrow',
      rule: 'sailing',
      at: { squares: [at(12, 2), at(12, 6)] },
    })
  })
})

test('only the way an arrow points', () => {
  const cards = [
    [11, 3, 'B'],
    [13, 3, 'B'],
    [12, 3, 'B'],
    [11, 2, 'B'],
  ] as const
  expect(ends(race({ ships: [{ at: at(12, 2), on: 'B' }, {}, {}], cards }), 'sail')).toHaveLength(3)
  const met = race({ ships: [{ at: at(12, 2), on: 'G' }, {}, {}], cards })
  expect(ends(met, 'sail')).toEqual([[11, 2]])
  expect(refusalOf(met, sail(12, 3))).toMatchObject({ refused: 'no-arrow' })
})

describe('each arrow carries its own distance', () => {
  const around = [
    [9, 8, 'B'],
    [8, 8, 'B'],
    [10, 7, 'B'],
    [10, 9, 'B'],
    [11, 8, 'B'],
    [12, 8, 'B'],
  ] as const
  test.each([
    [
      'M, forward 2 or sideways 1',
      'M',
      [
        [10, 7],
        [8, 8],
        [10, 9],
      ],
    ],
    [
      'G, sideways 1',
      'G',
      [
        [10, 7],
        [10, 9],
      ],
    ],
    ['H, astern 2', 'H', [[12, 8]]],
    ['E, forward 2', 'E', [[8, 8]]],
  ] as const)('%s', (_, card, to) => {
    expect(
      ends(race({ ships: [{ at: at(10, 8), on: card }, {}, {}], cards: around }), 'sail'),
    ).toEqual(to)
  })
})

describe('ships and empty squares', () => {
  const ships = [
    { at: at(12, 2), on: 'C' },
    { at: at(12, 4), on: 'B' },
    { at: at(12, 5), on: 'B' },
  ]
  test('may be passed', () => {
    const met = race({ ships: [ships[0]!, ships[1]!, {}], cards: [[12, 5, 'B']] })
    expect(ends(met, 'sail')).toEqual([[12, 5]])
  })
  test('hold nobody else, nobody at all', () => {
    expect(refusalOf(race({ ships }), sail(12, 5))).toEqual({
      refused: 'ship-there',
      rule: 'sailing',
      at: { squares: [at(12, 5)] },
    })
    const empty = race({ ships: [ships[0]!, {}, {}] })
    expect(refusalOf(empty, sail(12, 5))).toMatchObject({ refused: 'no-card-there' })
  })
  test('a start that was left is a card like any other', () => {
    const met = race({ ships: [{ at: at(13, 3), on: 'H' }, { at: at(5, 5), on: 'A' }, {}] })
    expect(ends(met, 'sail')).toEqual([[13, 1]])
    expect(
      refusalOf(race({ ships: [{ at: at(13, 3), on: 'H' }, {}, {}] }), sail(13, 1)),
    ).toMatchObject({
      refused: 'ship-there',
    })
  })
})

describe('a station', () => {
  const ships = [
    { at: at(9, 2), on: 'B' },
    { at: at(8, 3), on: 'A' },
    { at: at(8, 3), on: 'A' },
  ]
  test('with a card under it holds any number of ships', () => {
    const met = race({ ships })
    expect(ends(met, 'sail')).toEqual([[8, 3]])
    expect(reach(met, sail(8, 3)).ships.map(ship => ship.at)).toEqual([
      at(8, 3),
      at(8, 3),
      at(8, 3),
    ])
  })
  test('without a card holds none', () => {
    expect(refusalOf(race({ ships: [ships[0]!, {}, {}] }), sail(8, 3))).toMatchObject({
      refused: 'no-card-there',
    })
  })
  test('from it each sails by the card under it', () => {
    const met = race({ ships, cards: [[8, 5, 'B']], turn: { seat: 1 } })
    expect(ends(met, 'sail')).toEqual([[8, 5]])
  })
})

describe('land', () => {
  test('is not crossed, neither is the edge', () => {
    const met = race({ ships: [{ at: at(8, 5), on: 'A' }, {}, {}], cards: [[6, 7, 'B']] })
    expect(refusalOf(met, sail(6, 5))).toMatchObject({ refused: 'no-arrow' }) // the course ends at (7,5)
    expect(refusalOf(met, sail(7, 5))).toEqual({
      refused: 'runs-aground',
      rule: 'sailing',
      at: { squares: [at(7, 5)] },
    })
    const edge = race({ ships: [{ at: at(13, 3), on: 'A' }, {}, {}], cards: [[14, 3, 'B']] })
    expect(refusalOf(edge, sail(14, 3))).toEqual({
      refused: 'runs-aground',
      rule: 'sailing',
      at: { squares: [at(14, 3)] },
    })
  })
  test('its corner may be passed diagonally (ruling)', () => {
    const met = race({
      ships: [{ at: at(8, 5), on: 'A' }, {}, {}],
      cards: [
        [6, 7, 'B'],
        [7, 6, 'B'],
      ],
    })
    expect(ends(met, 'sail')).toEqual([[6, 7]])
    const round = race({ ships: [{ at: at(8, 5), on: 'B' }, {}, {}], cards: [[7, 6, 'B']] })
    expect(ends(round, 'sail')).toEqual([[7, 6]])
  })
  test('is never stopped at, in nonsense either', () => {
    const met = race({ ships: [{ at: at(8, 2), on: 'G' }, {}, {}] })
    expect(refusalOf(met, sail(7, 2))).toMatchObject({ refused: 'runs-aground' })
    expect(refusalOf(met, { kind: 'sail', to: 300 })).toMatchObject({ refused: 'no-arrow' })
  })
})

test('directions are those of the square one leaves, across a border too', () => {
  const met = race({
    ships: [{ at: at(10, 5), on: 'E' }, {}, {}],
    cards: [
      [10, 7, 'E'],
      [8, 7, 'E'],
    ],
  })
  expect(ends(met, 'sail')).toEqual([[10, 7]]) // south, as stage I goes
  const next = reach(met, sail(10, 7))
  expect(
    ends(
      race({
        ships: [{ at: next.ships[0]!.at }, {}, {}],
        cards: [
          [10, 7, 'E'],
          [8, 7, 'E'],
        ],
      }),
      'sail',
    ),
  ).toEqual([
    [8, 7], // west, as stage II goes
  ])
})

describe('the finish line', () => {
  const roses = [red1, green2]
  const from = (column: number, row: number, on: string, owned = roses) =>
    race({ ships: [{ at: at(column, row), on, roses: owned }, {}, {}] })
  test('needs no card beyond it, and squares left over are lost (ruling)', () => {
    expect(ends(from(3, 3, 'C'), 'sail')).toEqual([[3, 2]])
    expect(ends(from(3, 5, 'C'), 'sail')).toEqual([[3, 2]])
    expect(ends(from(3, 3, 'B'), 'sail')).toEqual([
      [2, 2],
      [3, 2],
      [4, 2],
    ])
  })
  test('is not crossed where the distance ends before it', () => {
    expect(ends(from(3, 5, 'E'), 'sail')).toEqual([])
    expect(refusalOf(from(3, 5, 'E'), sail(3, 3))).toMatchObject({ refused: 'no-card-there' })
  })
  test('is never left past its ends', () => {
    expect(ends(from(1, 3, 'D'), 'sail')).toEqual([[2, 2]])
    expect(ends(from(5, 3, 'D'), 'sail')).toEqual([[4, 2]])
    expect(refusalOf(from(5, 3, 'D'), sail(6, 2))).toMatchObject({ refused: 'runs-aground' })
  })
  test('needs two roses', () => {
    expect(ends(from(3, 3, 'B', [red1]), 'sail')).toEqual([])
    expect(refusalOf(from(3, 3, 'B', []), sail(3, 2))).toEqual({
      refused: 'too-few-roses',
      rule: 'end',
      at: { squares: [at(3, 2)] },
    })
  })
  test('is nothing to pass on the way to a square', () => {
    expect(refusalOf(from(3, 4, 'C'), sail(3, 1))).toMatchObject({ refused: 'no-arrow' })
    expect(refusalOf(from(3, 4, 'C'), sail(3, 3))).toMatchObject({ refused: 'exact-distance' })
  })
})

test('what a move reaches is what it may end on, for whoever asks without moving', () => {
  const chart = chartOf(first)
  const met = race({
    ships: [{ at: at(12, 2), on: 'A' }, { at: at(10, 2), on: 'B' }, {}],
    cards: [[12, 4, 'B']],
  })
  const water = waterOf(met.options, digital.view(met, 'room'))
  expect(reaches(chart, water, at(12, 2), at(12, 4))).toBe(true)
  expect(reaches(chart, water, at(12, 2), at(10, 2))).toBe(false) // a ship is there
  expect(reaches(chart, water, at(12, 2), at(14, 2))).toBe(false) // no card is there
  expect(landings(chart, water, at(12, 2), 0)).toEqual([at(12, 4)])
})

describe('the voyage', () => {
  const start = race({
    ships: [{ at: at(9, 2), on: 'B', points: 8 }, {}, {}],
    cards: [
      [9, 3, 'B'],
      [9, 4, 'B'],
    ],
    turn: null,
    pile: {},
  })
  const begun = digital.evolve(start, { kind: 'began', seat: 0 })
  const sprinted = reach(begun, sail(9, 3), sprint(9, 4), end)
  const shown = (state: State, seat: number, viewer: Viewer = 'room') =>
    digital.view(state, viewer).ships[seat]!.voyage
  test('is seen turn by turn: where the ship was, and each square it came to', () => {
    expect(shown(sprinted, 0)).toEqual([[at(9, 2), at(9, 3), at(9, 4)]])
    expect(shown(sprinted, 1)).toEqual([[at(13, 1)]]) // its turn has just begun
    expect(shown(sprinted, 2)).toEqual([])
  })
  test('is shown whole once the race is over, and only its last turn before', () => {
    const round = reach(sprinted, renounce, end, renounce, end)
    expect(shown(round, 0)).toEqual([[at(9, 4)]])
    const over = digital.evolve(round, { kind: 'got-stuck' })
    expect(shown(over, 0)).toEqual([[at(9, 2), at(9, 3), at(9, 4)], [at(9, 4)]])
  })
})
