// The poster of a race: the sea chart at the end, with the whole voyage of each ship.
import { Voyage } from '../../../ui/grid/overlays.tsx'
import { edge, unit } from '../../../ui/grid/plan.ts'
import { chartOf } from '../rules/chart.ts'
import type { Options } from '../rules/state.ts'
import { Board } from './picture.tsx'

const margin = edge * unit

export const ratio = ({ edition }: Options): number => {
  const { columns, rows } = chartOf(edition)
  return (columns * unit + 2 * margin) / (rows * unit + 2 * margin)
}

export const Voyages = (props: Parameters<typeof Board>[0]) => {
  const { view, options, colours } = props
  const chart = chartOf(options.edition)
  const [width, height] = [chart.columns * unit + 2 * margin, chart.rows * unit + 2 * margin]
  return (
    <svg viewBox={`${-margin} ${-margin} ${width} ${height}`} aria-hidden="true">
      <Board {...props} />
      {view.ships.map(({ voyage }, seat) => (
        <g key={seat} class={`seat-${colours[seat]}`}>
          <Voyage
            plan={chart}
            squares={voyage.flat()}
            aside={(seat - (view.ships.length - 1) / 2) * 9}
          />
        </g>
      ))}
    </svg>
  )
}
