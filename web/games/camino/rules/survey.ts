// Computes for a board, once, what may still cross each edge, and the ways between both pairs of
// corners. All other rules use this survey. It is the same online and beside the box, on the server
// and in browsers.
import { memo } from '../../kit/memo.ts'
import type { Budget } from '../solver/budget.ts'
import type { Ground } from '../solver/domains.ts'
import { diagonals, gridOf } from '../solver/grid.ts'
import { type Position as Solved, study } from '../solver/position.ts'
import type { Cost } from '../solver/step-costs.ts'
import { cheapest, costOf, type Way } from '../solver/ways.ts'
import { empty, frameOf, keyOfTile, type Land, tileAt, valuesOf } from './pieces.ts'
import type { Ways } from './price.ts'

export interface Survey extends Land {
  solved: Solved
  // by diagonal: first the way from the north-west, then the way from the south-west
  ways: readonly [falling: Ways, rising: Ways]
}

export const groundOf = ({ variant, board }: Land): Ground => {
  const { columns, rows } = frameOf(variant)
  const grid = gridOf(columns, rows)
  const laid = Uint16Array.from({ length: grid.squares }, (_, square) => {
    const tile = tileAt(board, square)
    return tile ? keyOfTile(tile) : 0
  })
  return { grid, laid, base: valuesOf(variant) }
}

const waysIn = (solved: Solved, diagonal: number): Ways => {
  const { domains } = solved.start
  const ends = diagonals(solved.ground.grid)[diagonal]!
  const possible = solved.ways[diagonal]?.way
  const [certain, agreed] = (['certain', 'agreed'] as const).map(reading =>
    cheapest(domains, ends, reading),
  )
  return { possible, certain, agreed }
}

const survey = (land: Land, before?: Solved, budget?: Budget): Survey => {
  const solved = study(groundOf(land), before, budget)
  return {
    ...land,
    solved,
    ways: solved.dead < 0 ? [waysIn(solved, 0), waysIn(solved, 1)] : [{}, {}],
  }
}

const MOST_RECENT = 8
const recent: Survey[] = [] // newest first

// Checks that every piece of one board is also on the other, in the same place.
const isPartOf = (part: Land, { variant, board }: Land): boolean =>
  part.variant === variant &&
  [...part.board].every((letter, square) => letter === empty || letter === board[square])

const pieceCount = ({ board }: Land): number => board.replaceAll(empty, '').length

// Returns the fullest recent board that this board can have grown from. To start from its results
// saves most of the work.
const nearest = (land: Land): Solved | undefined =>
  recent
    .filter(each => isPartOf(each, land))
    .reduce<Survey | undefined>(
      (one, other) => (one && pieceCount(one) >= pieceCount(other) ? one : other),
      undefined,
    )?.solved

export const surveyed: (land: Land) => Survey = memo(
  land => {
    const found = survey(land, nearest(land))
    recent.unshift(found)
    recent.length = Math.min(recent.length, MOST_RECENT)
    return found
  },
  ({ variant, board }) => variant + board,
)

/**
 * Computes a survey without an earlier board. Its choice among ways of the same cost then depends
 * on the board alone, not on the boards that were computed before.
 */
export const surveyedAlone = (land: Land, budget?: Budget): Survey =>
  survey(land, undefined, budget)

export const waysOf = (land: Land): Survey['ways'] => surveyed(land).ways

const sameCost = (one: Way | undefined, other: Way | undefined): boolean =>
  one !== undefined && other !== undefined && costOf(one) === costOf(other)

/** Checks that no further piece can make this way cheaper or dearer, in points or in squares. */
export const isFinal = ({ possible, certain }: Ways): boolean => sameCost(possible, certain)

export type { Cost, Way }
