// Laying a card on the sea, and covering one that lies there (rulebook 001, step 2).
import { refuse } from '../../kit/refuse.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, isSea } from './chart.ts'
import { ignorePrice } from './pieces.ts'
import type { Refusal } from './points.ts'
import { mayIgnore, reaches, type Water } from './sailing.ts'

/**
 * A card goes on an empty sea square that touches a square with a card; a station alone does not
 * count.
 */
export const mayLay = (chart: Chart, water: Water, at: Square): Refusal | undefined => {
  if (!isSea(chart, at)) return refuse('not-sea', 'laying', { squares: [at] })
  if (water.cardAt(at)) return refuse('card-there', 'laying', { squares: [at] })
  const touches = chart.beside[at]!.some(square => water.cardAt(square) !== undefined)
  return touches ? undefined : refuse('touches-no-card', 'laying', { squares: [at] })
}

/**
 * A laid card may be covered unless it is printed, a ship stands on it, or the coverer could reach
 * it this turn by one ordinary move or by ignoring the card; the second leg of a sprint is not
 * counted (ruling).
 */
export const mayCover = (
  chart: Chart,
  water: Water,
  { at: from, points }: { at: Square; points: number },
  at: Square,
): Refusal | undefined => {
  if (!isSea(chart, at) || !water.cardAt(at))
    return refuse('nothing-to-cover', 'covering', { squares: [at] })
  if (chart.starts.includes(at)) return refuse('printed-start', 'covering', { squares: [at] })
  if (water.shipAt(at)) return refuse('under-a-ship', 'covering', { squares: [at] })
  if (reaches(chart, water, from, at))
    return refuse('within-reach', 'covering', { squares: [from, at] })
  if (points >= ignorePrice && !mayIgnore(chart, water, from, at)) {
    return refuse('within-ignore', 'covering', { squares: [from, at] })
  }
}
