// When the final phase begins, in which seats may only build (003, "Phase finale et fin du jeu").
import { type ByCloth, cloths, stillRounds } from './pieces.ts'

export const finalReasons = ['one-empty', 'two-low', 'still'] as const
/** A cloth ran out of extensions; two have one at most; or ten rounds without building. */
export type FinalReason = (typeof finalReasons)[number]

/**
 * Returns why extensions run low, or undefined: one cloth has none left, or two have at most one.
 * The supply counts, not the squares left (ruling).
 */
export const runsLow = (supply: ByCloth<number>): FinalReason | undefined => {
  const left = cloths.map(cloth => supply[cloth])
  if (left.includes(0)) return 'one-empty'
  return left.filter(extensions => extensions <= 1).length >= 2 ? 'two-low' : undefined
}

/**
 * Returns 'still' after ten rounds in a row without a new stall or an extension, so that every game
 * ends (ruling).
 */
export const stoodStill = (turns: number, seats: number): FinalReason | undefined =>
  turns >= stillRounds * seats ? 'still' : undefined
