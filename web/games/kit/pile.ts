// Piles of cards or pieces in which equal ones cannot be told apart. A pile has no order until
// chance is asked for its next card.
import type { Chance } from '../game.ts'

export type Cards = readonly number[]

/** Draws this many cards at random; fewer if the pile is short. */
export const drawn = <Card>(count: number, pile: readonly Card[], chance: Chance): Card[] => {
  const left = [...pile]
  const cards: Card[] = []
  while (cards.length < count && left.length > 0)
    cards.push(...left.splice(chance.roll(left.length), 1))
  return cards
}

/**
 * Returns a pile with more cards in it, in ascending order, so that nobody can tell their earlier
 * position.
 */
export const mixed = (pile: Cards, cards: Cards): number[] =>
  [...pile, ...cards].sort((a, b) => a - b)

/** Returns a pile without these cards: one copy less for each that it contains. */
export const without = <Card>(pile: readonly Card[], cards: readonly Card[]): Card[] => {
  const left = [...pile]
  for (const card of cards) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
