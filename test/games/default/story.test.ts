// The chart that a score gives: its steps, its hairlines, what was scored at once, and who won by
// how much.
import { expect, test } from 'vitest'
import { scoreStory } from '../../../web/games/default/story.ts'
import { standingsOf } from '../../../web/games/kit/ranking.ts'
import type { Telling } from '../../../web/games/words.ts'
import { pageWords } from '../../../web/words/all.ts'

const say: Telling = {
  you: 'room',
  options: {},
  seats: 2,
  name: seat => ['Ama', 'Ben'][seat]!,
  list: all => all.join('; '),
  either: all => all.join(' or '),
}
const words = pageWords('en').course
const told = (views: readonly (readonly number[])[], final = views.at(-1)!, better?: 'less') => {
  const result = standingsOf(
    final.map(score => [['points', score]]),
    { better },
  )
  return scoreStory({ views, result, words, say }, 'points')
}

test('a step for each change, and the most that was scored at once', () => {
  const story = told([
    [0, 0],
    [0, 0],
    [5, 0],
    [5, 9],
    [5, 9],
    [12, 9],
  ])
  expect(story.lines).toEqual([
    [0, 5, 5, 12],
    [0, 0, 9, 9],
  ])
  expect(story.of).toEqual([0, 2, 3, 5])
  expect(story.ticks.map(([at]) => at)).toEqual([0, 3])
  expect(story.inWords).toBe('Ama: 0, 5, 5, 12; Ben: 0, 0, 9, 9')
  expect(story.moments).toEqual([
    { at: 2, view: 3, seat: 1, words: words.largest('Ben', 9) },
    { at: 3, view: 5, seat: 0, words: words.led('Ama', 7, 12, 9) },
  ])
  expect(story.each).toEqual([words.each(2, 7), words.each(1, 9)])
  expect(story.counts?.map(({ figures }) => figures)).toEqual([
    [5, 0],
    [5, 9],
    [12, 9],
  ])
  expect(story.short).toEqual(['', words.short(3)])
  expect(story.by).toEqual([words.ahead(3)])
  expect(story.counted).toEqual([
    [0, 'points', 12],
    [1, 'points', 9],
  ])
})

test('a result with more points than the last view is a step of its own', () => {
  const story = told(
    [
      [0, 0],
      [5, 9],
    ],
    [15, 11],
  )
  expect(story.lines[0]).toEqual([0, 5, 15])
  expect(story.of).toEqual([0, 1, 1])
  expect(story.ticks.at(-1)).toEqual([2, words.last])
})

test('fewer points win by as much, and a draw by nothing', () => {
  expect(
    told(
      [
        [0, 0],
        [4, 6],
      ],
      [4, 6],
      'less',
    ).by,
  ).toEqual([words.ahead(2)])
  expect(
    told([
      [0, 0],
      [6, 6],
    ]).by,
  ).toEqual([])
  expect(told([[0, 0]]).moments).toEqual([])
})

test.each([
  [
    [4, 0],
    [1, 2, 3, 4],
  ],
  [
    [12, 3],
    [2, 4, 6, 8, 10, 12],
  ],
  [
    [34, 3],
    [5, 10, 15, 20, 25, 30],
  ],
  [
    [60, 3],
    [10, 20, 30, 40, 50, 60],
  ],
  [
    [104, 3],
    [20, 40, 60, 80, 100],
  ],
  [
    [2500, 3],
    [500, 1000, 1500, 2000, 2500],
  ],
  [[0, 0], []],
  [[-5, -9], []],
])('hairlines up to %s', (final, levels) => {
  expect(told([[0, 0], final]).levels).toEqual(levels)
})
