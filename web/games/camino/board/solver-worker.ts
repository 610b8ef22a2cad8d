// The solver's questions about a hand, and its answers piece by piece: where each piece fits,
// whether it may be set aside, and what one piece on one square would change. `solver-client.tsx`
// runs `think` in a Web Worker.
import type { Refusal } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { completions } from '../rules/discarding.ts'
import { check, surveyIn } from '../rules/legal.ts'
import { openings } from '../rules/opening.ts'
import { type Piece, turnsOf, withTile } from '../rules/pieces.ts'
import { type Placement, trials } from '../rules/placing.ts'
import type { Ways } from '../rules/price.ts'
import { isOpening } from '../rules/sides.ts'
import type { Position } from '../rules/state.ts'
import { waysOf } from '../rules/survey.ts'

type BothWays = readonly [falling: Ways, rising: Ways]

export interface Question {
  position: Position // the viewer's, as if it were the viewer's turn
  first?: { piece: Piece; at: Square } // tried before all else
  pieces: readonly Piece[] // to answer for in this order; the picked piece is first
}

/**
 * `lay` and `complete`: by turns, the squares where the piece may be laid, and those that it may
 * complete. `kept`: why it may not be set aside.
 */
export interface Places {
  lay: readonly (readonly Square[])[]
  complete: readonly (readonly Square[])[]
  kept: Refusal | undefined
}

/** One turn of a piece on one square: the refusal, or both ways after the move. */
export interface Trial extends Placement {
  refusal?: Refusal
  ways?: BothWays
}

export type Answer = { board: string } & (
  | { ways: BothWays }
  | { piece: Piece; places: Places }
  | { trial: Trial }
)

const byTurns = (placements: Iterable<Placement>): Square[][] => {
  const squares: Square[][] = [[], [], [], []]
  for (const { turns, at } of placements) squares[turns]!.push(at)
  return squares
}

const tried = (position: Position, placement: Placement): Trial => {
  const refusal = check(position, { kind: 'lay', ...placement })
  if (refusal) return { ...placement, refusal }
  const { options, view } = position
  const board = withTile(view.board, placement.at, placement)
  return { ...placement, ways: waysOf({ variant: options.variant, board }) }
}

const BREATH = 20 // trials between two pauses in which other questions can interrupt

const placesOf = function* (position: Position, piece: Piece): Generator<undefined, Places> {
  const survey = surveyIn(position)
  const { view } = position
  const kept = check(position, { kind: 'set-aside', piece })
  if (isOpening(view))
    return { lay: byTurns(openings(survey, view.starts, piece)), complete: byTurns([]), kept }
  const legal: Placement[] = []
  let since = 0
  for (const { isLegal, ...placement } of trials(survey, piece)) {
    if (isLegal) legal.push(placement)
    if (++since % BREATH === 0) yield undefined
  }
  return { lay: byTurns(legal), complete: byTurns(completions(survey, piece)), kept }
}

export const think = function* ({
  position,
  first,
  pieces,
}: Question): Generator<Answer | undefined> {
  const { board } = position.view
  yield { board, ways: surveyIn(position).ways }
  if (first)
    for (const turns of turnsOf(first.piece))
      yield { board, trial: tried(position, { ...first, turns }) }
  for (const piece of pieces) yield { board, piece, places: yield* placesOf(position, piece) }
}
