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

// Sides as one path, moved to the east or south by so much.
const pathOf = (sides: Side[], by = 0) =>
  sides
    .map(([x, y, length, isUpright]) =>
      isUpright ? `M${x * 100 + by} ${y * 100}v${length * 100}` : `M${x * 100} ${y * 100 + by}h${length * 100}`,
    )
    .join('')

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
    <pattern id="horn-water-1" width="270" height="40" patternUnits="userSpaceOnUse">
      <path
        d="M20 5h150M184 5h60M0 15h70M82 15h188M30 25h90M136 25h114M0 35h40M56 35h120M190 35h80"
        stroke="var(--h-ripple)"
      />
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

// Which way is forward, and how many fathoms: on every sea square, in sight until a card lies there.
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
        {squares.map(({ square }) => (
          <tspan key={square} x={columnOf(chart, square) * 100 + 93} y={rowOf(chart, square) * 100 + 91}>
            {20 + Math.floor(chanceOf(square, 7) * 190)}
          </tspan>
        ))}
      </text>
    </>
  )
}

// A range from north to south, each peak before the one behind it.
const Mountains = ({ x, y, width, height }: Area) => {
  const peaks: string[] = []
  const across = Math.max(1, Math.round(width * 3.2))
  for (let row = 0; row < height * 4 - 1; row++) {
    for (let i = 0; i < across; i++) {
      const east = Math.round(x * 100 + 8 + (i * width * 100) / across + chanceOf(i, row) * 18)
      const south = Math.round(y * 100 + 36 + row * 25 + chanceOf(row, i + 9) * 9)
      const high = 20 + Math.round(chanceOf(i + 5, row) * 12)
      peaks.push(
        `M${east} ${south}l12-${high} 4 7 5-12 18 ${high + 5}m-18-${high + 5}-3 10 4 6-3 8m7-13 6 11m0-3 4 8m-26-14-3 8`,
      )
    }
  }
  return <path class="horn-peaks" d={peaks.join('')} />
}

const Cartouche = ({ words }: { words: GroundWords }) => (
  <>
    <path d="M-152-36h304v66h-304z" class="horn-cartouche" />
    <path d="M-147-31h294v56h-294z" class="horn-cartouche inner" />
    <text class="horn-chart-title" y="-3">
      {words.title}
    </text>
    <text class="horn-chart-subtitle" y="17">
      {words.subtitle}
    </text>
  </>
)

const Land = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  const main = largestLand(chart, () => true)
  if (!main) return null
  const rest = largestLand(chart, square => !isWithin(chart, main, square), 3)
  const [width, height] = [chart.columns * 100, chart.rows * 100]
  const isTall = main.height > main.width
  const range = isTall
    ? { x: main.x + 0.12, y: main.y + 0.4, width: main.width * 0.42, height: main.height - 0.6 }
    : { x: main.x + 0.2, y: main.y + 0.1, width: main.width - 0.5, height: main.height / 2 }
  const name = isTall
    ? [(main.x + main.width * 0.79) * 100, (main.y + main.height * 0.55) * 100]
    : [(main.x + main.width / 2) * 100, (main.y + main.height) * 100 - 28]
  return (
    <>
      <defs>
        <path id="horn-coast" d={coastOf(chart)} />
      </defs>
      <clipPath id="horn-board">
        <rect width={width} height={height} />
      </clipPath>
      <clipPath id="horn-inland">
        <use href="#horn-coast" />
      </clipPath>
      <mask id="horn-shoals" maskUnits="userSpaceOnUse" width={width} height={height}>
        <g fill="none" stroke-linejoin="round">
          {[56, 44, 33, 23, 14, 7].map((out, i) => (
            <g key={out}>
              <use href="#horn-coast" stroke={`hsl(0 0% ${45 + i * 11}%)`} stroke-width={out + 2.6} />
              <use href="#horn-coast" stroke="#000" stroke-width={out} />
            </g>
          ))}
        </g>
      </mask>
      <g clip-path="url(#horn-board)">
        <rect width={width} height={height} fill="var(--h-line)" mask="url(#horn-shoals)" />
        <use href="#horn-coast" fill="var(--h-land)" stroke="var(--h-coast)" stroke-width="3.2" />
        <g clip-path="url(#horn-inland)">
          <use href="#horn-coast" class="horn-bluffs" />
          <Mountains {...range} />
          {rest && rest.width > 4 && (
            <Mountains {...rest} x={rest.x + 0.1} width={rest.width / 2 - 1.95} height={0.75} />
          )}
        </g>
      </g>
      <text class="horn-land-name" transform={`translate(${name.join(' ')})${isTall ? ' rotate(-90)' : ''}`}>
        {words.land}
      </text>
      {rest && (
        <g transform={`translate(${(rest.x + rest.width / 2) * 100} ${(rest.y + rest.height / 2) * 100 - 4})`}>
          <Cartouche words={words} />
        </g>
      )}
    </>
  )
}

// Beyond the finish line: open paper, the words where it is widest, a checkered line towards the sea.
const Finish = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
  let widest = { x: 0, y: 0, width: 0 }
  for (let y = 0; y < chart.rows; y++) {
    for (let x = 0; x < chart.columns; x++) {
      let width = 0
      while (at(chart, x + width, y) === 'finish') width++
      if (width > widest.width) widest = { x, y, width }
    }
  }
  if (widest.width === 0) return null
  const before = sidesBetween(chart, (a, b) => a === 'finish' && isStage(b))
  const behind = sidesBetween(chart, (a, b) => b === 'finish' && isStage(a))
  // Where there is no room for one line, it breaks at its middle dot.
  const fit = (text: string) => Math.round((widest.width * 172) / text.length)
  const lines = fit(words.finish) < 18 ? words.finish.split(' · ') : [words.finish]
  const line = (out: number) => pathOf(before, -out) + pathOf(behind, out)
  return (
    <>
      <path d={areaOf(chart, 'finish')} fill="var(--h-beyond)" />
      {lines.map((text, i) => (
        <text
          key={text}
          class="horn-finish"
          x={(widest.x + widest.width / 2) * 100 - 8}
          y={widest.y * 100 + (lines.length > 1 ? 46 + i * 24 : 62)}
          font-size={Math.min(26, fit(text))}
        >
          {text}
        </text>
      ))}
      <path d={line(10)} stroke="var(--h-signal)" stroke-width="20" />
      <path d={line(10)} stroke="var(--h-paper)" stroke-width="17" />
      <path d={line(5.5)} stroke="var(--h-signal)" stroke-width="9" stroke-dasharray="20" />
      <path d={line(14.5)} stroke="var(--h-signal)" stroke-width="9" stroke-dasharray="20" stroke-dashoffset="20" />
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
        const word = words.stages[stage]
        const wide = Math.round(44 + roman[stage].length * 7 + word.length * 8)
        return (
          <g key={stage} class="horn-flag" transform={`translate(${corner.join(' ')})`}>
            <rect x={-wide - 2} y="-13" width={wide} height="26" rx="13" />
            <text x={8 - wide} y="5.5">
              <tspan class="horn-flag-stage">{roman[stage]}</tspan> {word}
            </text>
            <path
              d="M-6-6L6 0l-12 6 3-6z"
              transform={`translate(-17) rotate(${south > 0 ? 90 : south < 0 ? -90 : east > 0 ? 0 : 180})`}
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
