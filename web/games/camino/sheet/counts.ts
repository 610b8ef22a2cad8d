// Both ways as each side counted them, and where the two counts differ.
import type { Length } from '../rules/ranking.ts'
import type { Side } from '../rules/sides.ts'

// the counts of one side, by the side that the way belongs to
export type Counted = [way0: Length | null, way1: Length | null]
export type Counts = [by0: Counted, by1: Counted] // what each side counted of both ways

export const noCounts: Counts = [
  [null, null],
  [null, null],
]

export const withCount = (counts: Counts, by: Side, way: Side, length: Length): Counts => {
  const changed: Counted = way === 0 ? [length, counts[by][1]] : [counts[by][0], length]
  return by === 0 ? [changed, counts[1]] : [counts[0], changed]
}

export type Standing = 'open' | 'waits' | 'differs' | 'agreed'

/**
 * Returns how far the count of a way is, for side `by`. `open`: this side has not counted yet;
 * `waits`: the other side has not.
 */
export const standingOf = (counts: Counts, by: Side, way: Side): Standing => {
  const [own, other] = [counts[by][way], counts[by === 0 ? 1 : 0][way]]
  if (!own) return 'open'
  if (!other) return 'waits'
  return own.squares === other.squares && own.obstacles === other.obstacles ? 'agreed' : 'differs'
}

/** Returns the lengths of both ways; `undefined` until the sides agree on both. */
export const agreedOn = (counts: Counts): [Length, Length] | undefined => {
  const [one, other] = counts[0]
  const areAgreed = standingOf(counts, 0, 0) === 'agreed' && standingOf(counts, 0, 1) === 'agreed'
  return areAgreed ? [one!, other!] : undefined
}
