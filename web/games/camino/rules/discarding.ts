// Ways to get rid of rivers and railways before laying: complete a square that no other piece fits,
// or set aside a piece that has no use any more (004, rule 7).
import type { Square } from '../../kit/squares.ts'
import { keyAt } from '../solver/domains.ts'
import { couldLie } from '../solver/legality.ts'
import { areBuffersUseless } from '../solver/lines.ts'
import { isOne, type Key, patterns } from '../solver/patterns.ts'
import { isEmptyAt, keyOfTile, type Piece, turnsOf } from './pieces.ts'
import { mayPlace, type Placement, squaresInContact } from './placing.ts'
import { refuse } from './points.ts'
import type { Survey } from './survey.ts'

const lines: readonly Piece[] = [
  'rail-straight',
  'rail-curve',
  'level-crossing',
  'river-straight',
  'river-curve',
  'bridge',
]

const keysOf = (piece: Piece): Key[] => turnsOf(piece).map(turns => keyOfTile({ piece, turns }))

const emptySquares = ({ solved, board }: Survey): Square[] =>
  Array.from({ length: solved.ground.grid.squares }, (_, at) => at).filter(at =>
    isEmptyAt(board, at),
  )

// Returns the values that may still cross the four sides of an empty square.
const leftAt = ({ solved }: Survey, at: Square): Key => keyAt(solved.start.domains, at)

const fits = (key: Key, left: Key): boolean => (key & left) === key

// Checks that no other piece that anticipation may count on still fits this square, in any turn.
const isOnlyOne = (survey: Survey, at: Square, piece: Piece): boolean => {
  const left = leftAt(survey, at)
  const keys = keysOf(piece)
  return patterns.every(pattern => !fits(pattern, left) || keys.includes(pattern))
}

export const mayComplete = (survey: Survey, placement: Placement) => {
  const { piece, at } = placement
  if (!lines.includes(piece)) return refuse('complete-with-lines', 'discarding')
  const refusal = mayPlace(survey, placement)
  if (refusal) return refusal
  return isOnlyOne(survey, at, piece)
    ? undefined
    : refuse('more-than-one-fits', 'discarding', { squares: [at] })
}

export function* completions(survey: Survey, piece: Piece): Generator<Placement> {
  if (!lines.includes(piece)) return
  for (const at of squaresInContact(survey)) {
    if (!isOnlyOne(survey, at, piece)) continue
    for (const turns of turnsOf(piece)) {
      const placement = { piece, turns, at }
      if (!mayPlace(survey, placement)) yield placement
    }
  }
}

// A square whose four sides are all decided counts as laid: no piece has a use there.
const isForced = (left: Key): boolean => [0, 4, 8, 12].every(at => isOne((left >> at) & 15))

// Returns the empty squares where a piece may still be laid, with or without contact (ruling).
const useful = (survey: Survey, piece: Piece): Square[] => {
  const keys = keysOf(piece)
  return emptySquares(survey).filter(at => {
    const left = leftAt(survey, at)
    if (!isForced(left) && keys.some(key => fits(key, left))) return true
    return piece === 'buffer' && keys.some(key => couldLie(survey.solved, at, key))
  })
}

export const maySetAside = (survey: Survey, piece: Piece) => {
  if (piece !== 'buffer' && !lines.includes(piece)) return refuse('set-aside-lines', 'discarding')
  if (piece === 'buffer' && areBuffersUseless(survey.solved.start.domains)) return undefined
  const squares = useful(survey, piece)
  return squares.length === 0 ? undefined : refuse('still-of-use', 'discarding', { squares })
}
