// The wax on a sealed bid, with the emblem of its seat.
import type { Colour } from '../rules/pieces.ts'

const Pressed = ({ colour }: { colour: Colour }) => (
  <g transform="rotate(-8 20 20)">
    <use href="#ctc-wax" width="40" height="40" />
    <use class="pressed" href={`#mark-${colour}`} x="10.5" y="10.5" width="19" height="19" />
  </g>
)

export const Wax = ({ colour, state }: { colour: Colour; state: 'sealed' | 'broken' }) => (
  <svg class={`wax wax-${state} seat-${colour}`} viewBox="-2 -2 44 44" aria-hidden="true">
    {state === 'sealed' && <Pressed colour={colour} />}
    {state === 'broken' && (
      <>
        <g class="half" transform="matrix(.862 -.121 .121 .862 -4.6 5.2)">
          <g clip-path="url(#ctc-left)">
            <Pressed colour={colour} />
          </g>
        </g>
        <g class="half" transform="matrix(.862 .121 -.121 .862 10.1 .4)">
          <g clip-path="url(#ctc-right)">
            <Pressed colour={colour} />
          </g>
        </g>
      </>
    )}
  </svg>
)
