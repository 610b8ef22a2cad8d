// Gives the map to the shared grid: each square in words, what a tap does, the pieces, and both
// ways above them.
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Cell } from '../../../ui/grid/grid.tsx'
import { type Asked, proofsOf } from '../../../ui/grid/question.ts'
import type { Sights } from '../../../ui/grid/sights.ts'
import { SlidingGrid } from '../../../ui/grid/sliding.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Square } from '../../kit/squares.ts'
import { MapFrame } from '../art/frame.tsx'
import { LandMap } from '../art/map.tsx'
import { type Face, useSideName } from '../parts/seats.tsx'
import { type Board, type Frame, frameOf, type Variant } from '../rules/pieces.ts'
import type { Ways } from '../rules/price.ts'
import type { Event } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'
import { aimsOf, type Plan } from './draft.ts'
import { Marks } from './marks.tsx'
import { squareInWords } from './square-words.ts'

interface Props {
  position: Face['frame']
  words: BoardWords
  ways: readonly Ways[] // by side: now, or after the drafted move
  plan?: Plan
  asked?: Asked
  put?(at: Square): void // lays the chosen piece on a square
  ask?(at: Square): void
  sights?: Sights
}

// Returns the squares of the pieces that these actions laid.
const placesOf = (actions: readonly { events: readonly unknown[] }[]): Square[] =>
  actions.flatMap(({ events }) =>
    (events as readonly Event[]).flatMap(fact =>
      fact.kind === 'laid' || fact.kind === 'completed' ? [fact.at] : [],
    ),
  )

// Le Caminito fits on every phone, so only Le Camino slides.
const slides = (variant: Variant) => variant === 'camino'

// Keeps the drawn map until a piece is laid: Preact skips an element that is the same object as
// before.
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

export const MapView = ({ position, words, ways, plan, asked, put, ask, sights }: Props) => {
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
  return (
    <SlidingGrid
      plan={size}
      label={words.map.label}
      cell={cell}
      ask={ask}
      proofs={asked && proofs.length === 0 ? [asked.at] : [...new Set(proofs)]}
      news={news}
      framed
      slides={slides(variant)}
      sights={sights}
    >
      {land}
      {(ribbons.some(Boolean) || plan || asked || news.length > 0) && (
        <Marks position={position} ways={ways} aims={aims} news={news} plan={plan} asked={asked} />
      )}
    </SlidingGrid>
  )
}
