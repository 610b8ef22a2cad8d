// Ranks a race by roses and the finish line, then by points (ruling).
import type { Seat, Standing } from '../../game.ts'
import { standingsOf as ranked } from '../../kit/ranking.ts'

export interface Finisher {
  roses: number
  points: number
}

export const standingsOf = (
  finishers: readonly Finisher[],
  crossed: Seat | undefined,
): Standing[] =>
  ranked(
    finishers.map(({ roses }, seat) => [
      ['roses', roses],
      ['line', seat === crossed ? 1 : 0],
    ]),
    { ties: finishers.map(({ points }) => [['points', points]]) },
  )
