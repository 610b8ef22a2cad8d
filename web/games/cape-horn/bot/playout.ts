// Plays a race on for some rounds, with ships that think one turn ahead.

import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import { noted } from '../rules/pieces.ts'
import { type Afloat, unknown, type Waters } from './turns.ts'
import { leftOf, waysOf } from './worth.ts'

const seaAfter = ({ cards, lays }: Afloat) =>
  lays.reduce((sea, { at, card }) => replaced(sea, at, card), cards)

/**
 * Returns the chance to win (0–1) of the ship that has just ended its turn. `pile`: cards are drawn
 * from its start.
 */
export const playedOut = (
  waters: Waters,
  fleet: readonly Afloat[],
  pile: readonly string[],
  own: Seat,
  rounds: number,
): number => {
  if (fleet[own]!.won) return 1
  const ships = [...fleet]
  let cards = seaAfter(ships[own]!)
  let drawn = 0
  const seen = (ship: Afloat): Afloat => ({
    ...ship,
    hand: ship.hand.flatMap(card => (card === unknown ? (pile[drawn++] ?? []) : card)),
  })
  ships[own] = seen(ships[own]!)
  for (let n = 1; n <= rounds * ships.length; n++) {
    const seat = (own + n) % ships.length
    const ship = ships[seat]!
    const others = ships.flatMap(({ at }, other) => (other === seat ? [] : [at]))
    const begun = { ...ship, points: noted(ship.points, 1), cards, others, lays: [], legs: [] }
    const best = waysOf(waters, begun, true, 1)[0]!
    if (best.won) return seat === own ? 1 : 0
    ships[seat] = seen(best)
    cards = seaAfter(best)
  }
  // Estimates the chance to win from the turns left; a lead counts more when less is left to sail.
  const parts = ships.map(ship => Math.exp(-leftOf({ ...ship, cards, legs: [] })))
  return parts[own]! / parts.reduce((sum, part) => sum + part, 0)
}
