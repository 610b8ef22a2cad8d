// Where a way is drawn anew when it takes another course over the map.
import { expect, test } from 'vitest'
import { courseOf } from '../../../web/games/camino/board/course.tsx'

test('a way is drawn from where it leaves the old one to where it meets it again', () => {
  expect(courseOf([0, 1, 2, 12, 13], [0, 10, 11, 12, 13])).toEqual({ stays: [1, 3], legs: 1 })
  expect(courseOf([0, 1, 2], [0, 10, 11, 12, 2])).toEqual({ stays: [1, 4], legs: 1 })
  expect(courseOf([0, 1, 11], [2, 1, 11])).toEqual({ stays: [0, 1], legs: 1 })
})

test('one that is the same, has only just been found, is lost or only leaves squares out is there at once', () => {
  expect(courseOf([0, 1, 2], [0, 1, 2])).toBeUndefined()
  expect(courseOf([], [0, 1, 2])).toBeUndefined()
  expect(courseOf([0, 1, 2], [])).toBeUndefined()
  expect(courseOf([0, 1, 2, 3], [0, 1, 3])).toBeUndefined()
})
