// The poster of a game: every lane from the Cape to Cairo at the end, one below the other.
import { Lane } from '../art/lane.tsx'
import type { Card, Colour, Terrain } from '../rules/pieces.ts'

// Size of a lane as `art/lane.tsx` draws it, and the gap between two.
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
