// Which seats are partners, and which way belongs to which side.
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { diagonals, gridOf } from '../solver/grid.ts'
import { frameOf, type Variant } from './kinds.ts'

export const sides = [0, 1] as const
export type Side = (typeof sides)[number]

/**
 * Returns the seats of each side; partners sit opposite each other (004, "Jeu à quatre joueurs").
 */
export const sidesFor = (seats: number): Seat[][] =>
  seats === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : [[0], [1]]

export const sideOfSeat = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1)

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/**
 * Returns the two corners of each way: 0 falls from the north-west, 1 rises from the south-west.
 */
export const cornersOf = (variant: Variant): readonly (readonly [Square, Square])[] => {
  const { columns, rows } = frameOf(variant)
  return diagonals(gridOf(columns, rows))
}

/** Returns the number of the way that begins or ends in this corner. */
export const diagonalAt = (variant: Variant, corner: Square): number =>
  cornersOf(variant).findIndex(corners => corners.includes(corner))

/**
 * Returns the number of a side's way, by the corners in which both sides opened; `undefined` until
 * one of them has opened.
 */
export const diagonalOf = (
  variant: Variant,
  starts: readonly (Square | null)[],
  side: Side,
): number | undefined => {
  const own = starts[side] ?? null
  if (own !== null) return diagonalAt(variant, own)
  const other = starts[otherSide(side)] ?? null
  return other === null ? undefined : 1 - diagonalAt(variant, other)
}

/** Returns the two corners of each side's way; empty lists until a side has opened. */
export const endsBySide = (
  variant: Variant,
  starts: readonly (Square | null)[],
): (readonly Square[])[] =>
  sides.map(side => cornersOf(variant)[diagonalOf(variant, starts, side) ?? -1] ?? [])

/** Checks whether the side whose turn it is has not opened yet. */
export const isOpening = ({
  starts,
  turn,
}: {
  starts: readonly (Square | null)[]
  turn: { seat: Seat }
}): boolean => starts[sideOfSeat(turn.seat)] === null
