// The ways of a board and their prices, without the search for them: a point a square, and one more
// for each obstacle.
import type { Way } from '../solver/ways.ts'

/** The cheapest ways between two corners. A field is absent if there is no such way (yet). */
export interface Ways {
  possible?: Way // may use empty squares, as long as the rest of the board can still be filled
  // uses only laid and forced edges; counts a square that may still become an obstacle as one
  certain?: Way
  // uses only laid and forced edges; counts only laid and forced obstacles. It decides a game that
  // both sides agree to end
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
