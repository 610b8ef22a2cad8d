// What a board promises both sides: what their ways would cost, how much of them can still be spoilt, and by how much the
// pieces of a hand could make a way dearer at once.
import type { Square } from '../../kit/squares.ts'
import { isEmptyAt, keyOfTile, type Piece, piecesOf, turnsOf, type Variant } from '../rules/pieces.ts'
import { type Placement, squaresInContact } from '../rules/placing.ts'
import type { Survey } from '../rules/survey.ts'
import { begin, type Domains, impose, keyAt, rewind, settle } from '../solver/domains.ts'
import { diagonals } from '../solver/grid.ts'
import { withPiece } from '../solver/legality.ts'
import { crosses, fitting, ROAD } from '../solver/patterns.ts'
import { conclude } from '../solver/position.ts'
import { edgesOf } from '../solver/possible.ts'
import { type Cost, cheapest, costOf, NO_WAY, outlookTo, type Way } from '../solver/ways.ts'

const points = (cost: number): number => cost / 1024 // of two that cost the same the one with fewer squares is better

// A way as it may still come, as far as propagation sees.
export interface Lane {
  way: Way
  points: number
  open: number // edges of it that are not road for certain
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
  return { way, points: points(costOf(way)), open }
}

const costBetween = (domains: Domains, [from, to]: readonly [Square, Square]): Cost =>
  outlookTo(domains, to, 'possible')[5 * from + 4]!

const outlookIn = (domains: Domains): Outlook | undefined => {
  const falling = laneOf(domains, 0)
  const rising = falling && laneOf(domains, 1)
  return rising && { domains, lanes: [falling, rising] }
}

// Of every edge whether it belongs to a square of each way (1, 2, or both: 3): where none of these changed, the way is as it was.
const besides = new WeakMap<Domains, { outlook: Outlook; touches: Uint8Array }>()

const before = (domains: Domains) => {
  const known = besides.get(domains)
  if (known) return known
  const outlook = outlookIn(domains)
  if (!outlook) return undefined
  const { grid } = domains.ground
  const touches = new Uint8Array(grid.edges)
  for (const [diagonal, { way }] of outlook.lanes.entries()) {
    for (const square of way.squares) {
      for (let at = 4 * square; at < 4 * square + 4; at++) touches[grid.sides[at]!]! |= 1 << diagonal
    }
  }
  besides.set(domains, { outlook, touches })
  return { outlook, touches }
}

// The board with a piece more, while something is asked of it; undefined where the piece contradicts at once.
export const withPut = <Answer>(
  { solved }: Survey,
  { at, ...tile }: Placement,
  ask: (outlook: Outlook) => Answer,
): Answer | undefined => {
  const key = keyOfTile(tile)
  if (fitting(key) !== 1) {
    const domains = begin(withPiece(solved.ground, at, key))
    const outlook = conclude(domains) < 0 ? outlookIn(domains) : undefined
    return outlook && ask(outlook)
  }
  const domains = solved.trial
  const was = before(domains)
  if (!was || (keyAt(domains, at) & key) !== key) return undefined
  const mark = domains.trailed
  impose(domains, at, key)
  const isOpen = settle(domains) < 0
  let touched = 0
  for (let change = mark; change < domains.trailed; change++) touched |= was.touches[domains.trail[change]! >> 4]!
  const [falling, rising] = [0, 1].map(diagonal =>
    touched & (1 << diagonal) ? laneOf(domains, diagonal) : was.outlook.lanes[diagonal],
  )
  const answer = isOpen && falling && rising ? ask({ domains, lanes: [falling, rising] }) : undefined
  rewind(domains, mark)
  return answer
}

type Gains = ReadonlyMap<Piece, number>

// By how much each kind of piece could make a way dearer, laid on one empty square of it. Pieces with the same roads do the same.
const gainsAt = (
  { domains }: Outlook,
  { points: before }: Lane,
  ends: readonly [Square, Square],
  variant: Variant,
  at: Square,
) => {
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
        const cost = settle(domains) < 0 ? costBetween(domains, ends) : NO_WAY
        rewind(domains, mark)
        if (cost === NO_WAY) continue
        gain = points(cost) - before
        seen.set(roads, gain)
      }
      if (gain > (gains.get(piece) ?? 0)) gains.set(piece, gain)
    }
  }
  return gains
}

const threatened = new WeakMap<Lane, Map<Square, Gains>>()

// The same for a whole way, as far as it is in reach. A way that a placement left as it was is as much in danger as before.
export const threats = (
  outlook: Outlook,
  diagonal: number,
  variant: Variant,
  isInReach: (square: Square) => boolean,
): Gains => {
  const lane = outlook.lanes[diagonal]!
  const ends = diagonals(outlook.domains.ground.grid)[diagonal]!
  const known = threatened.get(lane) ?? new Map<Square, Gains>()
  threatened.set(lane, known)
  const most = new Map<Piece, number>()
  for (const at of lane.way.squares) {
    if (!isInReach(at)) continue
    const gains = known.get(at) ?? gainsAt(outlook, lane, ends, variant, at)
    known.set(at, gains)
    for (const [piece, gain] of gains) if (gain > (most.get(piece) ?? 0)) most.set(piece, gain)
  }
  return most
}

// Whether a square will be in reach once a piece lies on another.
export const reach = (survey: Survey, at: Square): ((square: Square) => boolean) => {
  const contact = new Set(squaresInContact(survey))
  const around = survey.solved.ground.grid.around[at]!
  return square => isEmptyAt(survey.board, square) && square !== at && (contact.has(square) || around.includes(square))
}
