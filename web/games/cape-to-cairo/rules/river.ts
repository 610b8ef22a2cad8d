// The river: who gains a bonus card when somebody else crosses a landscape (rulebook 000, "Rivière").
import type { Seat } from '../../game.ts'
import { bonusLimit, type Terrain } from './pieces.ts'

// Clockwise from the builder, who gains none: everyone whose next landscape is a river and who holds fewer than five.
export const bonusGainers = (
  builder: Seat,
  next: readonly (Terrain | undefined)[],
  bonuses: readonly number[],
): Seat[] =>
  next
    .map((_, i) => (builder + i) % next.length)
    .filter(seat => seat !== builder && next[seat] === 'river' && bonuses[seat]! < bonusLimit)
