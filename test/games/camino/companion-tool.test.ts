// What a tap on the traced board means, and how entries made faster than the table answers wait.
import { describe, expect, test } from 'vitest'
import { emptyBoard, frameOf, type Land, withTile } from '../../../web/games/camino/rules/pieces.ts'
import { queued } from '../../../web/games/camino/sheet/queue.tsx'
import { connected, entryFor } from '../../../web/games/camino/sheet/tool.ts'
import { clear, piece, road, square, squares } from './evening.ts'

const camino: Land = { variant: 'camino', board: emptyBoard(frameOf('camino')) }
const withPiece = (
  land: Land,
  name: string,
  ...[kind, turns]: [Parameters<typeof piece>[0], number]
): Land => ({
  ...land,
  board: withTile(land.board, square(name), { piece: kind, turns }),
})

describe('a tap that draws', () => {
  const tool = { kind: 'road' } as const
  test('puts the pen down, then draws on to the square beside it', () => {
    expect(entryFor(camino, tool, square('A1'), null)).toEqual(road('A1'))
    expect(entryFor(camino, tool, square('B1'), square('A1'))).toEqual(road('A1 B1'))
  })
  test('begins anew on a square that is not beside, in the same row too', () => {
    expect(entryFor(camino, tool, square('D1'), square('A1'))).toEqual(road('D1'))
    expect(entryFor(camino, tool, square('A2'), square('N1'))).toEqual(road('A2'))
  })
  test('does nothing where the pen is', () => {
    expect(entryFor(camino, tool, square('A1'), square('A1'))).toBeUndefined()
  })
})

describe('a tap that puts a piece down', () => {
  test('lays it along the road that lies there', () => {
    const land = withPiece(camino, 'D1', 'straight', 1)
    expect(
      entryFor(land, { kind: 'piece', piece: 'bridge', turns: 0 }, square('D1'), null),
    ).toEqual(piece('bridge', 'D1', 1))
  })
  test('turns it so that it matches what lies beside, else as it is turned', () => {
    const land = withPiece(camino, 'D1', 'river-straight', 1)
    const tool = { kind: 'piece', piece: 'river-straight', turns: 0 } as const
    expect(entryFor(land, tool, square('E1'), null)).toEqual(piece('river-straight', 'E1', 1))
    expect(entryFor(land, { ...tool, turns: 0 }, square('H5'), null)).toEqual(
      piece('river-straight', 'H5', 0),
    )
    expect(entryFor(land, { ...tool, turns: 1 }, square('H5'), null)).toEqual(
      piece('river-straight', 'H5', 1),
    )
  })
  test('turns the same piece on', () => {
    const land = withPiece(camino, 'D1', 'curve', 3)
    expect(entryFor(land, { kind: 'piece', piece: 'curve', turns: 0 }, square('D1'), null)).toEqual(
      piece('curve', 'D1', 0),
    )
  })
  test('does nothing where a piece that looks the same from every side lies already', () => {
    const land = withPiece(camino, 'D1', 'meadow', 0)
    expect(
      entryFor(land, { kind: 'piece', piece: 'meadow', turns: 0 }, square('D1'), null),
    ).toBeUndefined()
  })
})

test('a tap that rubs out needs something there', () => {
  expect(entryFor(camino, { kind: 'clear' }, square('D1'), null)).toBeUndefined()
  expect(
    entryFor(withPiece(camino, 'D1', 'meadow', 0), { kind: 'clear' }, square('D1'), null),
  ).toEqual(clear('D1'))
})

test('a finger that crossed a corner drew by way of the square beside', () => {
  expect(connected(camino, squares('A1 B2 B3 A4'))).toEqual(squares('A1 B1 B2 B3 A3 A4'))
  expect(connected(camino, squares('C3'))).toEqual(squares('C3'))
})

describe('waiting entries', () => {
  test('a road drawn on goes with the one before', () => {
    expect(queued([road('A1 B1')], road('B1 B2'), false)).toEqual([road('A1 B1 B2')])
    expect(queued([road('A1')], road('A1 B1'), false)).toEqual([road('A1 B1')])
  })
  test('but not with one that is under way, nor with one that ends elsewhere', () => {
    expect(queued([road('A1 B1')], road('B1 B2'), true)).toEqual([road('A1 B1'), road('B1 B2')])
    expect(queued([road('A1 B1'), road('B1 B2')], road('B2 B3'), true)).toEqual([
      road('A1 B1'),
      road('B1 B2 B3'),
    ])
    expect(queued([road('A1 B1')], road('D1 D2'), false)).toEqual([road('A1 B1'), road('D1 D2')])
  })
  test('pieces wait in their order', () => {
    const all = [piece('bridge', 'D1'), road('A1 B1')]
    expect(queued(all, piece('meadow', 'E1'), false)).toEqual([...all, piece('meadow', 'E1')])
  })
})
