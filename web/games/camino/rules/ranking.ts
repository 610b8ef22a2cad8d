// The result: the cheaper way wins, of equal ones that with fewer squares (004, "Décompte des
// points").
import type { Standing } from '../../game.ts'
import { places } from '../../kit/ranking.ts'
import { sideOfSeat, sidesFor } from './sides.ts'

/** What counts of a way. */
export interface Length {
  squares: number // a point each
  obstacles: number // bridges and level crossings on it: a point more each
}

const pointsOf = ({ squares, obstacles }: Length): number => squares + obstacles

/** Partners share score and place. */
export const standingsOf = (lengths: readonly [Length, Length], seats: number): Standing[] => {
  const isTied = pointsOf(lengths[0]) === pointsOf(lengths[1])
  const lengthOf = (seat: number) => lengths[sideOfSeat(seat)]
  const ranked = Array.from({ length: seats }, (_, seat) => {
    const length = lengthOf(seat)
    return { seat, by: [-pointsOf(length), -length.squares] }
  })
  return places(ranked, sidesFor(seats)).map(({ seat, place }) => {
    const { squares, obstacles } = lengthOf(seat)
    return {
      seat,
      place,
      score: squares + obstacles,
      sum: [
        ['squares', squares],
        ['obstacles', obstacles],
      ],
      ...(isTied && { ties: [['squares', squares]] }),
    }
  })
}
