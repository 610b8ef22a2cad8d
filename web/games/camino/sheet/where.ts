// The masthead: what decides the game. It shows no progress, because only the real box shows that.
import type { Shared } from '../words/sentences.ts'

export const where = ({ words }: { words: Pick<Shared, 'where'> }): readonly string[] => [
  words.where.wins,
]
