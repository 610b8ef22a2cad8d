// An engine with its tender: body, wheels that turn with the way travelled, and the rod over them.
import type { Colour } from './marks.tsx'

interface Gear {
  wheels: [x: number, radius: number][]
  rod: string
}

const small = 9.5
const rail = 64

const gears: Record<Colour, Gear> = {
  blue: { wheels: [[18, small], [47, small], [80, small], [152, small], [119, 19]], rod: 'M119 45L152 52' },
  red: { wheels: [[13, 8], [31, 8], [49, 8], [84, 13], [112, 13], [133, 8], [147, 8]], rod: 'M84 54H140' },
  yellow: { wheels: [[17, small], [45, small], [84, 10], [108, 10], [134, 10]], rod: 'M84 56H134l16-3' },
  green: { wheels: [[13, 8.5], [31, 8.5], [49, 8.5], [77, 10], [99, 10], [121, 10], [143, 10]], rod: 'M77 57H143' },
}

/** The train as parts of a larger picture: 178 × 66, rail top at 64; `way` is how far it has rolled, in its own units. */
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

export const Engine = ({ colour }: { colour: Colour }) => (
  <svg class={`engine seat-${colour}`} viewBox="0 0 178 66" aria-hidden="true" focusable="false">
    <Train colour={colour} />
  </svg>
)
