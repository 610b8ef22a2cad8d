// The board and the cards a table is played with, as the rules help shows them: drawn, listed, and as the data itself.
import { useContext } from 'preact/hooks'
import { Read } from '../../../ui/marks.tsx'
import { columnOf, rowOf } from '../../kit/squares.ts'
import { romans } from '../../words.ts'
import { chartOf } from '../rules/chart.ts'
import { type Edition, standard } from '../rules/edition.ts'
import type { Board, Shared } from '../words/en.ts'
import { squareName } from '../words/speech.ts'

const useEdition = (): Edition => (useContext(Read).options as { edition?: Edition } | undefined)?.edition ?? standard

// Every kind of card: what it lets a ship do, and how many there are.
export const CardsTable = ({ words, card, copies }: { words: Pick<Board, 'card'>; card: string; copies: string }) => {
  const edition = useEdition()
  const { arrows } = chartOf(edition)
  return (
    <table class="ledger edition-cards">
      <thead>
        <tr>
          <th scope="col">{card}</th>
          <th scope="col">{copies}</th>
        </tr>
      </thead>
      <tbody>
        {edition.cards.map(({ type, copies }) => (
          <tr key={type}>
            <th scope="row">{words.card(arrows.get(type) ?? [])}</th>
            <td class="figure">{copies}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// The board in small: stages tinted, stations by colour and numeral, starts by number.
export const BoardMap = ({ words, label }: { words: Pick<Shared, 'station'>; label: string }) => {
  const edition = useEdition()
  const chart = chartOf(edition)
  return (
    <>
      <svg class="edition-map" viewBox={`0 0 ${chart.columns} ${chart.rows}`} role="img" aria-label={label}>
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
          .map(one => `${words.station(one)}\u00a0${squareName(one.at, chart.columns)}`)
          .join(', ')}
      </p>
    </>
  )
}

// The same as data, to copy, correct and open a table with.
export const EditionData = ({ label }: { label: string }) => (
  <details class="edition-data">
    <summary>{label}</summary>
    <pre>{JSON.stringify(useEdition(), null, 1).replace(/\n\s+(?=[-\d"A-Z][^:{]*$|\])/gm, ' ')}</pre>
  </details>
)
