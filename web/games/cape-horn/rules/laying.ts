// Rules for laying a card on the sea, and for covering a card (rulebook 001, step 2).
import { refuse } from '../../kit/refuse.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, isSea } from './chart.ts'
import { ignorePrice } from './pieces.ts'
import type { Refusal } from './points.ts'
import { mayIgnore, reaches, type Water } from './sailing.ts'

/**
 * Checks that a card may be laid: on an empty sea square beside a square with a card. A station
 * without a card does not count.
 */
export const mayLay = (chart: Chart, water: Water, at: Square): Refusal | undefined => {
  if (!isSea(chart, at)) return refuse('not-sea', 'laying', { squares: [at] })
  if (water.cardAt(at)) return refuse('card-there', 'laying', { squares: [at] })
  const touches = chart.beside[at]!.some(square => water.cardAt(square) !== undefined)
  return touches ? undefined : refuse('touches-no-card', 'laying', { squares: [at] })
}

/**
 * Checks that a card may be covered: not a printed one, not under a ship, and not one that the
 * covering ship could reach this turn, by one ordinary move or by ignoring its card. The second leg
 * of a sprint does not count (ruling).
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
