// Stores in this browser which tips about a game were followed or closed. After a game was played
// to its end, this browser needs no more tips about it.
import { keep, kept } from './storage.ts'

const MOST = 5 // tips per game, including its goal

const keyOf = (game: string) => `boxside coach ${game}`

/** Returns the tips that were followed or closed; undefined if this browser needs no more tips. */
export const knownTips = (game: string): readonly string[] | undefined => {
  const known = kept<readonly string[] | 'over'>(keyOf(game)) ?? []
  return known === 'over' || known.length >= MOST ? undefined : known
}

export const learnTip = (game: string, tip: string) => {
  const known = knownTips(game)
  if (known && !known.includes(tip)) keep(keyOf(game), [...known, tip])
}

/** Ends the tips about a game. Called when the game was played to its end in this browser. */
export const endLessons = (game: string) => keep(keyOf(game), 'over')
