// Medals: what an extension wins, and what it is worth (003, "Points de victoire pour l'agrandissement").
import type { Seat } from '../../game.ts'

export const medals = ['gold', 'silver'] as const
export type Medal = (typeof medals)[number]
export type Worth = Record<Medal, number>
export type Holders = Record<Medal, Seat | null> // of one cloth; null: in the supply

export interface Gain {
  medal: Medal
  from: Seat | null // null: the supply
}

// Alone the largest of its cloth: both medals. Level with the largest: the silver one; gold stays where it is.
const deserved = (size: number, rivals: readonly number[]): readonly Medal[] => {
  const largest = Math.max(0, ...rivals)
  if (size > largest) return medals
  return size === largest ? ['silver'] : []
}

// What a seat newly gains by extending to a size, its rivals' stalls of the cloth being so large.
export const gains = (seat: Seat, size: number, rivals: readonly number[], holders: Holders): Gain[] =>
  deserved(size, rivals)
    .filter(medal => holders[medal] !== seat)
    .map(medal => ({ medal, from: holders[medal] }))

export const worthOf = (gained: readonly Pick<Gain, 'medal'>[], worth: Worth): number =>
  gained.reduce((sum, { medal }) => sum + worth[medal], 0)

export const held = (seat: Seat, all: readonly Holders[]): Pick<Gain, 'medal'>[] =>
  all.flatMap(holders => medals.filter(medal => holders[medal] === seat).map(medal => ({ medal })))
