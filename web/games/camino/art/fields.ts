// The fields under the map: patches of a few squares. A square always has the same field, so that a
// new drawing does not change it.
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'

export const crops = 5
export const meadows = ['sheep', 'hay', 'bushes', 'farm'] as const

// Returns a pseudorandom number from 0 to 1 that depends only on the two arguments.
const chanceOf = (one: number, other: number): number => {
  const mixed = Math.imul(one * 374761393 + other * 668265263 + 7, 1274126177)
  return ((mixed ^ (mixed >>> 13) ^ (mixed >>> 21)) >>> 0) / 2 ** 32
}

export const pick = (square: Square, salt: number, of: number): number =>
  Math.floor(chanceOf(square, salt) * of)

/**
 * Returns the field of a square. Each block of 2 × 2 squares has the centre of a field somewhere in
 * it, and a square belongs to the nearest centre.
 */
export const fieldOf = (size: Size, square: Square): number => {
  const [column, row] = [columnOf(size, square), rowOf(size, square)]
  let nearest = { field: 0, far: Number.POSITIVE_INFINITY }
  for (let east = -1; east <= 1; east++) {
    for (let south = -1; south <= 1; south++) {
      const [x, y] = [(column >> 1) + east, (row >> 1) + south]
      const [dx, dy] = [
        2 * (x + chanceOf(x, y)) - column - 0.5,
        2 * (y + chanceOf(y, x + 50)) - row - 0.5,
      ]
      const far = dx * dx + dy * dy
      if (far < nearest.far) nearest = { field: 1000 + x * 100 + y, far }
    }
  }
  return nearest.field
}

export const cropOf = (size: Size, square: Square): number => pick(fieldOf(size, square), 3, crops)
