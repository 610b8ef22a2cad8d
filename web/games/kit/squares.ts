// A board of squares in rows and columns: where a square is, and its neighbours.

export type Square = number // row × columns + column, both from 0, from the north-west
export type Step = readonly [east: number, south: number]
export interface Size {
  columns: number // from west to east
  rows: number // from north to south
}

export const columnOf = ({ columns }: Size, square: Square) => square % columns
export const rowOf = ({ columns }: Size, square: Square) => Math.floor(square / columns)

/** Returns the square at a column and row as people write them, both from 1. */
export const squareAt = ({ columns }: Size, [column, row]: readonly [number, number]): Square =>
  (row - 1) * columns + column - 1

/** Returns the square one step away, or undefined outside the board. */
export const stepFrom = (size: Size, square: Square, [east, south]: Step): Square | undefined => {
  const column = columnOf(size, square) + east
  const row = rowOf(size, square) + south
  return column < 0 || column >= size.columns || row < 0 || row >= size.rows
    ? undefined
    : row * size.columns + column
}

/**
 * Returns a square's name as the edges of a board show it: a letter for the row, a number for the
 * column.
 */
export const squareName = (square: Square, columns: number): string =>
  `${String.fromCharCode(97 + Math.floor(square / columns))}${(square % columns) + 1}`
