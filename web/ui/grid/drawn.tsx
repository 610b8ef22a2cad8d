// A board with its squares, as large as its place: the drawing, and over it one button per square.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { type Cell, Cells } from './cells.tsx'
import { edge, type Plan, unit } from './plan.ts'
import type { Second } from './second.tsx'
import type { Tracing } from './trace.ts'

export interface DrawnProps {
  plan: Plan // columns, rows, and whether it is seen from the opposite side
  label: string // name of the board for screen readers
  cell(at: Square): Cell // pure: called for every square at every drawing
  // called for a tap on a square that is not legal: why not, or what is there
  ask?(at: Square): void
  hover?(at: Square | undefined): void // called with the legal square under the mouse, or undefined
  // the reader's own piece, which is kept in the window while this is set; set it on the reader's
  // turn
  home?: Square
  // from `useTrace`: a finger that draws over the squares reports them instead of sliding the board
  // (two fingers still slide it)
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
      {/* Larger than any box, and only ever scaled down, so its box keeps these proportions. */}
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
 * A board that is always visible as a whole, as wide as its column, without sliding, tabs or a
 * small map.
 */
export const WholeGrid = (props: DrawnProps) => (
  <section class="grid">
    <div class="grid-board">
      <Drawn {...props} />
    </div>
  </section>
)
