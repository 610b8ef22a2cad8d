// Marks the legal squares of a board (`ring`, `dashed`, `double`, `frame`, `corners`, `gold`) and
// shows their prices.
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { On } from './on.tsx'
import type { Plan } from './plan.ts'

export type Mark = 'ring' | 'dashed' | 'double' | 'frame' | 'corners' | 'gold'

/** The part of a square that `Targets` draws. */
export interface Marked {
  mark?: Mark
  price?: number | string // written on the mark
}

const shapes: Record<Mark, (case_: boolean) => ComponentChildren> = {
  ring: under => <circle cx="50" cy="50" r="47.5" stroke-width={under ? 10.5 : 6.5} />,
  dashed: under => (
    <circle
      cx="50"
      cy="50"
      r="47.5"
      stroke-width={under ? 8.5 : 5}
      {...(!under && { pathLength: '64', 'stroke-dasharray': '2.6 1.4' })}
    />
  ),
  double: under => <path d="M3 3h94v94H3zM11.5 11.5h77v77h-77z" stroke-width={under ? 6.5 : 3.6} />,
  frame: under =>
    under ? null : <path d="M7 7h86v86H7z" stroke-width="3.4" stroke-dasharray="12.3 9.2" />,
  corners: under =>
    under ? null : (
      <path
        d="M7 24V7h17M76 7h17v17M93 76v17H76M24 93H7V76"
        stroke-width="3.4"
        stroke-opacity=".8"
      />
    ),
  gold: under => (under ? null : <rect x="4" y="4" width="92" height="92" rx="5" />),
}

// Draws a price in a disc, or in a box if the mark is made of squares.
const Price = ({ mark, price }: { mark: Mark; price: number | string }) => {
  const boxed = mark === 'double'
  return (
    <g class="grid-price">
      {boxed ? <rect x="71" y="-5" width="31" height="31" /> : <circle cx="86" cy="12" r="16" />}
      <text x={boxed ? 86.5 : 86} y={boxed ? 18 : 19.5}>
        {price}
      </text>
    </g>
  )
}

export const Target = ({ mark, price }: { mark: Mark; price?: number | string }) => (
  <g class={`grid-target is-${mark}`}>
    <g class="grid-case">{shapes[mark](true)}</g>
    {shapes[mark](false)}
    {price !== undefined && <Price mark={mark} price={price} />}
  </g>
)

const squaresOf = ({ columns, rows }: Plan): Square[] =>
  Array.from({ length: columns * rows }, (_, at) => at)

export const Targets = ({ plan, cell }: { plan: Plan; cell(at: Square): Marked }) => (
  <>
    {squaresOf(plan).map(at => {
      const { mark, price } = cell(at)
      return (
        mark && (
          <On key={at} plan={plan} at={at}>
            <Target mark={mark} price={price} />
          </On>
        )
      )
    })}
  </>
)
