// The ways of a board and what each costs, without what finds them: a point a square, one more for
// each obstacle.
import type { Way } from '../solver/ways.ts'

/** The cheapest ways between two corners. Those that are missing do not exist (yet). */
export interface Ways {
  possible?: Way // squares still empty may help; the rest of the board can still be filled
  // on laid and forced edges only; a square that may still become an obstacle counts as one
  certain?: Way
  // on laid and forced edges; obstacles laid or forced: what counts when both sides end the game
  agreed?: Way
}

export interface Price {
  points: number
  squares: number
  obstacles: number
}
export const priceOf = ({ squares, obstacles }: Way): Price => ({
  points: squares.length + obstacles.length,
  squares: squares.length,
  obstacles: obstacles.length,
})
