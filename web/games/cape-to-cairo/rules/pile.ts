// The pile: drawing cards from it, and where a new one comes from when it is empty (rulebook 000,
// "Pioche épuisée").
import type { Chance } from '../../game.ts'
import { drawn } from '../../kit/pile.ts'
import type { CardId } from './pieces.ts'

// Where cards to be drawn may come from, in this order. `bonuses`: those in players' hands.
interface Stacks {
  pile: readonly CardId[]
  discards: readonly CardId[]
  bonuses: readonly CardId[]
}

export interface Draw {
  cards: CardId[] // fewer than asked for when there is nothing left
  reshuffled: ('discards' | 'bonuses')[] // what was made into a new pile on the way
}

/**
 * A pile is renewed only when a card is needed and none is there; the stock and the offer stay out
 * of it, and bonuses go in last (rulings).
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
