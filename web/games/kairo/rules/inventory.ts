// The contents of the box, for programs. These are the values of our edition; a table with its own
// has them in `options.edition`.
import type { Card } from './cards.ts'
import { standard } from './edition.ts'
import { type District, groundOf, type Kind } from './ground.ts'
import {
  barkerCards,
  type Cloth,
  cardsInstead,
  cardsTaken,
  cloths,
  coinsForOne,
  coinsPerPoint,
  extensionsPerCloth,
  handLimit,
  stillRounds,
} from './pieces.ts'

export interface Inventory {
  // Each type once; a card is its place in this list.
  cards: {
    card: Card
    districts: District[] // one: a standard card; more: a joker, which costs a coin
    copies: number // in the box
  }[]
  cloths: readonly Cloth[] // the colours of the bazaar
  columns: number // of the board
  rows: number // likewise
  kind: readonly Kind[] // by square: violet stalls stand on restaurants, all others on the market
  district: readonly District[] // by square
  customers: readonly number[] // the squares where they start
  extensionsPerCloth: number // in the supply, for all seats
  cardsInstead: number // so many cards of any kind stand for the one of a district
  coinsForOne: number // coins of other cloths that pay for one of the stall's
  coinsPerPoint: number // at the end
  cardsTaken: number // cards or barkers a turn without building
  handLimit: number // cards
  barkerCards: number // in the box
  stillRounds: number // so many rounds without building begin the final phase
}

const { columns, rows, kind, district, customers } = groundOf(standard)

export const inventory: Inventory = {
  cards: standard.cards.map((is, card) => ({ card, ...is })),
  cloths,
  columns,
  rows,
  kind,
  district,
  customers,
  extensionsPerCloth,
  cardsInstead,
  coinsForOne,
  coinsPerPoint,
  cardsTaken,
  handLimit,
  barkerCards,
  stillRounds,
}
