// The steps in which an end counts up: which are left out, and which never.
import { expect, test } from 'vitest'
import { countUp } from '../../../web/games/default/count-up.ts'

const steps = (...figures: number[][]) =>
  figures.map((one, i) => ({ words: `step ${i + 1}`, figures: one }))

test('a step that changes nothing is left out', () => {
  const told = countUp(steps([0, 0], [1, 0], [1, 0], [1, 2]))
  expect(told).toEqual(steps([0, 0], [1, 0], [1, 0], [1, 2]).filter((_, i) => i % 2 === 1))
})

test.each([9, 10, 16, 17, 40])('of %s steps eight are told, spread evenly, and the last', count => {
  const all = Array.from({ length: count }, (_, i) => [i + 1])
  const told = countUp(steps(...all)).map(({ figures }) => figures[0]!)
  const gaps = told.map((at, i) => at - (told[i - 1] ?? 0))
  expect(told).toHaveLength(8)
  expect(told.at(-1)).toBe(count)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
})

test('a game without a point has one step', () => {
  expect(countUp(steps([0, 0], [0, 0]))).toEqual(steps([0, 0], [0, 0]).slice(-1))
})
