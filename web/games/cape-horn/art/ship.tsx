// A seat's ship: the ship alone, and the counter that is on the hub of a card.
import { MarkShape } from '../../../ui/seats/mark.tsx'
import type { Colour } from '../rules/pieces.ts'

export const Ship = ({ colour }: { colour: Colour }) => (
  <svg class={`horn-ship seat-${colour}`} viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#horn-ship-${colour}`} width="64" height="64" />
  </svg>
)

interface CounterProps {
  colour: Colour
  at?: readonly [x: number, y: number]
  scale?: number
  hasTurn?: boolean
}

/**
 * Draws the counter inside a larger picture: a disc of diameter 60, centred on a point of the
 * square, such as its card's hub (`berthOn`).
 */
export const CounterShape = ({
  colour,
  at = [50, 50],
  scale = 1,
  hasTurn = false,
}: CounterProps) => {
  // Clamps the centre, so that the counter stays inside the square when the hub is near an edge.
  const [x, y] = at.map(along => Math.min(Math.max(along, 32 * scale), 100 - 32 * scale))
  return (
    <g
      class={`horn-counter seat-${colour}`}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      {hasTurn && <circle class="horn-has-turn" r="34" />}
      <circle cx="1" cy="2.5" r="29.5" fill="var(--h-cast)" />
      <circle r="28" fill="var(--h-slip)" stroke="currentColor" stroke-width="3" />
      <circle r="24.6" fill="none" stroke="currentColor" />
      <use href={`#horn-ship-${colour}`} x="-19.5" y="-21" width="39" height="39" />
      <circle
        cx="20.5"
        cy="20.5"
        r="9.5"
        fill="var(--h-slip)"
        stroke="currentColor"
        stroke-width="2"
      />
      <g transform="translate(13.9 13.9) scale(.55)">
        <MarkShape colour={colour} />
      </g>
    </g>
  )
}
