// A board of squares that knows no rules: what each square is and means is data, and taps are
// moves.
//
//   <Grid plan={{ columns: 14, rows: 9 }} label="The chart"
//     cell={at => ({ label: 'b13, open sea', move, mark: 'ring' })}>
//     {the pieces as SVG, 100 × 100 per square from the north-west corner}
//   </Grid>
//
// A square with `move` is a submit button (works without script; offer the list of moves there
// too); a square with `choose` calls it. Both are legal: Tab stops at them, and a tap within
// `reach` counts for the nearest. Arrows go to the next legal square, with Shift to every square. A
// tap on any other square calls `ask(at)`: store that square as the face's intent, and show
// `Answer` and `Proofs`. The board fills its box (`Frame` gives one of constant size) and keeps its
// scale. Use `SlidingGrid` (`sliding.tsx`) for a board that is too wide for a phone.
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
