// What lies on a board, in the drawing's own units (a square is 100 × 100), on a turned board too.
//
//   <On plan at>   whatever is drawn upright on one square, its corner at 0 0
//   <Over plan>    a drawing of the whole board that turns with it (ground, roads)
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { cornerOf, type Plan, unit } from './plan.ts'

export interface OnProps {
  plan: Plan
  at: Square
  class?: string
  children: ComponentChildren
}

export const On = ({ plan, at, children, ...rest }: OnProps) => (
  <g {...rest} transform={`translate(${cornerOf(plan, at).join(' ')})`}>
    {children}
  </g>
)

export const Over = ({ plan, children }: { plan: Plan; children: ComponentChildren }) => {
  const [x, y] = [(plan.columns * unit) / 2, (plan.rows * unit) / 2]
  return plan.turned ? <g transform={`rotate(180 ${x} ${y})`}>{children}</g> : <g>{children}</g>
}
