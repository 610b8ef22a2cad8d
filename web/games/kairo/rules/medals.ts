// Points for an extension: its size, and the medals it wins (003, "Points de victoire pour
// l'agrandissement").
import type { Seat } from '../../game.ts'
import type { Edition } from './edition.ts'
import type { ByCloth, Cloth } from './pieces.ts'

export const medals = ['gold', 'silver'] as const
// gold: alone the largest of its cloth; silver: among the largest
export type Medal = (typeof medals)[number]
export type Worth = Record<Medal, number>
// who holds the medals of a cloth; null: in the supply
export type Holders = Record<Medal, Seat | null>

export interface Gain {
  medal: Medal
  from: Seat | null // null: the supply
}

// Alone the largest of its cloth: both medals. Level with the largest: the silver one; gold stays
// where it is.
const deserved = (size: number, standing: readonly number[]): readonly Medal[] => {
  const largest = Math.max(...standing)
  if (size > largest) return medals
  return size === largest ? ['silver'] : []
}

/**
 * What the option `medals` may say: the worth of gold and of silver. A box may be printed with
 * others than ours.
 */
export const worths = ['2-1', '3-2', '3-1', '4-2'] as const

/**
 * What medals are worth at a table: as its edition corrects the option `medals`, or as the option
 * itself says, '3-1'.
 */
export const worthIn = ({ medals, edition }: { medals: string; edition?: Edition }): Worth => {
  const [gold = 0, silver = 0] = medals.split('-').map(Number)
  const corrected: Partial<Record<string, Worth>> = edition?.medals ?? {}
  return corrected[medals] ?? { gold, silver }
}

/**
 * What a seat newly gains by extending to a size, the stalls of the cloth having been so large
 * before.
 */
export const gains = (
  seat: Seat,
  size: number,
  standing: readonly number[],
  holders: Holders,
): Gain[] =>
  deserved(size, standing)
    .filter(medal => holders[medal] !== seat)
    .map(medal => ({ medal, from: holders[medal] }))

/** Points noted during the game, by their cause. */
export interface Tally {
  stalls: number // a point a tile of the stall
  medals: number // for those newly won
}

export interface Score {
  seat: Seat
  cloth: Cloth
  size: number // of the stall with its extension
  gains: Gain[] // medals newly won
  points: Tally
}

/** What medals are worth together. */
export const worthOf = (gained: readonly Pick<Gain, 'medal'>[], worth: Worth): number =>
  gained.reduce((sum, { medal }) => sum + worth[medal], 0)

/** The medals a seat holds, over all cloths. */
export const medalsOf = (seat: Seat, all: readonly Holders[]): Pick<Gain, 'medal'>[] =>
  all.flatMap(holders => medals.filter(medal => holders[medal] === seat).map(medal => ({ medal })))

// A stall with one tile more, and how large those of its cloth were before: one's own is the
// smaller one then.
type Extended = Pick<Score, 'seat' | 'cloth' | 'size'> & { standing: readonly number[] }

/** One point a tile, and the worth of the medals newly gained. */
export const scoreOf = (
  { standing, ...extended }: Extended,
  medals: ByCloth<Holders>,
  worth: Worth,
): Score => {
  const gained = gains(extended.seat, extended.size, standing, medals[extended.cloth])
  return {
    ...extended,
    gains: gained,
    points: { stalls: extended.size, medals: worthOf(gained, worth) },
  }
}

export const awarded = (
  medals: ByCloth<Holders>,
  { seat, cloth, gains }: Score,
): ByCloth<Holders> => ({
  ...medals,
  [cloth]: { ...medals[cloth], ...Object.fromEntries(gains.map(({ medal }) => [medal, seat])) },
})

export const noted = (tally: Tally, { points }: Score): Tally => ({
  stalls: tally.stalls + points.stalls,
  medals: tally.medals + points.medals,
})
