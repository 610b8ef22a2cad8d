// The auction: which bids are legal, and who chooses before whom (rulebook 000, "Phase d'achat").
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import type { Refusal } from './points.ts'

export interface Bid {
  seat: Seat
  pounds: number
  capital: number // before or after paying: between equal bids both compare the same way
}
/** A card drawn to break a tie; its coin counts. */
export interface Lot {
  seat: Seat
  coin: number
}

/**
 * Why equal bids have this order. `seats`: in the order of choice, as far as it is known.
 * `capitals` and `coins` (all coins that a seat has drawn, in sequence) are in the order of
 * `seats`.
 */
export type Tie =
  | { by: 'capital'; pounds: number; seats: Seat[]; capitals: number[] }
  | { by: 'coin'; pounds: number; seats: Seat[]; coins: number[][] }

interface Ranking {
  order: Seat[] // of choice, up to the first tie that is not broken yet
  ties: Tie[]
  draw: Seat[] // seats that must draw a card now; empty when the order is complete
}

interface Bidder extends Bid {
  coins: number[]
}

export const mayBid = (pounds: number, capital: number): Refusal<'over-capital'> | undefined =>
  pounds > capital ? refuse('over-capital', 'bids', { capital, pounds }) : undefined

// Compares the first drawing in which the coins differ; negative if `a` drew the higher coin.
const compareCoins = (a: Bidder, b: Bidder): number => {
  const at = a.coins.findIndex((coin, i) => i < b.coins.length && coin !== b.coins[i])
  return at < 0 ? 0 : b.coins[at]! - a.coins[at]!
}
const compare = (a: Bidder, b: Bidder): number =>
  b.pounds - a.pounds || a.capital - b.capital || compareCoins(a, b)

// Groups neighbours in a sorted list that are equal.
const runs = (bidders: readonly Bidder[], equal: (a: Bidder, b: Bidder) => boolean): Bidder[][] => {
  const found: Bidder[][] = []
  for (const bidder of bidders) {
    const run = found.at(-1)
    if (run && equal(run[0]!, bidder)) run.push(bidder)
    else found.push([bidder])
  }
  return found
}
const tied = (run: readonly Bidder[]) => run.length > 1
const seatsOf = (run: readonly Bidder[]) => run.map(({ seat }) => seat)

/**
 * Ranks bids: the highest first; of equals the smaller capital, then the higher coin drawn. Only
 * those still equal draw again (000 and 002, ties). One tied group draws at a time, the one that
 * chooses first.
 */
export const rank = (bids: readonly Bid[], drawings: readonly (readonly Lot[])[]): Ranking => {
  const lots = drawings.flat()
  const bidders = bids
    .map(bid => ({
      ...bid,
      coins: lots.filter(({ seat }) => seat === bid.seat).map(({ coin }) => coin),
    }))
    .sort((a, b) => compare(a, b) || a.seat - b.seat)
  const ties: Tie[] = []
  for (const equals of runs(bidders, (a, b) => a.pounds === b.pounds).filter(tied)) {
    const pounds = equals[0]!.pounds
    const alike = runs(equals, (a, b) => a.capital === b.capital)
    if (alike.length > 1) {
      ties.push({
        by: 'capital',
        pounds,
        seats: seatsOf(equals),
        capitals: equals.map(({ capital }) => capital),
      })
    }
    for (const drawers of alike.filter(tied)) {
      ties.push({
        by: 'coin',
        pounds,
        seats: seatsOf(drawers),
        coins: drawers.map(({ coins }) => coins),
      })
    }
  }
  const open = runs(bidders, (a, b) => compare(a, b) === 0).find(tied) ?? []
  const settled = open[0] ? bidders.indexOf(open[0]) : bidders.length
  return { order: seatsOf(bidders.slice(0, settled)), ties, draw: seatsOf(open) }
}
