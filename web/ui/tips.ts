// The tips about a game that this browser still needs: it stores those that were followed or
// closed, and needs none once a game was played to its end.
import { keep, kept } from './storage.ts'

const MOST = 5 // tips per game, including its goal

const keyOf = (game: string) => `boxside coach ${game}`

/** Returns the tips that this browser knows; undefined: it needs none. */
export const knownTips = (game: string): readonly string[] | undefined => {
  const known = kept<readonly string[] | 'over'>(keyOf(game)) ?? []
  return known === 'over' || known.length >= MOST ? undefined : known
}

export const learnTip = (game: string, tip: string) => {
  const known = knownTips(game)
  if (known && !known.includes(tip)) keep(keyOf(game), [...known, tip])
}

/** Called when a game was played to its end in this browser. */
export const endLessons = (game: string) => keep(keyOf(game), 'over')
