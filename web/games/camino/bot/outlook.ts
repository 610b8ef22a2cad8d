// The outlook of a board for both sides: the cost of their ways, how much of each is uncertain, and
// how much dearer one piece could make it. It uses propagation only and searches for no filling.
import { memo } from '../../kit/memo.ts'
import type { Square } from '../../kit/squares.ts'
import { isEmptyAt, keyOfTile, type Piece, piecesOf, turnsOf } from '../rules/pieces.ts'
import { type Placement, squaresInContact } from '../rules/placing.ts'
import type { Survey } from '../rules/survey.ts'
import { begin, type Domains, impose, keyAt, rewind, settle } from '../solver/domains.ts'
import { diagonals } from '../solver/grid.ts'
import { withPiece } from '../solver/legality.ts'
import { crosses, fitting, ROAD } from '../solver/patterns.ts'
import { conclude } from '../solver/position.ts'
import { edgesOf } from '../solver/possible.ts'
import { cheapest, costOf, type Way } from '../solver/ways.ts'

/** A way that may still come. */
export interface Lane {
  way: Way
  points: number // of two lanes with equal points, lower for the one with fewer squares
  open: number // number of its edges that are not certainly road
}

export interface Outlook {
  domains: Domains
  lanes: readonly [falling: Lane, rising: Lane]
}

const laneOf = (domains: Domains, diagonal: number): Lane | undefined => {
  const { grid } = domains.ground
  const way = cheapest(domains, diagonals(grid)[diagonal]!, 'possible')
  if (!way) return undefined
  const open = edgesOf(grid, way).filter(edge => domains.left[edge] !== ROAD).length
  return { way, points: costOf(way) / 1024, open }
}

const outlookIn = (domains: Domains): Outlook | undefined => {
  const falling = laneOf(domains, 0)
  const rising = falling && laneOf(domains, 1)
  return rising && { domains, lanes: [falling, rising] }
}

export const outlookOf: (survey: Survey) => Outlook | undefined = memo(
  ({ solved }) => outlookIn(solved.trial),
  ({ variant, board }) => variant + board,
)

// Returns, by edge, a bit for each way with a square beside it. A way changes only if one of its
// edges does.
const edgesBeside = memo(
  ({ domains, lanes }: Outlook) => {
    const { edges, sides } = domains.ground.grid
    const beside = new Uint8Array(edges)
    for (const [diagonal, { way }] of lanes.entries()) {
      for (const square of way.squares) {
        for (let at = 4 * square; at < 4 * square + 4; at++) beside[sides[at]!]! |= 1 << diagonal
      }
    }
    return beside
  },
  outlook => outlook.lanes.map(({ way }) => way.squares.join()).join(';'),
)

/**
 * Calls `ask` with the outlook after one more piece, then removes the piece; returns `undefined` if
 * the piece is an immediate contradiction or shuts a way.
 */
export const withPut = <Answer>(
  survey: Survey,
  { at, ...tile }: Placement,
  ask: (outlook: Outlook) => Answer,
): Answer | undefined => {
  const key = keyOfTile(tile)
  const { ground, trial: domains } = survey.solved
  if (fitting(key) !== 1) {
    const after = begin(withPiece(ground, at, key))
    const outlook = conclude(after) < 0 ? outlookIn(after) : undefined
    return outlook && ask(outlook)
  }
  const was = outlookOf(survey)
  if (!was || (keyAt(domains, at) & key) !== key) return undefined
  const beside = edgesBeside(was)
  const mark = domains.trailed
  impose(domains, at, key)
  const holds = settle(domains) < 0
  let touched = 0
  for (let change = mark; change < domains.trailed; change++)
    touched |= beside[domains.trail[change]! >> 4]!
  const [falling, rising] = [0, 1].map(diagonal =>
    touched & (1 << diagonal) ? laneOf(domains, diagonal) : was.lanes[diagonal],
  )
  const answer = holds && falling && rising ? ask({ domains, lanes: [falling, rising] }) : undefined
  rewind(domains, mark)
  return answer
}

type Gains = ReadonlyMap<Piece, number>

// Returns by how many points each kind of piece could make a way dearer on one of its squares.
// Turns with the same roads are computed once.
const gainsAt = (
  { variant }: Survey,
  { domains, lanes }: Outlook,
  diagonal: number,
  at: Square,
): Gains => {
  const gains = new Map<Piece, number>()
  const seen = new Map<number, number>()
  for (const piece of piecesOf(variant)) {
    for (const turns of turnsOf(piece)) {
      const key = keyOfTile({ piece, turns })
      if (fitting(key) !== 1 || (keyAt(domains, at) & key) !== key) continue
      const roads = (key & 0x1111) | (crosses(key) ? 0x10000 : 0)
      let gain = seen.get(roads)
      if (gain === undefined) {
        const mark = domains.trailed
        impose(domains, at, key)
        const lane = settle(domains) < 0 ? laneOf(domains, diagonal) : undefined
        rewind(domains, mark)
        if (!lane) continue
        gain = lane.points - lanes[diagonal]!.points
        seen.set(roads, gain)
      }
      if (gain > (gains.get(piece) ?? 0)) gains.set(piece, gain)
    }
  }
  return gains
}

/**
 * Results within one decision of the bot. A lane that a placement does not change is in the same
 * danger as before, so its results are reused.
 */
export type Found = Map<Lane, Map<Square, Gains>>

/** Returns the largest gain of each kind of piece over all squares of a way in reach. */
export const threats = (
  survey: Survey,
  outlook: Outlook,
  diagonal: number,
  isInReach: (square: Square) => boolean,
  found: Found,
): Gains => {
  const lane = outlook.lanes[diagonal]!
  const known = found.get(lane) ?? new Map<Square, Gains>()
  found.set(lane, known)
  const most = new Map<Piece, number>()
  for (const at of lane.way.squares) {
    if (!isInReach(at)) continue
    const gains = known.get(at) ?? gainsAt(survey, outlook, diagonal, at)
    known.set(at, gains)
    for (const [piece, gain] of gains) if (gain > (most.get(piece) ?? 0)) most.set(piece, gain)
  }
  return most
}

/**
 * Returns a function that checks whether a square would be in contact after a piece is laid on
 * `laid`.
 */
export const reach = (survey: Survey, laid?: Square): ((square: Square) => boolean) => {
  const contact = new Set(squaresInContact(survey))
  for (const square of laid === undefined ? [] : survey.solved.ground.grid.around[laid]!)
    contact.add(square)
  return square => contact.has(square) && square !== laid && isEmptyAt(survey.board, square)
}
