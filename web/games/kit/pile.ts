// Piles of cards or pieces, alike ones equal; a pile has no order of its own until chance is asked
// for its next card.
import type { Chance } from '../game.ts'

export type Cards = readonly number[]

/** So many cards, each picked from all that lie there; fewer where the pile is short. */
export const drawn = <Card>(count: number, pile: readonly Card[], chance: Chance): Card[] => {
  const left = [...pile]
  const cards: Card[] = []
  while (cards.length < count && left.length > 0)
    cards.push(...left.splice(chance.roll(left.length), 1))
  return cards
}

/** A pile with more cards in it, in ascending order, so that where they lay before is forgotten. */
export const mixed = (pile: Cards, cards: Cards): number[] =>
  [...pile, ...cards].sort((a, b) => a - b)

/** A pile without these cards: one copy for each of them, where it has one. */
export const without = <Card>(pile: readonly Card[], cards: readonly Card[]): Card[] => {
  const left = [...pile]
  for (const card of cards) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
