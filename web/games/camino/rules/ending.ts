// When the game ends, and which ways count then (004, "Fin de partie").
import type { Square } from '../../kit/squares.ts'
import type { Way } from '../solver/ways.ts'
import { refuse } from './points.ts'
import type { Ways } from './price.ts'
import { diagonalOf, type Side, sides } from './sides.ts'
import type { How, State } from './state.ts'
import { isFinal, type Survey, surveyedAlone } from './survey.ts'

/** Returns the ways of a side; an empty object until its corners are known. */
export const waysFor = (survey: Survey, starts: readonly (Square | null)[], side: Side): Ways => {
  const diagonal = diagonalOf(survey.variant, starts, side)
  return diagonal === undefined ? {} : survey.ways[diagonal]!
}

/** Checks that both ways can become neither cheaper nor dearer; then the game ends by itself. */
export const areFinal = ({ ways }: Survey): boolean => ways.every(isFinal)

/** Checks that nobody could lay for a whole round (ruling). */
export const isStuck = (still: number, seats: number): boolean => still >= seats

/**
 * Refuses the offer to end until both ways are certain; a cheaper possible way does not matter
 * (ruling).
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
 * Returns the way of each side that counts: the agreed one or, if nobody could lay for a round, the
 * possible one. Throws an error if a side has no such way.
 */
export const waysAtEnd = (survey: Survey, starts: readonly (Square | null)[], how: How): Way[] =>
  ([0, 1] as const).map(side => {
    const { possible, agreed } = waysFor(survey, starts, side)
    const way = how === 'stuck' ? possible : agreed
    if (!way) throw new Error('a game ends where both ways can be counted')
    return way
  })

/**
 * Returns the way of each side that counts if all players agree to stop: the cheapest one that is
 * still possible (ruling). Before a side has opened, both ways cost the same.
 */
export const waysNow = ({ options: { variant }, board, starts }: Begun): Way[] => {
  const { ways } = surveyedAlone({ variant, board })
  return sides.map(side => {
    const { possible } = ways[diagonalOf(variant, starts, side) ?? side]!
    if (!possible) throw new Error('each side always has a possible way')
    return possible
  })
}
type Begun = Pick<State, 'options' | 'board' | 'starts'>
