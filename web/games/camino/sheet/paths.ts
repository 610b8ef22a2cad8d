// Converts between the squares of a road and its bends.
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { frameOf, type Variant } from '../rules/pieces.ts'
import { type Place, placeOf, squareOn } from '../rules/places.ts'

const areInLine = (one: Place, other: Place): boolean =>
  (one.column === other.column) !== (one.row === other.row)

/**
 * Returns every square of a path from bend to bend; `undefined` if a bend is off the board or two
 * neighbours are not in line.
 */
export const squaresAlong = (variant: Variant, path: readonly Place[]): Square[] | undefined => {
  const squares = [squareOn(variant, path[0]!)]
  for (const [i, to] of path.slice(1).entries()) {
    let at = path[i]!
    if (!areInLine(at, to)) return undefined
    while (at.column !== to.column || at.row !== to.row) {
      at = {
        column: at.column + Math.sign(to.column - at.column),
        row: at.row + Math.sign(to.row - at.row),
      }
      squares.push(squareOn(variant, at))
    }
  }
  return squares.every(square => square !== undefined) ? squares : undefined
}

/** Returns the bends of a line through neighbouring squares, with both ends. */
export const bendsOf = (variant: Variant, squares: readonly Square[]): Place[] => {
  const places = squares.map(square => placeOf(variant, square))
  return places.filter((place, i) => {
    const [before, after] = [places[i - 1], places[i + 1]]
    const isBetween = (one: number, at: number, other: number) => at - one === other - at
    return !(
      before &&
      after &&
      isBetween(before.column, place.column, after.column) &&
      isBetween(before.row, place.row, after.row)
    )
  })
}

export const areBeside = (variant: Variant, one: Square, other: Square): boolean => {
  const frame = frameOf(variant)
  const [right, down] = [
    columnOf(frame, one) - columnOf(frame, other),
    rowOf(frame, one) - rowOf(frame, other),
  ]
  return Math.abs(right) + Math.abs(down) === 1
}
