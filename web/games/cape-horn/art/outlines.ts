// Outlines on the chart: areas of one kind of ground, and the sides between two kinds.
import type { Chart } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'

export type Ground = Chart['ground'][number] | undefined
// `x`, `y`: the north or west end of the side.
export type Side = [x: number, y: number, length: number, isUpright: boolean]

export const at = (chart: Chart, x: number, y: number): Ground =>
  x < 0 || y < 0 || x >= chart.columns || y >= chart.rows
    ? undefined
    : chart.ground[y * chart.columns + x]

/**
 * Returns the sides between two kinds of ground that `parts` accepts; adjoining sides are merged.
 */
export const sidesBetween = (chart: Chart, parts: (a: Ground, b: Ground) => boolean): Side[] => {
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

/** Returns the sides as one path, moved by `by` to the east or south, in hundredths of a square. */
export const pathOf = (sides: Side[], by = 0) =>
  sides
    .map(([x, y, length, isUpright]) =>
      isUpright
        ? `M${x * 100 + by} ${y * 100}v${length * 100}`
        : `M${x * 100} ${y * 100 + by}h${length * 100}`,
    )
    .join('')

/** Returns all squares of a kind of ground as one path, row by row. */
export const areaOf = (chart: Chart, ground: Ground): string => {
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

export const isStage = (ground: Ground): ground is Stage => typeof ground === 'number'
