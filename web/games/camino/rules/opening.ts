// The first piece of a way: a road piece in a corner (004, "Premier coup").
import type { Square } from '../../kit/squares.ts'
import { ROAD } from '../solver/patterns.ts'
import { keyOfTile, type Piece, turnsOf } from './pieces.ts'
import { mayLie, mayTake, type Placement } from './placing.ts'
import { refuse } from './points.ts'
import { cornersOf, diagonalAt } from './sides.ts'
import type { Survey } from './survey.ts'

const openers: readonly Piece[] = ['straight', 'curve', 'three-way', 'four-way']

export const canOpen = (hand: readonly Piece[]): boolean =>
  hand.some(piece => openers.includes(piece))

/**
 * Returns the corners where a side may open: all four for the first side, then the two of the other
 * way.
 */
export const openCorners = ({ variant }: Survey, starts: readonly (Square | null)[]): Square[] => {
  const taken = starts.find(start => start !== null) ?? null
  const all = cornersOf(variant)
  return (
    taken === null ? all : all.filter((_, diagonal) => diagonal !== diagonalAt(variant, taken))
  ).flat()
}

const leadsIn = ({ solved }: Survey, { at, ...tile }: Placement): boolean => {
  const key = keyOfTile(tile)
  return [0, 1, 2, 3].some(
    side => ((key >> (4 * side)) & 15) === ROAD && solved.ground.grid.beside[4 * at + side]! >= 0,
  )
}

export const mayOpen = (
  survey: Survey,
  starts: readonly (Square | null)[],
  placement: Placement,
) => {
  if (!openers.includes(placement.piece)) return refuse('open-with-road', 'opening')
  const corners = openCorners(survey, starts)
  if (!corners.includes(placement.at))
    return refuse('open-in-corner', 'opening', { squares: corners })
  if (!leadsIn(survey, placement))
    return refuse('leads-out', 'opening', { squares: [placement.at] })
  return mayTake(survey, placement.at) ?? mayLie(survey, placement)
}

export function* openings(
  survey: Survey,
  starts: readonly (Square | null)[],
  piece: Piece,
): Generator<Placement> {
  for (const at of openCorners(survey, starts)) {
    for (const turns of turnsOf(piece)) {
      const placement = { piece, turns, at }
      if (!mayOpen(survey, starts, placement)) yield placement
    }
  }
}
