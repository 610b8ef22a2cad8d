// What this browser still has to be told of a game: the tips it followed or put away, or nothing once it played to an end.

const MOST = 4 // tips a game

const keyOf = (game: string) => `boxside coach ${game}`

// The tips it knows; undefined: it needs none. Storage may be forbidden (private windows): then all are new.
export const knownTips = (game: string): readonly string[] | undefined => {
  let known: unknown
  try {
    known = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
  } catch {}
  if (known === 'over') return undefined
  const tips = Array.isArray(known) ? known : []
  return tips.length < MOST ? tips : undefined
}

const keep = (game: string, known: readonly string[] | 'over') => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(known))
  } catch {}
}

export const learnTip = (game: string, tip: string) => {
  const known = knownTips(game)
  if (known && !known.includes(tip)) keep(game, [...known, tip])
}

// A game was played to its end here.
export const endLessons = (game: string) => keep(game, 'over')
