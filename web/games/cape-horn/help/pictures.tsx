// The pictures of the rules help: the board and the cards of the table it is read at, drawn, listed, and as data.
import { EditionData } from '../../../ui/edition.tsx'
import type { PictureProps } from '../../box.tsx'
import { columnOf, rowOf, squareName } from '../../kit/squares.ts'
import { romans } from '../../words.ts'
import { chartOf } from '../rules/chart.ts'
import { type Edition, standard } from '../rules/edition.ts'
import type { Words } from '../words/en.ts'

type Props = PictureProps<Words, { edition?: Edition }>

const editionOf = ({ options }: Props): Edition => options?.edition ?? standard

// Every kind of card: what it lets a ship do, and how many there are.
const CardsTable = (props: Props) => {
  const [card, copies] = props.labels
  const edition = editionOf(props)
  const { arrows } = chartOf(edition)
  return (
    <table class="ledger edition-cards">
      <thead>
        <tr>
          <th scope="col">{card}</th>
          <th scope="col" class="figure">
            {copies}
          </th>
        </tr>
      </thead>
      <tbody>
        {edition.cards.map(({ type, copies }) => (
          <tr key={type}>
            <th scope="row">{props.words.digital.card(arrows.get(type) ?? [])}</th>
            <td class="figure">{copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// The board in small: stages tinted, stations by colour and numeral, starts by number.
const BoardMap = (props: Props) => {
  const chart = chartOf(editionOf(props))
  const { station } = props.words.digital
  return (
    <>
      <svg
        class="edition-map"
        viewBox={`0 0 ${chart.columns} ${chart.rows}`}
        role="img"
        aria-label={props.labels[0] ?? ''}
      >
        {[...chart.ground.keys()].map(at => (
          <rect
            key={at}
            class={`ground-${chart.ground[at]}`}
            x={columnOf(chart, at)}
            y={rowOf(chart, at)}
            width="1"
            height="1"
          />
        ))}
        {[...chart.stations.values()].map(({ at, stage, colour }) => (
          <g key={at} transform={`translate(${columnOf(chart, at) + 0.5} ${rowOf(chart, at) + 0.5})`}>
            <circle r=".42" fill={`var(--h-${colour})`} stroke={`var(--h-${colour}-line)`} stroke-width=".06" />
            <text class={colour} y=".14">
              {romans[stage]}
            </text>
          </g>
        ))}
        {chart.starts.map((at, i) => (
          <text key={at} class="start" x={columnOf(chart, at) + 0.5} y={rowOf(chart, at) + 0.64}>
            S{i + 1}
          </text>
        ))}
      </svg>
      <p class="voice-2">
        {[...chart.stations.values()]
          .map(one => `${station(one)}\u00a0${squareName(one.at, chart.columns)}`)
          .join(', ')}
      </p>
    </>
  )
}

export const pictures = {
  map: BoardMap,
  cards: CardsTable,
  edition: (props: Props) => <EditionData edition={editionOf(props)} label={props.labels[0] ?? ''} />,
}
