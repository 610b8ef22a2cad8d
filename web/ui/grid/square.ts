// The squares of a board as they stand in the page: a button each, named by `data-square`, the
// legal ones of class `legal`.
import type { Square } from '../../games/kit/squares.ts'
import { closest } from '../closest.ts'
import { nearestTo, type Point } from './plan.ts'

/** The square that a part of the page is, or lies on. */
export const squareOf = (part: EventTarget | null): Square | undefined => {
  const at = closest(part, '[data-square]')?.dataset.square
  return at === undefined ? undefined : Number(at)
}

/** The legal square whose middle lies nearest to a place on the screen, within `reach` px. */
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
