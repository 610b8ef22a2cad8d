// A board of squares in rows and columns: where a square lies, and which lies a step away.

export type Square = number // row × columns + column, both from 0, from the north-west
export type Step = readonly [east: number, south: number]
export interface Size {
  columns: number // from west to east
  rows: number // from north to south
}

export const columnOf = ({ columns }: Size, square: Square) => square % columns
export const rowOf = ({ columns }: Size, square: Square) => Math.floor(square / columns)

/** A place as people write it: column and row, both from 1. */
export const squareAt = ({ columns }: Size, [column, row]: readonly [number, number]): Square =>
  (row - 1) * columns + column - 1

/** The square a step away, if the board has one there. */
export const stepFrom = (size: Size, square: Square, [east, south]: Step): Square | undefined => {
  const column = columnOf(size, square) + east
  const row = rowOf(size, square) + south
  return column < 0 || column >= size.columns || row < 0 || row >= size.rows
    ? undefined
    : row * size.columns + column
}

/** A square as the edges of a board name it: the row by its letter, the column by its number. */
export const squareName = (square: Square, columns: number): string =>
  `${String.fromCharCode(97 + Math.floor(square / columns))}${(square % columns) + 1}`
