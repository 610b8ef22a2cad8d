// What lies on the sea of a view: the printed starts too, where no card was laid over them.
import { chartOf } from './chart.ts'
import type { Water } from './sailing.ts'
import type { Options, View } from './state.ts'

export const waterOf = (options: Options, { laid, ships }: Pick<View, 'laid' | 'ships'>): Water => {
  const { starts } = chartOf(options.edition)
  return {
    cardAt: square => laid[square] ?? (starts.includes(square) ? options.edition.startCard : undefined),
    shipAt: square => ships.some(({ at }) => at === square),
  }
}
