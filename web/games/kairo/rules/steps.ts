// The step of a turn: what its seat has to do next.
import { cardsTaken } from './pieces.ts'
import type { Phase } from './state.ts'

export type Step = 'act' | 'pay' | 'play' | 'take' | 'discard'

export const stepOf = ({ put, coins, taken }: Extract<Phase, { kind: 'turn' }>): Step => {
  if (put) return put.kind === 'extension' && !coins ? 'pay' : 'play'
  if (taken === 0) return 'act'
  // after the last card a turn only goes on if the hand is over its limit
  return taken === cardsTaken ? 'discard' : 'take'
}
