// Returns a state that agrees with everything a seat knows. The pieces that it does not see are
// dealt at random.
import type { Chance } from '../../game.ts'
import { without } from '../../kit/pile.ts'
import { fullPot } from '../rules/facts.ts'
import { inOrder } from '../rules/pieces.ts'
import type { Position, State } from '../rules/state.ts'
import { laidOn } from '../rules/tracing.ts'

export const imagine = ({ you, options, view }: Position, chance: Chance): State => {
  const { hand, hands, pot: _, ways: __, ...seen } = view
  const known = [...laidOn(view.board), ...view.aside, ...(hand ?? [])]
  const hidden = chance.shuffle(without(fullPot(options.variant), known))
  const dealt = hands.map((size, seat) =>
    inOrder(seat === you && hand ? hand : hidden.splice(0, size)),
  )
  return { ...seen, options, hands: dealt, pot: inOrder(hidden) }
}
