// A stage's orientation card: the water of the stage and an arrow forward.
import { romans, type Stage } from '../rules/pieces.ts'
import { turned } from './wind-card.tsx'

// The middle of the numeral, in the broad end of the arrow.
const numeralAt: Record<Stage, readonly [x: number, y: number]> = {
  1: [50, 54],
  2: [54, 58],
  3: [50, 62],
}

export const Orientation = ({ stage }: { stage: Stage }) => (
  <svg class="horn-orientation" viewBox="0 0 100 100" aria-hidden="true">
    <path
      d="M2 2h96v96H2z"
      fill={`var(--h-stage-${stage})`}
      stroke="var(--h-line)"
      stroke-width="2"
    />
    <path
      class="horn-forward"
      d="M50 9l32 34H69v45H31V43H18z"
      transform={`rotate(${turned[stage]} 50 50)`}
    />
    <text class="horn-forward-stage" x={numeralAt[stage][0]} y={numeralAt[stage][1]}>
      {romans[stage]}
    </text>
  </svg>
)
