// Finds squares in the page: each is a button with `data-square`, and legal ones have the class
// `legal`.
import type { Square } from '../../games/kit/squares.ts'
import { closest } from '../closest.ts'
import { nearestTo, type Point } from './plan.ts'

/**
 * Returns the square that an element is, or that contains the element; undefined if there is none.
 */
export const squareOf = (part: EventTarget | null): Square | undefined => {
  const at = closest(part, '[data-square]')?.dataset.square
  return at === undefined ? undefined : Number(at)
}

/** Returns the button of the legal square nearest to a point on the screen, within `reach` px. */
export const legalNear = (
  point: Point,
  reach: number,
  board: ParentNode = document,
): HTMLButtonElement | undefined => {
  const legal = [...board.querySelectorAll<HTMLButtonElement>('[data-square].legal')]
  const places = legal.map((button, square) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { square, middle: [left + width / 2, top + height / 2] as const }
  })
  const nearest = nearestTo(point, places, reach)
  return nearest === undefined ? undefined : legal[nearest]
}
