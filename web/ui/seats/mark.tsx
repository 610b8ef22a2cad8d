// Draws a seat's mark. `<Mark colour="blue" />` fills the width of its place; `MarkShape` draws the
// mark 24 × 24 inside a larger picture. Both refer to a drawing that every page of a table contains
// once (`pages/drawings.tsx`). A class for each colour (`.seat-blue` in inks.css) sets
// `currentColor` to the seat's colour.
import { type MarkDrawing, marks } from './marks.ts'

export const MarkPlates = ({ colours, drawn = marks, of }: MarkPlatesProps) => (
  <svg class="plates" width="0" height="0" aria-hidden="true">
    {colours.map(colour => {
      const { shape, glyph, lines } = drawn[colour]!
      return (
        <symbol
          key={colour}
          id={of ? `mark-${of}-${colour}` : `mark-${colour}`}
          viewBox="0 0 24 24"
        >
          <path d={shape} fill="currentColor" stroke="var(--mark-line, none)" stroke-width="1.7" />
          {glyph && (
            <path
              d={glyph}
              {...(lines
                ? { fill: 'none', stroke: 'var(--glyph)', 'stroke-width': 1.6 }
                : { fill: 'var(--glyph)' })}
            />
          )}
        </symbol>
      )
    })}
  </svg>
)
interface MarkPlatesProps {
  colours: readonly string[]
  drawn?: Record<string, MarkDrawing>
  of?: string // id of a game, on pages that show the marks of several
}

export const MarkShape = ({ colour }: { colour: string }) => (
  <use href={`#mark-${colour}`} width="24" height="24" />
)

export const Mark = ({ colour }: { colour: string }) => (
  <svg class={`mark seat-${colour}`} viewBox="0 0 24 24" aria-hidden="true">
    <MarkShape colour={colour} />
  </svg>
)
