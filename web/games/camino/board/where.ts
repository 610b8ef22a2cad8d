// The masthead: how many pieces are left in the pot, and what ends the game.
import type { Options, View } from '../rules/state.ts'
import type { Shared } from '../words/sentences.ts'

interface Shown {
  frame: { view: View; options: Options }
  words: Pick<Shared, 'where'>
}

export const where = ({ frame: { view, options }, words }: Shown): readonly string[] => [
  words.where.pot(view.pot),
  options.end === 'agreement' ? words.where.agreed : words.where.ends,
]
