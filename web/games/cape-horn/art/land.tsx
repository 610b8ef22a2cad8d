// The printed parts outside the stages: the land with its coast, mountains and lettering, and the
// water beyond the finish line.
import type { Chart } from '../rules/chart.ts'
import { type Area, chanceOf, coastOf, isWithin, largestLand } from './coast.ts'
import { areaOf, at, isStage, pathOf, sidesBetween } from './outlines.ts'

export interface GroundWords {
  title: string // in the cartouche
  subtitle: string
  land: string // along the mountains
  finish: string // beyond the line
}

// Draws mountains from north to south, in three heights; each peak overlaps the one north of it.
const Mountains = ({ x, y, width, height }: Area) => {
  const peaks: string[] = []
  const across = Math.max(1, Math.round(width * 3.2))
  for (let row = 0; row < height * 4 - 1; row++) {
    for (let i = 0; i < across; i++) {
      const east = Math.round(x * 100 + 8 + (i * width * 100) / across + chanceOf(i, row) * 18)
      const south = Math.round(y * 100 + 36 + row * 25 + chanceOf(row, i + 9) * 9)
      const high = 20 + 6 * Math.floor(chanceOf(i + 5, row) * 3)
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

export const Land = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
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
              <use
                href="#horn-coast"
                stroke={`hsl(0 0% ${45 + i * 11}%)`}
                stroke-width={out + 2.6}
              />
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
      <text
        class="horn-land-name"
        transform={`translate(${name.join(' ')})${isTall ? ' rotate(-90)' : ''}`}
      >
        {words.land}
      </text>
      {rest && (
        <g
          transform={`translate(${(rest.x + rest.width / 2) * 100} ${(rest.y + rest.height / 2) * 100 - 4})`}
        >
          <Cartouche words={words} />
        </g>
      )}
    </>
  )
}

/**
 * Draws the area beyond the finish line: plain paper, the words in its widest row, and a checkered
 * line along the sea.
 */
export const Finish = ({ chart, words }: { chart: Chart; words: GroundWords }) => {
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
  // Text that is too long for one line is split at its middle dot.
  const sizeOf = (text: string) => Math.round((widest.width * 172) / text.length)
  const lines = sizeOf(words.finish) < 18 ? words.finish.split(' · ') : [words.finish]
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
          font-size={Math.min(26, sizeOf(text))}
        >
          {text}
        </text>
      ))}
      <path d={line(10)} stroke="var(--h-signal)" stroke-width="20" />
      <path d={line(10)} stroke="var(--h-paper)" stroke-width="17" />
      <path d={line(5.5)} stroke="var(--h-signal)" stroke-width="9" stroke-dasharray="20" />
      <path
        d={line(14.5)}
        stroke="var(--h-signal)"
        stroke-width="9"
        stroke-dasharray="20"
        stroke-dashoffset="20"
      />
    </>
  )
}
