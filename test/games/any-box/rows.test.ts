// The rows of a grid: at most twelve, and every round in one of them.
import { expect, test } from 'vitest'
import { rowsOf } from '../../../web/games/any-box/sheet/face.ts'

const shown = (count: number, done: number) =>
  rowsOf(count, done).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))

test('up to twelve rounds have a row each', () => {
  expect(shown(3, 1)).toEqual(['1', '2', '3'])
  expect(shown(12, 12)).toHaveLength(12)
})

test('of more the oldest are one row, and so are the last', () => {
  expect(shown(16, 15)).toEqual(['1–5', ...'6 7 8 9 10 11 12 13 14 15 16'.split(' ')])
  expect(shown(20, 3)).toEqual([...'1 2 3 4 5 6 7 8 9 10 11'.split(' '), '12–20'])
  expect(shown(20, 10)).toEqual(['1–2', ...'3 4 5 6 7 8 9 10 11 12'.split(' '), '13–20'])
})

test('there are twelve rows at most, without a gap, and the next round has its own', () => {
  for (let count = 1; count <= 100; count++)
    for (let done = 0; done <= count; done++) {
      const rows = rowsOf(count, done)
      expect(rows.length).toBeLessThanOrEqual(12)
      expect([rows[0]!.from, rows.at(-1)!.to]).toEqual([1, count])
      for (const [i, { from }] of rows.entries()) if (i > 0) expect(from).toBe(rows[i - 1]!.to + 1)
      if (done < count) expect(rows).toContainEqual({ from: done + 1, to: done + 1 })
    }
})
