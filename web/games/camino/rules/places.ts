// Squares by column and row of the real board, as people name them. Le Caminito uses a part of this
// board and the same names.
import { columnOf, rowOf, type Square, squareAt } from '../../kit/squares.ts'
import { frameOf, type Variant } from './kinds.ts'

export interface Place {
  column: number // from 1
  row: number // from 1
}

export const placeOf = (variant: Variant, square: Square): Place => {
  const frame = frameOf(variant)
  return {
    column: columnOf(frame, square) + frame.west + 1,
    row: rowOf(frame, square) + frame.north + 1,
  }
}

/** Returns the square within the variant's frame; `undefined` if the place is outside. */
export const squareOn = (variant: Variant, { column, row }: Place): Square | undefined => {
  const frame = frameOf(variant)
  const [east, south] = [column - frame.west, row - frame.north]
  const isOn = east >= 1 && east <= frame.columns && south >= 1 && south <= frame.rows
  return isOn ? squareAt(frame, [east, south]) : undefined
}

/** Returns the letter of a column, as printed on the edge of the board. */
export const columnName = (column: number): string => String.fromCharCode(64 + column)

/** Returns the name of a place, such as D7. */
export const placeName = ({ column, row }: Place): string => `${columnName(column)}${row}`

/** Returns the name of a square, such as D7. */
export const squareName = (variant: Variant, square: Square): string =>
  placeName(placeOf(variant, square))
