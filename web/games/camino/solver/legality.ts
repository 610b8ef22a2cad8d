// Whether a piece may lie on an empty square, contact aside: matching edges, anticipation, lines, blocking, in this order.
import type { Square } from '../../kit/squares.ts'
import {
  begin,
  copy,
  type Domains,
  type Ground,
  impose,
  joinForests,
  keyAt,
  rewind,
  type Sketch,
  settle,
} from './domains.ts'
import { DEAR, fill, type Start } from './filling.ts'
import { diagonals } from './grid.ts'
import { crowdFault, keepLines, type LineFault, unsoundFault } from './lines.ts'
import { mended } from './mend.ts'
import { fitting, isOne, type Key, NOTHING, RAIL, RIVER, ROAD } from './patterns.ts'
import { conclude, joined, type Known, type Position, remember } from './position.ts'
import { edgesOf, possibleWay } from './possible.ts'
import { shaved } from './search.ts'

// Why a piece may not lie somewhere.
export type Fault =
  | { why: 'mismatch'; squares: Square[] } // the laid pieces beside it that it does not match
  | { why: 'unfillable'; square: Square; key: Key } // nothing fits this square any more; `key`: what its sides ask for
  | LineFault
  | { why: 'region'; squares: Square[] } // these empty squares cannot be filled all together
  | { why: 'blocked'; diagonal: number }

export const withPiece = (ground: Ground, square: Square, key: Key): Ground => {
  const laid = ground.laid.slice()
  laid[square] = key
  return { ...ground, laid }
}

const mismatched = ({ grid, laid }: Ground, square: Square, key: Key): Square[] =>
  [0, 1, 2, 3].flatMap(side => {
    const beside = grid.beside[4 * square + side]!
    if (beside < 0 || laid[beside] === 0) return []
    return ((laid[beside]! >> (4 * (side ^ 2))) & (key >> (4 * side)) & 15) === 0 ? [beside] : []
  })

// The empty squares connected with one: what the search that refused looked at.
const regionAround = ({ grid, laid }: Ground, { left }: Domains, square: Square): Square[] => {
  const met = new Set([square])
  for (const each of met) {
    for (let at = 4 * each; at < 4 * each + 4; at++) {
      const beside = grid.beside[at]!
      const isDecided = each !== square && isOne(left[grid.sides[at]!]!)
      if (beside >= 0 && laid[beside] === 0 && !isDecided) met.add(beside)
    }
  }
  met.delete(square)
  return [...met].sort((a, b) => a - b)
}

// Why a piece may not lie there, worked out from nothing but the board; nothing when it may.
export const faultOf = (ground: Ground, square: Square, key: Key): Fault | undefined => {
  const beside = mismatched(ground, square, key)
  if (beside.length > 0) return { why: 'mismatch', squares: beside }
  const after = withPiece(ground, square, key)
  const domains = begin(after)
  const unfillable = (dead: Square): Fault => ({ why: 'unfillable', square: dead, key: keyAt(domains, dead) })
  const first = settle(domains)
  if (first >= 0) return unfillable(first)
  const unsound = unsoundFault(domains)
  if (unsound) return unsound
  const then = conclude(domains)
  if (then >= 0) return unfillable(then)
  const line = unsoundFault(domains) ?? crowdFault(domains)
  if (line) return line
  const start: Start = { domains }
  const { verdict, filling } = fill(start)
  if (verdict === 'none') return { why: 'region', squares: regionAround(after, domains, square) }
  start.known = filling
  const diagonal = diagonals(after.grid).findIndex(ends => !possibleWay(start, ends))
  return diagonal < 0 ? undefined : { why: 'blocked', diagonal }
}

// Whether both ways are still possible where the board can be filled. The ways of the board before are tried first.
const waysAreOpen = (position: Position, start: Start, joins: readonly boolean[], store: boolean): boolean =>
  diagonals(position.ground.grid).every((ends, diagonal) => {
    if (joins[diagonal]) return true
    const known = position.ways[diagonal]
    const again = known && fill(start, edgesOf(position.ground.grid, known.way))
    if (again?.filling && store) remember(position, again.filling)
    return (again && again.verdict !== 'none') || possibleWay(start, ends) !== undefined
  })

const LINES = 0x6666 // of a key: a river or railway on some side
const MENDED = 3 // known fillings tried

const linesHold = (domains: Domains, mark: number): boolean => {
  for (let at = mark; at < domains.trailed; at++) {
    const values = domains.left[domains.trail[at]! >> 4]!
    if (values === RIVER || values === RAIL) return keepLines(domains)
  }
  return true
}

// The tightened domains with a piece on them; `none` when they have no place for it.
const tightened = ({ start }: Position, square: Square, key: Key): Domains | 'none' | undefined => {
  if (!start.tight) return undefined
  const tight = copy(start.tight)
  impose(tight, square, key)
  return settle(tight) < 0 ? tight : 'none'
}

// A filling known before that holds a piece, changed by hand if need be.
const holding = (position: Position, square: Square, key: Key): Known | undefined => {
  const { known, ground, start } = position
  const agrees = ({ filling }: Known) => keyAt({ ground, left: filling }, square) === key
  const joinsBoth = ({ joins }: Known) => joins[0]! && joins[1]!
  const best = known.find(each => agrees(each) && joinsBoth(each))
  if (best) return best
  for (const { filling } of known.slice(0, MENDED)) {
    const again = mended(start.domains, filling, square, key)
    if (again) return { filling: again, joins: joined(ground, again) }
  }
  return known.find(agrees)
}

// A piece that anticipation may count on only takes choices away, so it is tried on the domains as they are. Where a
// known filling holds it, nothing contradicts; only one with a river or railway could still be a third.
const isOrdinaryLegal = (position: Position, square: Square, key: Key): boolean => {
  const { start, known } = position
  const { domains } = start
  if ((keyAt(domains, square) & key) !== key) return false
  const isRoad = (key & LINES) === 0
  const soon = isRoad ? holding(position, square, key) : undefined
  if (soon?.joins[0] && soon.joins[1]) return true
  if (position.isHard) start.tight ??= shaved(domains)
  const mark = domains.trailed
  impose(domains, square, key)
  const holds = () => {
    if (conclude(domains) >= 0 || !linesHold(domains, mark)) return false
    const found = isRoad ? soon : holding(position, square, key)
    if (found?.joins[0] && found.joins[1]) return true
    const tight = tightened(position, square, key)
    if (tight === 'none') return false
    const trial: Start = { domains, known: (found ?? known[0])?.filling, tight }
    if (found) return waysAreOpen(position, trial, found.joins, true)
    const { verdict, filling, nodes } = fill(trial)
    if (nodes > DEAR) position.isHard = true
    const joins = filling ? remember(position, filling).joins : []
    return verdict !== 'none' && waysAreOpen(position, trial, joins, true)
  }
  const isLegal = holds()
  rewind(domains, mark)
  return isLegal
}

// Whether each side of a piece is among the values of its edge.
const fits = (sketch: Sketch, square: Square, key: Key): boolean => {
  const both = keyAt(sketch, square) & key
  return (both & 0xf) !== 0 && (both & 0xf0) !== 0 && (both & 0xf00) !== 0 && (both & 0xf000) !== 0
}

const ANYTHING: Key = 0xffff

// The board as if a square were not asked for anything.
const without = (position: Position, square: Square): Domains => {
  const known = position.without.get(square)
  if (known) return known
  const domains = begin(withPiece(position.ground, square, ANYTHING))
  settle(domains)
  position.without.set(square, domains)
  return domains
}

// Whether a known filling can be changed by hand to hold a dead end or a forest and still joins both ways. No line is
// torn in two by it: there are at most two on the laid squares alone.
const isPatched = ({ ground, start, known, hasFewLines }: Position, square: Square, key: Key): boolean => {
  const [best] = known
  if ((key & LINES) !== 0 || !best || !hasFewLines) return false
  const now = keyAt({ ground, left: best.filling }, square) & key
  const patch = [0, 4, 8, 12].reduce((sum, at) => sum | (((now >> at) & 15 || (key >> at) & NOTHING || ROAD) << at), 0)
  const again = mended(start.domains, best.filling, square, patch)
  return again !== undefined && joined(ground, again).every(Boolean)
}

// Dead ends, buffers and forests are never counted on: they may enter a forced square, and what follows from the laid
// pieces is worked out afresh (ruling). All of them on one square share the work without it.
const isSpecialLegal = (position: Position, square: Square, key: Key): boolean => {
  if (!fits({ ground: position.ground, left: position.printed }, square, key)) return false
  if (isPatched(position, square, key)) return true
  const around = without(position, square)
  if (!fits(around, square, key)) return false
  const domains = copy(around, withPiece(position.ground, square, key))
  impose(domains, square, key)
  joinForests(domains, square)
  if (conclude(domains) >= 0 || !keepLines(domains)) return false
  const start: Start = { domains, known: position.known[0]?.filling }
  const { verdict, filling } = fill(start)
  if (verdict === 'none') return false
  return waysAreOpen(position, start, filling ? joined(domains.ground, filling) : [], false)
}

// Whether a piece may lie on an empty square of a board worked out before; the same as no `faultOf`, but soon.
export const isLegal = (position: Position, square: Square, key: Key): boolean => {
  if (position.dead >= 0) return false
  const name = square * 0x10000 + key
  const known = position.judged.get(name)
  if (known !== undefined) return known
  const isLegal = fitting(key) === 1 ? isOrdinaryLegal(position, square, key) : isSpecialLegal(position, square, key)
  position.judged.set(name, isLegal)
  return isLegal
}
