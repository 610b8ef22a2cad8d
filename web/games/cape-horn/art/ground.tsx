// The sea chart as printed, for any edition's map: drawn by the server alone, shown as #horn-ground.

import { columnOf, rowOf } from '../../kit/squares.ts'
import { type Chart, stepOf } from '../rules/chart.ts'
import { stages } from '../rules/pieces.ts'
import { margin } from './chart.tsx'
import { chanceOf } from './coast.ts'
import { Finish, type GroundWords, Land } from './land.tsx'
import { areaOf, isStage, pathOf, type Side, sidesBetween } from './outlines.ts'
import { roman } from './station.tsx'

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

// Thirty-two bearings from two roses, as on a portolan.
const Bearings = ({ chart }: { chart: Chart }) => {
  const far = (chart.columns + chart.rows) * 100
  const from = (x: number, y: number) =>
    Array.from({ length: 32 }, (_, i) => {
      const angle = (i * Math.PI) / 16
      return `M${x} ${y}l${Math.round(Math.cos(angle) * far)} ${Math.round(Math.sin(angle) * far)}`
    }).join('')
  const centre = (part: number, down: number) =>
    from(Math.round(chart.columns * part) * 100, Math.round(chart.rows * down) * 100)
  return (
    <>
      <clipPath id="horn-sea">
        {stages.map(stage => (
          <use key={stage} href={`#horn-sea-${stage}`} />
        ))}
      </clipPath>
      <path
        d={centre(0.16, 0.6) + centre(0.6, 0.85)}
        clip-path="url(#horn-sea)"
        stroke="var(--h-bearing)"
        fill="none"
      />
    </>
  )
}

// Which way is forward, on every sea square, and here and there how many fathoms: in sight until a card lies there.
const Soundings = ({ chart }: { chart: Chart }) => {
  const squares = chart.ground.flatMap((ground, square) =>
    isStage(ground) && !chart.stations.has(square) ? [{ ground, square }] : [],
  )
  const chevrons = squares.map(({ ground, square }) => {
    const [east, south] = stepOf(ground, 'F')
    const [x, y] = [columnOf(chart, square) * 100 + 50, rowOf(chart, square) * 100 + 50]
    const [wing, deep] = [13, 8]
    return `M${x - east * deep - south * wing} ${y - south * deep - east * wing}L${x + east * deep} ${y + south * deep}L${x - east * deep + south * wing} ${y - south * deep + east * wing}`
  })
  return (
    <>
      <path class="horn-chevrons" d={chevrons.join('')} />
      <text class="horn-soundings">
        {squares
          .filter(({ square }) => chanceOf(square, 3) < 0.2)
          .map(({ square }) => (
            <tspan key={square} x={columnOf(chart, square) * 100 + 93} y={rowOf(chart, square) * 100 + 91}>
              {20 + Math.floor(chanceOf(square, 7) * 190)}
            </tspan>
          ))}
      </text>
    </>
  )
}

// The line between two stages.
const Borders = ({ chart }: { chart: Chart }) => (
  <path class="horn-border" d={pathOf(sidesBetween(chart, (a, b) => isStage(a) && isStage(b) && a !== b))} />
)

const letter = 13.5 // the width of one, italic

// On each border a flag for either stage: its number and which way is forward there. They lie on the line itself and over
// the cards, of which they cover no more than the edge.
const Flags = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const runs = sidesBetween(chart, (a, b) => isStage(a) && isStage(b) && a !== b)
  const taken = new Map<Side, number>()
  return (
    <>
      {stages.map(stage => {
        const own = sidesBetween(chart, (a, b) => a !== b && isStage(a) && isStage(b) && (a === stage || b === stage))
        const [last] = own.map(endOf).sort(([ax, ay], [bx, by]) => bx + by - ax - ay)
        const run = runs.find(one => last && endOf(one).join() === last.join())
        if (!last || !run) return null
        const [east, south] = stepOf(stage, 'F')
        const word = words.stages[stage]
        const wide = 56 + (roman[stage].length + word.length) * letter
        const from = taken.get(run) ?? 10
        taken.set(run, from + wide + 8)
        const turn = run[3] ? ' rotate(90)' : ''
        const points = (south > 0 ? 90 : south < 0 ? -90 : east > 0 ? 0 : 180) - (run[3] ? 90 : 0)
        return (
          <g key={stage} class="horn-flag" transform={`translate(${last[0] * 100} ${last[1] * 100})${turn}`}>
            <rect x={-from - wide} y="-17" width={wide} height="34" rx="17" />
            <text x={15 - from - wide} y="8.5">
              <tspan class="horn-flag-stage">{roman[stage]}</tspan> {word}
            </text>
            <path d="M-8-8L8 0l-16 8 4-8z" transform={`translate(${-from - 19}) rotate(${points})`} />
          </g>
        )
      })}
    </>
  )
}

const endOf = ([x, y, length, isUpright]: Side): [x: number, y: number] =>
  isUpright ? [x, y + length] : [x + length, y]

// Neatline, graduated scale of half squares, columns in figures and rows in letters.
const Frame = ({ chart }: { chart: Chart }) => {
  const [width, height] = [chart.columns * 100, chart.rows * 100]
  return (
    <>
      <path class="horn-scale" d={`M0-6h${width}M0 ${height + 6}h${width}M-6 0v${height}M${width + 6} 0v${height}`} />
      <path
        class="horn-hairline"
        d={`M-9-9h${width + 18}v${height + 18}H-9zM-32-32h${width + 64}v${height + 64}H-32z`}
      />
      <path class="horn-neatline" d={`M-37.5-37.5h${width + 75}v${height + 75}H-37.5z`} />
      <g class="horn-degrees">
        {Array.from({ length: chart.columns }, (_, i) =>
          [-15, height + 27].map(y => (
            <text key={y} x={i * 100 + 50} y={y}>
              {i + 1}
            </text>
          )),
        )}
        {Array.from({ length: chart.rows }, (_, i) =>
          [-21, width + 21].map(x => (
            <text key={x} x={x} y={i * 100 + 56}>
              {String.fromCharCode(97 + i)}
            </text>
          )),
        )}
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
        <path class="horn-grid" d={pathOf(sidesBetween(chart, (a, b) => isStage(a) || isStage(b)))} />
        <Finish chart={chart} words={words} />
        <Soundings chart={chart} />
        <Land chart={chart} words={words} />
        <Borders chart={chart} />
        <Frame chart={chart} />
      </symbol>
      <symbol id="horn-flags" viewBox={`${-margin} ${-margin} ${width} ${height}`}>
        <Flags chart={chart} words={words} />
      </symbol>
    </>
  )
}
