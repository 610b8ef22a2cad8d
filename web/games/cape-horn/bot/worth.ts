// What a ship, its points and its hand are worth, in turns.
import { handLimit, mostPoints } from '../rules/pieces.ts'
import { type Afloat, cardOn, turnsOf, unknown, type Waters } from './turns.ts'

const aPoint = 0.1 // turns; the eighth is worth nothing, as the next turn would add it anyway
const victory = -100 // below every estimate of turns left
const waiting = 0.6 // turns: a ship that stayed has not sailed its card yet

export const handWorth = [0, 0.9, 1.5, 1.95, 2.25, 2.43, 2.55] // by number of cards
export const pointsWorth = (points: number): number => aPoint * Math.min(points, mostPoints - 1)

/**
 * Returns an estimate of the turns left, from the ship's square, card, points and hand. `drawn`:
 * cards still to be drawn this turn.
 */
export const leftOf = (ship: Afloat, drawn = 0): number => {
  const { won, at, prospect, points, hand, legs } = ship
  return won
    ? victory
    : prospect.standing(at, cardOn(ship, at) ?? unknown) -
        pointsWorth(points) -
        handWorth[Math.min(hand.length + drawn, handLimit)]! +
        (legs[0]?.kind === 'renounce' ? waiting : 0)
}

// Ends a turn: an unknown card is drawn.
const closed = (ship: Afloat): Afloat =>
  ship.hand.length < handLimit && !ship.won ? { ...ship, hand: [...ship.hand, unknown] } : ship

/** Returns the best ways to spend a turn, at most `most`, the best first. */
export const waysOf = (waters: Waters, from: Afloat, mayLay: boolean, most: number): Afloat[] => {
  const best: { ship: Afloat; left: number }[] = []
  for (const ship of turnsOf(waters, from, mayLay)) {
    const left = leftOf(ship, 1)
    if (best.length === most && left >= best[most - 1]!.left) continue
    const place = best.findIndex(other => left < other.left)
    best.splice(place < 0 ? best.length : place, 0, { ship, left })
    best.length = Math.min(best.length, most)
  }
  return best.map(({ ship }) => closed(ship))
}
