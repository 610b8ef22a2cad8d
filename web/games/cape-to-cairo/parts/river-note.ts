// The note of a crossing: who gains a bonus card because of a river.
import type { Seat } from '../../game.ts'
import type { Telling } from '../../words.ts'
import type { Shared } from '../words/sentences.ts'

/** Returns who gains a bonus card if this seat builds; `undefined` if nobody does. */
export const riverNote = (
  { building: { river, riverOf, riverYours } }: Shared,
  { you, name, list }: Telling,
  turn: Seat,
  gainers: readonly Seat[],
): string | undefined => {
  if (gainers.length === 0) return undefined
  const others = gainers.filter(seat => seat !== you)
  const [names, many] = [list(others.map(name)), others.length > 1]
  if (others.length < gainers.length) return riverYours(names, name(turn))
  return turn === you ? river(names, many) : riverOf(names, many, name(turn))
}
