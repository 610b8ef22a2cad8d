// Points for an extension: the size of its stall, and the medals it wins (003, "Points de victoire
// pour l'agrandissement").
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

// Returns the medals for a stall of this size: both if it alone is the largest of its cloth; silver
// if it is level with the largest, and gold then stays where it is.
const deserved = (size: number, standing: readonly number[]): readonly Medal[] => {
  const largest = Math.max(...standing)
  if (size > largest) return medals
  return size === largest ? ['silver'] : []
}

/**
 * The values of the option `medals`: the worth of gold and of silver. There are several because a
 * box may be printed with values other than ours.
 */
export const worths = ['2-1', '3-2', '3-1', '4-2'] as const

/**
 * Returns the worth of medals at a table: the option `medals` itself ('3-1'), unless the table's
 * edition corrects it.
 */
export const worthIn = ({ medals, edition }: { medals: string; edition?: Edition }): Worth => {
  const [gold = 0, silver = 0] = medals.split('-').map(Number)
  const corrected: Partial<Record<string, Worth>> = edition?.medals ?? {}
  return corrected[medals] ?? { gold, silver }
}

/**
 * Returns the medals that a seat gains by extending to this size. `standing`: the sizes of the
 * cloth's stalls before.
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

/** Returns the worth of several medals together. */
export const worthOf = (gained: readonly Pick<Gain, 'medal'>[], worth: Worth): number =>
  gained.reduce((sum, { medal }) => sum + worth[medal], 0)

/** Returns the medals that a seat holds, of all cloths. */
export const medalsOf = (seat: Seat, all: readonly Holders[]): Pick<Gain, 'medal'>[] =>
  all.flatMap(holders => medals.filter(medal => holders[medal] === seat).map(medal => ({ medal })))

// A stall with one more tile. `standing`: the sizes of the cloth's stalls before, this one
// included; it was smaller, so it does not decide.
type Extended = Pick<Score, 'seat' | 'cloth' | 'size'> & { standing: readonly number[] }

/**
 * Returns the score of an extension: a point for each tile of the stall, and the worth of the
 * medals gained.
 */
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
