// The rounds of a finished sheet for its end: what a side scored in each, which one was its best, and
// in which one it lost most to another.
import type { Options, View } from './state.ts'

/** The points of one round or turn. */
export interface Scored {
  round: number // from 1
  points: number
}

/** Returns the rounds of a side; on a sheet with turns only those in which it scored. */
export const roundsOf = ({ points }: View, { sheet }: Options, side: number): Scored[] => {
  if (sheet.rounds === 'live') return []
  const all = points.map((bySide, i) => ({ round: i + 1, points: bySide[side]! }))
  return sheet.rounds === 'turns' ? all.filter(one => one.points !== 0) : all
}

/** Returns the first of the rounds with the most or the least points. */
export const extreme = (rounds: readonly Scored[], which: 'most' | 'least'): Scored | undefined =>
  rounds.reduce<Scored | undefined>(
    (best, one) =>
      best === undefined || (which === 'most' ? one.points > best.points : one.points < best.points)
        ? one
        : best,
    undefined,
  )

/**
 * Returns the round in which one side was ahead of another by most; undefined if in none, or if
 * there is only one.
 */
export const widest = (
  { points }: View,
  { sheet }: Options,
  one: number,
  other: number,
): Scored | undefined => {
  if (points.length < 2 || (typeof sheet.rounds === 'string' && sheet.rounds !== 'open'))
    return undefined
  const sign = sheet.wins === 'least' ? -1 : 1
  const leads = points.map((bySide, i) => ({
    round: i + 1,
    points: sign * (bySide[one]! - bySide[other]!),
  }))
  const most = extreme(leads, 'most')
  return most && most.points > 0 ? most : undefined
}
