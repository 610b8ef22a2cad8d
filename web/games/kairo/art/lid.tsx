// The box lid, shown only on the home page: a street under awnings of six cloths, and a mosque in
// front of the sun.
import type { Cloth } from '../rules/pieces.ts'
import { CustomerFace } from './customers.tsx'
import { Customers } from './robes.tsx'
import { fineWeaveOf, Weaves } from './weaves.tsx'

const scallop = (x: number, y: number, width: number, count: number) => {
  const step = width / count
  return Array.from(
    { length: count },
    (_, i) => `M${x + i * step} ${y}v2a${step / 2} ${step / 2} 0 0 0 ${step} 0v-2z`,
  )
}

interface Row {
  cloth: Cloth
  back: readonly [from: number, to: number] // x of the back edge
  front: readonly [from: number, to: number]
  y: number
  deep: number
}

// Three rows of awnings on each side of the alley, from far to near.
const rows: readonly Row[] = [
  { cloth: 'white', back: [16, 68], front: [8, 64], y: 107, deep: 8 },
  { cloth: 'green', back: [92, 146], front: [96, 154], y: 107, deep: 8 },
  { cloth: 'blue', back: [-4, 54], front: [-4, 46], y: 121, deep: 13 },
  { cloth: 'yellow', back: [106, 164], front: [113, 164], y: 121, deep: 13 },
  { cloth: 'red', back: [-4, 40], front: [-4, 28], y: 144, deep: 22 },
  { cloth: 'violet', back: [120, 164], front: [132, 164], y: 144, deep: 22 },
]

const Awning = ({ cloth, back, front, y, deep }: Row) => (
  <g stroke="var(--k-lid-line)" stroke-width="1.2" stroke-linejoin="round">
    <path
      d={`M${back[0]} ${y}H${back[1]}L${front[1]} ${y + deep}H${front[0]}z`}
      fill={fineWeaveOf(cloth)}
    />
    {scallop(
      front[0],
      y + deep,
      front[1] - front[0],
      Math.max(4, Math.round((front[1] - front[0]) / 8)),
    ).map((d, i) => (
      <path key={d} d={d} fill={i % 2 ? `var(--k-${cloth}-2)` : `var(--k-${cloth})`} />
    ))}
  </g>
)

const Minaret = ({ x, y, scale, lit }: { x: number; y: number; scale: number; lit: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0-30q-1 6-4 10v4h8v-4q-3-4-4-10zM-4-16h8v6h1.5v3H4v16h1.5v3H4v38h-8V12h-1.5V9H-4V-7h-1.5v-3H-4z" />
    {lit && <path d="M-1.3-4h2.6v5h-2.6zM-1.3 18h2.6v5h-2.6z" fill="var(--k-lid-window)" />}
  </g>
)

const People: readonly [Cloth, number, number, number][] = [
  ['green', 66, 113, 0.2],
  ['yellow', 80, 124, 0.27],
  ['blue', 47, 136, 0.36],
  ['red', 66, 140, 0.58],
]

const Fruit = ({ x, y, ink }: { x: number; y: number; ink: string }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--k-lid-line)" stroke-width="1">
    <path d="M-12 8h24l-3 14H-9z" fill="var(--k-lid-basket)" />
    {[-7, 0, 7].map(at => (
      <circle key={at} cx={at} cy="6" r="4.4" fill={ink} />
    ))}
    {[-3.5, 3.5].map(at => (
      <circle key={at} cx={at} cy="0" r="4.4" fill={ink} />
    ))}
  </g>
)

export const Lid = ({ title }: { title: string }) => (
  <svg class="kairo-lid" viewBox="0 0 160 200" aria-hidden="true">
    <defs>
      <Weaves />
      <Customers />
    </defs>
    <path d="M0 40h160v160H0z" fill="var(--k-lid-sky)" />
    <circle cx="80" cy="92" r="52" fill="var(--k-lid-ring)" />
    <circle cx="80" cy="92" r="38" fill="var(--k-lid-sun)" />
    <g fill="var(--k-lid-far)">
      <path d="M0 102h12v-6h9v6h13v-4h6v12H0zM120 110v-10h8v-7h9v5h9v-4h14v16z" />
      <Minaret x={26} y={92} scale={0.62} lit />
      <Minaret x={135} y={94} scale={0.6} lit />
    </g>
    <g fill="var(--k-lid-mosque)">
      <path d="M80 74q-2 3-3 4 -16 6-17 22 0 4 3 8h34q3-4 3-8-1-16-17-22-1-1-3-4z" />
      <path d="M79 60h2v16h-2zM58 106h44v12H58z" />
      <path d="M80 57a5 5 0 1 0 4.5 7 4 4 0 1 1-4.5-7z" />
      <Minaret x={52} y={84} scale={0.95} lit />
      <Minaret x={108} y={84} scale={0.95} lit />
    </g>
    <path
      d="M66 104h28v1.6H66zM77 118v-6q3-4 6 0v6zM69 118v-5q2-3 4 0v5zM87 118v-5q2-3 4 0v5z"
      fill="var(--k-lid-window)"
    />
    <path d="M0 116h160v84H0z" fill="var(--k-lid-line)" />
    <path d="M74 116h12l46 84H28z" fill="var(--k-lid-alley)" />
    <path
      d="M71 124h18l3 6H68zM62 140h36l4 8H58zM53 158h54l6 12H47zM42 180h76l6 12H36z"
      fill="var(--k-lid-alley-2)"
    />
    {rows.map(row => (
      <Awning key={row.cloth} {...row} />
    ))}
    <Fruit x={10} y={176} ink="var(--k-yellow)" />
    <Fruit x={150} y={176} ink="var(--k-red)" />
    {People.map(([cloth, x, y, scale]) => (
      <g
        key={cloth}
        class="kairo-lid-person"
        transform={`translate(${x - 12} ${y}) scale(${scale})`}
      >
        <CustomerFace cloth={cloth} />
      </g>
    ))}
    <path d="M0 0h160v42H0z" fill="var(--k-lid-band)" />
    <path d="M0 38h160v1.2H0z" fill="var(--k-lid-rule)" />
    {scallop(0, 41, 160, 8).map((d, i) => (
      <path
        key={d}
        d={d}
        fill={i % 2 ? 'var(--k-lid-rule)' : 'var(--k-lid-band)'}
        stroke="var(--k-lid-line)"
        stroke-width="1.2"
      />
    ))}
    <text class="kairo-lid-title" x="80" y="29">
      {title}
    </text>
  </svg>
)
