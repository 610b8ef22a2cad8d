// What a ship, its points and its hand are worth, in turns.
import { handLimit, mostPoints } from '../rules/pieces.ts'
import { type Afloat, turnsOf, unknown, type Waters } from './turns.ts'

const aPoint = 0.1 // the last of eight is worth nothing: the next turn's would be lost
const victory = -100 // better than whatever is left
const waiting = 0.6 // what a card promises must still be kept

export const handWorth = [0, 0.9, 1.5, 1.95, 2.25, 2.43, 2.55] // by its cards
export const pointsWorth = (points: number): number => aPoint * Math.min(points, mostPoints - 1)

// Turns left, as far as one can tell from how the ship lies.
export const leftOf = ({ won, at, cards, prospect, points, hand, legs }: Afloat): number =>
  won
    ? victory
    : prospect.standing(at, cards[at] ?? unknown) -
      pointsWorth(points) -
      handWorth[hand.length]! +
      (legs[0]?.kind === 'renounce' ? waiting : 0)

export interface Way {
  ship: Afloat // as the turn would end, a card drawn
  left: number
}

const drawn = (ship: Afloat): Afloat =>
  ship.hand.length < handLimit && !ship.won ? { ...ship, hand: [...ship.hand, unknown] } : ship

// The ways to spend a turn, the best first.
export const waysOf = (waters: Waters, ship: Afloat, mayLay: boolean): Way[] =>
  turnsOf(waters, ship, mayLay)
    .map(one => {
      const ship = drawn(one)
      return { ship, left: leftOf(ship) }
    })
    .sort((a, b) => a.left - b.left)
