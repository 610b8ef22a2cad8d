// Ranks seats by lists compared from left to right: the greater list is ahead, equal lists share a
// place.
import type { Seat } from '../game.ts'
import type { Sides } from './seats.ts'

export interface Ranked {
  seat: Seat
  by: readonly number[] // all of equal length; more is ahead
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : b[at]! - a[at]!
}

/**
 * Returns seats with their places from 1, ordered by place, then by seat. With `sides`, whose seats
 * have equal lists, a place is one more than the number of sides ahead: the losing one of two pairs
 * is second, not third.
 */
export const places = (
  ranked: readonly Ranked[],
  sides: Sides = ranked.map(({ seat }) => [seat]),
): { seat: Seat; place: number }[] => {
  const lists = sides.map(([first]) => ranked.find(({ seat }) => seat === first)!.by)
  return [...ranked]
    .sort((a, b) => compare(a.by, b.by) || a.seat - b.seat)
    .map(({ seat, by }) => ({
      seat,
      place: 1 + lists.filter(other => compare(other, by) < 0).length,
    }))
}
