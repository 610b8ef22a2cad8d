// Laying a card on the sea, and covering one that lies there (rulebook 001, step 2).
import type { Refusal } from '../game.ts'
import { type Chart, isSea, neighbours, type Square } from './chart.ts'
import { ignorePrice } from './pieces.ts'
import { ignoreReaches, reaches, type Water } from './sailing.ts'

// A card goes on an empty sea square that touches a square with a card; a station alone does not count.
export const mayLay = (chart: Chart, water: Water, at: Square): Refusal | undefined => {
  if (!isSea(chart, at)) return { refused: 'not-sea', rule: 'laying', at: [at] }
  if (water.cardAt(at)) return { refused: 'card-there', rule: 'laying', at: [at] }
  const touches = neighbours(chart, at).some(square => water.cardAt(square) !== undefined)
  return touches ? undefined : { refused: 'touches-no-card', rule: 'laying', at: [at] }
}

// A laid card may be covered unless a ship stands on it, it is printed, or the coverer could reach it this turn.
export const mayCover = (
  chart: Chart,
  water: Water,
  ship: { at: Square; points: number },
  at: Square,
): Refusal | undefined => {
  if (!isSea(chart, at) || !water.cardAt(at)) return { refused: 'nothing-to-cover', rule: 'covering', at: [at] }
  if (chart.starts.includes(at)) return { refused: 'printed-start', rule: 'covering', at: [at] }
  if (water.shipAt(at)) return { refused: 'under-a-ship', rule: 'covering', at: [at] }
  if (reaches(chart, water, ship.at, at)) return { refused: 'within-reach', rule: 'covering', at: [ship.at, at] }
  if (ship.points >= ignorePrice && ignoreReaches(chart, water, ship.at, at)) {
    return { refused: 'within-ignore', rule: 'covering', at: [ship.at, at] }
  }
}
