// Rivers: who gains a bonus card when another seat crosses a landscape (rulebook 000, "Rivière",
// "Fin de la partie").
import type { Seat } from '../../game.ts'
import { bonusLimit, cardOf, type Terrain } from './pieces.ts'
import { hasWon } from './ranking.ts'
import type { View } from './state.ts'

/**
 * Checks whether a river may bring a seat a bonus card: not to the builder, not at the crossing
 * that wins, and not a sixth. `crossed`: the builder's landscapes, with the one being crossed.
 */
export const mayGain = (seat: Seat, builder: Seat, crossed: number, held: number): boolean =>
  seat !== builder && !hasWon(crossed) && held < bonusLimit

/** Returns the seats in front of a river that may gain a bonus card, clockwise from the builder. */
export const bonusGainers = (
  builder: Seat,
  crossed: number,
  next: readonly (Terrain | undefined)[],
  bonuses: readonly number[],
): Seat[] =>
  next
    .map((_, i) => (builder + i) % next.length)
    .filter(seat => next[seat] === 'river' && mayGain(seat, builder, crossed, bonuses[seat]!))

/** Returns the seats that gain a bonus card if this one builds now. */
export const gainersOf = ({ railways }: Pick<View, 'railways'>, builder: Seat): Seat[] =>
  bonusGainers(
    builder,
    railways[builder]!.crossed.length + 1,
    railways.map(({ lane }) => (lane[0] === undefined ? undefined : cardOf(lane[0]).terrain)),
    railways.map(({ bonuses }) => bonuses),
  )
