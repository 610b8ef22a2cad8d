// The frame around the map, 40 units wide, with the letters and numbers of the real board. Le
// Caminito's frame is hatched: the real board continues there, but for the game it is outside.
import type { Frame } from '../rules/pieces.ts'
import { columnName } from '../rules/places.ts'

export const MapFrame = ({ columns, rows, west, north }: Frame) => {
  const [width, height] = [columns * 100, rows * 100]
  const isInner = west > 0
  const signs = [
    ...Array.from({ length: columns }, (_, i) =>
      [-17, height + 17].map(y => ({ x: i * 100 + 50, y, sign: columnName(west + i + 1) })),
    ),
    ...Array.from({ length: rows }, (_, i) =>
      [-20, width + 20].map(x => ({ x, y: i * 100 + 50, sign: `${north + i + 1}` })),
    ),
  ].flat()
  return (
    <g class="camino-frame">
      <path
        d={`M-40-40h${width + 80}v${height + 80}h-${width + 80}zM0 0v${height}h${width}V0z`}
        fill={isInner ? 'url(#camino-outside)' : 'var(--c-margin)'}
      />
      <path
        class="camino-neatline"
        d={`M-38.5-38.5h${width + 77}v${height + 77}h-${width + 77}z`}
      />
      <path class="camino-border" d={`M-3-3h${width + 6}v${height + 6}H-3z`} />
      {signs.map(({ x, y, sign }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {isInner && <path d="M-16-15h32v30h-32z" fill="var(--c-margin)" />}
          <text y="8">{sign}</text>
        </g>
      ))}
    </g>
  )
}
