// An engine with its tender: body, wheels that turn with the distance, and the rod in front of the
// wheels.

import type { Colour } from '../rules/pieces.ts'
import { gears, rail, small } from './gears.ts'

/**
 * Draws the train inside a larger picture, 178 × 66, rail top at y = 64. `way`: distance rolled, in
 * units of the train.
 */
export const Train = ({ colour, way = 0 }: { colour: Colour; way?: number }) => (
  <>
    <use href={`#ctc-engine-${colour}`} width="178" height="66" />
    {gears[colour].wheels.map(([x, radius]) => (
      <g key={x} transform={`translate(${x} ${rail - radius})`}>
        <use
          class="wheel"
          href={radius === 19 ? '#ctc-driver' : '#ctc-wheel'}
          transform={`rotate(${Math.round((way / radius) * (180 / Math.PI))})${radius === 19 ? '' : ` scale(${Math.round((radius / small) * 100) / 100})`}`}
        />
      </g>
    ))}
    <path class="rod" d={gears[colour].rod} />
  </>
)

/** Draws a train on two plots of track, as after a crossing. */
export const Passing = ({ colour }: { colour: Colour }) => (
  <svg class={`passing seat-${colour}`} viewBox="0 0 220 140" aria-hidden="true">
    <use href="#ctc-back" width="800" height="140" />
    <rect class="keyline" x=".8" y=".8" width="218.4" height="138.4" />
    <g class="passes">
      <g transform="translate(14 55) scale(1.08)">
        <Train colour={colour} />
      </g>
    </g>
  </svg>
)

export const Engine = ({ colour }: { colour: Colour }) => (
  <svg class={`engine seat-${colour}`} viewBox="0 0 178 66" aria-hidden="true">
    <Train colour={colour} />
  </svg>
)
