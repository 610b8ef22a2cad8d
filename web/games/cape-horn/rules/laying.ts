// Laying a card on the sea, and covering one that lies there (rulebook 001, step 2).
import type { Refusal } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, isSea } from './chart.ts'
import { ignorePrice } from './pieces.ts'
import { mayIgnore, reaches, type Water } from './sailing.ts'

// A card goes on an empty sea square that touches a square with a card; a station alone does not count.
export const mayLay = (chart: Chart, water: Water, at: Square): Refusal | undefined => {
  if (!isSea(chart, at)) return { refused: 'not-sea', rule: 'laying', at: [at] }
  if (water.cardAt(at)) return { refused: 'card-there', rule: 'laying', at: [at] }
  const touches = chart.beside[at]!.some(square => water.cardAt(square) !== undefined)
  return touches ? undefined : { refused: 'touches-no-card', rule: 'laying', at: [at] }
}

// A laid card may be covered unless it is printed, a ship stands on it, or the coverer could reach it this turn
// by one ordinary move or by ignoring the card; the second leg of a sprint is not counted (ruling).
export const mayCover = (
  chart: Chart,
  water: Water,
  { at: from, points }: { at: Square; points: number },
  at: Square,
): Refusal | undefined => {
  if (!isSea(chart, at) || !water.cardAt(at)) return { refused: 'nothing-to-cover', rule: 'covering', at: [at] }
  if (chart.starts.includes(at)) return { refused: 'printed-start', rule: 'covering', at: [at] }
  if (water.shipAt(at)) return { refused: 'under-a-ship', rule: 'covering', at: [at] }
  if (reaches(chart, water, from, at)) return { refused: 'within-reach', rule: 'covering', at: [from, at] }
  if (points >= ignorePrice && !mayIgnore(chart, water, from, at)) {
    return { refused: 'within-ignore', rule: 'covering', at: [from, at] }
  }
}
