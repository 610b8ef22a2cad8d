// Places drawings on a board in its own units (a square is 100 × 100), also on a turned board.
//
//   <On plan at>   a drawing upright on one square, with its corner at 0 0
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
