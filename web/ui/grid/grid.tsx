// Draws a board of squares without knowing any rules: the game describes each square as data, and
// taps make moves.
//
//   <Grid plan={{ columns: 14, rows: 9 }} label="The chart"
//     cell={at => ({ label: 'b13, open sea', move, mark: 'ring' })}>
//     {the pieces as SVG, 100 × 100 per square from the north-west corner}
//   </Grid>
//
// A square with `move` is a submit button, which works without script (a face should offer a list
// of moves as well). A tap on a square with `choose` calls that function. Both kinds are legal: Tab
// stops at them, and a tap within `reach` counts for the nearest legal square. An arrow key moves
// to the next legal square; with Shift, to the next square of any kind. A tap on any other square
// calls `ask(at)`: store that square as the face's intent, and show `Answer` and `Proofs`. The
// board fills its box. The box of `Frame` has a constant size, so the board keeps its scale. Use
// `SlidingGrid` (`sliding.tsx`) for a board that is too wide for a phone.
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
