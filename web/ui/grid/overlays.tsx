// Draws marks of a game over its board, in units of the drawing (a square is 100 × 100), also on a
// turned board. Colours: `--grid-act` (the main line), `--grid-case` (the pale edge around it),
// `--grid-gold`.
//
//   <Proofs plan at>       the squares that prove a refusal, hatched, numbered as in `Answer`
//   <Looked plan at>       the square that the reader tapped, if nothing was refused
//   <Reach plan from to>   a line to a square in reach of a piece; `lands`: the piece may end there
//   <Course plan squares>  a dotted way through squares; `thin` for a way that is not chosen
//   <Wake plan from to>    where a piece came from: a dashed ring, and dots that grow towards `to`
//   <Voyage plan squares>  the whole way of a piece, in its colour
//   <Ghost plan at>        a piece that is not there yet
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { On, type OnProps } from './on.tsx'
import { middleOf, type Plan, type Point } from './plan.ts'

const hatching = 'M4 28L28 4M4 52L52 4M4 76L76 4M6 98L98 6M28 96L96 28M52 96L96 52M76 96L96 76'

export const Proofs = ({ plan, at }: { plan: Plan; at: readonly Square[] }) => (
  <>
    {at.map((square, i) => (
      <On key={square} plan={plan} at={square} class="grid-proof">
        <path class="hatch" d={hatching} />
        <path class="grid-case" d="M4 4h92v92H4z" />
        <path d="M4 4h92v92H4z" />
        <circle cx="19" cy="19" r="17" />
        <text x="19" y="26.5">
          {i + 1}
        </text>
      </On>
    ))}
  </>
)

export const Looked = ({ plan, at }: { plan: Plan; at: Square }) => (
  <On plan={plan} at={at} class="grid-looked">
    <path class="grid-case" d="M2 2h96v96H2z" />
    <path d="M2 2h96v96H2z" />
  </On>
)

// Shortens a line at both ends, so that it does not touch the pieces there.
const shortened = (points: readonly Point[], before: number, after: number): Point[] => {
  const cut = ([x, y]: Point, [tx, ty]: Point, by: number): Point => {
    const far = Math.hypot(tx - x, ty - y)
    return far === 0 ? [x, y] : [x + ((tx - x) * by) / far, y + ((ty - y) * by) / far]
  }
  return points.map((point, i) => {
    if (i === 0) return cut(point, points[1] ?? point, before)
    return i === points.length - 1 ? cut(point, points[i - 1]!, after) : point
  })
}

const lineOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

interface CourseProps {
  plan: Plan
  squares: readonly Square[]
  thin?: boolean
  gap?: readonly [before: number, after: number] // lengths left out at the two ends
}

export const Course = ({ plan, squares, thin = false, gap = [38, 56] }: CourseProps) => {
  const middles = squares.map(at => middleOf(plan, at))
  const length = middles.reduce((sum, [x, y], i) => {
    const [fromX, fromY] = middles[i - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
  if (length <= gap[0] + gap[1]) return null
  const d = lineOf(shortened(middles, ...gap))
  return (
    <g class={thin ? 'grid-course thin' : 'grid-course'}>
      <path class="grid-case" d={d} />
      <path d={d} />
    </g>
  )
}

/** Draws a neutral line, which does not suggest this move. */
export const Reach = ({
  plan,
  from,
  to,
  lands,
}: {
  plan: Plan
  from: Square
  to: Square
  lands: boolean
}) => {
  const end = middleOf(plan, to)
  const d = lineOf(shortened([middleOf(plan, from), end], 30, 12))
  return (
    <g class={lands ? 'grid-reach lands' : 'grid-reach'}>
      <path class="grid-case" d={d} />
      <path d={d} />
      <circle cx={end[0]} cy={end[1]} r="10" />
    </g>
  )
}

interface WakeProps {
  plan: Plan
  from: Square
  to: Square
  children?: ComponentChildren // drawn inside the ring at the origin, around its middle
}

export const Wake = ({ plan, from, to, children }: WakeProps) => {
  const [start, end] = [middleOf(plan, from), middleOf(plan, to)]
  const away = Math.hypot(end[0] - start[0], end[1] - start[1])
  const count = Math.max(0, Math.floor((away - 62) / 19))
  return (
    <g class="grid-wake">
      {away > 0 && <path class="grid-case" d={lineOf(shortened([start, end], 26, 30))} />}
      <circle class="grid-origin" cx={start[0]} cy={start[1]} r="24" />
      {Array.from({ length: count }, (_, i) => {
        const along = (36 + i * 19) / away
        return (
          <circle
            key={i}
            cx={Math.round(start[0] + (end[0] - start[0]) * along)}
            cy={Math.round(start[1] + (end[1] - start[1]) * along)}
            r={(3 + (5 * i) / Math.max(1, count - 1)).toFixed(1)}
          />
        )
      })}
      {children && <g transform={`translate(${start.join(' ')})`}>{children}</g>}
    </g>
  )
}

/** Draws the whole way of a piece. `aside`: offset in units, so that ways are side by side. */
export const Voyage = ({
  plan,
  squares,
  aside,
}: {
  plan: Plan
  squares: readonly Square[]
  aside: number
}) => {
  const d = lineOf(
    squares.map(at => middleOf(plan, at)).map(([x, y]): Point => [x + aside, y + aside]),
  )
  return (
    <g class="grid-voyage">
      <path class="grid-case" d={d} />
      <path d={d} />
    </g>
  )
}

export const Ghost = ({ plan, at, children }: Omit<OnProps, 'class'>) => (
  <On plan={plan} at={at} class="grid-ghost">
    {children}
  </On>
)
