// The picture of the end: six customers around a medal with the winner's mark, under flags of the
// six cloths.
import { Scene } from '../../../ui/scene.tsx'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { cloths } from '../rules/pieces.ts'
import { CustomerFace } from './customers.tsx'
import { Customers } from './robes.tsx'
import { Medals } from './tokens.tsx'
import { fineWeaveOf, Weaves, weaveOf } from './weaves.tsx'

const middle = { x: 195, y: 88 }
const polar = (turn: number, far: number) =>
  `${(middle.x + Math.sin(turn) * far).toFixed(1)} ${(middle.y - Math.cos(turn) * far).toFixed(1)}`
const full = 2 * Math.PI
const rays = Array.from({ length: 18 }, (_, i) => {
  const turn = (i * full) / 18
  return `M${middle.x} ${middle.y}L${polar(turn - 0.085, 420)} ${polar(turn + 0.085, 420)}z`
}).join('')
const rim = `M${Array.from({ length: 56 }, (_, i) => polar((i * full) / 56, i % 2 ? 63 : 71)).join('L')}z`

// Returns the height of the line of flags, which sags between its ends.
const sag = (x: number) => 8 + 22 * (1 - ((x - 195) / 200) ** 2)
const flags = Array.from({ length: 13 }, (_, i) => i * 30 + 1)

const tower = 'M0-34q-1 7-5 12v5h10v-5q-4-5-5-12zM-5-14h10v8h2v4H5v60H-5V-2h-2v-4h2z'
const people = [
  [-6, 118, 74],
  [48, 130, 80],
  [94, 138, 74],
  [222, 138, 74],
  [262, 130, 80],
  [322, 118, 74],
] as const

/**
 * Draws the end, 390 × 226; several winners share the medal. It defines the symbols of all medals,
 * because the standings beside it refer to them.
 */
export const Finale = ({ colours }: { colours: readonly string[] }) => (
  <Scene>
    <defs>
      <Weaves />
      <Customers />
      <Medals />
    </defs>
    <path d="M-200-60h790v286H-200z" fill="var(--k-lid-sky)" />
    <path d={rays} fill="var(--k-lid-ring)" />
    <g fill="var(--k-lid-far)">
      <path d="M0 168v-26h26v-12h30v10h34v-14h36v18h30v24zM240 168v-20h22v-16h34v10h30v-16h32v12h32v30z" />
      {[32, 112, 286, 356].map(x => (
        <path key={x} d={tower} transform={`translate(${x} 112)`} />
      ))}
    </g>
    <path d="M-200 166h790v60H-200z" fill="var(--k-lid-alley)" />
    <path d="M-200 166h790v3H-200zM-200 200h790v2H-200z" fill="var(--k-lid-alley-2)" />
    <path
      d={`M0 ${sag(0)}Q195 52 390 ${sag(390)}`}
      fill="none"
      stroke="var(--k-lid-line)"
      stroke-width="1.6"
    />
    {flags.map((x, i) => (
      <path
        key={x}
        d={`M${x} ${sag(x)}L${x + 24} ${sag(x + 24)}L${x + 13} ${sag(x + 12) + 26}z`}
        fill={fineWeaveOf(cloths[i % 6]!)}
        stroke="var(--k-lid-line)"
        stroke-width="1.4"
      />
    ))}
    <g stroke="var(--k-lid-line)" stroke-width="3" stroke-linejoin="round">
      <path
        d="M168 138l-26 78 20-9 14 17 22-80zM222 138l26 78-20-9-14 17-22-80z"
        fill="var(--k-lid-band)"
      />
      <path d={rim} fill="var(--k-gold)" />
      <circle cx={middle.x} cy={middle.y} r="52" fill={weaveOf('violet')} />
      <circle cx={middle.x} cy={middle.y} r="37" fill="var(--k-slip)" />
    </g>
    {colours.map((colour, i) => {
      const size = colours.length > 1 ? 30 : 46
      const [x, y] = [middle.x + (i - colours.length / 2) * size, middle.y - size / 2]
      return (
        <g
          key={colour}
          class={`kairo-mark seat-${colour}`}
          transform={`translate(${x} ${y}) scale(${size / 24})`}
        >
          <MarkShape colour={colour} />
        </g>
      )
    })}
    {people.map(([x, y, size], i) => (
      <g key={x} class="kairo-lid-person" transform={`translate(${x} ${y}) scale(${size / 100})`}>
        <CustomerFace cloth={cloths[i]!} />
      </g>
    ))}
  </Scene>
)
