// What the end tells of a game: where a way grew, as one stretch, and no piece twice.
import { expect, test } from 'vitest'
import { turningsOf } from '../../../web/games/camino/parts/story.ts'

test('rises that follow each other are one stretch', () => {
  const blue = [15, 15, 17, 17, 17, 21, 23, 23, 23, 23]
  const red = [15, 15, 15, 15, 15, 15, 15, 15, 17, 17]
  expect(turningsOf([red, blue])).toEqual([
    { side: 1, from: 2, to: 6, was: 15, is: 23 },
    { side: 0, from: 8, to: 8, was: 15, is: 17 },
  ])
})

test('a piece that lengthens both ways alike turned nothing', () => {
  expect(
    turningsOf([
      [15, 15, 17],
      [15, 15, 17],
    ]),
  ).toEqual([])
})

test('no piece is told twice: of two stretches that overlap the one that set the ways apart more is told', () => {
  const red = [15, 17, 17, 19, 19, 25]
  const blue = [15, 15, 17, 17, 17, 17]
  expect(turningsOf([red, blue])).toEqual([{ side: 0, from: 1, to: 5, was: 15, is: 25 }])
})

test('rises far apart are two stretches; of more than two the greatest are told, in their order', () => {
  const flat = Array<number>(24).fill(15)
  const line = flat.map(
    (points, at) => points + (at >= 3 ? 4 : 0) + (at >= 12 ? 2 : 0) + (at >= 21 ? 6 : 0),
  )
  expect(turningsOf([flat, line])).toEqual([
    { side: 1, from: 3, to: 3, was: 15, is: 19 },
    { side: 1, from: 21, to: 21, was: 21, is: 27 },
  ])
})

test('a game without a rise tells nothing', () => {
  expect(turningsOf([[], []])).toEqual([])
})
