// Six customers. Each has a robe in its weave, and headgear and wares of its own, so that outlines
// differ even at 30 px.
import type { JSX } from 'preact'
import { keysOf } from '../../kit/records.ts'
import type { Cloth } from '../rules/pieces.ts'
import { weaveOf } from './weaves.tsx'

const ROBE = 'M31 58q0-11 11-11h16q11 0 11 11l6 33q-25 6-50 0z'
const HEAD = 'M50 19a14 14 0 1 1 0 28 14 14 0 1 1 0-28z'
const HOOD = 'M50 13q20 1 21 22 1 16 3 21l-5 3H31l-5-3q2-5 3-21 1-21 21-22z'

interface Figure {
  behind?: string // a hood, drawn behind the head in the plain colour of the cloth
  gear: JSX.Element
  ware: JSX.Element
  outline: string // headgear and ware as one path, for the halo around the figure
}

const figures: Record<Cloth, Figure> = {
  red: {
    gear: (
      <>
        <path d="M38 24l3-19h18l3 19q-12-4-24 0z" fill="var(--k-red)" />
        <path d="M58 6h6v12" fill="none" />
      </>
    ),
    ware: (
      <path
        d="M62 68q3-7 10-7h8q3 0 5 3l10-3-8 12q-3 7-12 7-11 0-13-12zM74 61v-6"
        fill="var(--k-slip)"
      />
    ),
    outline: 'M38 24l3-19h18l3 19zM62 68q3-7 10-7h8q3 0 5 3l10-3-8 12q-3 7-12 7-11 0-13-12z',
  },
  yellow: {
    gear: (
      <>
        <path d="M21 28q29 11 58 0-1-6-15-9-1-13-14-13T36 19q-14 3-15 9z" fill="var(--k-yellow)" />
        <path d="M36 19q14 5 28 0" fill="none" />
      </>
    ),
    ware: (
      <>
        <path d="M72 63a5.5 5.5 0 1 1 5 0zM80 63a5.5 5.5 0 1 1 5 0z" fill="var(--k-yellow)" />
        <path d="M65 64h26l-4 17H69z" fill="var(--k-slip)" />
      </>
    ),
    outline: 'M21 28q29 11 58 0-1-6-15-9-1-13-14-13T36 19q-14 3-15 9zM65 55h26l-4 26H69z',
  },
  green: {
    gear: (
      <>
        <path d="M34 27q-2-18 16-19 18 1 16 19-16-6-32 0z" fill="var(--k-green)" />
        <path
          d="M35 21q15-13 29-8M35 26q18-12 31-3"
          fill="none"
          stroke="var(--k-green-2)"
          stroke-width="3.5"
        />
        <path d="M50 8V2" fill="none" />
      </>
    ),
    ware: (
      <>
        <path d="M69 62h15l-2 20H71z" fill="var(--k-slip)" />
        <path
          d="M75 60q-4-6 0-11M81 60q-4-6 1-10"
          fill="none"
          stroke="var(--k-green)"
          stroke-width="3.5"
        />
      </>
    ),
    outline: 'M34 27q-2-18 16-19 18 1 16 19zM69 48h15l-2 34H71z',
  },
  white: {
    behind: HOOD,
    gear: <path d="M37 33q0-15 13-15t13 15" fill="none" />,
    ware: <path d="M62 61h25v22H62zM62 68.5h25M62 76h25" fill="var(--k-slip)" />,
    outline: `${HOOD}M62 61h25v22H62z`,
  },
  blue: {
    gear: (
      <>
        <path d="M34 31q-2-22 16-23 18 1 16 23-16-3-32 0z" fill="var(--k-blue)" />
        <path d="M65 24l14-7-2 14z" fill="var(--k-blue)" />
        <path d="M36 39q14 4 28 0l2 9q-16 6-32 0z" fill="var(--k-blue)" />
      </>
    ),
    ware: (
      <path
        d="M72 58h10l-1 5q8 5 8 12 0 9-12 9t-12-9q0-7 8-12z"
        fill="var(--k-slip)"
        stroke-linejoin="round"
      />
    ),
    outline:
      'M34 31q-2-22 16-23 18 1 16 23zM65 24l14-7-2 14zM72 58h10l-1 5q8 5 8 12 0 9-12 9t-12-9q0-7 8-12z',
  },
  violet: {
    gear: (
      <>
        <path
          d="M38 25v-7q-7-1-6-7 1-6 8-5 3-5 10-5t10 5q7-1 8 5 1 6-6 7v7q-12-3-24 0z"
          fill="var(--k-slip)"
        />
        <path
          d="M40 43q4-6 10-3 6-3 10 3-6 1-10-1.5-4 2.5-10 1.5z"
          fill="var(--k-ink)"
          stroke="none"
        />
      </>
    ),
    ware: (
      <>
        <path d="M61 70h33q-3 9-16 9t-17-9z" fill="var(--k-slip)" />
        <path d="M67 69q10-14 21 0z" fill="var(--k-slip)" />
      </>
    ),
    outline: 'M38 25V6h24v19zM32 4h36v14H32zM61 70l6-2q10-14 21 0l6 2q-3 9-16 9t-17-9z',
  },
}

const Eyes = () => (
  <path d="M44 34.5v2M56 34.5v2" stroke="var(--k-ink)" stroke-width="4.5" stroke-linecap="round" />
)

/** Defines a symbol for each cloth, 100 × 100, named `kairo-customer-<cloth>`. */
export const Customers = () => (
  <>
    {keysOf(figures).map(cloth => {
      const { behind, gear, ware, outline } = figures[cloth]
      return (
        <symbol key={cloth} id={`kairo-customer-${cloth}`} viewBox="0 0 100 100">
          <ellipse cx="52" cy="93" rx="29" ry="5" fill="var(--k-shade)" />
          <path
            d={`${ROBE}${HEAD}${outline}`}
            fill="var(--k-halo)"
            stroke="var(--k-halo)"
            stroke-width="13"
            stroke-linejoin="round"
          />
          <g stroke="var(--k-ink)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
            {behind && <path d={behind} fill={`var(--k-${cloth})`} />}
            <path d={ROBE} fill={weaveOf(cloth)} />
            <path d={HEAD} fill="var(--k-skin)" />
            <Eyes />
            {gear}
            {ware}
          </g>
        </symbol>
      )
    })}
  </>
)
