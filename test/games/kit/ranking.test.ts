// Seats ranked by their scores: more or less wins, ties decide only among equals, and a place counts
// the sides ahead.
import { expect, test } from 'vitest'
import type { Standing } from '../../../web/games/game.ts'
import { standingsOf } from '../../../web/games/kit/ranking.ts'

const sums = (...scores: number[]) => scores.map((score): Standing['sum'] => [['points', score]])
const placed = (standings: readonly Standing[]) => standings.map(({ seat, place }) => [seat, place])

test('the best score is first, and equal ones share a place', () => {
  const standings = standingsOf(sums(3, 8, 3, 5))
  expect(placed(standings)).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ])
  expect(standings[0]).toEqual({ seat: 1, place: 1, score: 8, sum: [['points', 8]] })
  expect(placed(standingsOf(sums(3, 8), { better: 'less' }))).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('a score is the sum of its parts', () => {
  const [first] = standingsOf([
    [
      ['stalls', 4],
      ['coins', 3],
    ],
    [
      ['stalls', 6],
      ['coins', 0],
    ],
  ])
  expect(first).toMatchObject({ seat: 0, score: 7 })
})

test('ties are compared in their order, as the score is, and are told where they differ', () => {
  const ties = [
    [2, 9],
    [4, 1],
    [4, 1],
    [0, 0],
  ].map(([roses, coins]): [string, number][] => [
    ['roses', roses!],
    ['coins', coins!],
  ])
  const more = standingsOf(sums(5, 5, 5, 4), { ties })
  expect(placed(more)).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ])
  expect(more.map(({ ties }) => ties?.[0]?.[1])).toEqual([4, 4, 2, undefined])
  const less = standingsOf(sums(5, 5, 5, 4), { ties, better: 'less' })
  expect(placed(less)).toEqual([
    [3, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ])
  expect(standingsOf(sums(5, 5), { ties: [ties[1]!, ties[2]!] })[0]).not.toHaveProperty('ties')
})
