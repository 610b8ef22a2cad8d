// A board of squares that knows no rules: what each square is and means arrives as data, and taps
// go back as moves.
//
//   <Grid plan={{ columns: 14, rows: 9 }} label="The chart" cell={at => ({ label: 'b13, open sea',
//   move, mark: 'ring' })}>
//     {everything that lies there, as SVG, 100 × 100 a square from the north-west corner of the
//     first}
//   </Grid>
//
// A square with `move` is a submit button of a form (it works without script; offer the list of
// moves there too), one with `choose` calls it; both are legal: Tab visits them, and a tap within
// `reach` means the nearest. Arrows walk all. A tap on any other square calls `ask(at)`: keep what
// it asked about as the face's intent, and show `Answer` and `Proofs`. The board fills the box it
// stands in (`Frame` gives one of constant size) and keeps its scale. One that is too wide for a
// phone is a `SlidingGrid` (sliding.tsx).
import { Drawn, type DrawnProps } from './drawn.tsx'

export type { Cell } from './cells.tsx'
export type { Plan } from './plan.ts'

export const Grid = (props: DrawnProps) => (
  <section class="grid">
    <div class="grid-window">
      <div class="grid-board">
        <Drawn {...props} />
      </div>
    </div>
  </section>
)
