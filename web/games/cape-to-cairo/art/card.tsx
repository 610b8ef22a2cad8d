// A landscape card, its back and an empty plot, all five to seven.
import type { Terrain } from '../pieces.ts'
import { CoinFace } from './coin.tsx'
import { Bed } from './rails.tsx'

/** Picture and rails only, 100 × 140, as part of a larger picture. */
export const MiniFace = ({ terrain, tracks }: { terrain: Terrain; tracks: number }) => (
  <>
    <rect class="stock" x="1" y="1" width="98" height="138" rx="6" />
    <svg x="8" y="8" width="84" height="96" viewBox="13 0 94 107.4" preserveAspectRatio="xMidYMid slice">
      <use href={`#ctc-${terrain}`} width="120" height="110" />
    </svg>
    <rect class="frame" x="8" y="8" width="84" height="96" rx="2" />
    <g transform={`translate(${50 - Math.max(1, tracks) * 13.2} 112) scale(1.2)`}>
      <Bed count={tracks} />
    </g>
  </>
)

interface FaceOfCard {
  terrain: Terrain
  tracks: number
  size: 'full' | 'mini'
  name?: string
  money?: string
  need?: number
}

export const Card = ({ terrain, tracks, size, name, money, need }: FaceOfCard) => (
  <svg class={`card ${size}`} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    {size === 'mini' ? (
      <MiniFace terrain={terrain} tracks={tracks} />
    ) : (
      <>
        <rect class="under" x="1" y="3" width="98" height="136.5" rx="6" />
        <rect class="stock" x="1" y="1" width="98" height="136.5" rx="6" />
        <use href={`#ctc-${terrain}`} x="5.5" y="5.5" width="89" height="81.6" />
        <rect class="frame" x="5.5" y="5.5" width="89" height="81.6" rx="2.5" />
        {need !== undefined && (
          <>
            <rect class="plate" x="9.5" y="9.5" width="28" height="20" rx="5" />
            <rect class="plate-line" x="11.5" y="11.5" width="24" height="16" rx="3.5" />
            <text class="plate-figure" x="23.5" y="25">
              {need}
            </text>
          </>
        )}
        {name && (
          <text class="card-name" x="50" y="101.5">
            {name}
          </text>
        )}
        <g transform="translate(7 112) scale(.9)">
          <Bed count={tracks} />
        </g>
        {money && (
          <g transform="translate(67 106) scale(.68)">
            <CoinFace label={money} />
          </g>
        )}
      </>
    )}
  </svg>
)

export const CardBack = () => (
  <svg class="card back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <use href="#ctc-back" x="-.4" width="100.8" height="140" />
    <rect class="frame" x=".7" y=".7" width="98.6" height="138.6" rx="4" />
  </svg>
)

/** The dashed place of one landscape, 100 × 140, as part of a larger picture. */
export const PlotFace = ({ n }: { n: number }) => (
  <>
    <rect class="place" x="3" y="2" width="94" height="136" rx="5" />
    <text class="plot-number" x="50" y="81">
      {n}
    </text>
  </>
)

export const Plot = ({ n }: { n: number }) => (
  <svg class="card plot" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <PlotFace n={n} />
  </svg>
)
