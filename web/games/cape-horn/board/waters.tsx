// Everything on the chart: cards, stations, ships, the squares of possible moves, and wakes.
import { On } from '../../../ui/grid/on.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { Ground } from '../art/chart.tsx'
import { CounterShape } from '../art/ship.tsx'
import { StationShape } from '../art/station.tsx'
import { berthOn } from '../art/wind-card.tsx'
import { colourOf, type Face } from '../parts/seats.tsx'
import { type Chart, chartOf } from '../rules/chart.ts'
import type { Position } from '../rules/state.ts'
import { isWorthARose } from '../rules/stations.ts'
import { waterOf } from '../rules/water.ts'
import { Card } from './card.tsx'
import { type MarksProps, Meant, Proved } from './marks.tsx'

// Cards keep their elements between frames, so that only the card of the last action is animated.
const Cards = ({
  position: { you, view, told },
  chart,
}: {
  position: Face['frame']
  chart: Chart
}) => {
  const owned = you === 'room' || view.over ? [] : view.ships[you]!.roses
  const fresh = told?.events.flatMap(fact =>
    fact.kind === 'laid' || fact.kind === 'covered' ? [fact.at] : [],
  )
  return (
    <>
      {[...chart.printed[view.ships.length]!].map(([at, type], i) => (
        <On key={at} plan={chart} at={at}>
          <Card chart={chart} type={type} at={at} printed={`S${i + 1}`} />
        </On>
      ))}
      {view.laid.map((type, at) =>
        type === null ? null : (
          <On key={`${at}${type}`} plan={chart} at={at}>
            <g class={fresh?.includes(at) ? 'fresh' : undefined}>
              <Card chart={chart} type={type} at={at} />
            </g>
          </On>
        ),
      )}
      {[...chart.stations.values()].map(({ at, stage, colour }) => (
        <On key={at} plan={chart} at={at}>
          <StationShape
            stage={stage}
            colour={colour}
            small={view.laid[at] !== null || chart.starts.includes(at)}
            spent={!isWorthARose(owned, { stage, colour })}
          />
        </On>
      ))}
    </>
  )
}

// Ships at a station are drawn in its corners, so that its frame and numeral stay visible.
const corners = [
  [79, 79],
  [21, 79],
  [79, 21],
  [21, 21],
  [50, 84],
] as const

const ShipAt = ({ position, chart, seat }: { position: Position; chart: Chart; seat: Seat }) => {
  const { options, view } = position
  const { frame } = useTable()
  const { at } = view.ships[seat]!
  const together = view.ships.flatMap((ship, other) => (ship.at === at ? [other] : []))
  const card = waterOf(options, view).cardAt(at)
  const stage = chart.ground[at]
  const berth = chart.stations.has(at)
    ? { at: corners[together.indexOf(seat)]!, scale: 0.55 }
    : card === undefined || typeof stage !== 'number'
      ? { at: [50, 50] as const, scale: 0.9 }
      : berthOn(chart.arrows.get(card) ?? [], stage)
  return (
    <On plan={chart} at={at}>
      <g data-moves={`ship ${seat}`}>
        <CounterShape
          colour={colourOf(frame, seat)}
          at={berth.at}
          scale={berth.scale}
          hasTurn={seat === view.turn?.seat}
        />
      </g>
    </On>
  )
}

interface Props extends MarksProps {
  proofs: readonly Square[]
}

export const Waters = ({ proofs, ...marks }: Props) => {
  const { position, looked } = marks
  const { options, view } = position
  const chart = chartOf(options.edition)
  return (
    <>
      <Ground {...chart} />
      <Cards position={position} chart={chart} />
      <Meant {...marks} />
      {view.ships.map((_, seat) => (
        <ShipAt key={seat} position={position} chart={chart} seat={seat} />
      ))}
      {(looked !== undefined || proofs.length > 0) && (
        <Proved chart={chart} looked={looked} proofs={proofs} />
      )}
    </>
  )
}
