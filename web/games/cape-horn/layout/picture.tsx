// The sea chart with its cards and ships as they lie on the table, and each piece by itself.
import { On } from '../../../ui/grid/on.tsx'
import { codeOf, type Lying } from '../../layout.ts'
import { Ground } from '../art/chart.tsx'
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

export const Board = ({ view, options, colours }: BoardProps) => {
  const chart = chartOf(options.edition)
  const arrowsOf = (type: string) => chart.arrows.get(type) ?? []
  return (
    <>
      <Ground {...chart} />
      {[...chart.printed[view.ships.length]!].map(([at, type], i) => (
        <On key={at} plan={chart} at={at}>
          <WindShape arrows={arrowsOf(type)} stage={stageAt(chart, at)} printed={`S${i + 1}`} />
        </On>
      ))}
      {view.laid.map(
        (type, at) =>
          type !== null && (
            <On key={`laid ${at}`} plan={chart} at={at}>
              <WindShape arrows={arrowsOf(type)} stage={stageAt(chart, at)} />
            </On>
          ),
      )}
      {[...chart.stations.values()].map(({ at, stage, colour }) => (
        <On key={`station ${at}`} plan={chart} at={at}>
          <StationShape stage={stage} colour={colour} small={view.laid[at] !== null || chart.starts.includes(at)} />
        </On>
      ))}
      {view.ships.map(({ at }, seat) => (
        <On key={`ship ${seat}`} plan={chart} at={at}>
          <CounterShape colour={colours[seat]!} scale={0.7} />
        </On>
      ))}
    </>
  )
}

// A card by itself lies as on the last stage, forward up.
export const Piece = ({ lying, colour, options }: { lying: Lying; colour: Colour; options: Options }) => {
  const [kind, which] = codeOf(lying.piece)
  const chart = chartOf(options.edition)
  if (kind === 'ship') return <Ship colour={colour} />
  if (kind !== 'card') return null
  return (
    <WindCard arrows={chart.arrows.get(which) ?? []} stage={lying.at === undefined ? 3 : stageAt(chart, lying.at)} />
  )
}
