// The printed sea chart of any edition's map. Only the server draws it; pages show it as
// `#horn-ground`.

import { columnOf, rowOf } from '../../kit/squares.ts'
import { type Chart, stepOf } from '../rules/chart.ts'
import { romans, type Stage, stages } from '../rules/pieces.ts'
import { margin } from './chart.tsx'
import { Finish, type GroundWords, Land } from './land.tsx'
import { areaOf, at, isStage, pathOf, sidesBetween } from './outlines.ts'

export type { GroundWords }

const Textures = () => (
  <>
    <pattern id="horn-water-1" width="270" height="40" patternUnits="userSpaceOnUse">
      <path
        d="M20 5h150M184 5h60M0 15h70M82 15h188M30 25h90M136 25h114M0 35h40M56 35h120M190 35h80"
        stroke="var(--h-ripple)"
      />
    </pattern>
    <pattern id="horn-water-2" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M3 3h1.8M10 10h1.8" stroke="var(--h-ripple)" stroke-width="1.8" />
    </pattern>
    <pattern id="horn-water-3" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M-2 2L2-2M0 10L10 0M8 12l4-4" stroke="var(--h-ripple)" />
    </pattern>
  </>
)

const Water = ({ chart }: { chart: Chart }) => (
  <>
    <defs>
      {stages.map(stage => (
        <path key={stage} id={`horn-sea-${stage}`} d={areaOf(chart, stage)} />
      ))}
    </defs>
    {stages.map(stage => (
      <g key={stage}>
        <use href={`#horn-sea-${stage}`} fill={`var(--h-stage-${stage})`} />
        <use href={`#horn-sea-${stage}`} fill={`url(#horn-water-${stage})`} />
      </g>
    ))}
  </>
)

// Draws 32 bearings from two compass roses, like an old sea chart.
const Bearings = ({ chart: { columns, rows } }: { chart: Chart }) => {
  const far = (columns + rows) * 100
  const lines = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 16), Math.sin((i * Math.PI) / 16)].map(along =>
      Math.round(along * far),
    )
    return `M${-x!} ${-y!}L${x} ${y}`
  })
  return (
    <>
      <clipPath id="horn-sea">
        {stages.map(stage => (
          <use key={stage} href={`#horn-sea-${stage}`} />
        ))}
      </clipPath>
      <path id="horn-bearings" d={lines.join('')} />
      <g clip-path="url(#horn-sea)" stroke="var(--h-bearing)">
        <use
          href="#horn-bearings"
          x={Math.round(columns * 0.16) * 100}
          y={Math.round(rows * 0.6) * 100}
        />
        <use
          href="#horn-bearings"
          x={Math.round(columns * 0.6) * 100}
          y={Math.round(rows * 0.85) * 100}
        />
      </g>
    </>
  )
}

// Draws an arrow head that points forward on every sea square without a station; a laid card hides
// it. The path uses relative steps only, because these compress to almost nothing.
const Chevrons = ({ chart }: { chart: Chart }) => {
  let [x, y] = [0, 0]
  const drawn = chart.ground.map((ground, square) => {
    if (!isStage(ground) || chart.stations.has(square)) return ''
    const [east, south] = stepOf(ground, 'F')
    const fromX = columnOf(chart, square) * 100 + 50 - east * 8 - south * 13
    const fromY = rowOf(chart, square) * 100 + 50 - south * 8 - east * 13
    const step = `m${fromX - x} ${fromY - y}`
    ;[x, y] = [fromX + south * 26, fromY + east * 26]
    return `${step}l${east * 16 + south * 13} ${south * 16 + east * 13} ${south * 13 - east * 16} ${east * 13 - south * 16}`
  })
  return <path class="horn-chevrons" d={drawn.join('')} />
}

// The line between two stages.
const Borders = ({ chart }: { chart: Chart }) => (
  <path
    class="horn-border"
    d={pathOf(sidesBetween(chart, (a, b) => isStage(a) && isStage(b) && a !== b))}
  />
)

// At the end of a border, draws a flag for the stage on each side, pointing forward in that stage.
// The flags are past the last square, on the frame or on land, where no card can cover them.
const flags: Record<Stage, string> = {
  1: 'M-17-15h34V9L0 19-17 9z',
  2: 'M17-16v32H-9L-19 0-9-16z',
  3: 'M-17 15h34V-9L0-19-17-9z',
}

const Flags = ({ chart }: { chart: Chart }) => (
  <>
    {([1, 2] as const).map(stage => {
      const runs = sidesBetween(
        chart,
        (a, b) => (a === stage && b === stage + 1) || (a === stage + 1 && b === stage),
      )
      const last = runs.at(-1)
      if (!last) return null
      const [x, y, length, isUpright] = last
      const [endX, endY] = isUpright ? [x, y + length] : [x + length, y]
      const sides = isUpright
        ? [at(chart, x - 1, endY - 1), at(chart, x, endY - 1)]
        : [at(chart, endX - 1, y - 1), at(chart, endX - 1, y)]
      return sides.filter(isStage).map((side, i) => {
        const aside = i * 40 - 20
        const [flagX, flagY] = isUpright
          ? [endX * 100 + aside, endY * 100 + 20]
          : [endX * 100 + 20, endY * 100 + aside]
        return (
          <g key={side} class="horn-flag" transform={`translate(${flagX} ${flagY})`}>
            <path d={flags[side]} />
            <text>{romans[side]}</text>
          </g>
        )
      })
    })}
  </>
)

// Draws the frame: a border line, a scale of half squares, and labels of columns (numbers) and rows
// (letters).
const Frame = ({ chart }: { chart: Chart }) => {
  const [width, height] = [chart.columns * 100, chart.rows * 100]
  return (
    <>
      <path
        class="horn-scale"
        d={`M0-6h${width}M0 ${height + 6}h${width}M-6 0v${height}M${width + 6} 0v${height}`}
      />
      <path
        class="horn-hairline"
        d={`M-9-9h${width + 18}v${height + 18}H-9zM-32-32h${width + 64}v${height + 64}H-32z`}
      />
      <path class="horn-neatline" d={`M-37.5-37.5h${width + 75}v${height + 75}H-37.5z`} />
      <g class="horn-degrees">
        <g id="horn-columns">
          {Array.from({ length: chart.columns }, (_, i) => (
            <text key={i} x={i * 100 + 50} y="-20.5">
              {i + 1}
            </text>
          ))}
        </g>
        <g id="horn-rows">
          {Array.from({ length: chart.rows }, (_, i) => (
            <text key={i} x="-20.5" y={i * 100 + 50}>
              {String.fromCharCode(97 + i)}
            </text>
          ))}
        </g>
        <use href="#horn-columns" y={height + 41} />
        <use href="#horn-rows" x={width + 41} />
      </g>
    </>
  )
}

export const ChartGround = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const [width, height] = [chart.columns * 100 + 2 * margin, chart.rows * 100 + 2 * margin]
  return (
    <>
      <Textures />
      <symbol id="horn-ground" viewBox={`${-margin} ${-margin} ${width} ${height}`}>
        <rect x={-margin} y={-margin} width={width} height={height} fill="var(--h-paper)" />
        <Water chart={chart} />
        <Bearings chart={chart} />
        <path
          class="horn-grid"
          d={pathOf(sidesBetween(chart, (a, b) => isStage(a) || isStage(b)))}
        />
        <Finish chart={chart} words={words} />
        <Chevrons chart={chart} />
        <Land chart={chart} words={words} />
        <Borders chart={chart} />
        <Frame chart={chart} />
        <Flags chart={chart} />
      </symbol>
    </>
  )
}
