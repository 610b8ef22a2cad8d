// What lies on the sea of a view: the printed starts too, where no card was laid over them.
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
