// What somebody asked of a square, and the squares that prove the answer.
import type { Refusal } from '../../games/game.ts'
import type { Square } from '../../games/kit/squares.ts'

// A square somebody asked about. No refusal: they only want to know what lies there.
export interface Asked {
  at: Square
  refusal?: Refusal | undefined
}

const mostProofs = 4

// The squares that prove a refusal, in the order of their numbers.
export const proofsOf = (asked: Asked | undefined): readonly Square[] =>
  (asked?.refusal?.at?.squares ?? []).slice(0, mostProofs)
