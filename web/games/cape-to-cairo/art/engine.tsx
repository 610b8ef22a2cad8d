// An engine with its tender: body, wheels that turn with the distance, and the rod in front of the
// wheels.

import type { Colour } from '../rules/pieces.ts'
import { gears, rail, small } from './gears.ts'

const driver = 19 // radius of the large wheel, which has a drawing of its own

const scaleOf = (radius: number) =>
  radius === driver ? '' : ` scale(${Math.round((radius / small) * 100) / 100})`

/**
 * Draws the train inside a larger picture, 178 × 66, rail top at y = 64. `way`: distance rolled, in
 * units of the train.
 */
export const Train = ({ colour, way = 0 }: { colour: Colour; way?: number }) => (
  <>
    <use href={`#ctc-engine-${colour}`} width="178" height="66" />
    {gears[colour].wheels.map(([x, radius]) => (
      <g key={x} transform={`translate(${x} ${rail - radius})${scaleOf(radius)}`}>
        <use
          class="wheel"
          href={radius === driver ? '#ctc-driver' : '#ctc-wheel'}
          transform={`rotate(${Math.round((way / radius) * (180 / Math.PI))})`}
        />
      </g>
    ))}
    <path class="rod" d={gears[colour].rod} />
  </>
)

export const Engine = ({ colour }: { colour: Colour }) => (
  <svg class={`engine seat-${colour}`} viewBox="0 0 178 66" aria-hidden="true">
    <Train colour={colour} />
  </svg>
)
