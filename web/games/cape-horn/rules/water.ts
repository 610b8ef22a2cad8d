// Reads the sea from a view: the laid cards, and the printed starts that no card covers.
import { chartOf } from './chart.ts'
import type { Water } from './sailing.ts'
import type { Options, View } from './state.ts'

export const waterOf = (options: Options, { laid, ships }: Pick<View, 'laid' | 'ships'>): Water => {
  const printed = chartOf(options.edition).printed[ships.length]!
  return {
    cardAt: square => laid[square] ?? printed.get(square),
    shipAt: square => ships.some(({ at }) => at === square),
  }
}
