// Why the bot makes a move, with the numbers of its sentence.
import type { Proof } from '../../game.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Lane } from './outlook.ts'

export interface Why {
  reason: Reason
  of?: Proof
}

type Lanes = readonly [mine: Lane, theirs: Lane]

/**
 * Returns the strongest reason for a placement. `fear`: by how many points the next player may make
 * the bot's way dearer, before and after it.
 */
export const reasonFor = (
  was: Lanes,
  is: Lanes,
  fear: readonly [before: number, after: number],
): Why => {
  const [loss, gain] = [
    Math.round(is[0].points - was[0].points),
    Math.round(is[1].points - was[1].points),
  ]
  const guarded = Math.round(fear[0] - fear[1])
  const secured = was[0].open - is[0].open
  if (gain > 0) return { reason: 'dearer', of: { points: gain } }
  if (loss > 0) return { reason: 'least', of: { points: loss } }
  if (guarded > 0) return { reason: 'guards', of: { points: guarded } }
  if (secured > 0) return { reason: 'secures', of: { steps: secured } }
  return { reason: is[0].open === 0 ? 'idle' : 'spares' }
}
