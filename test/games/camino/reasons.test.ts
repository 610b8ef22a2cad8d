// Why the bot lays a piece: of what the piece does to both ways, that which tells most.
import { expect, test } from 'vitest'
import { reasonFor } from '../../../web/games/camino/bot/reasons.ts'

const lane = (points: number, open: number) =>
  ({ way: { squares: [], obstacles: [] }, points, open }) as never
const why = (mine: [number, number], theirs: [number, number], fear: [number, number] = [0, 0]) =>
  reasonFor([lane(20, 9), lane(20, 9)], [lane(...mine), lane(...theirs)], fear)

test('the other way grows, one’s own does not, or less can happen to it', () => {
  expect(why([20, 9], [22, 9])).toEqual({ reason: 'dearer', of: { points: 2 } })
  expect(why([21, 9], [20, 9])).toEqual({ reason: 'least', of: { points: 1 } })
  expect(why([20, 9], [20, 9], [3, 1])).toEqual({ reason: 'guards', of: { points: 2 } })
  expect(why([20, 5], [20, 9])).toEqual({ reason: 'secures', of: { steps: 4 } })
})

test('a piece that changes nothing says whether the way is complete', () => {
  const complete = [lane(20, 0), lane(20, 9)] as const
  expect(reasonFor(complete, complete, [0, 0])).toEqual({ reason: 'idle' })
  expect(why([20, 9], [20, 9])).toEqual({ reason: 'spares' })
})
