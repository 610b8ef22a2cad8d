// A landscape card, a card back and an empty plot; all have the ratio 5:7.
import { type Card as Landscape, type Terrain, tracksNeeded } from '../rules/pieces.ts'
import { CoinShape } from './coin.tsx'
import { Bed } from './rails.tsx'

interface PictureProps {
  terrain: Terrain
  x: number
  y: number
  width: number
  height: number
  part: string // part of the picture (120 × 110), as a `viewBox`
}

/** Draws a part of a landscape's picture; it covers the whole rectangle. */
export const Picture = ({ terrain, part, ...place }: PictureProps) => (
  <svg aria-hidden="true" {...place} viewBox={part} preserveAspectRatio="xMidYMid slice">
    <use href={`#ctc-${terrain}`} width="120" height="110" />
  </svg>
)

interface MiniProps {
  terrain: Terrain
  tracks: number
  coin?: string
}

/**
 * Draws picture and rails inside a larger picture, 100 × 140. The coin is added only where it is
 * large enough to read.
 */
export const MiniShape = ({ terrain, tracks, coin }: MiniProps) => (
  <>
    <rect class="stock paper" x="1" y="1" width="98" height="138" rx="6" />
    <Picture terrain={terrain} x={8} y={8} width={84} height={96} part="13 0 94 107.4" />
    <rect class="mat" x="7" y="7" width="86" height="98" rx="3" />
    <rect class="keyline picture" x="8" y="8" width="84" height="96" rx="2" />
    <g
      transform={
        coin
          ? 'translate(8 115) scale(.78)'
          : `translate(${50 - Math.max(1, tracks) * 13.2} 112) scale(1.2)`
      }
    >
      <Bed count={tracks} />
    </g>
    {coin && (
      <g transform="translate(64 107) scale(.72)">
        <CoinShape label={coin} />
      </g>
    )}
  </>
)

/**
 * Draws only the framed picture of a card in a strip, 100 × 140; blank paper if the terrain is not
 * known.
 */
export const StripShape = ({ terrain }: { terrain: Terrain | undefined }) => (
  <>
    {terrain && (
      <Picture terrain={terrain} x={5} y={2} width={90} height={136} part="24 0 73 110" />
    )}
    <rect class={terrain ? 'stock' : 'stock paper'} x="5" y="2" width="90" height="136" rx="6" />
  </>
)

export const MiniCard = (shape: MiniProps) => (
  <svg class="card mini" viewBox="0 0 100 140" aria-hidden="true">
    <MiniShape {...shape} />
  </svg>
)

export interface CardProps {
  card: Landscape
  name: string
  money: string
}

/** Draws a whole card inside a larger picture, 100 × 140. */
export const CardShape = ({ card: { terrain, tracks }, name, money }: CardProps) => (
  <>
    <rect class="under" x="1" y="3" width="98" height="136.5" rx="6" />
    <rect class="stock paper" x="1" y="1" width="98" height="136.5" rx="6" />
    <use href={`#ctc-${terrain}`} x="5.5" y="5.5" width="89" height="81.6" />
    <rect class="mat" x="4.5" y="4.5" width="91" height="83.6" rx="3.5" />
    <rect class="keyline picture" x="5.5" y="5.5" width="89" height="81.6" rx="2.5" />
    <rect class="plate" x="9.5" y="9.5" width="28" height="20" rx="5" />
    <rect class="plate-line" x="11.5" y="11.5" width="24" height="16" rx="3.5" />
    <text class="plate-figure" x="23.5" y="25">
      {tracksNeeded[terrain]}
    </text>
    <text class="card-name" x="50" y="101.5">
      {name}
    </text>
    <g transform="translate(6.5 112.5) scale(.84)">
      <Bed count={tracks} />
    </g>
    <g transform="translate(67 106) scale(.68)">
      <CoinShape label={money} />
    </g>
  </>
)

export const Card = (shape: CardProps) => (
  <svg class="card full" viewBox="0 0 100 140" aria-hidden="true">
    <CardShape {...shape} />
  </svg>
)

export const CardBack = () => (
  <svg class="card back" viewBox="0 0 100 140" aria-hidden="true">
    <use href="#ctc-back" width="800" height="140" />
    <rect class="keyline" x=".6" y=".6" width="98.8" height="138.8" rx="6.4" />
  </svg>
)

/** Draws the dashed place of one landscape inside a larger picture, 100 × 140. */
export const PlotShape = ({ n }: { n: number }) => (
  <>
    <rect class="place" x="5" y="3" width="90" height="134" rx="5" />
    <text class="plot-number" x="50" y="81">
      {n}
    </text>
  </>
)
