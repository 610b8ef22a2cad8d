// The masthead: which auction it is, and what ends the game.

import type { Shared } from '../words/sentences.ts'
import type { View } from './state.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where'>
}

/** `auctions` counts those that were held: the one that is being bid for is the next. */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => [
  words.where.auction(Math.min(8, view.auctions + (view.phase.kind === 'auction' ? 1 : 0))),
  words.where.ends,
]
