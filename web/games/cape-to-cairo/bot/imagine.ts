// Makes up a whole state that agrees with everything a viewer sees: hidden cards are dealt at
// random from those that are not visible.
import type { Chance, Seat } from '../../game.ts'
import { cards } from '../rules/pieces.ts'
import { counter, type Phase, type Position, type State } from '../rules/state.ts'

/**
 * Returns the state. If too few hidden cards are left for all bonuses, the rest of these are
 * counters.
 */
export const imagine = (position: Position, chance: Chance): State => {
  const { options, view } = position
  const { railways, stock, offer } = view
  const seen = new Set([
    ...railways.flatMap(({ crossed, lane }) => [...crossed, ...lane]),
    ...stock,
    ...offer,
  ])
  const hidden = chance.shuffle([...cards.keys()].filter(card => !seen.has(card)))
  const pile = hidden.splice(0, view.pile).sort((a, b) => a - b)
  const discards = hidden.splice(0, view.discards)
  return {
    ...view,
    options,
    pile,
    discards,
    railways: railways.map(({ bonuses, ...railway }) => ({
      ...railway,
      bonuses: Array.from({ length: bonuses }, () => hidden.pop() ?? counter),
    })),
    owed: [],
    phase: phaseOf(position, chance),
  }
}

// A bid sealed by another seat may be any that this other seat can pay.
const phaseOf = ({ you, view: { phase, railways } }: Position, { roll }: Chance): Phase => {
  if (phase.kind === 'building') return { ...phase, skipped: 0 }
  if (phase.kind !== 'auction') return phase
  const bidOf = (seat: Seat) =>
    seat === you ? (phase.bid ?? null) : roll(railways[seat]!.capital + 1)
  return { kind: 'auction', bids: phase.sealed.map((is, seat) => (is ? bidOf(seat) : null)) }
}
