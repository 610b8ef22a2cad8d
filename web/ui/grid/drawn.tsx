// A board and its squares, as large as its place: what is drawn, and over it a button a square.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { type Cell, Cells } from './cells.tsx'
import { edge, type Plan, unit } from './plan.ts'
import type { Second } from './second.tsx'
import type { Tracing } from './trace.ts'

export interface DrawnProps {
  plan: Plan // columns, rows, and whether it is seen from the opposite side
  label: string // what a screen reader calls the board
  cell(at: Square): Cell // pure: it is asked of every square at every drawing
  ask?(at: Square): void // a square that is not legal was tapped: why not, or what lies there
  hover?(at: Square | undefined): void // a mouse is over a square that is legal, or over none
  home?: Square // one's own piece: always in the window while it is given; give it at one's turn
  // `useTrace`: a finger drawn over the squares reports them instead of sliding the board (two
  // fingers still do)
  trace?: Tracing
  second?: Second // `useSecond`, where a tap may mean two moves
  // px from its middle within which a tap means a legal square; 24, where nothing is said
  reach?: number
  framed?: boolean // the drawing has a frame of 40 units about the squares
  children: ComponentChildren
}

export const Drawn = ({ plan, label, cell, children, ...more }: DrawnProps) => {
  const { ask, hover, home, trace, second, reach = 24, framed = false } = more
  const frame = framed ? edge * unit : 0
  const [width, height] = [plan.columns * unit + 2 * frame, plan.rows * unit + 2 * frame]
  return (
    <>
      {/* So large that it is only ever made smaller: then its box keeps these proportions by itself. */}
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
 * A board that is always seen whole, as wide as its column: it has no window to slide, no tabs and
 * no small map.
 */
export const WholeGrid = (props: DrawnProps) => (
  <section class="grid">
    <div class="grid-board">
      <Drawn {...props} />
    </div>
  </section>
)
