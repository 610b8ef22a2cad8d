// Moves by their kind, for lists of all that may be done.
import { kindOf } from '../words.ts'

/** Up to this many moves of a kind each get a button; above it one is chosen from a list. */
export const fewMoves = 8

/** Returns moves by kind, in the order in which the game offers them. */
export const byKind = <Move>(moves: Iterable<Move>): Move[][] => {
  const kinds = new Map<string, Move[]>()
  for (const move of moves) {
    const kind = kindOf(move)
    kinds.set(kind, [...(kinds.get(kind) ?? []), move])
  }
  return [...kinds.values()]
}
