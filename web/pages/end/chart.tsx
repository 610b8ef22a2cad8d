// The chart of a game: a line for each seat from start to end, with at most two numbered moments,
// which are explained beside the chart. It takes any width and height: places are percentages, and
// sizes are letters' heights (`ui/chart.css`).
import type { Box } from '../../games/box.tsx'
import type { Seat } from '../../games/game.ts'
import type { Chart as Drawn, LoggedStory, Story } from '../../games/story.ts'
import type { Lang } from '../../lang.ts'
import type { Frame } from '../../protocol.ts'
import { PlayIcon } from '../../ui/icons.tsx'
import { MarkShape } from '../../ui/seats/mark.tsx'
import { seatColour } from '../../ui/table.tsx'
import { pageWords } from '../../words/all.ts'
import { nameInFull } from '../seats.ts'

const [width, height] = [300, 104] // of the lines' own scale; their strokes are not stretched
const least = 16 // the distance between the middles of two marks, in a chart of the least height

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
  story: Drawn
}

// Returns how far along and down the chart a step and a value are.
const scalesOf = ({ lines, levels, least: from = 0 }: Drawn) => {
  const steps = Math.max(1, ...lines.map(line => line.length - 1))
  const values = [
    ...levels.map(level => (typeof level === 'number' ? level : level[0])),
    ...lines.flat(),
  ]
  const lowest = Math.min(from, ...lines.flat())
  // Above `lowest` also if no value ever changed, otherwise `y` would divide by 0.
  const most = Math.max(lowest + 1, ...values)
  const along = (part: number, whole: number) => Math.round(part * whole * 10) / 10
  return {
    x: (step: number) => along(step / steps, width),
    y: (value: number) => along(1 - (value - lowest) / (most - lowest), height),
    lowest,
  }
}

const acrossOf = (x: number) => `${Math.round((x / width) * 1000) / 10}%`
const downOf = (y: number) => `${Math.round((y / height) * 1000) / 10}%`

// The figures beside the chart and the steps below it.
const Scale = ({ story }: { story: Drawn }) => {
  const { x, y, lowest } = scalesOf(story)
  // In a game that ends at its first step, two ticks are at one place. Only the first is drawn.
  const ticks = story.ticks.filter(
    ([at], i) => story.ticks.findIndex(([other]) => other === at) === i,
  )
  return (
    <>
      {story.levels.map(level => {
        const [value, label] = typeof level === 'number' ? [level, String(level)] : level
        const at = downOf(y(value))
        return (
          <g key={label}>
            <line class="chart-level" x2="100%" y1={at} y2={at} />
            <text class="chart-figure" dx="-0.5em" y={at} dy="0.3em">
              {label}
            </text>
          </g>
        )
      })}
      <line class="chart-ground" x2="100%" y1={downOf(y(lowest))} y2={downOf(y(lowest))} />
      {ticks.map(([at, label], i) => (
        <text
          key={label}
          class={`chart-tick ${i === 0 ? 'first' : i === ticks.length - 1 ? 'last' : ''}`}
          x={acrossOf(x(at))}
          y="100%"
          dy="1.3em"
        >
          {label}
        </text>
      ))}
    </>
  )
}

/**
 * Draws the chart, without its title and the explanations. `size`: its width and height in a
 * picture, which has no style sheet for them.
 */
export const Lines = ({
  lang,
  box,
  frame,
  story,
  size,
}: Props & { size?: { width: number; height: number } }) => {
  const { lines, moments } = story
  const { x, y } = scalesOf(story)
  const colour = (seat: number) => seatColour(frame, box.colours, seat)
  return (
    <svg class="chart" role="img" aria-label={story.inWords} {...size}>
      <Scale story={story} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <Strokes lines={lines} colour={colour} x={x} y={y} />
      </svg>
      <Ends
        ends={lines.map(line => y(line.at(-1) ?? 0))}
        colour={colour}
        name={seat => nameInFull(lang, frame, seat)}
      />
      {moments.map(({ at, seat }, i) => (
        <svg
          aria-hidden="true"
          key={i}
          x={acrossOf(x(at))}
          y={downOf(y(lines[seat]?.[at] ?? 0))}
          overflow="visible"
        >
          <circle class="chart-disc" r="0.66em" />
          <text class="chart-number" dy="0.32em">
            {i + 1}
          </text>
        </svg>
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
  return (
    <svg aria-hidden="true" x="100%" overflow="visible">
      {ends.map((end, seat) => (
        <g key={seat} class={`seat-${colour(seat)}`}>
          <line class="chart-level" x2="0.8em" y1={downOf(end)} y2={downOf(marks[seat]!)} />
          <svg aria-hidden="true" y={downOf(marks[seat]!)} overflow="visible">
            <svg
              x="0.85em"
              y="-0.7em"
              width="1.4em"
              height="1.4em"
              viewBox="0 0 24 24"
              class="chart-mark"
            >
              <title>{name(seat)}</title>
              <MarkShape colour={colour(seat)} />
            </svg>
          </svg>
        </g>
      ))}
    </svg>
  )
}

const long = { width: 900, height: 84, mark: 20 }

/** Draws the chart's lines and marks above the timeline of a replay, one position per action. */
export const Course = ({
  lang,
  box,
  frame,
  story,
  steps,
}: Props & { story: Story; steps: number }) => {
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

/** Shows the chart, and what it numbers in words; off the shared screen with links to the replay. */
export const Chart = ({
  code,
  story,
  onScreen,
  ...table
}: Omit<Props, 'story'> & { code: string; story: LoggedStory; onScreen?: true }) => {
  const say = pageWords(table.lang)
  return (
    <section class="story" aria-label={story.title}>
      <h2>{story.title}</h2>
      <Lines {...table} story={story} />
      {story.moments.length > 0 && (
        <ol class="moments">
          {story.moments.map(({ words, seq }, i) => (
            <li key={words}>
              <b aria-hidden="true">{i + 1}</b>
              <p>{words}</p>
              {!onScreen && (
                <a class="button quiet" href={`/t/${code}/replay?at=${seq}`}>
                  <PlayIcon />
                  {say.watchIt} <span class="visually-hidden">{i + 1}</span>
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
