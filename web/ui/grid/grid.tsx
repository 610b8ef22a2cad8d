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
import { isLegal } from './cells.tsx'
import { Drawn, type DrawnProps } from './drawn.tsx'
import type { Piece } from './map.tsx'
import type { Sights } from './sights.ts'
import { GridWindow } from './window.tsx'

export type { Cell } from './cells.tsx'
export type { Piece } from './map.tsx'
export type { Plan } from './plan.ts'

export interface GridProps extends DrawnProps {
  proofs?: readonly Square[] // squares an answer names: brought into the window too
  news?: readonly Square[] // where something was just done: followed while nothing is legal, until one slides by hand
  slides?: boolean // too wide for a phone: shown in parts there
  pieces?: readonly Piece[] // what the small map shows as dots and the tabs name
  overview?: ComponentChildren // the ground of the small map over the board, as SVG of 1 × 1 a square; none: no such map
  sights?: Sights // told what the window shows, for a `MapBeside`
}

const none: readonly never[] = []

export const Grid = (props: GridProps) => {
  const { proofs = none, news = none, slides = false, pieces = none, overview, sights, ...drawn } = props
  const { plan, cell, home, framed = false } = drawn
  const legal = Array.from({ length: plan.columns * plan.rows }, (_, at) => ({ at, cell: cell(at) })).flatMap(one =>
    isLegal(one.cell) ? [{ at: one.at, pull: one.cell.pull ?? 1 }] : [],
  )
  return (
    <GridWindow
      plan={plan}
      framed={framed}
      slides={slides}
      sought={{ legal, home, proofs, news }}
      pieces={pieces}
      overview={overview}
      sights={sights}
    >
      <Drawn {...drawn} />
    </GridWindow>
  )
}
