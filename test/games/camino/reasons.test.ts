// Why the bot lays a piece: of what the piece does to both ways, that in which it beats the other
// piece most.
import { expect, test } from 'vitest'
import { reasonFor, type Scene } from '../../../web/games/camino/bot/reasons.ts'

const scene = (mine: [number, number], theirs = 20, fear = 0): Scene => ({
  mine: { way: { squares: [], obstacles: [] }, points: mine[0], open: mine[1] },
  theirs: { way: { squares: [], obstacles: [] }, points: theirs, open: 9 },
  fear,
})
const before = scene([20, 9], 20, 3)

test('the other way grows, one’s own does not, or less can happen to it', () => {
  expect(reasonFor(before, scene([20, 9], 22, 3), 40)).toEqual({
    reason: 'dearer',
    of: { points: 2, theirs: 22 },
  })
  expect(reasonFor(before, scene([21, 9], 20, 3), 40)).toEqual({
    reason: 'least',
    of: { points: 1, mine: 21 },
  })
  expect(reasonFor(before, scene([20, 9], 20, 0.5), 40)).toEqual({
    reason: 'guards',
    of: { points: 3, mine: 20, before: 3, after: 0.5 },
  })
  expect(reasonFor(before, scene([20, 5], 20, 3), 40)).toEqual({
    reason: 'secures',
    of: { points: 4, steps: 4, open: 5, empty: 40 },
  })
})

test('what the other piece does as well is no reason for this one', () => {
  const is = scene([20, 5], 22, 1)
  const reasons = [scene([20, 5], 22, 3), scene([20, 9], 22, 1), scene([20, 5], 20, 1)].map(
    other => reasonFor(before, is, 40, other).reason,
  )
  expect(reasons).toEqual(['guards', 'secures', 'dearer'])
})

test('where nothing differs, one turn after the other says another of the true reasons', () => {
  const is = scene([20, 5], 22, 1)
  const said = [40, 38, 36].map(empty => reasonFor(before, is, empty, is).reason)
  expect(new Set(said)).toEqual(new Set(['dearer', 'guards', 'secures']))
})

test('a piece that changes nothing says whether the way is complete', () => {
  const of = { mine: 20, theirs: 20, empty: 40 }
  const complete = scene([20, 0])
  expect(reasonFor(complete, complete, 40)).toEqual({ reason: 'idle', of })
  expect(reasonFor(before, before, 40)).toEqual({ reason: 'spares', of })
})
