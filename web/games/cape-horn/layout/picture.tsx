// Draws the sea chart with the cards and ships of a table, and single pieces.
import { On } from '../../../ui/grid/on.tsx'
import type { Square } from '../../kit/squares.ts'
import { codeOf, type Lying } from '../../layout.ts'
import { Ground as Sea } from '../art/chart.tsx'
import { CounterShape, Ship } from '../art/ship.tsx'
import { StationShape } from '../art/station.tsx'
import { WindCard, WindShape } from '../art/wind-card.tsx'
import { chartOf, stageAt } from '../rules/chart.ts'
import type { Colour } from '../rules/pieces.ts'
import type { Options, View } from '../rules/state.ts'

interface BoardProps {
  view: View
  options: Options
  colours: readonly Colour[]
}

type Chart = ReturnType<typeof chartOf>

const arrowsOf = ({ arrows }: Chart, type: string) => arrows.get(type) ?? []

const Printed = ({ chart, seats }: { chart: Chart; seats: number }) => (
  <>
    <Sea {...chart} />
    {[...chart.printed[seats]!].map(([at, type], i) => (
      <On key={at} plan={chart} at={at}>
        <WindShape
          arrows={arrowsOf(chart, type)}
          stage={stageAt(chart, at)}
          printed={`S${i + 1}`}
        />
      </On>
    ))}
  </>
)

const Stations = ({ chart, isSmall }: { chart: Chart; isSmall: (at: Square) => boolean }) => (
  <>
    {[...chart.stations.values()].map(({ at, stage, colour }) => (
      <On key={`station ${at}`} plan={chart} at={at}>
        <StationShape
          stage={stage}
          colour={colour}
          small={isSmall(at) || chart.starts.includes(at)}
        />
      </On>
    ))}
  </>
)

export const Ground = ({ options, seats }: { options: Options; seats: number }) => {
  const chart = chartOf(options.edition)
  return (
    <>
      <Printed chart={chart} seats={seats} />
      <Stations chart={chart} isSmall={() => false} />
    </>
  )
}

export const Board = ({ view, options, colours }: BoardProps) => {
  const chart = chartOf(options.edition)
  return (
    <>
      <Printed chart={chart} seats={view.ships.length} />
      {view.laid.map(
        (type, at) =>
          type !== null && (
            <On key={`laid ${at}`} plan={chart} at={at}>
              <WindShape arrows={arrowsOf(chart, type)} stage={stageAt(chart, at)} />
            </On>
          ),
      )}
      <Stations chart={chart} isSmall={at => view.laid[at] !== null} />
      {view.ships.map(({ at }, seat) => (
        <On key={`ship ${seat}`} plan={chart} at={at}>
          <CounterShape colour={colours[seat]!} scale={0.7} />
        </On>
      ))}
    </>
  )
}

// A single card is drawn as on the last stage, where forward is up.
export const Piece = ({
  lying,
  colour,
  options,
}: {
  lying: Lying
  colour: Colour | undefined
  options: Options
}) => {
  const [kind, which] = codeOf(lying.piece)
  const chart = chartOf(options.edition)
  if (kind === 'ship' && colour) return <Ship colour={colour} />
  if (kind === 'rose')
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#horn-rose-${which}`} width="100" height="100" />
      </svg>
    )
  if (kind !== 'card') return null
  return (
    <WindCard
      arrows={chart.arrows.get(which) ?? []}
      stage={lying.at === undefined ? 3 : stageAt(chart, lying.at)}
    />
  )
}
