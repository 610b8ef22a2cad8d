// The masthead: the number of the auction, and what ends the game.
import type { View } from '../rules/state.ts'
import type { Shared } from '../words/sentences.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where'>
}

export const where = ({ frame: { view }, words }: Shown): readonly string[] => [
  words.where.auction(view.auctions),
  words.where.ends,
]
