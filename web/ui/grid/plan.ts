// Computes the geometry of a board as a viewer sees it: where each square is drawn, and which
// square a key or a finger means.
import { columnOf, rowOf, type Size, type Square } from '../../games/kit/squares.ts'

/**
 * `turned`: the board is seen from the opposite side, as by somebody across the table. Squares keep
 * their numbers.
 */
export interface Plan extends Size {
  turned?: boolean
}
export type Point = readonly [x: number, y: number]

export const unit = 100 // units of the drawing per square
export const edge = 0.4 // squares: width of the frame around a framed board

/**
 * Returns the place where a square is drawn. Places are numbered like squares; on a turned board
 * the last square has place 0. The function is its own inverse.
 */
export const placeOf = ({ columns, rows, turned }: Plan, square: Square): Square =>
  turned ? columns * rows - 1 - square : square

/**
 * Returns the column and row in which a square is drawn. `cornerOf` returns the north-west corner
 * of the square in units of the drawing, `middleOf` its middle.
 */
export const drawnAt = (plan: Plan, square: Square): readonly [column: number, row: number] => {
  const place = placeOf(plan, square)
  return [columnOf(plan, place), rowOf(plan, place)]
}
export const cornerOf = (plan: Plan, square: Square): Point => {
  const [column, row] = drawnAt(plan, square)
  return [column * unit, row * unit]
}
export const middleOf = (plan: Plan, square: Square): Point => {
  const [x, y] = cornerOf(plan, square)
  return [x + unit / 2, y + unit / 2]
}

const far = 999 // farther than any board
const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-far, 0],
  End: [far, 0],
  PageUp: [0, -far],
  PageDown: [0, far],
}

/**
 * Returns the square that a key leads to on the board as drawn: an arrow leads to the next square,
 * Home and End to the ends of the row, Page Up and Page Down to the ends of the column. Returns
 * undefined for other keys.
 */
export const walked = (plan: Plan, from: Square, key: string): Square | undefined => {
  const step = steps[key]
  if (!step) return undefined
  const [column, row] = drawnAt(plan, from)
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return placeOf(
    plan,
    within(row + step[1], plan.rows) * plan.columns + within(column + step[0], plan.columns),
  )
}

/**
 * Like `walked`, but an arrow leads only to the squares in `some`: to the nearest in its direction,
 * with a preference for squares straight ahead. Returns the same square if none is in that
 * direction. An empty `some` means all squares.
 */
export const walkedAmong =
  (some: readonly Square[]): typeof walked =>
  (plan, from, key) => {
    const step = steps[key]
    if (!step || some.length === 0 || !key.startsWith('Arrow')) return walked(plan, from, key)
    const [column, row] = drawnAt(plan, from)
    let best = { square: from, way: Number.POSITIVE_INFINITY }
    for (const square of some) {
      const [x, y] = drawnAt(plan, square)
      const along = (x - column) * step[0] + (y - row) * step[1]
      const aside = Math.abs((x - column) * step[1]) + Math.abs((y - row) * step[0])
      const way = along + 2 * aside
      if (along > 0 && way < best.way) best = { square, way }
    }
    return best.square
  }

/**
 * Returns the legal square whose middle is nearest to a tap; undefined if none is within `reach`.
 * All lengths have the same unit.
 */
export const nearestTo = (
  [x, y]: Point,
  legal: readonly { square: Square; middle: Point }[],
  reach: number,
): Square | undefined => {
  let best: { square: Square; away: number } | undefined
  for (const { square, middle } of legal) {
    const away = Math.max(Math.abs(middle[0] - x), Math.abs(middle[1] - y))
    if (away <= reach && (!best || away < best.away)) best = { square, away }
  }
  return best?.square
}
