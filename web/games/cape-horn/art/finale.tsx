// The picture of the end: the winner's ship, dressed with flags, crosses the line between the snowy
// Horn and a golden rose.
import { Scene } from '../../../ui/scene.tsx'
import { marks } from '../../../ui/seats/marks.ts'

const rose = { x: 300, y: 71 }
const rays = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12
  return `M${rose.x} ${rose.y}l${Math.round(Math.cos(angle) * 420)} ${Math.round(Math.sin(angle) * 420)}`
}).join('')
const points = (count: number, long: number, wide: number, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i * 2 * Math.PI) / count
    const at = (turn: number, far: number) =>
      `${(Math.cos(angle + turn) * far).toFixed(1)} ${(Math.sin(angle + turn) * far).toFixed(1)}`
    return `M${at(0, long)}L${at(wide, 13)} ${at(-wide, 13)}z`
  }).join('')

const flags = ['red', 'paper', 'green', 'yellow', 'slate'] as const
// Draws little flags along a rope; each flag hangs straight down.
const Bunting = ({
  from,
  to,
  count,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  count: number
}) => (
  <>
    {Array.from({ length: count }, (_, i) => {
      const along = (i + 0.5) / count
      const [x, y] = [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]
      return (
        <path
          key={i}
          transform={`translate(${Math.round(x)} ${Math.round(y)})`}
          d="M-4.5-3h9l-4.5 9z"
          fill={`var(--hf-${flags[i % flags.length]})`}
          stroke="var(--hf-ink)"
          stroke-width="1"
        />
      )
    })}
  </>
)

const Vessel = ({ colour }: { colour: string }) => (
  <g class={`seat-${colour}`} stroke="var(--hf-ink)" stroke-linejoin="round">
    <path d="M-4-98h8v126h-8z" fill="var(--hf-mast)" stroke-width="2" />
    <path d="M1-98h1v-13l24 7-24 7z" fill="var(--hf-red)" stroke-width="1.5" />
    <path d="M-7-90Q-28-20-84 18h77z" fill="var(--hf-paper)" stroke-width="2.5" />
    <path d="M8-88L84 18H8z" fill="var(--hf-paper)" stroke-width="2.5" />
    <path
      d="M8-36q20 8 38-2M8-10q28 8 58-2"
      fill="none"
      stroke="var(--hf-shade)"
      stroke-width="2"
    />
    <g transform="translate(11 -46) scale(1.25)" stroke="none">
      <path d={marks[colour]?.shape} fill="currentColor" />
    </g>
    <path d="M-78 27h158q-10 44-46 44h-66q-34-8-46-44z" fill="currentColor" stroke-width="2.5" />
    <path d="M-74 35h150" stroke="var(--hf-band)" stroke-width="4" />
    <Bunting from={[-4, -96]} to={[-80, 14]} count={8} />
    <Bunting from={[6, -94]} to={[82, 14]} count={8} />
  </g>
)

const wave = (y: number, up: number) =>
  `M-10 ${y}${Array.from({ length: 9 }, () => `q12-${up} 24 0t24 0`).join('')}V226H-10z`

/** Draws the winners' ships side by side; only the first is wholly in the picture. */
export const Finale = ({ colours }: { colours: readonly string[] }) => (
  <Scene>
    <path d="M0-60h390v286H0z" fill="var(--hf-sky)" />
    <path d={rays} stroke="var(--hf-ray)" stroke-width="1" fill="none" />
    <circle
      cx={rose.x}
      cy={rose.y}
      r="54"
      fill="var(--hf-paper)"
      stroke="var(--hf-slate)"
      stroke-width="1.5"
    />
    <circle
      cx={rose.x}
      cy={rose.y}
      r="48"
      fill="none"
      stroke="var(--hf-slate)"
      stroke-width="4.5"
      stroke-dasharray="7.54"
    />
    <g
      transform={`translate(${rose.x} ${rose.y})`}
      fill="var(--hf-yellow)"
      stroke="var(--hf-brown)"
      stroke-width=".8"
    >
      <path d={points(8, 30, 0.35, Math.PI / 8)} />
      <path d={points(8, 42, 0.4)} />
      <circle r="14" stroke-width="1.5" />
    </g>
    <path
      d="M0 96q20-8 36-18l18-10 16 8 22-18 26 30 34 14 30 46H0z"
      fill="var(--hf-land)"
      stroke="var(--hf-slate)"
      stroke-width="2"
      stroke-linejoin="round"
    />
    <path
      d="M8 122l14-22 8 10 8-8 14 20zM58 124l14-18 13 18zM98 138l10-14 10 14z"
      fill="var(--hf-paper)"
      stroke="var(--hf-slate)"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path d={wave(152, 7)} fill="var(--hf-sea)" stroke="var(--hf-slate)" stroke-width="2" />
    {colours.map((colour, i) => (
      <g
        key={colour}
        transform={`translate(${196 - i * 150} ${116 - i * 4}) scale(${1 - i * 0.12})`}
      >
        <Vessel colour={colour} />
      </g>
    ))}
    <path d={wave(184, 6)} fill="var(--hf-sea-2)" stroke="var(--hf-slate)" stroke-width="2" />
    <path d="M0 196h390v20H0z" fill="var(--hf-paper)" stroke="var(--hf-ink)" stroke-width="1.5" />
    <path
      d="M0 201h390M20 211h390"
      stroke="var(--hf-red)"
      stroke-width="10"
      stroke-dasharray="20"
    />
    <path d={wave(221, 4)} fill="var(--hf-sea-2)" stroke="var(--hf-slate)" stroke-width="1.5" />
  </Scene>
)
