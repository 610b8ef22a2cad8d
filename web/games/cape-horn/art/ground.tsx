// The sea chart as printed, for any edition's map: drawn by the server alone, shown as #horn-ground.
import { type Chart, columnOf, rowOf, stepOf } from '../chart.ts'
import { type Stage, stages } from '../pieces.ts'
import { margin } from './chart.tsx'
import { type Area, chanceOf, coastOf, isWithin, largestLand } from './coast.ts'
import { roman } from './station.tsx'

export interface GroundWords {
  title: string // in the cartouche
  subtitle: string
  land: string // along the mountains
  finish: string // beyond the line
  stages: Record<Stage, string> // which way is forward: "south"
}

type Ground = Chart['ground'][number] | undefined
type Side = [x: number, y: number, length: number, isUpright: boolean] // from the north or west end

const at = (chart: Chart, x: number, y: number): Ground =>
  x < 0 || y < 0 || x >= chart.columns || y >= chart.rows ? undefined : chart.ground[y * chart.columns + x]

// The sides of squares that part two grounds, in runs.
const sidesBetween = (chart: Chart, parts: (a: Ground, b: Ground) => boolean): Side[] => {
  const runs: Side[] = []
  const walk = (lines: number, steps: number, isUpright: boolean) => {
    for (let line = 0; line <= lines; line++) {
      let run: Side | undefined
      for (let step = 0; step < steps; step++) {
        const [a, b] = isUpright
          ? [at(chart, line - 1, step), at(chart, line, step)]
          : [at(chart, step, line - 1), at(chart, step, line)]
        if (!parts(a, b)) run = undefined
        else if (run) run[2]++
        else {
          run = isUpright ? [line, step, 1, true] : [step, line, 1, false]
          runs.push(run)
        }
      }
    }
  }
  walk(chart.columns, chart.rows, true)
  walk(chart.rows, chart.columns, false)
  return runs
}

const pathOf = (sides: Side[]) =>
  sides.map(([x, y, length, isUpright]) => `M${x * 100} ${y * 100}${isUpright ? 'v' : 'h'}${length * 100}`).join('')

// Every square of a ground, row by row, as one path.
const areaOf = (chart: Chart, ground: Ground): string => {
  const runs: string[] = []
  for (let y = 0; y < chart.rows; y++) {
    for (let x = 0; x < chart.columns; x++) {
      if (at(chart, x, y) !== ground) continue
      const from = x
      while (at(chart, x + 1, y) === ground) x++
      const width = (x - from + 1) * 100
      runs.push(`M${from * 100} ${y * 100}h${width}v100h${-width}z`)
    }
  }
  return runs.join('')
}

const isStage = (ground: Ground): ground is Stage => typeof ground === 'number'

const Textures = () => (
  <>
    <pattern id="horn-water-1" width="60" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 2.5h46M54 7.5h6M0 7.5h40" stroke="var(--h-ripple)" />
    </pattern>
    <pattern id="horn-water-2" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M3 3h1.800M10 10h1.8" stroke="var(--h-ripple)" stroke-width="1.8" />
    </pattern>
    <pattern id="horn-water-3" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M-2 2L2-2M0 10L10 0M8 12l4-4" stroke="var(--h-ripple)" />
    </pattern>
  </>
)

const Water = ({ chart }: { chart: Chart }) => (
  <>
    {stages.map(stage => (
      <g key={stage}>
        <path id={`horn-sea-${stage}`} d={areaOf(chart, stage)} fill={`var(--h-stage-${stage})`} />
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

// Which way is forward, and how many fathoms: on every sea square, in sight until a card lies there.
const Soundings = ({ chart }: { chart: Chart }) => {
  const squares = chart.ground.flatMap((ground, square) => (isStage(ground) ? [{ ground, square }] : []))
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
        {squares.map(({ square }) => (
          <tspan key={square} x={columnOf(chart, square) * 100 + 93} y={rowOf(chart, square) * 100 + 91}>
            {20 + Math.floor(chanceOf(square, 7) * 190)}
          </tspan>
        ))}
      </text>
    </>
  )
}

const Mountains = ({ area }: { area: Area }) => {
  const peaks: string[] = []
  for (let y = 0; y < area.height * 3; y++) {
    for (let x = 0; x < area.width * 2 - 1; x++) {
      const px = area.x * 100 + 32 + x * 50 + chanceOf(x, y) * 16 - (y % 2) * 14
      const py = area.y * 100 + 50 + y * 33 + chanceOf(y, x) * 8
      peaks.push(`M${Math.round(px)} ${Math.round(py)}l11-26 4 7 4-12 17 31m-17-31-2 12 5 6-3 9m-8-19-2 9 3 6`)
    }
  }
  return <path class="horn-peaks" d={peaks.join('')} />
}

const Land = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const main = largestLand(chart, () => true)
  if (!main) return null
  const title = largestLand(chart, square => !isWithin(chart, main, square), 3)
  const [cx, cy] = [(main.x + main.width / 2) * 100, (main.y + main.height / 2) * 100]
  const isTall = main.height > main.width
  const box = [0, 0, chart.columns * 100, chart.rows * 100] as const
  return (
    <>
      <path id="horn-coast" d={coastOf(chart)} />
      <clipPath id="horn-board">
        <rect width={box[2]} height={box[3]} />
      </clipPath>
      <mask
        id="horn-shoals"
        maskUnits="userSpaceOnUse"
        x={-margin}
        y={-margin}
        width={box[2] + 80}
        height={box[3] + 80}
      >
        {[56, 44, 33, 23, 14, 7].map((width, i) => (
          <g key={width} fill="none">
            <use href="#horn-coast" stroke={`hsl(0 0% ${35 + i * 13}%)`} stroke-width={width + 2.6} />
            <use href="#horn-coast" stroke="#000" stroke-width={width} />
          </g>
        ))}
      </mask>
      <g clip-path="url(#horn-board)">
        <rect width={box[2]} height={box[3]} fill="var(--h-line)" mask="url(#horn-shoals)" />
        <use href="#horn-coast" fill="var(--h-land)" stroke="var(--h-coast)" stroke-width="3.2" />
        <Mountains area={isTall ? { ...main, width: main.width - 0.5 } : main} />
      </g>
      <text
        class="horn-land-name"
        transform={`translate(${isTall ? cx + 42 : cx} ${cy + 10})${isTall ? ' rotate(-90)' : ''}`}
      >
        {words.land}
      </text>
      {title && (
        <g transform={`translate(${(title.x + title.width / 2) * 100} ${(title.y + title.height / 2) * 100 - 4})`}>
          <path d="M-150-34h300v64h-300z" class="horn-cartouche" />
          <text class="horn-chart-title" y="-4">
            {words.title}
          </text>
          <text class="horn-chart-subtitle" y="19">
            {words.subtitle}
          </text>
        </g>
      )}
    </>
  )
}

const Finish = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const squares = chart.ground.flatMap((ground, square) => (ground === 'finish' ? [square] : []))
  if (squares.length === 0) return null
  const columns = squares.map(square => columnOf(chart, square))
  const rows = squares.map(square => rowOf(chart, square))
  const [west, east] = [Math.min(...columns), Math.max(...columns) + 1]
  const [north, south] = [Math.min(...rows), Math.max(...rows) + 1]
  const line = pathOf(sidesBetween(chart, (a, b) => (a === 'finish' && isStage(b)) || (b === 'finish' && isStage(a))))
  return (
    <>
      <path d={areaOf(chart, 'finish')} fill="var(--h-paper)" />
      <text class="horn-finish" x={(west + east) * 50} y={(north + south) * 50 + 9}>
        {words.finish}
      </text>
      <g class="horn-line">
        <path d={line} />
        <path d={line} />
        <path d={line} />
      </g>
    </>
  )
}

// The line between two stages, and at its south-east end a flag for each.
const Borders = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const sides = sidesBetween(chart, (a, b) => isStage(a) && isStage(b) && a !== b)
  return (
    <>
      <path class="horn-border" d={pathOf(sides)} />
      {stages.map(stage => {
        const corner = flagCorner(chart, stage)
        if (!corner) return null
        const [east, south] = stepOf(stage, 'F')
        const [x, y] = corner
        return (
          <g key={stage} class="horn-flag" transform={`translate(${x} ${y})`}>
            <rect x="-96" y="-13" width="94" height="26" rx="13" />
            <text x="-88" y="6.5">
              <tspan class="horn-flag-stage">{roman[stage]}</tspan> {words.stages[stage]}
            </text>
            <path
              d="M-7-5L5 0l-12 5 3-5z"
              transform={`translate(-16) rotate(${south > 0 ? 90 : south < 0 ? -90 : east > 0 ? 0 : 180})`}
            />
          </g>
        )
      })}
    </>
  )
}

const flagCorner = (chart: Chart, stage: Stage): [number, number] | undefined => {
  let best: [number, number] | undefined
  for (let y = 0; y < chart.rows; y++) {
    for (let x = 0; x < chart.columns; x++) {
      if (at(chart, x, y) !== stage) continue
      const meets = (dx: number, dy: number) => {
        const other = at(chart, x + dx, y + dy)
        return isStage(other) && other !== stage
      }
      const place: [number, number] | undefined = meets(0, -1)
        ? [x * 100 + 100, y * 100 + 16]
        : meets(0, 1)
          ? [x * 100 + 100, y * 100 + 84]
          : meets(1, 0)
            ? [x * 100 + 98, y * 100 + 84]
            : undefined
      if (place && (!best || place[0] + place[1] > best[0] + best[1])) best = place
    }
  }
  return best
}

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
        <Borders chart={chart} words={words} />
        <Frame chart={chart} />
      </symbol>
    </>
  )
}
