// The small boards of the rules help, some with a piece that the point next to the picture refuses.
import type { Size, Square } from '../../kit/squares.ts'
import { type Board, emptyBoard, type Piece, withTile } from '../rules/pieces.ts'
import type { Point } from '../rules/points.ts'

export type Lie = readonly [square: Square, piece: Piece, turns: number]

export interface Example {
  size: Size
  lies: readonly Lie[]
  tried?: Lie // refused
}

export const boardOf = (size: Size, lies: readonly Lie[]): Board =>
  lies.reduce(
    (board, [square, piece, turns]) => withTile(board, square, { piece, turns }),
    emptyBoard(size),
  )

const three = { columns: 3, rows: 3 }

/** A small game: one way is laid from corner to corner, and the other still has empty squares. */
export const game = {
  size: { columns: 6, rows: 4 },
  lies: [
    [0, 'straight', 1],
    [1, 'straight', 1],
    [2, 'curve', 2],
    [3, 'river-straight', 0],
    [6, 'river-straight', 1],
    [7, 'river-straight', 1],
    [8, 'bridge', 0],
    [9, 'river-curve', 3],
    [12, 'forest', 0],
    [13, 'meadow', 0],
    [14, 'curve', 0],
    [15, 'straight', 1],
    [16, 'four-way', 0],
    [17, 'curve', 2],
    [18, 'straight', 1],
    [19, 'straight', 1],
    [20, 'straight', 1],
    [21, 'straight', 1],
    [22, 'curve', 3],
    [23, 'straight', 0],
  ],
  ways: [
    { squares: [0, 1, 2, 8, 14, 15, 16, 17, 23], obstacles: [8] },
    { squares: [18, 19, 20, 21, 22, 16, 10, 4, 5], obstacles: [] },
  ],
} as const satisfies Example & { ways: readonly object[] }

export const examples = {
  // In the north-east corner of the board, L1 to N3; the last piece was just laid.
  example: {
    size: three,
    lies: [
      [2, 'straight', 1],
      [1, 'curve', 1],
      [4, 'curve', 0],
    ],
  },
  placing: {
    size: { columns: 5, rows: 3 },
    lies: [
      [6, 'straight', 1],
      [7, 'curve', 2],
    ],
  },
  matching: {
    size: three,
    lies: [
      [1, 'meadow', 0],
      [3, 'straight', 1],
      [4, 'forest', 0],
      [7, 'straight', 0],
    ],
  },
  anticipation: {
    size: three,
    lies: [
      [1, 'straight', 0],
      [3, 'river-straight', 1],
    ],
    tried: [5, 'meadow', 0],
  },
  // In the corner of the board.
  blocking: {
    size: { columns: 4, rows: 2 },
    lies: [[0, 'straight', 1]],
    tried: [1, 'dead-end', 3],
  },
  lines: {
    size: { columns: 4, rows: 1 },
    lies: [
      [0, 'buffer', 1],
      [1, 'rail-straight', 1],
      [2, 'rail-straight', 1],
    ],
    tried: [3, 'buffer', 3],
  },
  score: {
    size: { columns: 5, rows: 2 },
    lies: [
      [0, 'straight', 1],
      [1, 'bridge', 1],
      [2, 'curve', 2],
      [3, 'rail-straight', 0],
      [5, 'meadow', 0],
      [6, 'river-straight', 0],
      [7, 'curve', 0],
      [8, 'level-crossing', 1],
      [9, 'straight', 1],
    ],
  },
} as const satisfies Partial<Record<Point, Example>>

/** The part of a way that the board of `example` shows, and the places of its squares' names. */
export const detour = { squares: [2, 1, 4, 5, 8], obstacles: [] }
export const names: readonly [square: Square, name: string, isLow: boolean][] = [
  [2, 'N1', true],
  [1, 'M1', false],
  [4, 'M2', true],
  [5, 'N2', false],
]

/** The way on the board of `score`. */
export const way = { squares: [0, 1, 2, 7, 8, 9], obstacles: [1, 8] }

/** The squares in contact on the board of `placing`. */
export const contact = [0, 1, 2, 3, 5, 8, 10, 11, 12, 13]
