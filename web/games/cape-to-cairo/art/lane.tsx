// A company's lane from Cape to Cairo: the platform, the backs crossed and the train on them, landscapes waiting, plots still to be bought.
import type { Terrain } from '../pieces.ts'
import { MiniFace, PlotFace } from './card.tsx'
import { Train } from './engine.tsx'
import type { Colour } from './marks.tsx'

interface Waiting {
  terrain: Terrain
  tracks: number
  coin?: number
}

const plots = 8
const plot = 100

export const Lane = ({
  colour,
  crossed,
  waiting,
  size = 'lane',
}: {
  colour: Colour
  crossed: number
  waiting: Waiting[]
  size?: 'lane' | 'strip'
}) => {
  const strip = size === 'strip'
  const scale = strip ? 1.2 : 0.96
  const platform = strip ? 132 : 106
  const empty = crossed + waiting.length
  return (
    <svg
      class={`lane ${size} seat-${colour}`}
      viewBox={`${-platform} 0 ${platform + plots * plot} 140`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="platform" d={`M${-platform} 107H0v25H${-platform}z`} />
      <path class="platform-rail" d={`M${-platform + 6} 113.5H0M${-platform + 6} 124.7H0`} />
      {Array.from({ length: crossed }, (_, i) => (
        <use key={i} href="#ctc-back" x={i * plot - 0.4} width="100.8" height="140" />
      ))}
      {crossed > 0 && <rect class="frame" width={crossed * plot} height="140" />}
      {waiting.map(({ terrain, tracks }, i) => (
        <g key={i} class={i === 0 ? 'next' : undefined} transform={`translate(${(crossed + i) * plot + 2})`}>
          <MiniFace terrain={terrain} tracks={tracks} />
        </g>
      ))}
      {Array.from({ length: Math.max(0, plots - empty) }, (_, i) => (
        <g key={i} transform={`translate(${(empty + i) * plot})`}>
          <PlotFace n={empty + i + 1} />
        </g>
      ))}
      <g class="train" transform={`translate(${crossed * plot})`}>
        <g transform={`translate(${-178 * scale} ${124 - 64 * scale}) scale(${scale})`}>
          <Train colour={colour} way={(crossed * plot) / scale} />
        </g>
      </g>
    </svg>
  )
}
