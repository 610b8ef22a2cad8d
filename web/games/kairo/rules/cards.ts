// Playing for a district: a standard card, a joker with a coin, or any three cards (003, "Jouer une
// carte de construction").
import { without } from '../../kit/pile.ts'
import type { Edition } from './edition.ts'
import type { District } from './ground.ts'
import { type Cloth, type Coins, cardsInstead, cloths } from './pieces.ts'
import { refuse } from './points.ts'

export type Card = number // its place in the edition's list of card types

export interface Play {
  cards: Card[]
  coin?: Cloth // the joker's
}

export interface Hand {
  edition: Edition
  hand: readonly Card[]
}

export const isJoker = ({ cards }: Edition, card: Card): boolean =>
  cards[card]!.districts.length > 1

const fits = ({ cards }: Edition, card: Card, district: District): boolean =>
  cards[card]!.districts.includes(district)

/** Returns which ways a hand has to play for a district, if coins do not matter. */
export const waysInto = ({ edition, hand }: Hand, district: District) => {
  const fitting = hand.filter(card => fits(edition, card, district))
  return {
    standard: fitting.some(card => !isJoker(edition, card)),
    joker: fitting.some(card => isJoker(edition, card)),
    three: hand.length >= cardsInstead,
  }
}

/**
 * Returns why a hand has no way to play for a district with this many coins; undefined if it has
 * one.
 */
export const mayReach = (hand: Hand, district: District, coins: number) => {
  const { standard, joker, three } = waysInto(hand, district)
  if (standard || three) return undefined
  if (!joker) return refuse('no-card', 'cards', { district })
  return coins > 0 ? undefined : refuse('no-coin-for-joker', 'cards', { district })
}

/**
 * Returns why these cards may not be played for a district; undefined if they may. A joker costs a
 * coin of any cloth. Three cards cost nothing, even with jokers among them or a fitting card in the
 * hand (ruling).
 */
export const mayPlay = (
  { edition, hand }: Hand,
  district: District,
  coins: Coins,
  { cards, coin }: Play,
) => {
  if (without(hand, cards).length + cards.length > hand.length)
    return refuse('not-in-hand', 'cards')
  const [card] = cards
  const joker = cards.length === 1 && isJoker(edition, card!)
  if (coin !== undefined && !joker) return refuse('coin-not-needed', 'cards')
  if (cards.length === cardsInstead) return undefined
  if (cards.length !== 1) return refuse('one-or-three', 'cards')
  if (!fits(edition, card!, district)) return refuse('other-district', 'cards', { district })
  if (joker && coin === undefined) return refuse('joker-needs-coin', 'cards')
  return coin === undefined || coins[coin] > 0
    ? undefined
    : refuse('no-coin-for-joker', 'cards', { district })
}

// Returns all combinations of three cards of a hand, each only once.
const threes = (hand: readonly Card[]): Card[][] => {
  const sets = hand.flatMap((a, i) =>
    hand.slice(i + 1).flatMap((b, j) => hand.slice(i + j + 2).map(c => [a, b, c])),
  )
  return [...new Map(sets.map(set => [set.join(), set])).values()]
}

/** Yields every way to play, the cheapest first. */
export function* plays({ edition, hand }: Hand, district: District, coins: Coins): Iterable<Play> {
  const fitting = [...new Set(hand)].filter(card => fits(edition, card, district))
  for (const card of fitting) if (!isJoker(edition, card)) yield { cards: [card] }
  for (const card of fitting) {
    if (isJoker(edition, card))
      for (const coin of cloths) if (coins[coin] > 0) yield { cards: [card], coin }
  }
  for (const cards of threes(hand)) yield { cards }
}
