// Marks above the cards: the squares of possible moves, where a card would lead, and the wakes of
// the ships.
import type { Cell } from '../../../ui/grid/grid.tsx'
import { On } from '../../../ui/grid/on.tsx'
import { Course, Ghost, Looked, Proofs, Reach, Voyage, Wake } from '../../../ui/grid/overlays.tsx'
import { Targets } from '../../../ui/grid/targets.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Square } from '../../kit/squares.ts'
import { Golden } from '../art/golden.tsx'
import type { Face } from '../parts/seats.tsx'
import { colourOf } from '../parts/seats.tsx'
import { type Chart, chartOf } from '../rules/chart.ts'
import type { Position } from '../rules/state.ts'
import { waterOf } from '../rules/water.ts'
import { legsOf } from './aims.ts'
import { Card } from './card.tsx'
import type { Aims } from './draft.ts'

// Each ship's wake: its last turn until its next one begins; after the end, its whole voyage.
const Wakes = ({ position: { view }, chart }: { position: Position; chart: Chart }) => {
  const { frame } = useTable()
  return (
    <>
      {view.ships.map(({ voyage }, seat) => (
        <g key={seat} class={`seat-${colourOf(frame, seat)}`}>
          {view.over ? (
            <Voyage
              plan={chart}
              squares={voyage.flat()}
              aside={(seat - (view.ships.length - 1) / 2) * 9}
            />
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

export interface MarksProps {
  position: Face['frame']
  aims: Aims
  cell(at: Square): Cell
  lays?: string // the card drawn on golden squares, as it would be laid there
  ghost?: { card: string; at: Square }
  looked?: Square // a square that was asked about without a refusal
}

export const Meant = ({ position, aims, cell, lays, ghost, looked }: MarksProps) => {
  const { you, options, view } = position
  const chart = chartOf(options.edition)
  const own = you === 'room' ? undefined : view.ships[you]?.at
  const roses = you === 'room' ? 0 : view.ships[you]!.roses.length
  const of = (wanted: 'sail' | 'golden') =>
    [...aims].flatMap(([at, { kind }]) => (kind === wanted ? [at] : []))
  // Shows onward arrows of the card drawn as a ghost, or of the square asked about. On golden
  // squares only while there are at most two of them.
  const led = (card: string | undefined, squares: readonly Square[]) =>
    card === undefined ? [] : squares.map(at => ({ card, at }))
  const golden = of('golden')
  const reach = () => {
    if (ghost) return [ghost]
    if (looked !== undefined) return led(waterOf(options, view).cardAt(looked), [looked])
    return led(lays, golden.length <= 2 ? golden : [])
  }
  return (
    <>
      {own !== undefined &&
        of('sail').map(to => <Course key={to} plan={chart} squares={[own, to]} />)}
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
      {reach().flatMap(({ card, at }) =>
        legsOf(position, card, at, roses).map(({ to, lands }) => (
          <Reach key={`${at} ${to}`} plan={chart} from={at} to={to} lands={lands} />
        )),
      )}
    </>
  )
}

interface ProvedProps {
  chart: Chart
  looked: Square | undefined
  proofs: readonly Square[]
}

export const Proved = ({ chart, looked, proofs }: ProvedProps) => (
  <>
    {looked !== undefined && <Looked plan={chart} at={looked} />}
    <Proofs plan={chart} at={proofs} />
  </>
)
