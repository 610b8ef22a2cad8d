// A board of squares that knows no rules: what each square is and means arrives as data, and taps go back as moves.
//
//   <Grid plan={{ columns: 14, rows: 9 }} label="The chart" cell={at => ({ label: 'b13, open sea', move, mark: 'ring' })}>
//     {everything that lies there, as SVG, 100 × 100 a square from the north-west corner of the first}
//   </Grid>
//
// A square with `move` is a submit button of a form (it works without script; offer the list of moves there too), one
// with `choose` calls it; both are legal: Tab visits them, and a tap within `reach` means the nearest. Arrows walk all.
// A tap on any other square calls `ask(at)`: keep what it asked about as the face's intent, and show `Answer` and `Proofs`.
// The board fills the box it stands in (`Frame` gives one of constant size) and keeps its scale. With `slides` a box
// narrower than 480 px shows a part of it, as high as the box: it slides by a finger, comes nearer by two, has tabs at
// its edges for what lies outside and a small map, and brings legal squares, `home` and proofs into its window itself.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { type Cell, Cells, isLegal } from './cells.tsx'
import type { Piece } from './over.tsx'
import { edge, type Plan, unit } from './plan.ts'
import type { Trace } from './trace.ts'
import { GridWindow } from './window.tsx'

export type { Cell } from './cells.tsx'
export type { Piece } from './over.tsx'
export type { Plan } from './plan.ts'

export interface GridProps {
  plan: Plan // columns, rows, and whether it is seen from the opposite side
  label: string // what a screen reader calls the board
  cell(at: Square): Cell // pure: it is asked of every square at every drawing
  ask?(at: Square): void // a square that is not legal was tapped: why not, or what lies there
  home?: Square | undefined // one's own piece: always in the window while it is given; give it at one's turn
  proofs?: readonly Square[] // squares an answer names: brought into the window too
  news?: readonly Square[] // where something was just done: followed while nothing is legal, until one slides by hand
  trace?: Trace // a finger drawn over the squares reports them instead of sliding the board (two fingers still do)
  reach?: number // px from its middle within which a tap means a legal square; 24, where nothing is said
  framed?: boolean // the drawing has a frame of 40 units about the squares
  slides?: boolean // too wide for a phone: shown in parts there
  pieces?: readonly Piece[] // what the small map shows as dots and the tabs name
  overview?: ComponentChildren // the ground of the small map, as SVG of 1 × 1 a square; none: no small map
  children: ComponentChildren
}

const none: readonly never[] = []

export const Grid = ({ plan, label, cell, children, ...more }: GridProps) => {
  const {
    ask,
    trace,
    home,
    proofs = none,
    news = none,
    reach = 24,
    framed = false,
    slides = false,
    pieces = none,
  } = more
  const { columns, rows } = plan
  const frame = framed ? edge * unit : 0
  const [width, height] = [columns * unit + 2 * frame, rows * unit + 2 * frame]
  const legal = Array.from({ length: columns * rows }, (_, at) => ({ at, cell: cell(at) })).flatMap(one =>
    isLegal(one.cell) ? [{ at: one.at, pull: one.cell.pull ?? 1 }] : [],
  )
  return (
    <GridWindow
      plan={plan}
      framed={framed}
      slides={slides}
      sought={{ legal, home, proofs, news }}
      pieces={pieces}
      overview={more.overview}
    >
      {/* So large that it is only ever made smaller: then its box keeps these proportions by itself. */}
      <svg
        class="grid-drawing"
        viewBox={`${-frame} ${-frame} ${width} ${height}`}
        width={width * 4}
        height={height * 4}
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
      <div class={`grid-over${framed ? ' framed' : ''}${trace ? ' traced' : ''}`}>
        <Cells plan={plan} label={label} cell={cell} home={home} reach={reach} ask={ask} trace={trace} />
      </div>
    </GridWindow>
  )
}
