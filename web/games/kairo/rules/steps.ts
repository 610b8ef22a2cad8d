// The step of a turn: what its seat has to do next.
import { cardsTaken } from './pieces.ts'
import type { Phase } from './state.ts'

export type Step = 'act' | 'pay' | 'play' | 'take' | 'discard'

export const stepOf = ({ put, coins, taken }: Extract<Phase, { kind: 'turn' }>): Step => {
  if (put) return put.kind === 'extension' && !coins ? 'pay' : 'play'
  if (taken === 0) return 'act'
  return taken === cardsTaken ? 'discard' : 'take' // the hand is over its limit, or the turn would have ended
}
