// Shows the chart in the shared grid: for every square its text and what a tap on it does.
import type { Cell } from '../../../ui/grid/grid.tsx'
import { type Asked, proofsOf } from '../../../ui/grid/question.ts'
import { useSecond } from '../../../ui/grid/second.tsx'
import type { Sights } from '../../../ui/grid/sights.ts'
import { SlidingGrid } from '../../../ui/grid/sliding.tsx'
import { useTelling } from '../../../ui/table.tsx'
import { type Flight, Flights } from '../../../ui/turn/flight.tsx'
import { useMotion } from '../../../ui/turn/motion.ts'
import { columnOf, rowOf, type Square, stepFrom } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { Station } from '../art/station.tsx'
import type { Face } from '../parts/seats.tsx'
import { type Chart, chartOf, isSea, stageAt, stepOf } from '../rules/chart.ts'
import type { Event, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { type Aim, type Aims, isTurnOf, shipOf } from './draft.ts'
import { useShips } from './overview.tsx'
import { squareInWords } from './square-words.ts'
import { Waters } from './waters.tsx'

interface Props {
  position: Face['frame']
  words: BoardWords
  aims: Aims
  lays?: string // the card picked to be laid
  ghost?: { card: string; at: Square } // a card drawn before it is laid
  asked?: Asked
  ask?(square: Square): void
  plan?: (square: Square) => void // while others play: a tap on a square only tries the card there
  hover?(square: Square | undefined): void
  sights?: Sights
}

const marks: Record<Aim['kind'], Cell['mark'] & string> = {
  sail: 'ring',
  ignore: 'dashed',
  sprint: 'double',
  lay: 'corners',
  cover: 'frame',
  golden: 'gold',
}

// Squares with news: the ship of the current seat, and where a card was just laid or a ship
// arrived.
const newsOf = ({ ships, turn }: View, events: readonly Event[]): Square[] => [
  ...(turn ? [ships[turn.seat]!.at] : []),
  ...events.flatMap(fact => {
    if (fact.kind === 'laid' || fact.kind === 'covered' || fact.kind === 'crossed-line')
      return [fact.at]
    return fact.kind === 'sailed' ? [fact.to] : []
  }),
]

// How many squares `at` is ahead of `from`, in the direction that is forward there.
const aheadFrom = (chart: Chart, from: Square, at: Square): number => {
  const [east, south] = stepOf(stageAt(chart, from), 'F')
  return (
    (columnOf(chart, at) - columnOf(chart, from)) * east +
    (rowOf(chart, at) - rowOf(chart, from)) * south
  )
}

// The animation of a rose just won, from its station to its rack.
const roseFlight = ({ stations }: Chart, fact: Event): Flight[] => {
  if (fact.kind !== 'won-rose') return []
  const { seat, stage, colour } = fact
  const station = [...stations.values()].find(one => one.stage === stage && one.colour === colour)
  const thing = <Station stage={stage} colour={colour} />
  return station
    ? [{ from: `[data-square="${station.at}"]`, to: [`[data-rack="${seat}"]`], thing }]
    : []
}

// The two sea squares in front of one's own ship. They stay in sight even while empty, because the
// next card is likely to be laid there.
const waterAhead = (position: Face['frame'], chart: Chart): Square[] => {
  if (!isTurnOf(position)) return []
  const { at } = shipOf(position)
  const step = stepOf(stageAt(chart, at), 'F')
  const next = stepFrom(chart, at, step)
  const after = next === undefined ? undefined : stepFrom(chart, next, step)
  return [next, after].filter(square => square !== undefined && isSea(chart, square)) as Square[]
}

// The text of a square, and what a tap on it does now.
const cellOf =
  ({ position, words, aims, plan }: Props, telling: Telling) =>
  (at: Square): Cell => {
    const chart = chartOf(position.options.edition)
    const aim = aims.get(at)
    const label = squareInWords(position, at, words, telling, aim)
    if (!aim) return { label }
    const { kind, cost, move, second } = aim
    return {
      label,
      ...(plan ? { choose: () => plan(at) } : { move, second }),
      kind,
      mark: marks[kind],
      price: cost > 0 ? cost : undefined,
      pull: kind !== 'lay' ? 50 : aheadFrom(chart, shipOf(position).at, at) > 0 ? 10 : 1,
    }
  }

export const MapView = (props: Props) => {
  const { position, words, aims, lays, ghost, asked, ask, hover, sights } = props
  const { options, view } = position
  const chart = chartOf(options.edition)
  const twofold = useSecond()
  useMotion()
  const proofs = proofsOf(asked)
  const events = position.told?.events ?? []
  const cell = cellOf(props, useTelling())
  const ships = useShips(position)
  return (
    <>
      <Flights of={events.flatMap(fact => roseFlight(chart, fact))} />
      <SlidingGrid
        plan={chart}
        label={words.board.label}
        cell={cell}
        ask={ask}
        hover={hover}
        second={twofold}
        home={isTurnOf(position) ? shipOf(position).at : undefined}
        proofs={asked && proofs.length === 0 ? [asked.at] : proofs}
        news={[...newsOf(view, events), ...waterAhead(position, chart)]}
        framed
        slides
        pieces={ships}
        sights={sights}
      >
        <Waters
          position={position}
          aims={aims}
          cell={cell}
          lays={lays}
          ghost={ghost}
          proofs={proofs}
          looked={asked && !asked.refusal ? asked.at : undefined}
        />
      </SlidingGrid>
    </>
  )
}
