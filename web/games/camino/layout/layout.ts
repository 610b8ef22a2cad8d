// Le Camino as it lies on a table: the board row by row, the pot, what was set aside, hands.
import { rowOf } from '../../kit/squares.ts'
import { type Contents, counted, isLaid, type Layout } from '../../layout.ts'
import { counts, frameOf, type Piece, piecesOf, tileAt } from '../rules/pieces.ts'
import type { Options, Position } from '../rules/state.ts'

/** There are as many as are needed. A start marks whose corner it is. */
export const unlimited = ['start']

/** Every piece that is in play, so often as the box has it. */
export const contents = ({ variant }: Options): Contents =>
  Object.fromEntries(piecesOf(variant).map(piece => [piece, counts[piece]]))

const inHand = (hand: readonly Piece[] | undefined, size: number) =>
  hand ? { pieces: counted(hand) } : { pieces: [], covered: size }

/** What lies where, as far as this viewer knows it; rows and squares are the frame's. */
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
