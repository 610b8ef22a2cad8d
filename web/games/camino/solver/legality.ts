// Checks whether a piece may be laid on an empty square, by the board alone and without contact:
// matching edges, anticipation, lines, blocking, in this order.
import type { Square } from '../../kit/squares.ts'
import { type Budget, isSpent, newBudget, rationOf } from './budget.ts'
import {
  begin,
  copy,
  type Domains,
  type Ground,
  impose,
  joinForests,
  keyAt,
  narrow,
  rewind,
  type Sketch,
  settle,
} from './domains.ts'
import { DEAR, fill, type Start } from './filling.ts'
import { diagonals } from './grid.ts'
import { crowdFault, keepLines, type LineFault, unsoundFault } from './lines.ts'
import { mended } from './mend.ts'
import { areWaysOpen } from './open-ways.ts'
import { crosses, fitting, type Key, NOTHING, RAIL, RIVER, ROAD } from './patterns.ts'
import {
  conclude,
  joined,
  joinedIn,
  type Known,
  nameOf,
  type Position,
  remember,
} from './position.ts'
import { possibleWay } from './possible.ts'
import { regionsOf } from './regions.ts'
import { type Filling, search, shaved } from './search.ts'

/** Why a piece may not be laid on a square. */
export type Fault =
  | { why: 'mismatch'; squares: Square[] } // the laid neighbours that the piece does not match
  // no piece fits this square any more; `key`: the values that its sides allow
  | { why: 'unfillable'; square: Square; key: Key }
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

// Returns the region that proves that a board cannot be filled, or all empty squares if no single
// region does.
const unfillableRegion = ({ domains, budget }: Start): Square[] => {
  const regions = regionsOf(domains)
  const isDead = (squares: Square[]) =>
    search(domains, undefined, { squares, budget }).verdict === 'none'
  return regions.find(isDead) ?? regions.flat()
}

// Returns the fault of a board whose pieces match, computed from the board alone; `undefined` if
// the game may continue.
const standingFault = (ground: Ground, budget: Budget): Fault | undefined => {
  const domains = begin(ground)
  const unfillable = (dead: Square): Fault => ({
    why: 'unfillable',
    square: dead,
    key: keyAt(domains, dead),
  })
  const first = settle(domains)
  if (first >= 0) return unfillable(first)
  const unsound = unsoundFault(domains)
  if (unsound) return unsound
  const then = conclude(domains)
  if (then >= 0) return unfillable(then)
  const line = unsoundFault(domains) ?? crowdFault(domains)
  if (line) return line
  const start: Start = { domains, budget }
  const { verdict, filling } = fill(start)
  if (verdict === 'none') return { why: 'region', squares: unfillableRegion(start) }
  start.known = filling
  const diagonal = diagonals(ground.grid).findIndex(ends => !possibleWay(start, ends))
  return diagonal < 0 ? undefined : { why: 'blocked', diagonal }
}

/**
 * Returns why a piece may not be laid on a square, computed from the board alone; `undefined` if it
 * may.
 */
export const faultOf = (
  ground: Ground,
  square: Square,
  key: Key,
  budget = newBudget(),
): Fault | undefined => {
  const beside = mismatched(ground, square, key)
  if (beside.length > 0) return { why: 'mismatch', squares: beside }
  return standingFault(withPiece(ground, square, key), budget)
}

/**
 * Returns the first fault of a whole board; `undefined` if it has none, or if the budget was spent.
 */
export const faultIn = (ground: Ground, budget: Budget): Fault | undefined => {
  for (const [square, key] of ground.laid.entries()) {
    const beside = key === 0 ? [] : mismatched(ground, square, key)
    if (beside.length > 0) return { why: 'mismatch', squares: [square, ...beside] }
  }
  return standingFault(ground, budget)
}

// `refuted`: no filling contains the piece and leaves both ways open, and none will while only
// pieces are laid that anticipation may count on. `illegal`: illegal on this board only, or so fast
// to find that remembering it saves nothing.
type Verdict = 'legal' | 'illegal' | 'refuted'

const opened = (...asked: Parameters<typeof areWaysOpen>): Verdict =>
  areWaysOpen(...asked) ? 'legal' : 'refuted'

const linesHold = (domains: Domains, mark: number): boolean => {
  for (let at = mark; at < domains.trailed; at++) {
    const values = domains.left[domains.trail[at]! >> 4]!
    if (values === RIVER || values === RAIL) return keepLines(domains)
  }
  return true
}

const MENDED = 3 // known fillings that are tried

// Returns the tightened domains, narrowed by the trial; `none` if no piece fits some square any
// more, `undefined` if there are no tightened domains.
const tightened = ({ start, trial }: Position): Domains | 'none' | undefined => {
  if (!start.tight) return undefined
  const tight = copy(start.tight)
  for (const [edge, values] of trial.left.entries()) narrow(tight, edge, values)
  return settle(tight) < 0 ? tight : 'none'
}

// Returns a known filling that contains this piece on this square, if possible one that joins both
// ways. If none does, changes a known filling so that it contains the piece.
const holding = (position: Position, square: Square, key: Key): Known | undefined => {
  const { known, ground, start } = position
  const agrees = ({ filling }: Known) => keyAt({ ground, left: filling }, square) === key
  const joinsBoth = ({ joins }: Known) => joins[0]! && joins[1]!
  const best = known.find(each => agrees(each) && joinsBoth(each))
  if (best) return best
  for (const { filling } of known.slice(0, MENDED)) {
    const again = mended(start.domains, filling, square, key)
    if (again) return { filling: again, joins: joinedIn(position, again) }
  }
  return known.find(agrees)
}

// Judges a piece of a kind that anticipation may count on. Such a piece only narrows the domains,
// so it is tried on them and removed again (`rewind`). A road piece is legal without further proof
// if a known filling contains it and joins both ways. A piece with a river or railway is not,
// because it could begin a third line.
const ordinary = (position: Position, square: Square, key: Key): Verdict => {
  const { start, known, trial: domains, proofs } = position
  const prove = (filling: Filling) => proofs.set(nameOf(square, key), filling)
  const note = (filling: Filling) => {
    prove(filling)
    return remember(position, filling)
  }
  if ((keyAt(domains, square) & key) !== key) return 'illegal'
  const isRoad = !crosses(key)
  const soon = isRoad ? holding(position, square, key) : undefined
  if (soon?.joins[0] && soon.joins[1]) {
    prove(soon.filling)
    return 'legal'
  }
  if (position.isHard) start.tight ??= shaved(domains, start.budget)
  const mark = domains.trailed
  impose(domains, square, key)
  const judge = (): Verdict => {
    if (conclude(domains) >= 0) return 'refuted'
    if (!linesHold(domains, mark)) return 'illegal'
    const found = isRoad ? soon : holding(position, square, key)
    if (found) prove(found.filling)
    if (found?.joins[0] && found.joins[1]) return 'legal'
    const tight = tightened(position)
    if (tight === 'none') return 'refuted'
    const { budget, hints } = start
    const after: Start = {
      domains,
      budget,
      known: (found ?? known[0])?.filling,
      tight,
      within: start,
      hints,
    }
    if (found) return opened(position, after, found.joins, note)
    const { verdict, filling, nodes } = fill(after)
    if (nodes > DEAR) position.isHard = true
    const joins = filling ? note(filling).joins : []
    return verdict === 'none' ? 'refuted' : opened(position, after, joins, note)
  }
  const verdict = judge()
  rewind(domains, mark)
  return verdict
}

// Checks that each side of a piece is among the values of its edge.
const fits = (sketch: Sketch, square: Square, key: Key): boolean => {
  const both = keyAt(sketch, square) & key
  return (both & 0xf) !== 0 && (both & 0xf0) !== 0 && (both & 0xf00) !== 0 && (both & 0xf000) !== 0
}

const ANYTHING: Key = 0xffff

// Returns the start of trials on the board as if this square demanded nothing of its neighbours.
const without = (position: Position, square: Square): Start => {
  const known = position.without.get(square)
  if (known) return known
  const domains = begin(withPiece(position.ground, square, ANYTHING))
  settle(domains)
  const start: Start = { domains, budget: position.start.budget }
  position.without.set(square, start)
  return start
}

// Checks whether a known filling can be changed, without a search, so that it contains a dead end
// or a forest and still joins both ways. This makes no third line, because the laid squares alone
// have at most two of a kind.
const isPatched = (position: Position, square: Square, key: Key): boolean => {
  const { ground, start, known, hasFewLines } = position
  const [best] = known
  if (crosses(key) || !best || !hasFewLines) return false
  const now = keyAt({ ground, left: best.filling }, square) & key
  const patch = [0, 4, 8, 12].reduce(
    (sum, at) => sum | (((now >> at) & 15 || (key >> at) & NOTHING || ROAD) << at),
    0,
  )
  const again = mended(start.domains, best.filling, square, patch)
  return again !== undefined && joinedIn(position, again).every(Boolean)
}

const matches = ({ ground, printed }: Position, square: Square, key: Key): boolean =>
  fits({ ground, left: printed }, square, key)

// Judges a dead end, buffer or forest. Anticipation never counts on these, so they may be laid on a
// forced square, and the domains are computed anew without that square's demands (ruling). All
// trials on one square share this computation.
const special = (position: Position, square: Square, key: Key, asksWays: boolean): Verdict => {
  if (!matches(position, square, key)) return 'illegal'
  if (isPatched(position, square, key)) return 'legal'
  const around = without(position, square)
  if (!fits(around.domains, square, key)) return 'refuted'
  const domains = copy(around.domains, withPiece(position.ground, square, key))
  impose(domains, square, key)
  joinForests(domains, square)
  if (conclude(domains) >= 0) return 'refuted'
  if (!keepLines(domains)) return 'illegal'
  const { budget, hints } = position.start
  const start: Start = { domains, budget, known: position.known[0]?.filling, within: around, hints }
  const { verdict, filling } = fill(start)
  if (verdict === 'none') return 'refuted'
  const note = (found: Filling) => position.proofs.set(nameOf(square, key), found)
  if (filling) note(filling)
  return asksWays
    ? opened(position, start, filling ? joined(domains.ground, filling) : [], note)
    : 'legal'
}

// Judges a piece with a budget of its own, so that no verdict depends on earlier trials. The budget
// shrinks only on boards made to be hard, once all trials together have used up the stock. If the
// budget is spent, the verdict is that of `faultOf`, from the board alone.
const verdictOn = (position: Position, square: Square, key: Key, asksWays: boolean): Verdict => {
  const { stock, ground, start } = position
  const { budget } = start
  const steps = rationOf(stock)
  budget.left = steps
  const verdict =
    fitting(key) === 1 ? ordinary(position, square, key) : special(position, square, key, asksWays)
  stock.left -= steps - budget.left
  if (verdict !== 'legal' || !isSpent(budget)) return verdict
  const again = { left: steps }
  const fault = faultOf(ground, square, key, again)
  stock.left -= steps - again.left
  return !fault || (fault.why === 'blocked' && !asksWays) ? 'legal' : 'illegal'
}

/** Checks whether a dead end, buffer or forest could be laid there, even if it blocked a way. */
export const couldLie = (position: Position, square: Square, key: Key): boolean =>
  isLegal(position, square, key) || verdictOn(position, square, key, false) === 'legal'

/**
 * Checks whether a piece may be laid on an empty square of a studied board. Agrees with `faultOf`,
 * but is faster.
 */
export const isLegal = (position: Position, square: Square, key: Key): boolean => {
  if (position.dead >= 0) return false
  const name = nameOf(square, key)
  if (position.refuted.has(name)) return false
  const known = position.judged.get(name)
  if (known !== undefined) return known
  const verdict = verdictOn(position, square, key, true)
  if (verdict === 'refuted') position.refuted.add(name)
  else position.judged.set(name, verdict === 'legal')
  return verdict === 'legal'
}
