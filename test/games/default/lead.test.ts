// Since when somebody led, and who came next.
import { expect, test } from 'vitest'
import { behindIn, leadSince, marginIn, runnersUp } from '../../../web/games/default/lead.ts'

test('a lead that was lost again does not count', () => {
  const steps = [
    [0, 0],
    [3, 0],
    [3, 3],
    [4, 3],
    [6, 5],
  ]
  expect(leadSince(steps, 0)).toBe(3)
  expect(leadSince(steps, 1)).toBeUndefined()
})

test('the fewest points lead where less wins, and only rivals are passed', () => {
  const steps = [
    [0, 0, 0],
    [2, 5, 2],
    [4, 5, 4],
  ]
  expect(leadSince(steps, 0, { better: 'less' })).toBeUndefined()
  expect(leadSince(steps, 0, { better: 'less', rivals: [1] })).toBe(1)
})

test('who led from the first step on never took the lead', () => {
  expect(leadSince([[1, 0]], 0)).toBeUndefined()
})

test('the next ones share their rank, and nobody comes after winners alone', () => {
  const result = [
    { seat: 2, place: 1, score: 8, sum: [] },
    { seat: 0, place: 2, score: 6, sum: [] },
    { seat: 1, place: 2, score: 6, sum: [] },
    { seat: 3, place: 4, score: 1, sum: [] },
  ]
  expect(runnersUp(result).map(({ seat }) => seat)).toEqual([0, 1])
  expect(marginIn(result)).toBe(2)
  expect(behindIn(result, 3)).toBe(7)
  expect(runnersUp(result.slice(0, 1))).toEqual([])
  expect(marginIn(result.slice(0, 1))).toBe(0)
})
