// The board's frame: the printed ground by reference, and over it whatever lies and sails there.
import type { ComponentChildren } from 'preact'
import type { Chart } from '../rules/chart.ts'

export const margin = 40

/** 100 a square from square (1, 1)'s north-west corner. The ground itself is the server's (`Drawings`). */
export const ChartSheet = ({ chart, children }: { chart: Chart; children?: ComponentChildren }) => {
  const [width, height] = [chart.columns * 100 + 2 * margin, chart.rows * 100 + 2 * margin]
  return (
    <svg class="horn-chart" viewBox={`${-margin} ${-margin} ${width} ${height}`} aria-hidden="true" focusable="false">
      <use href="#horn-ground" x={-margin} y={-margin} width={width} height={height} />
      {children}
    </svg>
  )
}
