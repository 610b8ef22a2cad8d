// The figures of a sheet that a correction compares: the game's own, otherwise its score.
import type { Figure, GameWords } from '../words.ts'

interface Counting {
  figures?(view: unknown, words: GameWords): Figure[]
  score?(view: unknown, options: unknown): readonly number[]
}

/** `points`: the word for the score. */
export const figuresIn = (
  { figures, score }: Counting,
  { view, options }: { view?: unknown; options: unknown },
  words: GameWords,
  points: string,
): Figure[] =>
  figures?.(view, words) ??
  (score?.(view, options) ?? []).map((figure, seat): Figure => [seat, points, figure])
