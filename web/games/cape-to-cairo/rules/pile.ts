// The pile: drawing cards from it, and where a new one comes from when it is empty (rulebook 000, "Pioche épuisée").
import type { Chance } from '../../game.ts'
import type { CardId } from './pieces.ts'

// Where cards to be drawn may come from, in this order. `bonuses`: those in players' hands.
export interface Stacks {
  pile: readonly CardId[]
  discards: readonly CardId[]
  bonuses: readonly CardId[]
}

export interface Draw {
  cards: CardId[] // fewer than asked for when there is nothing left
  reshuffled: ('discards' | 'bonuses')[] // what was made into a new pile on the way
}

// A pile has no order until chance is asked: each card is picked from all that lie in it. It is renewed only when a card
// is needed and none is there; the stock and the offer stay out of it, and bonuses go in last (rulings).
export const drawCards = (count: number, stacks: Stacks, chance: Chance): Draw => {
  const draw: Draw = { cards: [], reshuffled: [] }
  const left = [...stacks.pile]
  const renewals = (['discards', 'bonuses'] as const).filter(from => stacks[from].length > 0)
  while (draw.cards.length < count) {
    if (left.length > 0) draw.cards.push(...left.splice(chance.roll(left.length), 1))
    else {
      const from = renewals.shift()
      if (!from) break
      left.push(...stacks[from])
      draw.reshuffled.push(from)
    }
  }
  return draw
}

// A pile with more cards in it, in ascending order, so that where they lay before is forgotten.
export const mixed = (pile: readonly CardId[], cards: readonly CardId[]): CardId[] =>
  [...pile, ...cards].sort((a, b) => a - b)

export const without = (pile: readonly CardId[], cards: readonly CardId[]): CardId[] =>
  pile.filter(card => !cards.includes(card))
