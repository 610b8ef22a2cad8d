// What is in the box, for programs: the meaning of the numbers in moves and views.
import {
  bonusLimit,
  type CardId,
  cards,
  landscapesToWin,
  startCapital,
  type Terrain,
  terrains,
  trackPrice,
  tracksNeeded,
} from './pieces.ts'

export interface Inventory {
  // Every card of the box.
  cards: {
    card: CardId
    terrain: Terrain // on the back, which is laid out and crossed
    tracks: number // on the front, for everybody once it is turned up
    pounds: number // on the front, gained by crossing
  }[]
  // What crossing costs.
  terrains: {
    terrain: Terrain // of the landscape
    tracksNeeded: number // to cross it
  }[]
  startCapital: number // pounds
  trackPrice: number // pounds a bought track
  bonusLimit: number // bonus cards a seat may have
  landscapesToWin: number // who has crossed so many wins
}

export const inventory: Inventory = {
  cards: cards.map((is, card) => ({ card, ...is })),
  terrains: terrains.map(terrain => ({ terrain, tracksNeeded: tracksNeeded[terrain] })),
  startCapital,
  trackPrice,
  bonusLimit,
  landscapesToWin,
}
