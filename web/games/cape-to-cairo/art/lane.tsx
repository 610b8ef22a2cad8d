// A company's lane from Cape to Cairo: platform, backs of crossed landscapes, train, landscapes
// ahead, empty plots.
import type { Card, Colour, Terrain } from '../rules/pieces.ts'
import { MiniShape, PlotShape, StripShape } from './card.tsx'
import { Train } from './engine.tsx'

const plots = 8

interface LaneProps {
  colour: Colour
  crossed: number
  waiting: readonly (Card | Hidden)[]
  size?: 'strip' | 'lane' | 'room'
}
// A real landscape that nobody entered. It is drawn in strips only: as a picture, or as blank paper
// if its terrain is not known.
interface Hidden {
  terrain: Terrain | undefined
}

export const Lane = ({ colour, crossed, waiting, size = 'lane' }: LaneProps) => {
  const strip = size === 'strip'
  // On the shared screen, wider plots use the row's whole width and height.
  const plot = size === 'room' ? 132 : 100
  const inset = (plot - 100) / 2
  const scale = strip ? 1.35 : 0.96
  const platform = strip ? 155 : 111
  const empty = crossed + waiting.length
  return (
    <svg
      class={`lane ${size} seat-${colour}`}
      viewBox={`${-platform} 0 ${platform + plots * plot + 1} 140`}
      aria-hidden="true"
    >
      <use href="#ctc-station" x={-platform} width={platform} height="140" />
      {crossed > 0 && (
        <>
          <svg aria-hidden="true" width={crossed * plot} height="140">
            <use href="#ctc-back" width="800" height="140" />
            {plot > 100 && <use href="#ctc-back" x="800" width="800" height="140" />}
          </svg>
          <rect class="keyline" y=".8" width={crossed * plot} height="138.4" />
        </>
      )}
      {waiting.map((card, i) => (
        <g
          key={i}
          class={i === 0 ? 'next' : undefined}
          transform={`translate(${(crossed + i) * plot + inset + 2} 2.8) scale(.96)`}
        >
          {strip || !('tracks' in card) ? (
            <StripShape terrain={card.terrain} />
          ) : (
            <MiniShape {...card} coin={size === 'room' ? `${card.pounds}` : undefined} />
          )}
        </g>
      ))}
      {Array.from({ length: Math.max(0, plots - empty) }, (_, i) => (
        <g key={i} transform={`translate(${(empty + i) * plot + inset})`}>
          <PlotShape n={empty + i + 1} />
        </g>
      ))}
      <g class="train" transform={`translate(${crossed * plot})`}>
        <g
          transform={`translate(${Math.round(-178 * scale)} ${Math.round(124 - 64 * scale)}) scale(${scale})`}
        >
          <Train colour={colour} way={(crossed * plot) / scale} />
        </g>
      </g>
    </svg>
  )
}
