// The chart of a game: a line for each seat from start to end, with at most two numbered moments,
// which are explained below the chart.
import type { Box } from '../../games/box.tsx'
import type { Seat } from '../../games/game.ts'
import type { Story } from '../../games/story.ts'
import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { MarkShape } from '../../ui/seats/mark.tsx'
import { seatColour } from '../../ui/table.tsx'
import { nameInFull } from '../seats.ts'

const width = 300
const height = 104
const mark = 18
const least = mark + 2 // px between the centres of two marks

// Moves the marks at the ends of lines apart where they would overlap, and back inside the picture.
const apart = (heights: readonly number[]): number[] => {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y)
  const placed = [...heights]
  let low = 0
  for (const { y, i } of order) {
    placed[i] = Math.max(y, low)
    low = placed[i]! + least
  }
  let high = height
  for (const { i } of order.reverse()) {
    placed[i] = Math.min(placed[i]!, high)
    high = placed[i]! - least
  }
  return placed
}

interface Props {
  lang: Lang
  box: Box
  frame: Frame
  story: Story
}

/** Draws the chart, without its title and the explanations. */
export const Lines = ({ lang, box, frame, story }: Props) => {
  const { lines, moments } = story
  // In a game that ends at its first step, two ticks are at one place. Only the first is drawn.
  const ticks = story.ticks.filter(
    ([at], i) => story.ticks.findIndex(([other]) => other === at) === i,
  )
  const levels = story.levels.map(level =>
    typeof level === 'number' ? ([level, String(level)] as const) : level,
  )
  const steps = Math.max(1, ...lines.map(line => line.length - 1))
  const lowest = Math.min(story.least ?? 0, ...lines.flat())
  // Above `lowest` also if no value ever changed, otherwise `y` would divide by 0.
  const most = Math.max(lowest + 1, ...levels.map(([value]) => value), ...lines.flat())
  const x = (step: number) => Math.round((step / steps) * width * 10) / 10
  const y = (value: number) =>
    Math.round((1 - (value - lowest) / (most - lowest)) * height * 10) / 10
  const colour = (seat: number) => seatColour(frame, box.colours, seat)
  return (
    <svg
      class="chart"
      viewBox={`-24 -14 ${width + 62} ${height + 36}`}
      role="img"
      aria-label={story.inWords}
    >
      {levels.map(([value, label]) => (
        <g key={label}>
          <path class="chart-level" d={`M0 ${y(value)}H${width}`} />
          <text class="chart-figure" x="-6" y={y(value) + 4}>
            {label}
          </text>
        </g>
      ))}
      <path class="chart-ground" d={`M0 ${y(lowest)}H${width}`} />
      {ticks.map(([at, label], i) => (
        <text
          key={label}
          class={`chart-tick ${i === 0 ? 'first' : i === ticks.length - 1 ? 'last' : ''}`}
          x={x(at)}
          y={height + 17}
        >
          {label}
        </text>
      ))}
      <Strokes lines={lines} colour={colour} x={x} y={y} />
      <Ends
        ends={lines.map(line => y(line.at(-1) ?? 0))}
        colour={colour}
        name={seat => nameInFull(lang, frame, seat)}
      />
      {moments.map(({ at, seat }, i) => (
        <g key={i} transform={`translate(${x(at)} ${y(lines[seat]?.[at] ?? 0)})`}>
          <circle class="chart-disc" r="8.5" />
          <text class="chart-number" y="4">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

interface StrokesProps {
  lines: Story['lines']
  colour(seat: Seat): string
  x(step: number): number
  y(value: number): number
}

// Draws the outlines of all lines first, then the lines, so that crossing lines can be told apart.
const Strokes = ({ lines, colour, x, y }: StrokesProps) => (
  <>
    {['chart-casing', 'chart-line'].map(look =>
      lines.map((line, seat) => (
        <path
          key={`${look}${seat}`}
          class={`${look} seat-${colour(seat)}`}
          d={`M${line.map((value, step) => `${x(step)} ${y(value)}`).join('L')}`}
        />
      )),
    )}
  </>
)

// Draws the mark of each seat at the end of its line.
const Ends = ({
  ends,
  colour,
  name,
}: {
  ends: readonly number[]
  colour(seat: Seat): string
  name(seat: Seat): string
}) => {
  const marks = apart(ends)
  return ends.map((end, seat) => (
    <g key={seat} class={`seat-${colour(seat)}`}>
      <path class="chart-level" d={`M${width} ${end}L${width + 11} ${marks[seat]}`} />
      <svg
        x={width + 12}
        y={marks[seat]! - mark / 2}
        width={mark}
        height={mark}
        viewBox="0 0 24 24"
        class="chart-mark"
      >
        <title>{name(seat)}</title>
        <MarkShape colour={colour(seat)} />
      </svg>
    </g>
  ))
}

const long = { width: 900, height: 84, mark: 20 }

/** Draws the chart's lines and marks above the timeline of a replay, one position per action. */
export const Course = ({ lang, box, frame, story, steps }: Props & { steps: number }) => {
  const { lines, of } = story
  const [lowest, most] = [Math.min(story.least ?? 0, ...lines.flat()), Math.max(...lines.flat())]
  const x = (step: number) => Math.round(((of[step] ?? 0) / Math.max(1, steps - 1)) * long.width)
  const y = (value: number) =>
    Math.round((1 - (value - lowest) / Math.max(1, most - lowest)) * long.height * 10) / 10
  const colour = (seat: Seat) => seatColour(frame, box.colours, seat)
  const ends = lines.map(line => y(line.at(-1) ?? 0))
  return (
    <>
      <svg
        viewBox={`0 0 ${long.width} ${long.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={story.inWords}
      >
        <Strokes lines={lines} colour={colour} x={x} y={y} />
      </svg>
      <svg class="replay-ends" viewBox={`0 0 ${long.mark} ${long.height}`}>
        <title>{story.title}</title>
        {lines.map((_, seat) => (
          <svg
            key={seat}
            y={ends[seat]! - long.mark / 2}
            width={long.mark}
            height={long.mark}
            viewBox="0 0 24 24"
            class={`chart-mark seat-${colour(seat)}`}
          >
            <title>{nameInFull(lang, frame, seat)}</title>
            <MarkShape colour={colour(seat)} />
          </svg>
        ))}
      </svg>
    </>
  )
}

export const Chart = (props: Props) => {
  const { title, moments } = props.story
  return (
    <section class="story" aria-label={title}>
      <h2>{title}</h2>
      <Lines {...props} />
      {moments.length > 0 && (
        <ol class="moments">
          {moments.map(({ words }, i) => (
            <li key={words}>
              <b aria-hidden="true">{i + 1}</b> {words}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
