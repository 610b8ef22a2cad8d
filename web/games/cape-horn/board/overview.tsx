// The ground of the small map: land and stages, and where cards lie.
import { columnOf, rowOf } from '../../kit/squares.ts'
import type { Chart } from '../rules/chart.ts'
import type { View } from '../rules/state.ts'

export const Overview = ({ view, chart }: { view: View; chart: Chart }) => (
  <>
    {chart.ground.map((ground, at) => (
      <rect
        key={at}
        class={`ground-${ground}`}
        x={columnOf(chart, at)}
        y={rowOf(chart, at)}
        width="1.02"
        height="1.02"
      />
    ))}
    {view.laid.map((card, at) =>
      card === null ? null : (
        <rect key={at} class="laid" x={columnOf(chart, at) + 0.2} y={rowOf(chart, at) + 0.2} width=".6" height=".6" />
      ),
    )}
  </>
)
