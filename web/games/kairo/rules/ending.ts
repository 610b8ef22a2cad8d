// When the final phase begins, after which only building is left (003, "Phase finale et fin du
// jeu").
import { type ByCloth, cloths, stillRounds } from './pieces.ts'

export const finalReasons = ['one-empty', 'two-low', 'still'] as const
/** A cloth ran out of extensions; two have one at most; or ten rounds without building. */
export type FinalReason = (typeof finalReasons)[number]

/**
 * One cloth without extensions, or two with one at most: the supply counts, not the squares left
 * (ruling).
 */
export const runsLow = (supply: ByCloth<number>): FinalReason | undefined => {
  const left = cloths.map(cloth => supply[cloth])
  if (left.includes(0)) return 'one-empty'
  return left.filter(extensions => extensions <= 1).length >= 2 ? 'two-low' : undefined
}

/** Ten rounds in a row without a new stall or an extension: so every game ends (ruling). */
export const stoodStill = (turns: number, seats: number): FinalReason | undefined =>
  turns >= stillRounds * seats ? 'still' : undefined
