// The pieces of the box, how each may lie, and the board as text: a letter a square (004, the list of pieces).
import type { Size, Square } from '../../kit/squares.ts'
import { type Key, keyOf, NOTHING, RAIL, RIVER, ROAD, turned, type Values } from '../solver/patterns.ts'

export const colours = ['red', 'blue', 'orange', 'teal'] as const // of the seats; partners have warm or cold ones

// What lies on a piece, north, east, south, west, as it is before any turn: R road, T rail, W river, 0 nothing; '?' is a
// forest's side, road or nothing.
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
export const pieces = Object.keys(edges) as Piece[]

// Pieces in the order of the list, so that where they lay before is forgotten.
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

// Le Caminito has neither rivers nor railways (004, "Le Caminito").
const plain: readonly Piece[] = pieces.slice(0, pieces.indexOf('meadow') + 1)
export const piecesOf = (variant: Variant): readonly Piece[] => (variant === 'camino' ? pieces : plain)
export const valuesOf = (variant: Variant): Values =>
  variant === 'camino' ? ROAD | RAIL | RIVER | NOTHING : ROAD | NOTHING

export const boardSize: Size = { columns: 14, rows: 10 }

// The part of the board that is played on, and where its north-western square lies on the real board, from 0. Squares are
// numbered within the frame; beyond it is off the board. The frames of Le Caminito are house values.
export interface Frame extends Size {
  west: number
  north: number
}
const frames: Record<Variant, Frame> = {
  camino: { ...boardSize, west: 0, north: 0 },
  caminito: { columns: 12, rows: 8, west: 1, north: 1 },
  'caminito-small': { columns: 10, rows: 6, west: 2, north: 2 },
}
export const frameOf = (variant: Variant): Frame => frames[variant]

export const handSize = (variant: Variant, seats: number): number => (variant === 'camino' && seats === 2 ? 6 : 5)

// A piece as it lies: so many quarter turns clockwise, fewest that look like it.
export interface Tile {
  piece: Piece
  turns: number
}

export const keyOfTile = ({ piece, turns }: Tile): Key => turned(keyOf(edges[piece]), turns)

// How often a piece can be turned until it looks as before: 1, 2 or 4.
const looks = (piece: Piece): number =>
  [1, 2].find(turns => turned(keyOf(edges[piece]), turns) === keyOf(edges[piece])) ?? 4
const rotations = Object.fromEntries(pieces.map(piece => [piece, looks(piece)])) as Record<Piece, number>

// The turns of a piece that differ.
export const turnsOf = (piece: Piece): number[] => Array.from({ length: rotations[piece] }, (_, turns) => turns)

// Every piece in every turn that differs, 37 in all; a letter names each.
export const tiles: readonly Tile[] = pieces.flatMap(piece => turnsOf(piece).map(turns => ({ piece, turns })))
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijk'
export const empty = '.'

// The board: a letter a square, row by row from the north-west, '.' where nothing lies.
export type Board = string

const byLetter = new Map(tiles.map((tile, i) => [letters[i]!, tile]))
export const letterOf = ({ piece, turns }: Tile): string =>
  letters[tiles.findIndex(tile => tile.piece === piece && tile.turns === turns % rotations[piece])]!

export const tileAt = (board: Board, square: Square): Tile | undefined => byLetter.get(board[square]!)
export const isEmptyAt = (board: Board, square: Square): boolean => board[square] === empty
export const emptyBoard = ({ columns, rows }: Size): Board => empty.repeat(columns * rows)

// The board with a tile on a square; without tile, with nothing there.
export const withTile = (board: Board, square: Square, tile?: Tile): Board =>
  board.slice(0, square) + (tile ? letterOf(tile) : empty) + board.slice(square + 1)

// What lies on a board, with its frame: all that the rules about squares ask for.
export interface Land {
  variant: Variant
  board: Board
}
