// The picture of the end: the winner's engine in front of pyramids, palms and minarets, under the
// sign of the last station.
import { Scene } from '../../../ui/scene.tsx'
import type { Colour } from '../rules/pieces.ts'
import { WholeTrain } from './trains.tsx'

const sun = { x: 262, y: 116 }
const rays = Array.from({ length: 20 }, (_, i) => {
  const at = (turn: number) => {
    const angle = (turn * Math.PI) / 180
    return `${Math.round(sun.x + Math.cos(angle) * 420)} ${Math.round(sun.y + Math.sin(angle) * 420)}`
  }
  return `M${sun.x} ${sun.y}L${at(i * 18 - 4.5)} ${at(i * 18 + 4.5)}z`
}).join('')

const palm =
  'M-2 0q3-24 0-44l3-1q5 22 4 45zM0-44q-8-9-22-3 11-1 20 7-15-1-20 11 8-9 20-9l2 1q13-1 18 12 0-13-15-14 11-7 21 0-8-11-22-6-1-10-13-12 9 4 9 12z'

/** Draws the winners' trains one behind the other; only the first is wholly in the picture. */
export const Finale = ({ colours, sign }: { colours: readonly string[]; sign: string }) => (
  <Scene keeps="right">
    <path d="M0-60h390v286H0z" fill="var(--f-sky)" />
    <path d={rays} fill="var(--f-ray)" />
    <circle cx={sun.x} cy={sun.y} r="62" fill="var(--f-sun)" />
    <path
      d="M176 84q-10 0-9-9-2-9 8-10 4-8 14-5 8-8 18-2 10-4 16 4 10-1 12 6 12 0 11 9 8 2 6 10-4 7-14 4-8 6-16 0-10 5-18-2-8 4-14-2-6 2-14-3z"
      fill="var(--f-steam)"
    />
    <path d="M-30 190L75 40l86 120 46 30z" fill="var(--f-stone)" />
    <path d="M75 40l86 120 30 30h-60l-24-70-20-26z" fill="var(--f-stone-2)" />
    <path d="M112 190l64-104 70 104z" fill="var(--f-stone-l)" />
    <path d="M176 86l70 104h-42l-14-38-10-16z" fill="var(--f-stone-2)" />
    <g fill="var(--f-town)">
      <path d="M280 190v-40h8V98l5-20 5 20v36q9-18 22-24l-.8-14h1.6l-.8 14q18 6 24 24V98l5-20 5 20v52h12v40z" />
      <path d="M322 92a8.5 8.5 0 1 1-3-14 6.6 6.6 0 1 0 3 14z" />
    </g>
    <path
      d="M299 176v-8a6 6 0 0 1 12 0v8zM316 176v-8a6 6 0 0 1 12 0v8zM333 176v-8a6 6 0 0 1 12 0v8z"
      fill="var(--f-sky)"
    />
    <path d="M0 164q60-18 130-4t130 2 130-8v40H0z" fill="var(--f-green)" />
    {[
      [18, 172, 1],
      [234, 172, 1.25],
      [264, 174, 0.95],
    ].map(([x, y, scale]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${scale})`}
        d={palm}
        fill="var(--f-palm)"
      />
    ))}
    <path d="M0 182h390v44H0z" fill="var(--f-earth)" />
    <path d="M0 196h390v13H0z" fill="var(--f-bed)" />
    <path d="M-4 202.5h400" stroke="var(--f-wood)" stroke-width="10" stroke-dasharray="8 10" />
    <path d="M0 197.5h390v3H0zM0 204.5h390v3H0z" fill="var(--f-rail)" />
    {colours.map((colour, i) => (
      <g key={colour} class="arriving">
        <g class={`seat-${colour}`} transform={`translate(${-14 - i * 190} 104) scale(1.46)`}>
          <WholeTrain colour={colour as Colour} />
        </g>
      </g>
    ))}
    <path d="M282 178h5v26h-5zM330 178h5v26h-5zM374 178h5v26h-5z" fill="var(--f-rail)" />
    <path d="M268 148h118v38H268z" fill="#14392f" stroke="#1f1b17" stroke-width="2.5" />
    <path d="M272.5 152.500h109v29h-109z" fill="none" stroke="#d9992c" stroke-width="1.8" />
    <text
      class="finale-sign"
      fill="#f6ecd2"
      // narrows long words, so that they fit on the board
      transform={`translate(327 174) scale(${sign.length > 5 ? 0.68 : 1} 1)`}
    >
      {sign.toUpperCase()}
    </text>
  </Scene>
)
