// Building: the tracks that a crossing needs, and what may replace missing ones (rulebook 000,
// "Phase de construction").
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import { type CardId, cardOf, trackPrice, tracksNeeded } from './pieces.ts'
import type { Refusal, SharedCode } from './points.ts'
import type { View } from './state.ts'

/**
 * A builder in front of a landscape. `tracks`: from lane and stock; `bonuses` and `capital`: the
 * builder's own.
 */
export interface Site {
  need: number
  tracks: number
  bonuses: number
  capital: number
}
/** What the builder pays for missing tracks: bonus cards and bought tracks. */
export interface Payment {
  bonuses: number
  bought: number
}

export const sum = (tracks: readonly number[]) => tracks.reduce((total, one) => total + one, 0)

export const tracksOf = (ids: readonly CardId[]) => ids.map(id => cardOf(id).tracks)

/**
 * Returns the tracks of the own lane, with the landscape being crossed, and of the stock (000,
 * building a and b).
 */
export const tracksAtHand = ({
  lane,
  stock,
}: {
  lane: readonly number[]
  stock: readonly number[]
}): number => sum(lane) + sum(stock)

/** Returns a seat's next crossing and its means; `undefined` if its lane is empty. */
export const siteOf = ({ railways, stock }: View, seat: Seat): Site | undefined => {
  const { lane, bonuses, capital } = railways[seat]!
  if (lane[0] === undefined) return undefined
  const tracks = tracksAtHand({ lane: tracksOf(lane), stock: tracksOf(stock) })
  return { need: tracksNeeded[cardOf(lane[0]).terrain], tracks, bonuses, capital }
}

export const missing = ({ need, tracks }: Pick<Site, 'need' | 'tracks'>): number =>
  Math.max(0, need - tracks)

export const priceOf = (bought: number): number => bought * trackPrice

/**
 * Returns the capital after a crossing. Bought tracks are paid before the coin is received (ruling:
 * no credit), so the coin cannot pay for them.
 */
export const capitalAfter = (capital: number, bought: number, coin: number): number =>
  capital - priceOf(bought) + coin

/**
 * Checks a payment: bonuses and money, in any mixture (000, building c and d), for exactly the
 * missing tracks (ruling).
 */
export const checkPayment = (
  site: Site,
  { bonuses, bought }: Payment,
): Refusal<SharedCode> | undefined => {
  const short = missing(site)
  const given = bonuses + bought
  if (bonuses > site.bonuses)
    return refuse('too-few-bonuses', 'payment', { bonuses, held: site.bonuses })
  if (given > short) return refuse('more-than-needed', 'payment', { missing: short, given })
  if (given < short) return refuse('too-few-tracks', 'payment', { missing: short, given })
  const price = priceOf(bought)
  return price > site.capital
    ? refuse('too-little-capital', 'payment', { price, capital: site.capital })
    : undefined
}

/**
 * Checks whether no payment is possible, so that a seat can only pass (000, "Phase de
 * construction").
 */
export const mustPass = (site: Site): boolean => payments(site).length === 0

/** Returns all legal payments, the fewest pounds first. */
export const payments = (site: Site): Payment[] => {
  const short = missing(site)
  const most = Math.min(short, site.bonuses)
  return Array.from({ length: most + 1 }, (_, spared) => ({
    bonuses: most - spared,
    bought: short - most + spared,
  })).filter(({ bought }) => priceOf(bought) <= site.capital)
}
