// What every seat had, spent and had left when the game was over. The figures add up: the capital at
// the start and the coins earned, less bids and bought tracks, are what is left.
import { startCapital, type Terrain, terrains } from '../rules/pieces.ts'

/** The figures of one view, the same online and beside the box. */
export interface Moment {
  auctions: number // number of auctions held
  crossed: readonly number[]
  capital: readonly number[]
  bonuses: readonly number[]
  earned: readonly number[] // coins of all crossed landscapes, in pounds
  // by seat: the landscapes in front of the locomotive; undefined where nobody enters cards
  waiting: readonly (readonly Terrain[] | undefined)[]
  bids: readonly number[] | undefined // of the last reveal
}

/** Returns the last moment after each auction; the first item is before any auction. */
export const byAuction = (moments: readonly Moment[]): Moment[] =>
  Array.from({ length: (moments.at(-1)?.auctions ?? 0) + 1 }, (_, n) =>
    moments.filter(({ auctions }) => auctions === n).at(-1),
  ).filter(moment => moment !== undefined)

export interface Spending {
  bids: number // pounds of all auctions together
  tracks: number // pounds for bought tracks
  left: number // pounds
}

/** Returns what each seat spent. `after`: the last moment after each auction. */
export const spendings = (after: readonly Moment[]): Spending[] => {
  const { capital, earned } = after.at(-1)!
  return capital.map((left, seat) => {
    const bids = after.slice(1).reduce((sum, { bids = [] }) => sum + (bids[seat] ?? 0), 0)
    return { bids, tracks: startCapital + earned[seat]! - bids - left, left }
  })
}

/** How many of each terrain wait, in the order of the tracks that they need. */
export const counted = (waiting: readonly Terrain[]): [Terrain, number][] =>
  terrains.flatMap(terrain => {
    const n = waiting.filter(one => one === terrain).length
    return n > 0 ? [[terrain, n] satisfies [Terrain, number]] : []
  })
