// Numbers the squares and edges of a board of any size: the edges of each square, and the squares
// on both sides of each edge.

import type { Square } from '../../kit/squares.ts'

export type Side = number // of a square: 0 north, 1 east, 2 south, 3 west
export type Edge = number
// 2 × edge leads to the square north or west of the edge, 2 × edge + 1 to the square south or east
export type HalfEdge = number

export interface Grid {
  columns: number
  rows: number
  squares: number
  edges: number
  sides: Uint16Array // four a square: its edges
  beside: Int16Array // four a square: the square across each side, -1 off the board
  ends: Int16Array // by half-edge: the square it leads to, -1 off the board
  // by square: the squares that touch it by a side or a corner
  around: readonly (readonly Square[])[]
  corners: readonly [northWest: Square, northEast: Square, southEast: Square, southWest: Square]
}

const made = new Map<string, Grid>()

const make = (columns: number, rows: number): Grid => {
  const squares = columns * rows
  const level = (rows + 1) * columns // edges that run east to west come first
  const edges = level + rows * (columns + 1)
  const sides = new Uint16Array(4 * squares)
  const beside = new Int16Array(4 * squares).fill(-1)
  const ends = new Int16Array(2 * edges).fill(-1)
  const around = Array.from({ length: squares }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns]
    const isOn = (r: number, c: number) => r >= 0 && r < rows && c >= 0 && c < columns
    const upright = level + row * (columns + 1) + column
    sides.set([square, upright + 1, square + columns, upright], 4 * square)
    ends.set([square], 2 * square + 1)
    ends.set([square], 2 * (square + columns))
    ends.set([square], 2 * upright + 1)
    ends.set([square], 2 * (upright + 1))
    const across = [row > 0, column < columns - 1, row < rows - 1, column > 0]
    for (const [side, step] of [-columns, 1, columns, -1].entries()) {
      if (across[side]) beside[4 * square + side] = square + step
    }
    return [-1, 0, 1].flatMap(south =>
      [-1, 0, 1].flatMap(east =>
        (south || east) && isOn(row + south, column + east)
          ? [square + south * columns + east]
          : [],
      ),
    )
  })
  const corners = [0, columns - 1, squares - 1, squares - columns] as const
  return { columns, rows, squares, edges, sides, beside, ends, around, corners }
}

export const gridOf = (columns: number, rows: number): Grid => {
  const name = `${columns}x${rows}`
  const grid = made.get(name) ?? make(columns, rows)
  made.set(name, grid)
  return grid
}

/**
 * Returns the corners of the two ways: 0 falls from the north-west, 1 rises from the south-west.
 */
export const diagonals = ({ corners }: Grid): readonly [from: Square, to: Square][] => [
  [corners[0], corners[2]],
  [corners[3], corners[1]],
]
