// The masthead: the number of the auction, and what ends the game.

import type { Shared } from '../words/sentences.ts'
import type { View } from './state.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where'>
}

/**
 * Returns the parts of the masthead. `auctions` counts those held, so the current one is the next.
 */
export const where = ({ frame: { view }, words }: Shown): readonly string[] => [
  words.where.auction(
    Math.min(8, Math.max(1, view.auctions + (view.phase.kind === 'auction' ? 1 : 0))),
  ),
  words.where.ends,
]
