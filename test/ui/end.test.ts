// What the standings say of a tie, and in which steps their scores are counted up.
import { expect, test } from 'vitest'
import type { Standing } from '../../web/games/game.ts'
import { countsOf } from '../../web/pages/end/counts.ts'
import { tiesIn } from '../../web/pages/end/standings.tsx'

const standing = (seat: number, place: number, score: number): Standing => ({
  ...{ seat, place, score, sum: [] },
  ties: [['squares', 23]],
})

test('what is shared was decided by nothing, nor was what no other place equals', () => {
  const [first, shared, third] = [standing(0, 1, 24), standing(1, 1, 24), standing(2, 3, 20)]
  for (const one of [first, shared, third]) expect(tiesIn(one, [first, shared, third])).toEqual([])
})

test('a tie that another place lost says what decided it', () => {
  const [first, second] = [standing(0, 1, 24), standing(1, 2, 24)]
  for (const one of [first, second]) expect(tiesIn(one, [first, second])).toEqual([['squares', 23]])
})

const bySum = (seat: number, ...figures: number[]): Standing => ({
  ...{ seat, place: seat + 1, score: figures.reduce((sum, one) => sum + one) },
  sum: figures.map((figure, i) => [['stalls', 'medals', 'coins'][i]!, figure]),
})
const labels = { stalls: 'Stalls', medals: 'Medals' }

test('scores are counted up part by part, without parts that nobody has', () => {
  expect(countsOf([bySum(1, 3, 2, 0), bySum(0, 5, 1, 0)], labels)).toEqual([
    { words: 'Stalls', figures: [5, 3] },
    { words: 'Medals', figures: [6, 5] },
  ])
})

test('a score of one part is counted up by the chart, if that ends at it, in eight steps at most', () => {
  const standings = [bySum(0, 20), bySum(1, 10)]
  const lines = [20, 10].map(most => Array.from({ length: 21 }, (_, i) => (i * most) / 20))
  const counts = countsOf(standings, labels, { title: 'Points', lines })
  expect(counts).toHaveLength(8)
  expect(counts.at(-1)).toEqual({ words: 'Points', figures: [20, 10] })
  expect(
    countsOf(standings, labels, {
      title: 'Way',
      lines: [
        [0, 3],
        [0, 2],
      ],
    }),
  ).toEqual([])
  expect(countsOf(standings, labels)).toEqual([])
})

test('a story that counts itself is taken as it is', () => {
  const counts = [{ words: 'Green', figures: [20, 10] }]
  expect(countsOf([bySum(0, 12, 8), bySum(1, 10)], labels, { title: '', lines: [], counts })).toBe(
    counts,
  )
})
