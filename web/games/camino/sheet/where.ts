// The masthead: what the counting decides. How far the game is, only the box knows.
import type { Shared } from '../words/sentences.ts'

export const where = ({ words }: { words: Pick<Shared, 'where'> }): readonly string[] => [
  words.where.wins,
]
