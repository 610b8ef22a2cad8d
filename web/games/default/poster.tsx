// The poster of a game that has only a score: a bar for each seat.
import type { JSX } from 'preact'
import { MarkShape } from '../../ui/seats/mark.tsx'

const row = 24
const [wide, left, right] = [300, 34, 38]
const longest = wide - left - right

interface Props<View, Options> {
  view: View
  options: Options
  colours: readonly string[] // by seat
}

/** Returns the poster. Its bars begin at zero, or at the lowest score if that is negative. */
export const barsOf = <View, Options>(
  score: (view: View, options: Options) => readonly number[],
) => ({
  ratio: (_: Options, seats: number): number => wide / ((seats + 1) * row),
  Picture({ view, options, colours }: Props<View, Options>): JSX.Element {
    const scores = score(view, options)
    const least = Math.min(0, ...scores)
    const most = Math.max(least + 1, ...scores)
    const long = (points: number) => Math.round(((points - least) / (most - least)) * longest)
    return (
      <svg viewBox={`0 0 ${wide} ${(scores.length + 1) * row}`} aria-hidden="true">
        {scores.map((points, seat) => (
          <g
            key={colours[seat]}
            class={`mark seat-${colours[seat]}`}
            transform={`translate(0 ${(seat + 0.5) * row})`}
          >
            <g transform="translate(10 3) scale(0.75)">
              <MarkShape colour={colours[seat]!} />
            </g>
            <path d={`M${left} 4h${long(points)}v16h${-long(points)}z`} fill="currentColor" />
            <text x={left + long(points) + 6} y="17" font-size="14" fill="var(--ink)">
              {points}
            </text>
          </g>
        ))}
      </svg>
    )
  },
})
