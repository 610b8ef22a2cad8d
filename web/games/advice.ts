// Puts what a bot would do into sentences: the move, its reason, and what it was weighed against.
import type { Chosen } from './game.ts'
import { type GamePages, type GameWords, nameOf, said, type Telling } from './words.ts'

/** Returns why a bot would make its move, as a sentence; undefined without a reason. */
export const reasonOf = (
  { reasons }: GamePages,
  { reason, of }: Chosen<unknown>,
  say: Telling,
): string | undefined => (reason === undefined ? undefined : said(reasons?.[reason], of, say))

/**
 * Returns what a bot weighed its move against, with both figures; undefined if it considered
 * nothing else.
 */
export const weighedOf = (
  words: GameWords,
  { over }: Chosen<unknown>,
  say: Telling,
): string | undefined => {
  const instead = over && nameOf(words, 'digital', over.move, { ...say, brief: true })
  return instead && words.weighed?.[over.unit]?.(...over.worth, instead)
}

/** Returns advice as sentences: the move, its reason, and what it was weighed against. */
export const adviceIn = (words: GameWords, chosen: Chosen<unknown>, say: Telling): string[] =>
  [
    nameOf(words, 'digital', chosen.move, say),
    reasonOf(words, chosen, say),
    weighedOf(words, chosen, say),
  ].filter(sentence => sentence !== undefined)
