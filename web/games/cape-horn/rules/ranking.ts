// How a race is ranked: by roses and the finish line, then by points (ruling).
import type { Seat, Standing } from '../../game.ts'
import { places } from '../../kit/ranking.ts'

export interface Finisher {
  roses: number
  points: number
}

export const standingsOf = (
  finishers: readonly Finisher[],
  crossed: Seat | undefined,
): Standing[] => {
  const score = (seat: Seat) => finishers[seat]!.roses + (seat === crossed ? 1 : 0)
  // Points decided nothing among those who have as many, or where no one has the score.
  const isToldApart = (seat: Seat) =>
    finishers.some(
      ({ points }, other) => score(other) === score(seat) && points !== finishers[seat]!.points,
    )
  const ranked = finishers.map(({ points }, seat) => ({ seat, by: [score(seat), points] }))
  return places(ranked).map(({ seat, place }) => ({
    seat,
    place,
    score: score(seat),
    sum: [
      ['roses', finishers[seat]!.roses],
      ['line', seat === crossed ? 1 : 0],
    ],
    ...(isToldApart(seat) && { ties: [['points', finishers[seat]!.points]] }),
  }))
}
