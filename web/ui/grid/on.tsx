// What lies on a board, in the drawing's own units (a square is 100 × 100), on a turned board too.
//
//   <On plan at>   whatever is drawn upright on one square, its corner at 0 0
import type { ComponentChildren } from 'preact'
import type { Square } from '../../games/kit/squares.ts'
import { cornerOf, type Plan } from './plan.ts'

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
