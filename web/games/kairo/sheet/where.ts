// The masthead: how long it may still last, and what ends it.
import { cloths } from '../rules/pieces.ts'
import type { Shared } from '../words/sentences.ts'
import type { View } from './state.ts'
import { supplyOf } from './supply.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where' | 'cloth'>
}

/** The colour with the fewest extensions left, the first of several. */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => {
  const left = (cloth: (typeof cloths)[number]) => supplyOf(view, cloth)
  const scarcest = cloths.reduce((least, cloth) => (left(cloth) < left(least) ? cloth : least))
  const { where: say } = words
  return view.final
    ? [say.final, say.finalEnds]
    : [say.left(words.cloth[scarcest], left(scarcest)), say.ends]
}
