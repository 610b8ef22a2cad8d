// The pieces in the pot or in other hands: those that are neither laid nor set aside nor in this
// hand. Shown only on a desktop wide enough for a column of public figures.
import { useEffect, useState } from 'preact/hooks'
import { TilePicture } from '../art/tile.tsx'
import { type Board, counts, isEmptyAt, type Piece, piecesOf, tileAt } from '../rules/pieces.ts'
import type { Position } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

const laidOn = (board: Board): Piece[] =>
  [...board].flatMap((_, at) => (isEmptyAt(board, at) ? [] : [tileAt(board, at)!.piece]))

/** Returns, for each kind, the number of pieces that this viewer has not seen. */
export const unseenIn = ({ view, options }: Position): (readonly [Piece, number])[] => {
  const seen = [...laidOn(view.board), ...view.aside, ...(view.hand ?? [])]
  return piecesOf(options.variant).map(piece => [
    piece,
    counts[piece] - seen.filter(each => each === piece).length,
  ])
}

export const Unseen = ({ position, words }: { position: Position; words: BoardWords }) => {
  const [isWide, setWide] = useState(false)
  useEffect(() => setWide(matchMedia('(min-width: 1680px)').matches), [])
  if (!isWide) return null
  return (
    <section class="camino-unseen">
      <h2>{words.hand.unseen}</h2>
      <ul>
        {unseenIn(position).map(([piece, left]) => (
          <li key={piece} class={left === 0 ? 'none' : undefined}>
            <TilePicture piece={piece} turns={0} />
            <b>{left}</b>
            <span class="visually-hidden">{words.piece[piece]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
