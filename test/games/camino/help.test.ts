// The pictures of the rules help: what they show as refused is refused, by the rule of their point,
// and the rest may lie there.
import { expect, test } from 'vitest'
import {
  contact,
  type Example,
  examples,
  type Lie,
  way,
} from '../../../web/games/camino/help/examples.ts'
import { boardSize, emptyBoard, withTile } from '../../../web/games/camino/rules/pieces.ts'
import { mayPlace, mayTouch } from '../../../web/games/camino/rules/placing.ts'
import { surveyed } from '../../../web/games/camino/rules/survey.ts'
import { cheapest } from '../../../web/games/camino/solver/ways.ts'
import { columnOf, rowOf, type Square } from '../../../web/games/kit/squares.ts'

// An example amid the whole board; those of blocking and of the played turn lie in a corner.
const corners: Record<string, readonly [east: number, south: number]> = {
  blocking: [0, 0],
  example: [11, 0],
}
const spot = ({ point, size }: Example & { point: string }, square: Square): Square => {
  const [east, south] = corners[point] ?? [4, 3]
  return (rowOf(size, square) + south) * boardSize.columns + columnOf(size, square) + east
}

const laidOut = (example: Example & { point: string }) => {
  const board = example.lies.reduce(
    (board, [square, piece, turns]) => withTile(board, spot(example, square), { piece, turns }),
    emptyBoard(boardSize),
  )
  return surveyed({ variant: 'camino', board })
}
const tryAt = (example: Example & { point: string }, [square, piece, turns]: Lie) =>
  mayPlace(laidOut(example), { at: spot(example, square), piece, turns })

const all = Object.entries(examples).map(([point, example]: [string, Example]) => ({
  point,
  ...example,
}))
const at = (point: keyof typeof examples) => all.find(example => example.point === point)!

test.each(all)('the board of $point can be filled', example => {
  expect(laidOut(example).solved.dead).toBe(-1)
})

const refused = all.filter(({ tried }) => tried)
test.each(refused)('the last piece of $point is refused by this very point', example => {
  expect(tryAt(example, example.tried!)).toMatchObject({ rule: example.point })
})

test('the square asked about can only become a bridge', () => {
  const left = (
    ['straight', 'curve', 'meadow', 'river-straight', 'river-curve', 'bridge'] as const
  ).filter(piece => [0, 1, 2, 3].some(turns => !tryAt(at('anticipation'), [4, piece, turns])))
  expect(left).toEqual(['bridge'])
})

test('the dashed squares are those in contact', () => {
  const example = at('placing')
  const squares = Array.from({ length: 15 }, (_, square) => square)
  const survey = laidOut(example)
  const free = squares.filter(square => !example.lies.some(([laid]) => laid === square))
  expect(free.filter(square => !mayTouch(survey, spot(example, square)))).toEqual(contact)
})

test('the way shown costs what stands beneath it', () => {
  const example = at('score')
  const { solved } = laidOut(example)
  const ends = [spot(example, 0), spot(example, 9)] as const
  const found = cheapest(solved.start.domains, ends, 'certain')
  expect(found).toEqual({
    squares: way.squares.map(square => spot(example, square)),
    obstacles: way.obstacles.map(square => spot(example, square)),
  })
})
