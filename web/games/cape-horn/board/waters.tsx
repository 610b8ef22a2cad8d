// What lies and sails on the chart: cards, stations, ships, and over them the squares that are meant now.
import type { Cell } from '../../../ui/grid/grid.tsx'
import { Course, Ghost, Looked, On, Proofs, Reach, Targets, Voyage, Wake } from '../../../ui/grid/overlays.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { Ground } from '../art/chart.tsx'
import { Golden } from '../art/golden.tsx'
import { CounterShape } from '../art/ship.tsx'
import { StationShape } from '../art/station.tsx'
import { berthOn, WindShape } from '../art/wind-card.tsx'
import { colourOf } from '../parts/seats.tsx'
import { type Chart, chartOf } from '../rules/chart.ts'
import { waterOf } from '../rules/legal.ts'
import type { Stage } from '../rules/pieces.ts'
import type { Event, Position } from '../rules/state.ts'
import { type Aims, legsOf } from './aims.ts'

const Card = ({ chart, type, at, printed }: { chart: Chart; type: string; at: Square; printed?: string }) => (
  <WindShape arrows={chart.arrows.get(type) ?? []} stage={chart.ground[at] as Stage} printed={printed} />
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
        <On key={at} plan={chart} at={at}>
          <Card chart={chart} type={options.edition.startCard} at={at} printed={`S${i + 1}`} />
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
          <StationShape stage={stage} colour={colour} small={view.laid[at] !== null || chart.starts.includes(at)} />
        </On>
      ))}
    </>
  )
}

// Where each ship came from in its last turn, until its next; and once the race is over, its whole voyage.
const Wakes = ({ position: { view }, chart }: { position: Position; chart: Chart }) => {
  const { frame } = useTable()
  return (
    <>
      {view.ships.map(({ voyage }, seat) => (
        <g key={seat} class={`seat-${colourOf(frame, seat)}`}>
          {view.over ? (
            <Voyage plan={chart} squares={voyage.flat()} aside={(seat - (view.ships.length - 1) / 2) * 9} />
          ) : (
            (voyage.at(-1) ?? [])
              .slice(1)
              .map((to, i) => <Wake key={i} plan={chart} from={voyage.at(-1)![i]!} to={to} />)
          )}
        </g>
      ))}
    </>
  )
}

// At a station ships lie in its corners, so that its frame and numeral stay in sight.
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

interface Props {
  position: Position
  aims: Aims
  cell(at: Square): Cell
  lays?: string | undefined // the card that golden squares show as it would lie there
  ghost?: { card: string; at: Square } | undefined
  proofs: readonly Square[]
  looked?: Square | undefined // asked about, and nothing refused
}

export const Waters = ({ position, aims, cell, lays, ghost, proofs, looked }: Props) => {
  const { you, options, view } = position
  const chart = chartOf(options.edition)
  const own = you === 'room' ? undefined : view.ships[you]?.at
  const roses = you === 'room' ? 0 : view.ships[you]!.roses.length
  const of = (wanted: 'sail' | 'golden') => [...aims].flatMap(([at, { kind }]) => (kind === wanted ? [at] : []))
  // Where the card in mind would lead on, or the one asked about; of golden squares only while they are few.
  const led = (card: string | undefined, squares: readonly Square[]) =>
    card === undefined ? [] : squares.map(at => ({ card, at }))
  const golden = of('golden')
  const reach = ghost
    ? [ghost]
    : looked !== undefined
      ? led(waterOf(options, view).cardAt(looked), [looked])
      : led(lays, golden.length <= 2 ? golden : [])
  return (
    <>
      <Ground {...chart} part="ground" />
      <Cards position={position} chart={chart} />
      <Ground {...chart} part="flags" />
      {own !== undefined && of('sail').map(to => <Course key={to} plan={chart} squares={[own, to]} />)}
      <Targets plan={chart} cell={cell} />
      {golden.map(at => (
        <On key={at} plan={chart} at={at}>
          <Golden>{lays && <Card chart={chart} type={lays} at={at} />}</Golden>
        </On>
      ))}
      {ghost && (
        <Ghost plan={chart} at={ghost.at}>
          <Card chart={chart} type={ghost.card} at={ghost.at} />
        </Ghost>
      )}
      <Wakes position={position} chart={chart} />
      {reach.flatMap(({ card, at }) =>
        legsOf(position, card, at, roses).map(({ to, lands }) => (
          <Reach key={`${at} ${to}`} plan={chart} from={at} to={to} lands={lands} />
        )),
      )}
      {view.ships.map((_, seat) => (
        <ShipAt key={seat} position={position} chart={chart} seat={seat} />
      ))}
      {looked !== undefined && <Looked plan={chart} at={looked} />}
      <Proofs plan={chart} at={proofs} />
    </>
  )
}
