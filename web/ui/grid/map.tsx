// Draws a small map of a board, and on it the part that the window shows. The map is beside the
// board, where it hides nothing.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { useTable } from '../table.tsx'
import { drawnAt, type Plan } from './plan.ts'
import type { Seen } from './sight.ts'
import { type Sights, useShown } from './sights.ts'

/**
 * A piece on the small map. While the piece is out of sight, a tab at the edge shows its `sign`.
 */
export interface Piece {
  at: Square
  class: string // sets its colour on the small map
  sign?: ComponentChildren // its mark on a tab; undefined: no tab shows this piece
}

const Overview = (props: {
  plan: Plan
  sight: Seen
  pieces: readonly Piece[]
  children: ComponentChildren
}) => {
  const { plan, sight, pieces, children } = props
  const within = (value: number, count: number) => Math.max(0, Math.min(count, value))
  const [x, right] = [within(sight.x.from, plan.columns), within(sight.x.to, plan.columns)]
  const [y, bottom] = [within(sight.y.from, plan.rows), within(sight.y.to, plan.rows)]
  const turn = plan.turned ? `rotate(180 ${plan.columns / 2} ${plan.rows / 2})` : undefined
  return (
    <svg viewBox={`0 0 ${plan.columns} ${plan.rows}`} aria-hidden="true">
      <g transform={turn}>{children}</g>
      {pieces.map(piece => {
        const [column, row] = drawnAt(plan, piece.at)
        const key = `${piece.class} ${piece.at}`
        return (
          <circle
            key={key}
            class={`grid-dot ${piece.class}`}
            cx={column + 0.5}
            cy={row + 0.5}
            r=".62"
          />
        )
      })}
      <rect class="grid-seen" x={x} y={y} width={right - x} height={bottom - y} />
    </svg>
  )
}

interface BesideProps {
  plan: Plan
  sights: Sights
  pieces?: readonly Piece[]
  children: ComponentChildren // the background, as SVG of 1 × 1 per square
}

/**
 * Draws the small map, unless the window shows the whole board at scale 1. A tap shows the whole
 * board; another tap returns to the part where the reader acts.
 */
export const MapBeside = ({ plan, sights, pieces = [], children }: BesideProps) => {
  const { house } = useTable()
  const shown = useShown(sights)
  if (!shown || (shown.sight.whole && shown.sight.near >= 1)) return null
  const { sight, turn } = shown
  return (
    <button
      type="button"
      class="grid-map"
      aria-label={sight.whole ? house.grid.nearer : house.grid.whole}
      onClick={turn}
    >
      <Overview plan={plan} sight={sight} pieces={pieces}>
        {children}
      </Overview>
    </button>
  )
}
