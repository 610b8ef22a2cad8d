// A board worked out once: what may still cross each edge, both ways, and a few fillings known to exist.
import type { Square } from '../../kit/squares.ts'
import { begin, copy, type Domains, type Ground, narrow, settle } from './domains.ts'
import { fill, type Start } from './filling.ts'
import { diagonals, type Edge } from './grid.ts'
import { areTwoClosed, type Kind, keepLines, lineKinds } from './lines.ts'
import { fitting, isOne, type Key, ROAD } from './patterns.ts'
import { edgesOf, type PossibleWay, possibleWay } from './possible.ts'
import type { Filling } from './search.ts'

// A filling, and which of the two ways it joins from corner to corner.
export interface Known {
  filling: Filling
  joins: readonly boolean[]
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
  seen: readonly PossibleWay[][] // by diagonal: the last ways that held with some piece tried, here or before
  isHard: boolean // a trial was dear: it pays to tighten before the next
  without: Map<Square, Start> // what would follow if this square were not asked
  judged: Map<number, boolean> // pieces tried so far, by `nameOf`
  refuted: Set<number> // of these and earlier ones: no filling holds the piece and leaves both ways open, nor ever will
  roads: readonly Edge[] // of both ways
}

// A piece on a square, in one number.
export const nameOf = (square: Square, key: Key): number => square * 0x10000 + key

// Two rivers (railways) of which neither has an end in an empty square: no undecided edge is one any more (ruling).
const closeLines = (domains: Domains, kind: Kind): void => {
  if (!areTwoClosed(domains, kind)) return
  for (const [edge, values] of domains.left.entries()) if (!isOne(values)) narrow(domains, edge, ~kind & 15)
}

// Settles, and lets rule 6 take away what it can. Nothing follows from that: an undecided edge may always be nothing, and
// every pattern with a line has one without it that is the same elsewhere. The square that nothing fits, or -1.
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

// Which ways a filling joins.
export const joined = (ground: Ground, filling: Filling): boolean[] => {
  const [one, other] = diagonals(ground.grid)
  const met = roadsFrom(ground, filling, one![0])
  const isMet = met[other![0]] === 1
  return [met[one![1]] === 1, (isMet ? met : roadsFrom(ground, filling, other![0]))[other![1]] === 1]
}

const BOTH = [true, true] as const

// The same for a board worked out: most fillings hold the ways known already.
export const joinedIn = ({ ground, roads }: Position, filling: Filling): readonly boolean[] =>
  roads.length > 0 && roads.every(edge => filling[edge] === ROAD) ? BOTH : joined(ground, filling)

const isWithin = (filling: Filling, { left }: Domains): boolean => {
  for (let edge = 0; edge < left.length; edge++) if ((filling[edge]! & left[edge]!) === 0) return false
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

// Roads wherever they may be: a filling near it is easy to change, for a crossing can lose any of its roads.
const allRoads = ({ grid }: Ground): Filling => new Uint8Array(grid.edges).fill(ROAD)

// What was refuted before a piece was laid that anticipation may count on stays so: every filling of the board with it was
// one of the board without it. A piece that anticipation may not count on (a dead end, say) makes new fillings.
const stillRefuted = ({ grid, laid }: Ground, before: Position | undefined): Set<number> => {
  if (before?.ground.grid !== grid) return new Set()
  const isGone = laid.some((key, square) => {
    const was = before.ground.laid[square]!
    return key !== was && (was !== 0 || fitting(key) !== 1)
  })
  return isGone ? new Set() : new Set(before.refuted)
}

// `before`: a board like this one, worked out earlier. It only saves time; what is found does not depend on it.
export const study = (ground: Ground, before?: Position): Position => {
  const domains = begin(ground)
  const printed = domains.left.slice()
  const hasFewLines = keepLines(domains)
  const dead = conclude(domains)
  domains.trailed = 0
  const refuted = stillRefuted(ground, before)
  const start: Start = {
    domains,
    known: before?.known[0]?.filling ?? allRoads(ground),
    hints: before?.start.hints ?? [],
  }
  const blank = {
    ways: [],
    known: [],
    hasFewLines,
    seen: before?.seen ?? [[], []],
    isHard: false,
    without: new Map(),
    judged: new Map(),
    refuted,
    roads: [],
  }
  const position: Position = { ground, printed, start, trial: copy(domains), dead, ...blank }
  if (dead >= 0) return position
  const { filling } = fill(start)
  start.known = filling ?? start.known
  position.ways = diagonals(ground.grid).map(ends => possibleWay(start, ends))
  const [falling, rising] = position.ways.map(possible => possible && edgesOf(ground.grid, possible.way))
  if (falling && rising) position.roads = [...falling, ...rising]
  const both = fill(start, position.roads).filling // one that holds both ways at once proves the most
  for (const each of [both, filling, ...position.ways.map(way => way?.filling)]) if (each) remember(position, each)
  for (const { filling, joins } of before?.known ?? []) {
    if (position.known.length < MOST_KNOWN && isWithin(filling, domains)) position.known.push({ filling, joins })
  }
  start.known = position.known[0]?.filling
  return position
}
