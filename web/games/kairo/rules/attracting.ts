// Attracting a customer: to the nearest free entrance of its cloth, or past it with barkers (003,
// "Attirer les clients").
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import type { Layout, Owner, Stall } from './bazaar.ts'
import { refuse } from './points.ts'

// Steps from a square over open market squares, by square; customers and entrances do not stand in
// the way.
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

/** A way of a customer to an entrance, from its own square on. */
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

/** Every free entrance of a customer's cloth, the nearest first. */
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
 * The customer of an entrance's cloth comes to it, if it is on the board, the entrance is free of
 * customers, and there are barkers for every nearer one.
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
 * The owner gets a coin a tile; at another's stall, or a neutral one, the attractor gets one (003,
 * "Recevoir de l'argent").
 */
export const incomeOf = (seat: Seat, owner: Owner, size: number): Income[] => {
  if (owner === seat) return [{ seat, coins: size }]
  const one = { seat, coins: 1 }
  return owner === null ? [one] : [one, { seat: owner, coins: size }]
}
