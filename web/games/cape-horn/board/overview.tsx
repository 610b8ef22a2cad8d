// A small chart beside the hand, on screens where the chart scrolls: land and stages, cards, ships.
import { MapBeside, type Piece } from '../../../ui/grid/map.tsx'
import type { Sights } from '../../../ui/grid/sights.ts'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import { columnOf, rowOf } from '../../kit/squares.ts'
import { colourOf } from '../parts/seats.tsx'
import { chartOf } from '../rules/chart.ts'
import type { Position } from '../rules/state.ts'

/** Returns the ships as pieces of the grid; tabs at the chart's edge name other seats' ships. */
export const useShips = ({ you, view }: Position): Piece[] => {
  const { frame } = useTable()
  return view.ships.map(({ at }, seat) => ({
    at,
    class: `seat-${colourOf(frame, seat)}`,
    sign: seat === you ? undefined : <SeatMark seat={seat} />,
  }))
}

export const Overview = ({ position, sights }: { position: Position; sights: Sights }) => {
  const chart = chartOf(position.options.edition)
  const square = (at: number, kind: string, inset: number) => {
    const [x, y] = [columnOf(chart, at) + inset, rowOf(chart, at) + inset]
    const size = inset ? 1 - 2 * inset : 1.02
    return <rect key={at} class={kind} x={x} y={y} width={size} height={size} />
  }
  return (
    <MapBeside plan={chart} sights={sights} pieces={useShips(position)}>
      {chart.ground.map((ground, at) => square(at, `ground-${ground}`, 0))}
      {position.view.laid.map((card, at) => card && square(at, 'laid', 0.2))}
    </MapBeside>
  )
}
