// The masthead: how long it may still last, and what ends it.
import { supplyOf } from '../rules/bazaar.ts'
import { cloths } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { Shared } from '../words/sentences.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where' | 'cloth'>
}

/** The colour with the fewest extensions left, the first of several. */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => {
  const left = (cloth: (typeof cloths)[number]) => supplyOf(view.bazaar, cloth)
  const scarcest = cloths.reduce((least, cloth) => (left(cloth) < left(least) ? cloth : least))
  const { where: say } = words
  return view.final
    ? [say.final, say.finalEnds]
    : [say.left(words.cloth[scarcest], left(scarcest)), say.ends]
}
