// The turns of each piece, and the board as text with one letter a square.

import { recordOf } from '../../kit/records.ts'
import type { Size, Square } from '../../kit/squares.ts'
import {
  type Key,
  keyOf,
  NOTHING,
  RAIL,
  RIVER,
  ROAD,
  turned,
  type Values,
} from '../solver/patterns.ts'
import { edges, type Piece, pieces, type Tile, type Variant } from './kinds.ts'

export * from './kinds.ts'

// Le Caminito has neither rivers nor railways (004, "Le Caminito").
const plain: readonly Piece[] = pieces.slice(0, pieces.indexOf('meadow') + 1)
export const piecesOf = (variant: Variant): readonly Piece[] =>
  variant === 'camino' ? pieces : plain
export const valuesOf = (variant: Variant): Values =>
  variant === 'camino' ? ROAD | RAIL | RIVER | NOTHING : ROAD | NOTHING

export const keyOfTile = ({ piece, turns }: Tile): Key => turned(keyOf(edges[piece]), turns)

// Returns how many turns of a piece look different: 1, 2 or 4.
const looks = (piece: Piece): number =>
  [1, 2].find(turns => turned(keyOf(edges[piece]), turns) === keyOf(edges[piece])) ?? 4
const rotations = recordOf(pieces, looks)

/** Returns the turns of a piece that look different, from 0. */
export const turnsOf = (piece: Piece): number[] =>
  Array.from({ length: rotations[piece] }, (_, turns) => turns)

/** Every piece in every turn that looks different, 37 in all; each has a letter. */
export const tiles: readonly Tile[] = pieces.flatMap(piece =>
  turnsOf(piece).map(turns => ({ piece, turns })),
)
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk'
export const empty = '.'

/** The board: a letter a square, row by row from the north-west, '.' where nothing lies. */
export type Board = string

const byLetter = new Map(tiles.map((tile, i) => [letters[i]!, tile]))
export const letterOf = ({ piece, turns }: Tile): string =>
  letters[tiles.findIndex(tile => tile.piece === piece && tile.turns === turns % rotations[piece])]!

export const tileAt = (board: Board, square: Square): Tile | undefined =>
  byLetter.get(board[square]!)
export const isEmptyAt = (board: Board, square: Square): boolean => board[square] === empty
export const emptyBoard = ({ columns, rows }: Size): Board => empty.repeat(columns * rows)

/** Returns the board with a tile on a square; without `tile`, with that square empty. */
export const withTile = (board: Board, square: Square, tile?: Tile): Board =>
  board.slice(0, square) + (tile ? letterOf(tile) : empty) + board.slice(square + 1)

/** A board and its variant: all that the rules about squares need. */
export interface Land {
  variant: Variant
  board: Board
}
