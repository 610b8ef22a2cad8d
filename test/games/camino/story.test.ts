// What the end tells of a game: where a way grew, as one stretch, and no piece twice.
import { expect, test } from 'vitest'
import { grownBy, largestIn, stepsOf, turningsOf } from '../../../web/games/camino/parts/growth.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { sideOfSeat, sides } from '../../../web/games/camino/rules/sides.ts'
import type { Options, State } from '../../../web/games/camino/rules/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

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

test('a stretch is told at its greatest rise', () => {
  const blue = [15, 15, 17, 17, 17, 21, 23, 23]
  const red = blue.map(() => 15)
  const [stretch] = turningsOf([red, blue])
  expect(largestIn(blue, stretch!)).toBe(5)
})

const GAMES = sweep('GAMES', { part: 5, whole: 50 })

test.each(Array.from({ length: GAMES }, (_, i) => 900 + i))(
  'the tiles of both sides add up to what each route cost in the end, seed %s',
  seed => {
    const options = optionsOf(digital, { variant: 'caminito-small' }) as Options
    const seats = seed % 2 === 0 ? 2 : 4
    const { start, steps, end } = randomGame({
      ...{ game: digital, mode: 'digital', seats, seed, options },
    })
    const states = [start, ...steps.map(({ state }) => state)] as State[]
    const views = states.map(state => digital.view(state, 'room'))
    const course = stepsOf(options.variant, views)
    // By the seat of the action, not by whose turn it was.
    for (const { view, by } of course) expect(sideOfSeat(steps[view - 1]!.action.seat!)).toBe(by)
    for (const { seat, score } of digital.result(end as State)!) {
      const side = sideOfSeat(seat)
      const whole = { side, from: 1, to: course.length - 1 }
      const grown = sides.map(by => grownBy(course, whole, by))
      expect(grown.every(n => n >= 0)).toBe(true)
      const last = course.at(-1)!.points[side]
      expect(course[0]!.points[side] + grown[0]! + grown[1]!).toBe(last)
      // An end by agreement counts a route as it is, which may be dearer than a possible one.
      if (views.at(-1)!.over!.how === 'agreed') expect(score).toBeGreaterThanOrEqual(last)
      else expect(score).toBe(last)
    }
  },
)
