// Attracting a customer to the nearest free entrance of its cloth, or with barkers to a farther one
// (003, "Attirer les clients").
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import type { Layout, Owner, Stall } from './bazaar.ts'
import { refuse } from './points.ts'

// Returns the steps from one square to every square, over open market squares; infinite if there is
// no way. Customers and entrances do not block the way.
const stepsFrom = ({ ground, access }: Layout, from: Square): number[] => {
  const steps = ground.kind.map(() => Number.POSITIVE_INFINITY)
  steps[from] = 0
  const way = [from]
  for (const square of way) {
    for (const next of ground.beside[square]!) {
      if (!access.isOpen[next] || steps[next]! < Number.POSITIVE_INFINITY) continue
      steps[next] = steps[square]! + 1
      way.push(next)
    }
  }
  return steps
}

/**
 * Returns a shortest way of a customer to an entrance, both squares included. There must be a way.
 */
export const wayTo = (layout: Layout, customer: Square, entrance: Square): Square[] => {
  const steps = stepsFrom(layout, entrance)
  const way = [customer]
  for (let at = customer; at !== entrance; way.push(at)) {
    at = layout.ground.beside[at]!.find(next => steps[next] === steps[at]! - 1)!
  }
  return way
}

export interface Attraction {
  stall: Stall
  steps: number
  // free entrances of the cloth that are strictly nearer: each costs a barker (ruling)
  nearer: Square[]
}

/** Returns every free entrance of a customer's cloth, the nearest first. */
export const attractions = (layout: Layout, customer: Square): Attraction[] => {
  const cloth = layout.customerAt[customer]
  const steps = stepsFrom(layout, customer)
  const free = layout.bazaar.stalls
    .filter(stall => stall.cloth === cloth && !layout.customerAt[stall.entrance])
    .map(stall => ({ stall, steps: steps[stall.entrance]! }))
    .sort((a, b) => a.steps - b.steps)
  return free.map(one => ({
    ...one,
    nearer: free.filter(other => other.steps < one.steps).map(({ stall }) => stall.entrance),
  }))
}

/**
 * Returns the attraction of a customer to an entrance, or why it is not allowed. The customer must
 * be on the board, no customer may be on the entrance, and each nearer free entrance costs a
 * barker.
 */
export const mayAttract = (layout: Layout, entrance: Square, barkers: number) => {
  const stall = layout.entranceOf[entrance]
  if (!stall) return refuse('no-entrance', 'attracting', { squares: [entrance] })
  if (layout.customerAt[entrance])
    return refuse('entrance-occupied', 'attracting', { squares: [entrance] })
  const customer = layout.bazaar.customers[stall.cloth]
  if (customer === null) return refuse('customer-away', 'attracting', { squares: [entrance] })
  const attraction = attractions(layout, customer).find(one => one.stall === stall)!
  const { nearer, steps } = attraction
  if (nearer.length <= barkers) return attraction
  return refuse('too-few-barkers', 'attracting', {
    squares: nearer,
    needed: nearer.length,
    barkers,
    steps,
  })
}

export interface Income {
  seat: Seat
  coins: number // of the stall's cloth
}

/**
 * Returns who gets how many coins, the attracting seat first. The owner gets a coin for each tile.
 * A seat that attracts to another's stall, or to a neutral one, gets one coin (003, "Recevoir de
 * l'argent").
 */
export const incomeOf = (seat: Seat, owner: Owner, size: number): Income[] => {
  if (owner === seat) return [{ seat, coins: size }]
  const one = { seat, coins: 1 }
  return owner === null ? [one] : [one, { seat: owner, coins: size }]
}
