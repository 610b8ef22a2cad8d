// The result: the cheaper way wins. If both cost the same, the way with fewer squares wins (004,
// "Décompte des points").
import type { Standing } from '../../game.ts'
import { standingsOf as ranked } from '../../kit/ranking.ts'
import { sideOfSeat, sidesFor } from './sides.ts'

/** The numbers that make the price of a way. */
export interface Length {
  squares: number // a point each
  obstacles: number // bridges and level crossings on it: a point more each
}

/**
 * Returns the standings; partners share score and place. If both sides share the win, the rows also
 * show the squares, so that readers see that the tie-breaker was equal too.
 */
export const standingsOf = (lengths: readonly [Length, Length], seats: number): Standing[] => {
  const bySeat = Array.from({ length: seats }, (_, seat) => lengths[sideOfSeat(seat)])
  const ties = bySeat.map(({ squares }): [string, number][] => [['squares', squares]])
  const standings = ranked(
    bySeat.map(({ squares, obstacles }) => [
      ['squares', squares],
      ['obstacles', obstacles],
    ]),
    { better: 'less', ties, sides: sidesFor(seats) },
  )
  const isDrawn = standings.every(({ place }) => place === 1)
  return isDrawn ? standings.map(row => ({ ...row, ties: ties[row.seat]! })) : standings
}
