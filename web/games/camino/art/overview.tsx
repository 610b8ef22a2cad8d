// The small map, 1 × 1 a square: laid squares, those with water or rails in their colour, and both
// ways as plain lines.
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'
import { type Board, edges, isEmptyAt, tileAt } from '../rules/pieces.ts'
import type { Ribbon } from './ways.tsx'

interface Props {
  size: Size
  board: Board
  ways: readonly (Ribbon | undefined)[] // by side
}

const inkOf = (board: Board, square: Square): string => {
  const tile = tileAt(board, square)
  const sides = tile ? edges[tile.piece] : ''
  if (sides.includes('W')) return 'water'
  return sides.includes('T') ? 'ballast' : 'field-0'
}

export const Overview = ({ size, board, ways }: Props) => (
  <>
    <path d={`M0 0h${size.columns}v${size.rows}H0z`} fill="var(--c-survey)" />
    {['field-0', 'ballast', 'water'].map(ink => (
      <path
        key={ink}
        d={[...board]
          .map((_, at) =>
            isEmptyAt(board, at) || inkOf(board, at) !== ink
              ? ''
              : `M${columnOf(size, at)} ${rowOf(size, at)}h1v1h-1z`,
          )
          .join('')}
        fill={`var(--c-${ink})`}
      />
    ))}
    {ways.map(
      (way, side) =>
        way && (
          <path
            key={side}
            class={`camino-thin side-${side}`}
            d={`M${way.squares.map(at => `${columnOf(size, at) + 0.5} ${rowOf(size, at) + 0.5}`).join('L')}`}
          />
        ),
    )}
  </>
)
