// Groups moves by their kind, for lists of all legal moves.
import { kindOf } from '../words.ts'

/** Up to this many moves of a kind each get a button; more are a list from which one is chosen. */
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
