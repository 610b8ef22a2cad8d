// Ranks seats by their scores, and seats with equal scores by tie-breaks.
import type { Standing } from '../game.ts'
import type { Sides } from './seats.ts'

interface Ranking {
  better?: 'more' | 'less' // which score wins, and which value of a tie-break; default: more
  ties?: readonly NonNullable<Standing['ties']>[] // by seat, compared in this order
  sides?: Sides // default: each seat for itself
}

type Row = Omit<Standing, 'place'>

/**
 * Returns the standings of seats with these sums, ordered by place, then by seat. All seats of a
 * side must have equal sums. A place is one more than the number of sides ahead: the losing pair of
 * two is second, not third. A seat's tie-breaks are left out unless they rank it above or below
 * another seat with the same score.
 */
export const standingsOf = (
  sums: readonly Standing['sum'][],
  { better = 'more', ties = [], sides = sums.map((_, seat) => [seat]) }: Ranking = {},
): Standing[] => {
  const rows = sums.map((sum, seat): Row => {
    const score = sum.reduce((total, [, points]) => total + points, 0)
    return { seat, score, sum, ties: ties[seat] }
  })
  const figuresOf = ({ score, ties = [] }: Row) => [score, ...ties.map(([, value]) => value)]
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [figuresOf(one), figuresOf(other)]
    const at = a.findIndex((value, i) => value !== b[i])
    return at < 0 ? 0 : (better === 'more' ? 1 : -1) * (b[at]! - a[at]!)
  }
  const firsts = sides.map(([seat]) => rows[seat!]!)
  const isToldApart = (row: Row) =>
    rows.some(other => other.score === row.score && compare(other, row) !== 0)
  return [...rows]
    .sort((a, b) => compare(a, b) || a.seat - b.seat)
    .map(row => {
      const { seat, score, sum, ties } = row
      const place = 1 + firsts.filter(other => compare(other, row) < 0).length
      return { seat, place, score, sum, ...(isToldApart(row) && { ties }) }
    })
}
