// The map as the house's grid is given it: every square in words, what a tap means, what lies there, and both ways over it.
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { type Asked, proofsOf } from '../../../ui/grid/answer.tsx'
import { type Cell, Grid } from '../../../ui/grid/grid.tsx'
import { Ghost, Looked, On, Proofs, Target } from '../../../ui/grid/overlays.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Square } from '../../kit/squares.ts'
import { MapFrame } from '../art/frame.tsx'
import { LandMap } from '../art/map.tsx'
import { Overview } from '../art/overview.tsx'
import { TileFace } from '../art/tile.tsx'
import { Ways as Ribbons } from '../art/ways.tsx'
import { useSideName } from '../parts/seats.tsx'
import { type Board, type Frame, frameOf, isEmptyAt } from '../rules/pieces.ts'
import { cornersOf, diagonalOf } from '../rules/sides.ts'
import type { Event, Position } from '../rules/state.ts'
import type { Ways } from '../rules/survey.ts'
import type { BoardWords } from '../words/en.ts'
import { type Aim, aimsOf, isCertainWay, mayLayNow, type Plan, sides, sidesAsking } from './mind.ts'
import { squareInWords } from './square-words.ts'

interface Props {
  position: Position
  words: BoardWords
  ways: readonly Ways[] // by side: as they are, or as the piece in mind would make them
  plan?: Plan | undefined
  asked?: Asked | undefined
  put?(at: Square): void // the piece in mind
  ask?(at: Square): void
}

const marks: Partial<Record<Aim, Cell['mark'] & string>> = { lay: 'frame', complete: 'gold' }

// Where others have laid since one's own last turn.
const placesOf = (actions: readonly { events: readonly unknown[] }[]): Square[] =>
  actions.flatMap(({ events }) =>
    (events as readonly Event[]).flatMap(fact => (fact.kind === 'laid' || fact.kind === 'completed' ? [fact.at] : [])),
  )

// The corners each side's way joins; before a side has opened, none.
const endsOf = ({ options: { variant }, view }: Position) =>
  sides.map(side => {
    const diagonal = diagonalOf(variant, view.starts, side)
    return diagonal === undefined ? [] : cornersOf(variant)[diagonal]!
  })

// The map is drawn anew only when something was laid: Preact leaves alone what is the very same as before.
const useLand = (size: Frame, board: Board) => {
  const drawn = useRef<{ board: Board; map: JSX.Element } | undefined>(undefined)
  if (drawn.current?.board !== board) {
    const map = (
      <>
        <MapFrame {...size} />
        <LandMap size={size} board={board} />
      </>
    )
    drawn.current = { board, map }
  }
  return drawn.current.map
}

export const MapView = ({ position, words, ways, plan, asked, put, ask }: Props) => {
  const { variant } = position.options
  const { board } = position.view
  const size = frameOf(variant)
  const { since } = useTable()
  const name = useSideName()
  const aims = aimsOf(plan)
  const proofs = proofsOf(asked)
  const ribbons = ways.map(({ possible }) => possible)
  const news = position.view.over
    ? []
    : placesOf(since.filter(({ seat }) => seat !== position.you)).slice(
        position.you === 'room' ? -1 : -position.view.hands.length,
      )
  const cell = (at: Square): Cell => {
    const aim = aims.get(at)
    const label = squareInWords(position, at, { words, ways, name, aim, isNews: news.includes(at) })
    if (!aim || !put) return { label }
    return { label, kind: aim, choose: () => put(at), pull: aim === 'chosen' ? 50 : 0 }
  }
  const land = useLand(size, board)
  const isUnfillable = asked?.refusal?.refused === 'unfillable'
  return (
    <Grid
      plan={size}
      label={words.map.label}
      cell={cell}
      {...(ask && { ask })}
      proofs={asked && proofs.length === 0 ? [asked.at] : [...new Set(proofs)]}
      news={news}
      framed
      slides
      overview={<Overview size={size} board={board} ways={ribbons} />}
    >
      {land}
      {plan?.at !== undefined && isEmptyAt(board, plan.at) && (
        <Ghost plan={size} at={plan.at}>
          <TileFace piece={plan.piece} turns={plan.turns} />
        </Ghost>
      )}
      <Ribbons
        size={size}
        ways={ribbons}
        isCertain={(at, side) => !isEmptyAt(board, at) || isCertainWay(ways[side]!)}
        ends={endsOf(position)}
      />
      {[...aims].map(([at, aim]) => (
        <On key={at} plan={size} at={at} class={`camino-aim ${aim}`}>
          {marks[aim] && <Target mark={marks[aim]} />}
          {aim === 'turned' && <path d="M8 26V8h18M74 8h18v18M92 74v18H74M26 92H8V74" />}
        </On>
      ))}
      {news.map(at => (
        <On key={at} plan={size} at={at} class="camino-news">
          <path class="grid-case" d="M4 4h92v92H4z" />
          <path d="M4 4h92v92H4z" />
        </On>
      ))}
      {plan?.at !== undefined && (
        <On plan={size} at={plan.at} class={`camino-chosen${mayLayNow(plan) ? '' : ' refused'}`}>
          <path class="grid-case" d="M3 3h94v94H3z" />
          <path d="M3 3h94v94H3z" />
        </On>
      )}
      {asked && !asked.refusal && <Looked plan={size} at={asked.at} />}
      {isUnfillable && asked.refusal ? (
        <Unfillable size={size} at={proofs[0]!} asked={sidesAsking(asked.refusal)} />
      ) : (
        <Proofs plan={size} at={proofs} />
      )}
    </Grid>
  )
}

// A square that no piece could ever fill, and a number at each side that asks for something, as the answer counts them.
const Unfillable = ({ size, at, asked }: { size: Frame; at: Square; asked: readonly number[] }) => (
  <>
    <Proofs plan={size} at={[at]} />
    <On plan={size} at={at} class="grid-proof camino-unfillable">
      <circle class="grid-case" cx="50" cy="50" r="24" />
      <path d="M39 39l22 22M61 39l-22 22" />
      {asked.map((side, i) => {
        const [x, y] = [[50, 0] as const, [100, 50] as const, [50, 100] as const, [0, 50] as const][side]!
        return (
          <g key={side}>
            <circle cx={x} cy={y} r="19" />
            <text x={x} y={y + 8}>
              {i + 1}
            </text>
          </g>
        )
      })}
    </On>
  </>
)
