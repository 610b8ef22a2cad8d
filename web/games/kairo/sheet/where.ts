// The masthead: how long the game may still last, and what ends it.
import { cloths } from '../rules/pieces.ts'
import type { Shared } from '../words/sentences.ts'
import type { View } from './state.ts'
import { supplyOf } from './supply.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where' | 'cloth'>
}

/**
 * Returns the number of extensions left in the scarcest cloth (the first of several), and what
 * begins the final phase; in that phase, what ends it.
 */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => {
  const left = (cloth: (typeof cloths)[number]) => supplyOf(view, cloth)
  const scarcest = cloths.reduce((least, cloth) => (left(cloth) < left(least) ? cloth : least))
  const { where: say } = words
  return view.final
    ? [say.final, say.finalEnds]
    : [say.left(words.cloth[scarcest], left(scarcest)), say.ends]
}
