// The result: the cheaper way wins, of equal ones that with fewer squares (004, "Décompte des
// points").
import type { Standing } from '../../game.ts'
import { standingsOf as ranked } from '../../kit/ranking.ts'
import { sideOfSeat, sidesFor } from './sides.ts'

/** What counts of a way. */
export interface Length {
  squares: number // a point each
  obstacles: number // bridges and level crossings on it: a point more each
}

/** Partners share score and place. Equal ways tell their squares, even where those are equal too. */
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
