// The masthead: how long the game may still last, and what ends it.
import { supplyOf } from '../rules/bazaar.ts'
import { cloths } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { Shared } from '../words/sentences.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where' | 'cloth'>
}

/**
 * Returns the number of extensions left in the scarcest cloth (the first of several), and what
 * begins the final phase; in that phase, what ends it.
 */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => {
  const left = (cloth: (typeof cloths)[number]) => supplyOf(view.bazaar, cloth)
  const scarcest = cloths.reduce((least, cloth) => (left(cloth) < left(least) ? cloth : least))
  const { where: say } = words
  return view.final
    ? [say.final, say.finalEnds]
    : [say.left(words.cloth[scarcest], left(scarcest)), say.ends]
}
