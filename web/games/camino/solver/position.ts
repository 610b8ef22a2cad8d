// The results of the solver for one board: the values that may still cross each edge, both ways,
// and a few known fillings.
import type { Square } from '../../kit/squares.ts'
import { type Budget, isSpent, newBudget, newStock } from './budget.ts'
import { begin, copy, type Domains, type Ground, impose, narrow, settle } from './domains.ts'
import { fill, type Start } from './filling.ts'
import { diagonals, type Edge } from './grid.ts'
import { areTwoClosed, type Kind, keepLines, lineKinds } from './lines.ts'
import { fitting, isOne, type Key, ROAD } from './patterns.ts'
import { edgesOf, type PossibleWay, possibleWay, stillCheapest } from './possible.ts'
import type { Filling } from './search.ts'

/** A filling, and which of the two ways it joins from corner to corner. */
export interface Known {
  filling: Filling
  joins: readonly boolean[]
  ways?: (PossibleWay | undefined)[] // by diagonal, when computed: the cheapest way in the filling
}

export interface Position {
  ground: Ground
  printed: Uint8Array // by edge: the values that the laid pieces alone leave
  start: Start
  trial: Domains // the same values, for trials of pieces
  dead: Square | -1 // an empty square that no piece fits, or -1
  ways: readonly (PossibleWay | undefined)[] // by diagonal; `undefined` if blocked
  known: Known[]
  hasFewLines: boolean // at most two lines of a kind on the laid squares alone
  // by diagonal: the latest ways that held in a trial, here or on an earlier board
  seen: readonly PossibleWay[][]
  stock: Budget // steps left for all trials
  isHard: boolean // a trial was expensive, so the next one tightens first
  without: Map<Square, Start> // by square: the domains as if this square demanded nothing
  judged: Map<number, boolean> // verdicts so far, by `nameOf`
  proofs: Map<number, Filling> // by `nameOf`: a filling that contains the piece
  // by `nameOf`, here and on earlier boards: no filling contains the piece and leaves both ways
  // open, nor ever will
  refuted: Set<number>
  roads: readonly Edge[] // edges of both ways
}

/** Returns one number for a piece on a square. */
export const nameOf = (square: Square, key: Key): number => square * 0x10000 + key

// Removes the river (railway) from every undecided edge if there are two and neither ends in an
// empty square (ruling).
const closeLines = (domains: Domains, kind: Kind): void => {
  if (!areTwoClosed(domains, kind)) return
  const { left } = domains
  for (let edge = 0; edge < left.length; edge++)
    if (!isOne(left[edge]!)) narrow(domains, edge, ~kind & 15)
}

/**
 * Settles, then removes what rule 6 forbids. No second `settle` is needed: an undecided edge may
 * always be nothing, and for every pattern with a line there is one without it that is otherwise
 * the same. Returns a square that no piece fits, or -1.
 */
export const conclude = (domains: Domains): Square | -1 => {
  const dead = settle(domains)
  if (dead < 0) for (const kind of lineKinds) closeLines(domains, kind)
  return dead
}

// Marks the squares that the roads of a filling join with a square; a square joins all its road
// sides.
const roadsFrom = ({ grid }: Ground, filling: Filling, from: Square): Uint8Array => {
  const met = new Uint8Array(grid.squares)
  const queue = [from]
  met[from] = 1
  for (let square = queue.pop(); square !== undefined; square = queue.pop()) {
    for (let at = 4 * square; at < 4 * square + 4; at++) {
      const beside = grid.beside[at]!
      if (beside < 0 || met[beside] === 1 || filling[grid.sides[at]!] !== ROAD) continue
      met[beside] = 1
      queue.push(beside)
    }
  }
  return met
}

/** Returns, by diagonal, whether a filling joins the corners of the way. */
export const joined = (ground: Ground, filling: Filling): boolean[] => {
  const [one, other] = diagonals(ground.grid)
  const met = roadsFrom(ground, filling, one![0])
  const isMet = met[other![0]] === 1
  return [
    met[one![1]] === 1,
    (isMet ? met : roadsFrom(ground, filling, other![0]))[other![1]] === 1,
  ]
}

const BOTH = [true, true] as const

/**
 * Returns the same as `joined`, for a studied board. It is faster, because most fillings contain
 * the known ways.
 */
export const joinedIn = ({ ground, roads }: Position, filling: Filling): readonly boolean[] =>
  roads.length > 0 && roads.every(edge => filling[edge] === ROAD) ? BOTH : joined(ground, filling)

// Checks that the domains allow every value.
const isWithin = (values: Uint8Array, { left }: Domains): boolean => {
  for (let edge = 0; edge < left.length; edge++)
    if ((values[edge]! & ~left[edge]!) !== 0) return false
  return true
}

const MOST_KNOWN = 16

export const remember = (position: Position, filling: Filling): Known => {
  const { known } = position
  const one = { filling, joins: joinedIn(position, filling) }
  known.splice(1, 0, one) // the first filling stays, because searches start from it
  if (known.length > MOST_KNOWN) known.pop()
  return one
}

// Returns road on every edge, as a wanted filling. A filling near it is easy to change, because a
// crossing can lose any of its roads.
const allRoads = ({ grid }: Ground): Filling => new Uint8Array(grid.edges).fill(ROAD)

// Returns the squares laid since an earlier board; `undefined` if a piece of that board was removed
// or changed.
const laidSince = (before: Position | undefined, { grid, laid }: Ground): Square[] | undefined => {
  if (before?.ground.grid !== grid) return undefined
  const since: Square[] = []
  for (let square = 0; square < laid.length; square++) {
    if (laid[square] === before.ground.laid[square]) continue
    if (before.ground.laid[square] !== 0) return undefined
    since.push(square)
  }
  return since
}

// Returns the values that the laid pieces leave, before and after narrowing. Starts from the
// earlier board if there is one. A forest is never among the pieces laid since, so none is joined
// here as `begin` does.
const narrowedBy = (ground: Ground, since: readonly Square[], before?: Position) => {
  if (!before || before.dead >= 0) {
    const domains = begin(ground)
    return { domains, printed: domains.left.slice() }
  }
  const printed = before.printed.slice()
  const domains = copy(before.start.domains, ground)
  for (const square of since) {
    const key = ground.laid[square]!
    for (let side = 0; side < 4; side++)
      printed[ground.grid.sides[4 * square + side]!]! &= key >> (4 * side)
    impose(domains, square, key)
  }
  return { domains, printed }
}

// Returns the earlier fillings that are also fillings of this board, first those that contain a
// piece laid since. Fillings of a fuller board are not used, because anticipation may not count on
// every piece of that board.
const stillKnown = (
  { proofs, known }: Position,
  since: readonly Square[],
  domains: Domains,
): Filling[] => {
  const held = since.flatMap(
    square => proofs.get(nameOf(square, domains.ground.laid[square]!)) ?? [],
  )
  return [...held, ...known.map(({ filling }) => filling)].filter(filling =>
    isWithin(filling, domains),
  )
}

/**
 * Studies a board. `before`: a similar board, studied earlier. It saves time and does not change
 * the results: if the budget is spent in spite of it, the board is studied again without it.
 */
export const study = (ground: Ground, before?: Position, budget = newBudget()): Position => {
  const since = laidSince(before, ground)
  // True if only pieces were laid that anticipation may count on. Then every filling was also one
  // of the earlier board, and what no filling had then, none has now. Any other piece, such as a
  // dead end, allows new fillings.
  const isNarrower = since?.every(square => fitting(ground.laid[square]!) === 1)
  const { domains, printed } = narrowedBy(ground, since ?? [], isNarrower ? before : undefined)
  const hasFewLines = keepLines({ ground, left: printed })
  const dead = conclude(domains)
  domains.trailed = 0
  const start: Start = {
    domains,
    budget,
    known: before?.known[0]?.filling ?? allRoads(ground),
    hints: before?.start.hints ?? [],
    conflicts: isNarrower ? [...(before!.start.conflicts ?? [])] : [],
  }
  const blank = {
    ways: [],
    known: [],
    hasFewLines,
    seen: before?.seen ?? [[], []],
    stock: newStock(),
    isHard: false,
    without: new Map(),
    judged: new Map(),
    proofs: new Map(),
    refuted: new Set(isNarrower ? before!.refuted : []),
    roads: [],
  }
  const position: Position = { ground, printed, start, trial: copy(domains), dead, ...blank }
  if (dead >= 0) return position
  const known = since ? stillKnown(before!, since, domains) : []
  const filling = known[0] ?? fill(start).filling
  start.known = filling ?? start.known
  const earlier = isNarrower && isWithin(domains.left, before!.start.domains) ? before!.ways : []
  position.ways = diagonals(ground.grid).map(
    (ends, diagonal) => stillCheapest(start, earlier[diagonal], known) ?? possibleWay(start, ends),
  )
  const [falling, rising] = position.ways.map(
    possible => possible && edgesOf(ground.grid, possible.way),
  )
  if (falling && rising) position.roads = [...falling, ...rising]
  const holdsRoads = (filling: Filling) => position.roads.every(edge => filling[edge] === ROAD)
  // A filling that contains both ways at once proves the most.
  const both = known.find(holdsRoads) ?? fill(start, position.roads).filling
  for (const each of [both, filling, ...position.ways.map(way => way?.filling)])
    if (each) remember(position, each)
  for (const filling of known) {
    if (position.known.length < MOST_KNOWN)
      position.known.push({ filling, joins: joinedIn(position, filling) })
  }
  start.known = position.known[0]?.filling
  return before && isSpent(budget) ? study(ground) : position
}
