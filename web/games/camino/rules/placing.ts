// Where a piece may be laid: contact, matching edges, anticipation, lines, blocking (004, rules 1
// to 6). All functions need the board alone, so that the game, its highlights and the warnings
// beside the box can share them.
//
// In a browser: `surveyed(land)` takes the longest and runs once a board. Then each step of
// `trials` checks one turn of a piece on one square, so a caller can pause between frames and
// continue. The verdicts are cached with the board.
import type { Square } from '../../kit/squares.ts'
import { newBudget } from '../solver/budget.ts'
import { diagonals } from '../solver/grid.ts'
import { type Fault, faultIn, faultOf, isLegal } from '../solver/legality.ts'
import { type Key, RIVER } from '../solver/patterns.ts'
import { isEmptyAt, keyOfTile, type Land, type Piece, type Tile, turnsOf } from './pieces.ts'
import { refuse } from './points.ts'
import { groundOf, type Survey } from './survey.ts'

export interface Placement extends Tile {
  at: Square
}

/** Refuses a square that is off the board or occupied (004, rules 1 and 2). */
export const mayTake = ({ solved, board }: Survey, at: Square) => {
  if (at >= solved.ground.grid.squares) return refuse('off-board', 'placing')
  return isEmptyAt(board, at) ? undefined : refuse('occupied', 'placing', { squares: [at] })
}

/**
 * Refuses a square that touches no laid piece by a side or a corner; a corner of the board is
 * always allowed (004, rule 1).
 */
export const mayTouch = ({ solved, board }: Survey, at: Square) => {
  const { around, corners } = solved.ground.grid
  const isTouching = corners.includes(at) || around[at]!.some(square => !isEmptyAt(board, square))
  return isTouching ? undefined : refuse('no-contact', 'placing', { squares: [at] })
}

// Writes down the values that each side of a square allows, north to west, such as 'R T0 W RTW0'.
const asked = (key: Key): string =>
  [0, 4, 8, 12]
    .map(at => ['R', 'T', 'W', '0'].filter((_, bit) => (key >> at) & (1 << bit)).join('') || '-')
    .join(' ')

const refusalOf = (fault: Fault, survey: Land & { corners: readonly (readonly Square[])[] }) => {
  switch (fault.why) {
    case 'mismatch':
      return refuse('mismatch', 'matching', { squares: fault.squares })
    case 'unfillable':
      return refuse('unfillable', 'anticipation', {
        squares: [fault.square],
        asked: asked(fault.key),
      })
    case 'region':
      return refuse('region', 'anticipation', { squares: fault.squares })
    case 'blocked':
      return refuse('blocked', 'blocking', {
        squares: survey.corners[fault.diagonal]!,
        diagonal: fault.diagonal,
      })
    default:
      return refuse(fault.why, 'lines', {
        squares: fault.squares,
        line: fault.kind === RIVER ? 'river' : 'railway',
      })
  }
}

/**
 * Checks matching edges, anticipation, lines and blocking, in this order (004, rules 3 to 6). If
 * the quick check refuses, the solver computes the proof of the refusal from the board alone.
 */
export const mayLie = (survey: Survey, { at, ...tile }: Placement) => {
  const { ground } = survey.solved
  const key = keyOfTile(tile)
  if (isLegal(survey.solved, at, key)) return undefined
  const fault = faultOf(ground, at, key)
  return fault && refusalOf(fault, { ...survey, corners: diagonals(ground.grid) })
}

export const mayPlace = (survey: Survey, placement: Placement) =>
  mayTake(survey, placement.at) ?? mayTouch(survey, placement.at) ?? mayLie(survey, placement)

export const squaresInContact = (survey: Survey): Square[] =>
  Array.from({ length: survey.solved.ground.grid.squares }, (_, at) => at).filter(
    at => isEmptyAt(survey.board, at) && !mayTouch(survey, at),
  )

export interface Trial extends Placement {
  isLegal: boolean
}

/** Yields every turn of a piece on every square in contact, legal or not. */
export function* trials(survey: Survey, piece: Piece): Generator<Trial> {
  for (const at of squaresInContact(survey)) {
    for (const turns of turnsOf(piece)) {
      yield { piece, turns, at, isLegal: isLegal(survey.solved, at, keyOfTile({ piece, turns })) }
    }
  }
}

/** Yields every legal placement of a piece. */
export function* placements(survey: Survey, piece: Piece): Generator<Placement> {
  for (const { isLegal, ...placement } of trials(survey, piece)) if (isLegal) yield placement
}

/**
 * Returns the first fault of a whole board, by rules 3, 5 and 6; `undefined` if it has none, or if
 * the budget is spent before one is found.
 */
export const boardFault = (land: Land, budget = newBudget()) => {
  const ground = groundOf(land)
  const fault = faultIn(ground, budget)
  return fault && refusalOf(fault, { ...land, corners: diagonals(ground.grid) })
}
