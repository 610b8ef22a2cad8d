// What lies and sails on the chart: cards, stations, ships, and over them the squares that are meant now.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { ChartSheet } from '../art/chart.tsx'
import { CounterFace } from '../art/ship.tsx'
import { StationFace } from '../art/station.tsx'
import { Course, GoldenTarget, IgnoreTarget, LayTarget, Proof, SailTarget, SprintTarget } from '../art/targets.tsx'
import { WindFace } from '../art/wind-card.tsx'
import { colourOf } from '../parts/seats.tsx'
import { type Chart, chartOf } from '../rules/chart.ts'
import type { Stage } from '../rules/pieces.ts'
import type { Event, Position, View } from '../rules/state.ts'
import type { Aims } from './aims.tsx'

const cornerOf = (chart: Chart, square: Square) =>
  `translate(${columnOf(chart, square) * 100} ${rowOf(chart, square) * 100})`
const middleOf = (chart: Chart, square: Square) =>
  [columnOf(chart, square) * 100 + 50, rowOf(chart, square) * 100 + 50] as const

const Card = ({ chart, type, at, printed }: { chart: Chart; type: string; at: Square; printed?: string }) => (
  <WindFace arrows={chart.arrows.get(type) ?? []} stage={chart.ground[at] as Stage} printed={printed} />
)

// Cards are drawn once and stay: only the one just told of is still being laid.
const Cards = ({ position: { options, view }, chart }: { position: Position; chart: Chart }) => {
  const { frame } = useTable()
  const fresh = (frame.told?.events as Event[] | undefined)?.flatMap(fact =>
    fact.kind === 'laid' || fact.kind === 'covered' ? [fact.at] : [],
  )
  return (
    <>
      {chart.starts.map((at, i) => (
        <g key={at} transform={cornerOf(chart, at)}>
          <Card chart={chart} type={options.edition.startCard} at={at} printed={`S${i + 1}`} />
        </g>
      ))}
      {view.laid.map((type, at) =>
        type === null ? null : (
          <g key={`${at}${type}`} transform={cornerOf(chart, at)}>
            <g class={fresh?.includes(at) ? 'fresh' : undefined}>
              <Card chart={chart} type={type} at={at} />
            </g>
          </g>
        ),
      )}
      {[...chart.stations.values()].map(({ at, stage, colour }) => (
        <g key={at} transform={cornerOf(chart, at)}>
          <StationFace stage={stage} colour={colour} small={view.laid[at] !== null || chart.starts.includes(at)} />
        </g>
      ))}
    </>
  )
}

const stepTime = 70 // ms a square

// Ships that share a station lie side by side.
const berths = (count: number): readonly (readonly [number, number])[] =>
  count === 1
    ? [[0, 0]]
    : Array.from({ length: count }, (_, i) => [((i % 2) - 0.5) * 46, (Math.floor(i / 2) - (count > 2 ? 0.5 : 0)) * 44])

const ShipAt = ({ view, chart, seat }: { view: View; chart: Chart; seat: Seat }) => {
  const { frame } = useTable()
  const moving = useRef<SVGGElement>(null)
  const { at } = view.ships[seat]!
  const was = useRef(at)
  useLayoutEffect(() => {
    const [from, to] = [was.current, at]
    was.current = at
    if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const [east, south] = [columnOf(chart, from) - columnOf(chart, to), rowOf(chart, from) - rowOf(chart, to)]
    const duration = Math.min(250, stepTime * Math.max(Math.abs(east), Math.abs(south)))
    moving.current?.animate([{ transform: `translate(${east * 100}px, ${south * 100}px)` }, { transform: 'none' }], {
      duration,
      easing: 'ease-out',
    })
  }, [at, chart])
  const together = view.ships.flatMap((ship, other) => (ship.at === at ? [other] : []))
  const [x, y] = berths(together.length)[together.indexOf(seat)]!
  const scale = together.length > 1 ? 0.7 : 1
  return (
    <g transform={cornerOf(chart, at)}>
      <g ref={moving}>
        <g transform={`translate(${50 + x - 50 * scale} ${50 + y - 50 * scale}) scale(${scale})`}>
          {seat === view.turn?.seat && <circle class="has-turn" cx="50" cy="50" r="35" />}
          <CounterFace colour={colourOf(frame, seat)} />
        </g>
      </g>
    </g>
  )
}

interface Props {
  position: Position
  aims: Aims
  lays?: string | undefined // the card that golden squares show as it would lie there
  proofs: readonly Square[]
}

export const Waters = ({ position, aims, lays, proofs }: Props) => {
  const { you, options, view } = position
  const chart = chartOf(options.edition)
  const ship = you === 'room' ? undefined : view.ships[you]
  const all = [...aims]
  return (
    <ChartSheet chart={chart}>
      <Cards position={position} chart={chart} />
      {ship &&
        all.map(([at, { kind }]) =>
          kind === 'sail' ? <Course key={at} from={middleOf(chart, ship.at)} to={middleOf(chart, at)} /> : null,
        )}
      {all.map(([at, { kind, cost }]) => (
        <g key={at} transform={cornerOf(chart, at)}>
          {kind === 'sail' && <SailTarget />}
          {kind === 'ignore' && <IgnoreTarget price={cost} />}
          {kind === 'sprint' && <SprintTarget price={cost} />}
          {(kind === 'lay' || kind === 'cover') && <LayTarget />}
          {kind === 'golden' && (
            <>
              <GoldenTarget />
              {lays && (
                <g transform="translate(13 15) scale(.7)">
                  <Card chart={chart} type={lays} at={at} />
                </g>
              )}
            </>
          )}
        </g>
      ))}
      {view.ships.map((_, seat) => (
        <ShipAt key={seat} view={view} chart={chart} seat={seat} />
      ))}
      {proofs.map((at, i) => (
        <g key={at} transform={cornerOf(chart, at)}>
          <Proof n={i + 1} />
        </g>
      ))}
    </ChartSheet>
  )
}
