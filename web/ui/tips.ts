// What this browser still has to be told of a game: the tips it followed or put away, or nothing
// once it played to an end.
import { keep, kept } from './storage.ts'

const MOST = 5 // tips a game, its goal among them

const keyOf = (game: string) => `boxside coach ${game}`

/** The tips it knows; undefined: it needs none. */
export const knownTips = (game: string): readonly string[] | undefined => {
  const known = kept<readonly string[] | 'over'>(keyOf(game)) ?? []
  return known === 'over' || known.length >= MOST ? undefined : known
}

export const learnTip = (game: string, tip: string) => {
  const known = knownTips(game)
  if (known && !known.includes(tip)) keep(keyOf(game), [...known, tip])
}

/** A game was played to its end here. */
export const endLessons = (game: string) => keep(keyOf(game), 'over')
