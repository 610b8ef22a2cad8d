// The pictures of the rules help: a race in four pictures, how cards turn, how ships sail; the
// board and the cards of the reader's table, drawn, listed, and as data.
import type { ComponentChildren } from 'preact'
import { EditionData } from '../../../ui/edition.tsx'
import { MarkPlates } from '../../../ui/seats/mark.tsx'
import type { PictureProps } from '../../box.tsx'
import { columnOf, rowOf, squareName } from '../../kit/squares.ts'
import { PieceDrawings } from '../art/drawings.tsx'
import { CounterShape } from '../art/ship.tsx'
import { StationShape } from '../art/station.tsx'
import { berthOn, WindShape } from '../art/wind-card.tsx'
import { chartOf } from '../rules/chart.ts'
import { type Edition, standard } from '../rules/edition.ts'
import { type Colour, romans, roseColours, type Stage, stages } from '../rules/pieces.ts'
import type { Words } from '../words/sentences.ts'

type Props = PictureProps<Words, { edition?: Edition }>

const editionOf = ({ options }: Props): Edition => options?.edition ?? standard

const Water = ({ squares, stage = 2 }: { squares: number; stage?: Stage }) => (
  <>
    <path d={`M0 0h${squares * 100}v100H0z`} fill={`var(--h-stage-${stage})`} />
    <path
      d={`M0 0h${squares * 100}v100H0z${'m100 0v100m0-100'.repeat(squares - 1)}`}
      class="first-lines"
    />
  </>
)

interface OnProps {
  square?: number
  row?: number
  children: ComponentChildren
}
const On = ({ square = 0, row = 0, children }: OnProps) => (
  <g transform={`translate(${square * 100} ${row * 100})`}>{children}</g>
)

const { arrows } = chartOf(standard)
const windOf = (type: string, stage: Stage = 2) => (
  <WindShape arrows={arrows.get(type)!} stage={stage} />
)
const shipOn = (type: string, colour: Colour = 'blue', stage: Stage = 2) => {
  const { at, scale } = berthOn(arrows.get(type)!, stage)
  return <CounterShape colour={colour} at={at} scale={scale} />
}

// Three squares in a row, or several such rows, each with a caption.
const Vignettes = ({
  pictures,
  labels,
  rows = 1,
}: {
  pictures: readonly ComponentChildren[]
  labels: readonly string[]
  rows?: number
}) => (
  <ol class="first-turn">
    {pictures.map((picture, i) => (
      <li key={labels[i]}>
        <svg viewBox={`-2 -2 304 ${rows * 100 + 4}`} aria-hidden="true">
          {picture}
        </svg>
        <p>{labels[i]}</p>
      </li>
    ))}
  </ol>
)

// One card in each stage: forward, left and right turn with the stage.
const Turning = (props: Props) => (
  <Vignettes
    labels={props.labels}
    pictures={[
      stages.map((stage, i) => (
        <On key={stage} square={i}>
          <Water squares={1} stage={stage} />
          {windOf('M', stage)}
        </On>
      )),
    ]}
  />
)

// Two squares west along a card's only arrow: past another ship to a card (allowed), and to a
// square without a card (not allowed).
const Courses = (props: Props) => {
  const under = (
    <>
      <Water squares={3} />
      <On square={1}>{windOf('D')}</On>
      <On square={2}>
        {windOf('E')}
        {shipOn('E')}
      </On>
    </>
  )
  return (
    <Vignettes
      labels={props.labels}
      pictures={[
        <>
          {under}
          <On square={0}>{windOf('B')}</On>
          <On square={1}>{shipOn('D', 'orange')}</On>
          <path d="M3 3h94v94H3z" class="first-golden" />
          <path d="M206 14H84" class="first-course" />
        </>,
        <>
          {under}
          <path d="M206 14H84" class="first-course" />
          <path d="M28 28l44 44M72 28l-44 44" class="first-not" />
        </>,
      ]}
    />
  )
}

// The game in four pictures: what wins, what a card means, a card laid where its ship will go, and
// the station that it reaches.
const First = (props: Props) => {
  const pictures = [
    roseColours.map((colour, i) => (
      <On key={colour} square={i}>
        <use href={`#horn-rose-${colour}`} width="100" height="100" />
      </On>
    )),
    <>
      <On square={0}>{windOf('A')}</On>
      <On square={1}>{windOf('C')}</On>
      <On square={2}>{windOf('M')}</On>
    </>,
    <>
      <Water squares={3} />
      <On square={0}>{windOf('B')}</On>
      <path d="M3 3h94v94H3z" class="first-golden" />
      <On square={1}>{windOf('D')}</On>
      <On square={2}>
        {windOf('A')}
        {shipOn('A')}
      </On>
    </>,
    <>
      <Water squares={3} />
      <On square={1}>{windOf('D')}</On>
      <On square={2}>{windOf('A')}</On>
      <On square={0}>
        {windOf('B')}
        <StationShape stage={2} colour="red" small />
        <CounterShape colour="blue" at={[79, 79]} scale={0.55} />
      </On>
      <path d="M236 50H104" class="first-course" />
    </>,
  ]
  return (
    <>
      <MarkPlates colours={['blue', 'orange']} />
      <PieceDrawings />
      <Vignettes pictures={pictures} labels={props.labels} />
    </>
  )
}

// The worked turn, in the corner where three ships begin: both cards are laid, and the leg ends at
// a station.
const Example = (props: Props) => {
  const start = (type: string, name: string) => (
    <WindShape arrows={arrows.get(type)!} stage={1} printed={name} />
  )
  return (
    <Vignettes
      labels={props.labels}
      rows={3}
      pictures={[
        <>
          {[0, 1, 2].map(row => (
            <On key={row} row={row}>
              <Water squares={3} stage={1} />
            </On>
          ))}
          <On square={0} row={1}>
            {start('B', 'S2')}
            {shipOn('B', 'orange', 1)}
          </On>
          <On square={2}>
            {start('M', 'S1')}
            {shipOn('M', 'blue', 1)}
          </On>
          <On square={2} row={1}>
            {windOf('A', 1)}
          </On>
          <On square={2} row={2}>
            {windOf('A', 1)}
            <StationShape stage={1} colour="green" small />
          </On>
          <path d="M250 84V224" class="first-course" />
        </>,
      ]}
    />
  )
}

// Every kind of card: its arrows, and the number of copies.
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

// A small board: stages tinted, stations by colour and numeral, starts by number.
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
          <g
            key={at}
            transform={`translate(${columnOf(chart, at) + 0.5} ${rowOf(chart, at) + 0.5})`}
          >
            <circle
              r=".42"
              fill={`var(--h-${colour})`}
              stroke={`var(--h-${colour}-line)`}
              stroke-width=".06"
            />
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
  first: First,
  example: Example,
  turning: Turning,
  courses: Courses,
  map: BoardMap,
  cards: CardsTable,
  edition: (props: Props) => (
    <EditionData edition={editionOf(props)} label={props.labels[0] ?? ''} />
  ),
}
