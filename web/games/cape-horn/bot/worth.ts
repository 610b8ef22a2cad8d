// What a ship, its points and its hand are worth, in turns.
import { handLimit, mostPoints } from '../rules/pieces.ts'
import { type Afloat, cardOn, turnsOf, unknown, type Waters } from './turns.ts'

const aPoint = 0.1 // the last of eight is worth nothing: the next turn's would be lost
const victory = -100 // better than whatever is left
const waiting = 0.6 // what a card promises must still be kept

export const handWorth = [0, 0.9, 1.5, 1.95, 2.25, 2.43, 2.55] // by its cards
export const pointsWorth = (points: number): number => aPoint * Math.min(points, mostPoints - 1)

/**
 * An estimate of the turns left, by the ship's square, card, points and hand. `drawn`: cards it is
 * still to draw.
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

// As a turn ends: a card is drawn.
const closed = (ship: Afloat): Afloat =>
  ship.hand.length < handLimit && !ship.won ? { ...ship, hand: [...ship.hand, unknown] } : ship

/** The best ways to spend a turn, so many at most, the best first. */
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
