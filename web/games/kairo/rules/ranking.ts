// The result: points noted during the game, medals once more, and a point for every three coins
// (003, "Comptabilisation finale").
import type { Standing } from '../../game.ts'
import { places } from '../../kit/ranking.ts'
import { type Holders, medalsOf, type Tally, type Worth, worthOf } from './medals.ts'
import { type ByCloth, cloths, coinsPerPoint } from './pieces.ts'

export interface Finisher {
  tally: Tally
  coins: number // of all cloths together
}

/** Equal points share a place: coins and medals are counted already, and nothing else decides. */
export const standingsOf = (
  finishers: readonly Finisher[],
  medals: ByCloth<Holders>,
  worth: Worth,
): Standing[] => {
  const holders = cloths.map(cloth => medals[cloth])
  const sums = finishers.map(({ tally, coins }, seat): Standing['sum'] => [
    ['stalls', tally.stalls],
    ['medals', tally.medals],
    ['final-medals', worthOf(medalsOf(seat, holders), worth)],
    ['coins', Math.floor(coins / coinsPerPoint)],
  ])
  const scores = sums.map(sum => sum.reduce((score, [, points]) => score + points, 0))
  return places(scores.map((score, seat) => ({ seat, by: [score] }))).map(({ seat, place }) => ({
    seat,
    place,
    score: scores[seat]!,
    sum: sums[seat]!,
  }))
}
