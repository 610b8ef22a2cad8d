// The river: who gains a bonus card when somebody else crosses a landscape (rulebook 000,
// "Rivière", "Fin de la partie").
import type { Seat } from '../../game.ts'
import { bonusLimit, cardOf, type Terrain } from './pieces.ts'
import { hasWon } from './ranking.ts'
import type { View } from './state.ts'

/**
 * Whoever builds gains none, nobody gains one by the crossing that wins, and five is the most.
 * `crossed` counts the builder's landscapes with the one being crossed.
 */
export const mayGain = (seat: Seat, builder: Seat, crossed: number, held: number): boolean =>
  seat !== builder && !hasWon(crossed) && held < bonusLimit

/** Clockwise from the builder: everyone who may gain one and whose next landscape is a river. */
export const bonusGainers = (
  builder: Seat,
  crossed: number,
  next: readonly (Terrain | undefined)[],
  bonuses: readonly number[],
): Seat[] =>
  next
    .map((_, i) => (builder + i) % next.length)
    .filter(seat => next[seat] === 'river' && mayGain(seat, builder, crossed, bonuses[seat]!))

/** The seats that gain a bonus card if this one builds now. */
export const gainersOf = ({ railways }: Pick<View, 'railways'>, builder: Seat): Seat[] =>
  bonusGainers(
    builder,
    railways[builder]!.crossed.length + 1,
    railways.map(({ lane }) => (lane[0] === undefined ? undefined : cardOf(lane[0]).terrain)),
    railways.map(({ bonuses }) => bonuses),
  )
