// What is in the box: five terrains, fifty landscape cards, and the numbers of the rulebook.

export const terrains = ['river', 'mountain', 'desert', 'village', 'savanna'] as const
export type Terrain = (typeof terrains)[number]

export const seatCounts = [2, 3, 4] as const
export const colours = ['blue', 'red', 'yellow', 'green'] as const // of the locomotives
export type Colour = (typeof colours)[number]

/**
 * Tracks needed to cross a terrain (rulebook 000, "Carte des types de paysage"). Rulebook 002 has a
 * misprint for the desert: 6 instead of 8.
 */
export const tracksNeeded: Record<Terrain, number> = {
  river: 10,
  mountain: 9,
  desert: 8,
  village: 7,
  savanna: 6,
}

export const coins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] // pounds, on the fronts
export const trackCounts = [0, 1, 2, 3] // tracks, on the fronts

export const startCapital = 100 // pounds
export const trackPrice = 10 // pounds a bought track
export const bonusLimit = 5
export const landscapesToWin = 8

export interface Card {
  terrain: Terrain
  tracks: number // 0–3, on the front; the back has one
  pounds: number // 1–10, the coin gained by crossing
}
export type CardId = number // 0–49: terrain × 10 + pounds − 1

/**
 * Tracks on the front, by terrain, for coins £1…£10. House values: no rulebook that we have gives
 * them.
 */
export const tracksPrinted: Record<Terrain, readonly number[]> = {
  river: [3, 3, 2, 2, 3, 1, 2, 2, 1, 0],
  mountain: [3, 2, 2, 3, 2, 1, 2, 1, 0, 1],
  desert: [3, 2, 1, 2, 3, 2, 1, 0, 1, 0],
  village: [2, 3, 1, 2, 1, 2, 0, 1, 1, 0],
  savanna: [2, 1, 3, 1, 2, 0, 1, 0, 1, 0],
}

export const cards: readonly Card[] = terrains.flatMap(terrain =>
  tracksPrinted[terrain].map((tracks, i) => ({ terrain, tracks, pounds: i + 1 })),
)

/** Returns the card with this terrain and this number of pounds. */
export const idOf = (terrain: Terrain, pounds: number): CardId =>
  terrains.indexOf(terrain) * coins.length + pounds - 1

export const cardOf = (id: CardId): Card => {
  const card = cards[id]
  if (!card) throw new Error(`no card ${id}`)
  return card
}
