// Squares as people name them: by column and row of the real board. Le Caminito's frame lies within
// it and keeps its names.
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

/** The square within the variant's frame; none: it is off the board. */
export const squareOn = (variant: Variant, { column, row }: Place): Square | undefined => {
  const frame = frameOf(variant)
  const [east, south] = [column - frame.west, row - frame.north]
  const isOn = east >= 1 && east <= frame.columns && south >= 1 && south <= frame.rows
  return isOn ? squareAt(frame, [east, south]) : undefined
}

/** A column by its letter, as the edge of the board has it. */
export const columnName = (column: number): string => String.fromCharCode(64 + column)

/** A place by letter and figure: D7. */
export const placeName = ({ column, row }: Place): string => `${columnName(column)}${row}`

/** A square by letter and figure: D7. */
export const squareName = (variant: Variant, square: Square): string =>
  placeName(placeOf(variant, square))
