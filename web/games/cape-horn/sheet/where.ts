// The masthead: how near the race is to its end, and what ends the race.

import type { Shared } from '../words/sentences.ts'
import type { View } from './state.ts'

interface Shown {
  frame: { view: View }
  words: Pick<Shared, 'where'>
}

export const where = ({ frame: { view }, words }: Shown): readonly string[] => [
  words.where.roses(Math.max(...view.pages.map(({ roses }) => roses.length))),
  words.where.ends,
]
