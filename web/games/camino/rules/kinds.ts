// The pieces of the box and the frames of its board (004, the list of pieces). Faces and words
// import this file because it loads no solver.

import { keysOf } from '../../kit/records.ts'
import type { Size } from '../../kit/squares.ts'

export const seatCounts = [2, 4] as const
// by seat; two partners have two warm or two cold colours
export const colours = ['red', 'blue', 'orange', 'teal'] as const

/**
 * The north, east, south and west edge of each piece before any turn: R road, T rail, W river, 0
 * nothing; '?' is a forest's side, road or nothing.
 */
export const edges = {
  straight: 'R0R0',
  curve: 'RR00',
  'three-way': 'RRR0',
  'four-way': 'RRRR',
  'dead-end': 'R000',
  forest: '????',
  meadow: '0000',
  'rail-straight': 'T0T0',
  'rail-curve': 'TT00',
  'level-crossing': 'RTRT',
  buffer: 'T000',
  'river-straight': 'W0W0',
  'river-curve': 'WW00',
  bridge: 'RWRW',
} as const
export type Piece = keyof typeof edges // all pieces of a kind are alike
export const pieces = keysOf(edges)

export type Edge = 0 | 1 | 2 | 3 // of a piece or square: north, east, south, west

/**
 * Returns pieces in the order of the list, because nobody may see in which order they were drawn.
 */
export const inOrder = (some: readonly Piece[]): Piece[] =>
  [...some].sort((one, other) => pieces.indexOf(one) - pieces.indexOf(other))

export const counts: Record<Piece, number> = {
  straight: 24,
  curve: 32,
  'three-way': 8,
  'four-way': 4,
  'dead-end': 4,
  forest: 4,
  meadow: 16,
  'rail-straight': 8,
  'rail-curve': 8,
  'level-crossing': 8,
  buffer: 4,
  'river-straight': 8,
  'river-curve': 8,
  bridge: 8,
}

export const variants = ['camino', 'caminito', 'caminito-small'] as const
export type Variant = (typeof variants)[number]

export const boardSize: Size = { columns: 14, rows: 10 }

/** The corners of the board, clockwise from the north-west, as the solver numbers them. */
export const corners = ['north-west', 'north-east', 'south-east', 'south-west'] as const
export type Corner = (typeof corners)[number]

/**
 * The part of the board that is in play, and the place of its north-western square on the real
 * board, from 0. Squares are numbered within the frame; squares outside are off the board. The
 * frames of Le Caminito are house values.
 */
export interface Frame extends Size {
  west: number // columns of the board west of it
  north: number // rows of the board north of it
}
const frames: Record<Variant, Frame> = {
  camino: { ...boardSize, west: 0, north: 0 },
  caminito: { columns: 12, rows: 8, west: 1, north: 1 },
  'caminito-small': { columns: 10, rows: 6, west: 2, north: 2 },
}
export const frameOf = (variant: Variant): Frame => frames[variant]

export const handSize = (variant: Variant, seats: number): number =>
  variant === 'camino' && seats === 2 ? 6 : 5

/** A piece and its turn; of turns that look the same, the smallest number. */
export interface Tile {
  piece: Piece
  turns: number // quarter turns clockwise
}
