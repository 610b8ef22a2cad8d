// Every railway from the Cape to Cairo as it was left, one below the other: what the poster of a
// game shows.
import { Lane } from '../art/lane.tsx'
import type { Card, Colour, Terrain } from '../rules/pieces.ts'

// a lane as it is drawn (art/lane.tsx), and what lies between two
const [wide, high, gap] = [912, 140, 14]

const heightOf = (seats: number) => seats * (high + gap) - gap

export const ratio = (_: unknown, seats: number): number => wide / heightOf(seats)

interface Line {
  crossed: number
  waiting: readonly (Card | { terrain: Terrain | undefined })[]
}

export const Lines = ({
  lines,
  colours,
}: {
  lines: readonly Line[]
  colours: readonly Colour[]
}) => (
  <svg viewBox={`0 0 ${wide} ${heightOf(lines.length)}`} aria-hidden="true">
    {lines.map((line, seat) => (
      <svg key={seat} y={seat * (high + gap)} width={wide} height={high} aria-hidden="true">
        <Lane colour={colours[seat]!} {...line} />
      </svg>
    ))}
  </svg>
)
