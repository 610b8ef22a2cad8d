// Drawing cards from the pile, and making a new pile when it is empty (rulebook 000, "Pioche
// épuisée").
import type { Chance } from '../../game.ts'
import { drawn } from '../../kit/pile.ts'
import type { CardId } from './pieces.ts'

// The sources of drawn cards, in this order. `bonuses`: bonus cards of the seats.
interface Stacks {
  pile: readonly CardId[]
  discards: readonly CardId[]
  bonuses: readonly CardId[]
}

export interface Draw {
  cards: CardId[] // fewer than asked for if no card is left
  reshuffled: ('discards' | 'bonuses')[] // what was shuffled into a new pile for this draw
}

/**
 * Draws cards. A new pile is made only when a card is needed and none is left: from the discards,
 * then from the bonuses, never from stock or offer (rulings).
 */
export const drawCards = (count: number, stacks: Stacks, chance: Chance): Draw => {
  const draw: Draw = { cards: drawn(count, stacks.pile, chance), reshuffled: [] }
  for (const from of ['discards', 'bonuses'] as const) {
    if (draw.cards.length === count) break
    if (stacks[from].length === 0) continue
    draw.reshuffled.push(from)
    draw.cards.push(...drawn(count - draw.cards.length, stacks[from], chance))
  }
  return draw
}
