// How a race is ranked: by roses and the finish line, then by points (ruling).
import type { Seat, Standing } from '../game.ts'
import { places } from '../kit/ranking.ts'

export interface Finisher {
  roses: number
  points: number
}

export const standingsOf = (finishers: readonly Finisher[], crossed: Seat | undefined): Standing[] => {
  const score = (seat: Seat) => finishers[seat]!.roses + (seat === crossed ? 1 : 0)
  const ranked = finishers.map(({ points }, seat) => ({ seat, by: [score(seat), points] }))
  return places(ranked).map(({ seat, place }) => ({
    seat,
    place,
    score: score(seat),
    sum: [
      ['roses', finishers[seat]!.roses],
      ['line', seat === crossed ? 1 : 0],
    ],
    ties: [['points', finishers[seat]!.points]],
  }))
}
