// A board worked out once: what may still cross each edge, both ways, and a few fillings known to
// exist.
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
  ways?: (PossibleWay | undefined)[] // by diagonal, once asked for: the cheapest in it
}

export interface Position {
  ground: Ground
  printed: Uint8Array // by edge: what the laid pieces alone leave
  start: Start
  trial: Domains // the same values, for pieces to be tried on
  dead: Square | -1 // an empty square that nothing fits
  ways: readonly (PossibleWay | undefined)[] // by diagonal; none: it is blocked
  known: Known[]
  hasFewLines: boolean // at most two of a kind on the laid squares alone
  // by diagonal: the last ways that held with some piece tried, here or before
  seen: readonly PossibleWay[][]
  stock: Budget // steps left for pieces tried
  isHard: boolean // a trial was dear: it pays to tighten before the next
  without: Map<Square, Start> // what would follow if this square were not asked
  judged: Map<number, boolean> // pieces tried so far, by `nameOf`
  proofs: Map<number, Filling> // of these: a filling that holds the piece
  // of these and earlier ones: no filling holds the piece and leaves both ways open, nor ever will
  refuted: Set<number>
  roads: readonly Edge[] // of both ways
}

/** A piece on a square, in one number. */
export const nameOf = (square: Square, key: Key): number => square * 0x10000 + key

// Two rivers (railways) of which neither has an end in an empty square: no undecided edge is one
// any more (ruling).
const closeLines = (domains: Domains, kind: Kind): void => {
  if (!areTwoClosed(domains, kind)) return
  const { left } = domains
  for (let edge = 0; edge < left.length; edge++)
    if (!isOne(left[edge]!)) narrow(domains, edge, ~kind & 15)
}

/**
 * Settles, and lets rule 6 take away what it can. Nothing follows from that: an undecided edge may
 * always be nothing, and every pattern with a line has one without it that is the same elsewhere.
 * The square that nothing fits, or -1.
 */
export const conclude = (domains: Domains): Square | -1 => {
  const dead = settle(domains)
  if (dead < 0) for (const kind of lineKinds) closeLines(domains, kind)
  return dead
}

// The squares that roads of a filling join with one: a square joins all its road sides.
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

/** Which ways a filling joins. */
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

/** The same for a board worked out: most fillings hold the ways known already. */
export const joinedIn = ({ ground, roads }: Position, filling: Filling): readonly boolean[] =>
  roads.length > 0 && roads.every(edge => filling[edge] === ROAD) ? BOTH : joined(ground, filling)

// Whether every value is one that the domains leave.
const isWithin = (values: Uint8Array, { left }: Domains): boolean => {
  for (let edge = 0; edge < left.length; edge++)
    if ((values[edge]! & ~left[edge]!) !== 0) return false
  return true
}

const MOST_KNOWN = 16

export const remember = (position: Position, filling: Filling): Known => {
  const { known } = position
  const one = { filling, joins: joinedIn(position, filling) }
  known.splice(1, 0, one) // the first is where searches start from
  if (known.length > MOST_KNOWN) known.pop()
  return one
}

// Roads wherever they may be: a filling near it is easy to change, for a crossing can lose any of
// its roads.
const allRoads = ({ grid }: Ground): Filling => new Uint8Array(grid.edges).fill(ROAD)

// The squares laid since, if all that lay on a board before lies there still.
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

// What the laid pieces leave, alone and with all that follows from them; where pieces only narrow
// what was left before, from there. A forest is never among those pieces, so none is joined here as
// `begin` joins it.
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

// The fillings known before that are still fillings of this board, first those that contain a piece
// laid since. Fillings of a fuller board are not used: a piece laid there need not be one that
// anticipation may count on.
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
 * `before`: a board like this one, worked out earlier. It only saves time; what is found does not
 * depend on it: where the budget is spent all the same, the board is worked out from nothing.
 */
export const study = (ground: Ground, before?: Position, budget = newBudget()): Position => {
  const since = laidSince(before, ground)
  // Only pieces were laid that anticipation may count on: then every filling was one of the board
  // before, and what no filling had none has now. Any other piece (a dead end, say) makes new
  // fillings.
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
  // One that holds both ways at once proves the most.
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
