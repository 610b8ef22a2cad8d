// The board: its squares, its stages, and which way forward is.
import { describe, expect, test } from 'vitest'
import { chartOf, isSea, stepOf } from '../../../web/games/cape-horn/rules/chart.ts'
import { type Edition, standard } from '../../../web/games/cape-horn/rules/edition.ts'
import type { Heading, Stage } from '../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { waterOf } from '../../../web/games/cape-horn/rules/water.ts'
import { seeded } from '../../../web/games/kit/seeded.ts'
import { columnOf, rowOf } from '../../../web/games/kit/squares.ts'
import { open } from '../../../web/games/play.ts'
import { first } from './first-edition.ts'
import { at, placeOf } from './situation.ts'

const chart = chartOf(first)
const count = (ground: 'land' | 'finish' | Stage) =>
  chart.ground.filter(one => one === ground).length

test('14 × 9 squares, 106 of them sea, five beyond the finish line', () => {
  expect([chart.columns, chart.rows, chart.ground.length]).toEqual([14, 9, 126])
  expect([count(1), count(2), count(3), count('finish'), count('land')]).toEqual([
    35, 36, 35, 5, 15,
  ])
  expect(isSea(chart, at(8, 1)) && isSea(chart, at(1, 3)) && isSea(chart, at(6, 6))).toBe(true)
  for (const off of [at(7, 1), at(6, 2), at(1, 1), at(3, 2), -1, 126, 0.5])
    expect(isSea(chart, off)).toBe(false)
  expect([columnOf(chart, at(3, 9)), rowOf(chart, at(3, 9))]).toEqual([2, 8])
})

test('five starts along the north, nine stations, each stage and colour once', () => {
  expect(chart.starts.map(placeOf)).toEqual([14, 13, 12, 11, 10].map(column => [column, 1]))
  expect(
    [...chart.stations.values()].map(({ stage, colour }) => `${colour} ${stage}`).sort(),
  ).toEqual(
    ['green', 'red', 'yellow'].flatMap(colour => [1, 2, 3].map(stage => `${colour} ${stage}`)),
  )
  expect(chart.stations.get(at(8, 3))).toEqual({ stage: 1, colour: 'red', at: at(8, 3) })
})

test('one card is printed on all starts, or on each its own, which may differ by the number of ships', () => {
  const printed = (startCard: Edition['startCard']) =>
    [3, 4, 5].map(ships => [...chartOf({ ...first, startCard }).printed[ships]!])
  const each = (types: string) => chart.starts.map((start, i) => [start, types[i]])
  expect(printed('B')).toEqual(Array(3).fill(each('BBBBB')))
  expect(printed([...'MABDE'])).toEqual(Array(3).fill(each('MABDE')))
  const byShips = { 3: [...'MABDE'], 4: [...'BBBBB'], 5: [...'GGGHH'] }
  expect(printed(byShips)).toEqual([each('MABDE'), each('BBBBB'), each('GGGHH')])
  const edition = { ...first, startCard: byShips }
  for (const seats of [3, 4, 5] as const) {
    const { state } = open(
      digital,
      seats,
      { blockedGains: 'yes', sprintIgnore: 'yes', edition },
      seeded(1),
    )
    const water = waterOf(state.options, digital.view(state, 0))
    expect(chart.starts.map(water.cardAt)).toEqual(byShips[seats])
  }
})

test('the house’s own chart: S1 in the corner, everything on a square of its own', () => {
  const { starts, stations, ground } = chartOf(standard)
  expect(placeOf(starts[0]!)).toEqual([14, 1])
  expect(new Set([...starts, ...stations.keys()]).size).toBe(14)
  expect(starts.every(start => ground[start] === 1)).toBe(true)
  expect(standard.map).toEqual(first.map)
  expect(standard.cards).toEqual(first.cards)
})

test('a race opened with an earlier chart keeps it', () => {
  const { state } = open(
    digital,
    3,
    { blockedGains: 'yes', sprintIgnore: 'yes', edition: first },
    seeded(1),
  )
  expect(state.options.edition.starts).not.toEqual(standard.starts)
  expect(state.ships.map(ship => ship.at).sort()).toEqual(chart.starts.slice(0, 3).sort())
})

test('a station has the stage that is its own: yellow I lies on a square of stage II', () => {
  expect(chart.stations.get(at(13, 6))).toMatchObject({ stage: 1, colour: 'yellow' })
  expect(chart.ground[at(13, 6)]).toBe(2)
})

test('90 cards of eight types', () => {
  expect(first.cards.map(({ type, copies }) => `${copies}${type}`).join(' ')).toBe(
    '12A 14B 10C 12D 12E 12M 8G 10H',
  )
  expect(chart.arrows.get('M')).toEqual([
    { heading: 'F', distance: 2 },
    { heading: 'L', distance: 1 },
    { heading: 'R', distance: 1 },
  ])
})

test('squares that touch: eight at sea, three in a corner', () => {
  expect(chart.beside[at(10, 5)]!.map(placeOf)).toEqual([
    [9, 4],
    [10, 4],
    [11, 4],
    [9, 5],
    [11, 5],
    [9, 6],
    [10, 6],
    [11, 6],
  ])
  expect(chart.beside[at(14, 9)]!.map(placeOf)).toEqual([
    [13, 8],
    [14, 8],
    [13, 9],
  ])
})

const compass: Record<string, readonly [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
}
describe.each([
  [1, 'south', 'S SE SW E W N NE NW'],
  [2, 'west', 'W SW NW S N E SE NE'],
  [3, 'north', 'N NW NE W E S SW SE'],
] as const)('on stage %i forward is %s', (stage, _, bearings) => {
  test.each(
    (['F', 'FL', 'FR', 'L', 'R', 'B', 'BL', 'BR'] as Heading[]).map(
      (heading, i) => [heading, i] as const,
    ),
  )('%s', (heading, i) => {
    expect(stepOf(stage, heading).map(one => one + 0)).toEqual(compass[bearings.split(' ')[i]!])
  })
})
