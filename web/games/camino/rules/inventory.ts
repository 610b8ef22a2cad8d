// The contents of the box, for programs: the meaning of each letter of a board.
import {
  counts,
  edges,
  empty,
  type Frame,
  frameOf,
  letterOf,
  type Piece,
  pieces,
  piecesOf,
  type Tile,
  tiles,
  type Variant,
  variants,
} from './pieces.ts'

interface Lying extends Tile {
  // north, east, south, west as it lies: R road, T rail, W river, 0 nothing; ? is a forest's side,
  // road or nothing
  edges: string
}

export interface Inventory {
  empty: string // the letter of a square on which nothing lies
  // What each other letter of a board is.
  letters: Record<string, Lying>
  // Each kind once.
  pieces: {
    piece: Piece
    edges: string // as it is before any turn
    copies: number // in the box
  }[]
  // By the option `variant`.
  variants: {
    variant: Variant // as the option says
    frame: Frame // the part of the board that is played on: squares are numbered within it
    pieces: readonly Piece[] // that are in play
  }[]
}

// A quarter turn clockwise moves the west edge to the north.
const turnedBy = (turns: number, edges: string): string =>
  edges.slice(4 - turns) + edges.slice(0, 4 - turns)

export const inventory: Inventory = {
  empty,
  letters: Object.fromEntries(
    tiles.map(tile => [
      letterOf(tile),
      { ...tile, edges: turnedBy(tile.turns, edges[tile.piece]) },
    ]),
  ),
  pieces: pieces.map(piece => ({ piece, edges: edges[piece], copies: counts[piece] })),
  variants: variants.map(variant => ({
    variant,
    frame: frameOf(variant),
    pieces: piecesOf(variant),
  })),
}
