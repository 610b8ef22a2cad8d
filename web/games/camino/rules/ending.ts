// When the game ends, and which ways are counted then (004, "Fin de partie").
import type { Square } from '../../kit/squares.ts'
import type { Way } from '../solver/ways.ts'
import { refuse } from './points.ts'
import type { Ways } from './price.ts'
import { diagonalOf, type Side } from './sides.ts'
import type { How } from './state.ts'
import { isFinal, type Survey } from './survey.ts'

/** The ways of a side, once its corners are known. */
export const waysFor = (survey: Survey, starts: readonly (Square | null)[], side: Side): Ways => {
  const diagonal = diagonalOf(survey.variant, starts, side)
  return diagonal === undefined ? {} : survey.ways[diagonal]!
}

/** Both ways can become neither cheaper nor dearer: the game ends by itself. */
export const areFinal = ({ ways }: Survey): boolean => ways.every(isFinal)

/** A whole round went by in which nobody could lay (ruling). */
export const isStuck = (still: number, seats: number): boolean => still >= seats

/**
 * The end can be offered once both ways are there for certain, even if a cheaper one is still
 * possible (ruling).
 */
export const mayEnd = ({ ways, solved }: Survey) => {
  const unfinished = ways.flatMap(({ certain }, diagonal) => (certain ? [] : [diagonal]))
  if (unfinished.length === 0) return undefined
  const { corners } = solved.ground.grid
  const squares = unfinished.flatMap(diagonal =>
    diagonal === 0 ? [corners[0], corners[2]] : [corners[3], corners[1]],
  )
  return refuse('ways-unfinished', 'end', { squares })
}

/**
 * The way of each side that is counted: the certain one, or after a round in which nobody could lay
 * the possible one.
 */
export const waysAtEnd = (survey: Survey, starts: readonly (Square | null)[], how: How): Way[] =>
  ([0, 1] as const).map(side => {
    const { possible, agreed } = waysFor(survey, starts, side)
    const way = how === 'stuck' ? possible : agreed
    if (!way) throw new Error('a game ends where both ways can be counted')
    return way
  })
