// The result: points noted during the game, medals once more, and a point for every three coins
// (003, "Comptabilisation finale").
import type { Standing } from '../../game.ts'
import { standingsOf as ranked } from '../../kit/ranking.ts'
import { type Holders, medalsOf, type Tally, type Worth, worthOf } from './medals.ts'
import { type ByCloth, cloths, coinsPerPoint } from './pieces.ts'

export interface Finisher {
  tally: Tally
  coins: number // of all cloths together
}

/**
 * Returns the standings. Seats with equal points share a place: coins and medals are in the points
 * already, and nothing else decides.
 */
export const standingsOf = (
  finishers: readonly Finisher[],
  medals: ByCloth<Holders>,
  worth: Worth,
): Standing[] => {
  const holders = cloths.map(cloth => medals[cloth])
  return ranked(
    finishers.map(({ tally, coins }, seat) => [
      ['stalls', tally.stalls],
      ['medals', tally.medals],
      ['final-medals', worthOf(medalsOf(seat, holders), worth)],
      ['coins', Math.floor(coins / coinsPerPoint)],
    ]),
  )
}
