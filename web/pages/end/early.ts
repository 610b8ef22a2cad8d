// The note of a game that its players agreed to end before its rules did.
import { pageWords } from '../../words/all.ts'
import type { AtTable } from '../at-table.ts'
import { whereAt } from '../masthead.tsx'

/**
 * Returns the note with how far the game had come: "Ended by agreement (Auction 6): the standings as
 * they were." Undefined if the game ended by its rules.
 */
export const earlyIn = ({
  box,
  frame,
  lang,
}: Pick<AtTable, 'box' | 'frame' | 'lang'>): string | undefined => {
  if (!frame.early) return undefined
  // the last text says what ends the game, which no longer matters
  const [at = ''] = whereAt({ box, frame, lang }).slice(0, -1)
  return pageWords(lang).endedEarly(at)
}
