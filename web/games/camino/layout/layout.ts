// The layout of a real table: the board row by row, the pot, the pieces set aside, the hands.
import { rowOf } from '../../kit/squares.ts'
import { type Contents, counted, isLaid, type Layout } from '../../layout.ts'
import { counts, frameOf, type Piece, piecesOf, tileAt } from '../rules/pieces.ts'
import type { Options, Position } from '../rules/state.ts'

/** Pieces that need no count: a start only marks the corner of a side. */
export const unlimited = ['start']

/** Returns the number of each piece in play. */
export const contents = ({ variant }: Options): Contents =>
  Object.fromEntries(piecesOf(variant).map(piece => [piece, counts[piece]]))

const inHand = (hand: readonly Piece[] | undefined, size: number) =>
  hand ? { pieces: counted(hand) } : { pieces: [], covered: size }

/**
 * Returns where each piece is, as far as this viewer knows. Squares are numbered within the frame;
 * rows have the numbers of the real board.
 */
export const layoutOf = ({ you, options, view }: Position): Layout => {
  const frame = frameOf(options.variant)
  const rows: Layout = Array.from({ length: frame.rows }, (_, row) => ({
    area: 'row',
    row: frame.north + row + 1,
    pieces: [...view.board].flatMap((_, at) => {
      const tile = rowOf(frame, at) === row ? tileAt(view.board, at) : undefined
      return tile ? { piece: tile.piece, count: 1, at, turns: tile.turns } : []
    }),
  }))
  const areas: Layout = [
    ...rows,
    ...view.starts.map((at, side) => ({
      area: 'start',
      seat: side,
      pieces: at === null ? [] : [{ piece: 'start', count: 1, at }],
    })),
    { area: 'aside', pieces: counted(view.aside) },
    { area: 'pot', pieces: [], covered: view.pot },
    ...view.hands.map((size, seat) => ({
      area: 'hand',
      seat,
      own: true as const,
      ...inHand(seat === you ? view.hand : undefined, size),
    })),
  ]
  return areas.filter(isLaid)
}
