// A question about a square, and the squares that prove the answer.
import type { Refusal } from '../../games/game.ts'
import type { Square } from '../../games/kit/squares.ts'

/**
 * The square that the reader tapped for an explanation. Without a refusal, the answer only says
 * what is on the square.
 */
export interface Asked {
  at: Square
  refusal?: Refusal
}

const mostProofs = 4

/** Returns at most four squares that prove a refusal, in the order of their numbers. */
export const proofsOf = (asked: Asked | undefined): readonly Square[] =>
  (asked?.refusal?.at?.squares ?? []).slice(0, mostProofs)
