// Where every piece of the box lies, so that none is lost or made: law 10 counts them.
import type { State } from '../../../web/games/camino/rules/state.ts'
import { laidOn } from '../../../web/games/camino/rules/tracing.ts'

export const pieces = ({ board, hands, pot, aside }: State): string[] => [
  ...laidOn(board),
  ...hands.flat(),
  ...pot,
  ...aside,
]
