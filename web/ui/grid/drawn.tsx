// Draws a board as large as its place: the drawing, and over it one button for each square.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { type Cell, Cells } from './cells.tsx'
import { edge, type Plan, unit } from './plan.ts'
import type { Second } from './second.tsx'
import type { Tracing } from './trace.ts'

export interface DrawnProps {
  plan: Plan // columns, rows, and whether the board is seen from the opposite side
  label: string // name of the board for screen readers
  cell(at: Square): Cell // pure: called for every square at every drawing
  // called for a tap on a square that is not legal, to explain why or what is on it
  ask?(at: Square): void
  hover?(at: Square | undefined): void // called with the legal square under the mouse, or undefined
  // square of the reader's own piece: while set, the window always shows this square; set it on the
  // reader's turn
  home?: Square
  // from `useTrace`: one finger draws a line over squares instead of sliding the board; two fingers
  // still slide it
  trace?: Tracing
  second?: Second // from `useSecond`, for taps that make two moves
  // a tap counts for a legal square up to this many px from its middle; default 24
  reach?: number
  framed?: boolean // the drawing has a frame of 40 units around the squares
  children: ComponentChildren
}

export const Drawn = ({ plan, label, cell, children, ...more }: DrawnProps) => {
  const { ask, hover, home, trace, second, reach = 24, framed = false } = more
  const frame = framed ? edge * unit : 0
  const [width, height] = [plan.columns * unit + 2 * frame, plan.rows * unit + 2 * frame]
  return (
    <>
      {/* Larger than any box: max-width and max-height then shrink it in these proportions. */}
      <svg
        class="grid-drawing"
        viewBox={`${-frame} ${-frame} ${width} ${height}`}
        width={width * 4}
        height={height * 4}
        aria-hidden="true"
      >
        {children}
      </svg>
      <div class={`grid-over${framed ? ' framed' : ''}${trace ? ' traced' : ''}`}>
        <Cells {...{ plan, label, cell, home, reach, ask, hover, trace, second }} />
      </div>
    </>
  )
}

/**
 * Draws a board that is always visible as a whole and as wide as its column, without sliding, tabs
 * or a small map.
 */
export const WholeGrid = (props: DrawnProps) => (
  <section class="grid">
    <div class="grid-board">
      <Drawn {...props} />
    </div>
  </section>
)
