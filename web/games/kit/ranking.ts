// Places by lists compared left to right: the greater list is ahead, equal lists share a place.

export interface Ranked {
  seat: number
  by: readonly number[] // all of one length; more is ahead
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : b[at]! - a[at]!
}

// Seats with their places from 1, in order of place, then of seat.
export const places = (ranked: readonly Ranked[]): { seat: number; place: number }[] =>
  [...ranked]
    .sort((a, b) => compare(a.by, b.by) || a.seat - b.seat)
    .map(({ seat, by }) => ({ seat, place: 1 + ranked.filter(other => compare(other.by, by) < 0).length }))
