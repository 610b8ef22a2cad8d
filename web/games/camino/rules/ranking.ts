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

/** Partners share score and place. */
export const standingsOf = (lengths: readonly [Length, Length], seats: number): Standing[] => {
  const bySeat = Array.from({ length: seats }, (_, seat) => lengths[sideOfSeat(seat)])
  return ranked(
    bySeat.map(({ squares, obstacles }) => [
      ['squares', squares],
      ['obstacles', obstacles],
    ]),
    {
      better: 'less',
      ties: bySeat.map(({ squares }) => [['squares', squares]]),
      sides: sidesFor(seats),
    },
  )
}
