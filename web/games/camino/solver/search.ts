// Searches for a filling of all empty squares together, as anticipation needs (rulebook 004, rule
// 3). Propagation alone would let impossible positions through. The search starts from a wanted
// filling (an earlier one, otherwise nothing on any edge) and branches only on squares that this
// filling leaves wrong.

import type { Square } from '../../kit/squares.ts'
import { type Budget, noBudget } from './budget.ts'
import { copy, type Domains, impose, keyAt, narrow, rewind, settle } from './domains.ts'
import { exitsFirst, lineEndIn } from './exits.ts'
import {
  areShutIn,
  brokenLine,
  isSoundThrough,
  type Kind,
  lineKinds,
  lineThrough,
} from './lines.ts'
import {
  changes,
  fitting,
  isOne,
  type Key,
  NOTHING,
  patterns,
  RAIL,
  RIVER,
  ROAD,
} from './patterns.ts'
import { emptySquares, regionsOf } from './regions.ts'

/**
 * One value for every edge. Each empty square has one of the patterns, and the lines keep rule 6
 * (no loop, no two buffers).
 */
export type Filling = Uint8Array

export interface Answer {
  verdict: 'found' | 'none' | 'unknown' // `unknown`: the limit was met
  filling?: Filling
  nodes: number
}

export const LIMIT = 10_000 // nodes
// each restart begins so many patterns later, so that the order that misled one search does not
// mislead the next
const OTHERS_FIRST = 5
const SHAVED = 400 // nodes; a search with a lower limit does not shave
const PROBED = 2500 // nodes; after so many, each restart probes first
const SET_UP = 10 // nodes charged for the start of a search
// failures before the first restart; the limits are 30, 30, 60, 60, 120, 120 …
const FIRST_FAILURES = 30

interface Search {
  domains: Domains
  empty: readonly Square[] // the squares to fill
  // by square, 1 if to be filled; `undefined` if all empty squares are
  within: Uint8Array | undefined
  wanted: Filling | undefined
  chosen: Filling
  // by square: 1 and the number of branches that failed there; not reset at a restart
  weights: Uint16Array
  nodes: number
  limit: number
  most: number // nodes that the budget allows; shaving may exceed `limit` but not this
  failures: number
  patience: number // failures until the next restart
  restarts: number
}

// Sets every edge as if nothing more were decided: to the one value left, else the wanted one, else
// nothing.
const choose = ({ domains, wanted, chosen }: Search): void => {
  const { left } = domains
  for (let edge = 0; edge < left.length; edge++) {
    const values = left[edge]!
    const wish = wanted === undefined ? 0 : values & wanted[edge]!
    chosen[edge] = isOne(values) ? values : wish || values & NOTHING || values & -values
  }
}

// Returns the better of two squares to branch on. Line ends come first, because lines have few ways
// out and roads have many; then squares with few patterns and many failures. -1 is no square.
const better = ({ domains, weights }: Search, one: Square | -1, other: Square): Square | -1 => {
  const key = keyAt(domains, other)
  if (fitting(key) < 2) return one
  if (one < 0) return other
  const best = keyAt(domains, one)
  const isLine = lineEndIn(key) !== undefined
  if (isLine !== (lineEndIn(best) !== undefined)) return isLine ? other : one
  return fitting(key) * weights[one]! < fitting(best) * weights[other]! ? other : one
}

// Returns a square to branch on, -1 if the chosen values are a filling, or -2 if a line is wrong
// and cannot be changed.
const wrongSquare = (search: Search): Square | -1 | -2 => {
  const { domains, empty, chosen } = search
  const { ground } = domains
  const sketch = { ground, left: chosen }
  let worst = -1
  for (const square of empty)
    if (fitting(keyAt(sketch, square)) !== 1) worst = better(search, worst, square)
  if (worst >= 0) return worst
  const broken = brokenLine(sketch)
  if (broken < 0) return -1
  for (const edge of lineThrough(sketch, chosen[broken] as Kind, broken)) {
    for (const square of [ground.grid.ends[2 * edge]!, ground.grid.ends[2 * edge + 1]!]) {
      if (square >= 0 && ground.laid[square] === 0) worst = better(search, worst, square)
    }
  }
  return worst < 0 ? -2 : worst
}

// Checks that the lines decided since a mark keep rule 6 and that no open end is shut in.
const linesHold = ({ domains, within }: Search, mark: number): boolean => {
  let touched = 0
  for (let at = mark; at < domains.trailed; at++) {
    const edge = domains.trail[at]! >> 4
    const values = domains.left[edge]!
    touched |= domains.trail[at]! & 15
    if ((values === RIVER || values === RAIL) && !isSoundThrough(domains, values, edge))
      return false
  }
  return lineKinds.every(kind => (touched & kind) === 0 || !areShutIn(domains, kind, within))
}

// Returns the patterns that a square may take: first those that lead a line off the board soonest,
// then those nearest to the chosen values. The chosen pattern itself is last.
const branches = ({ domains, chosen, restarts }: Search, square: Square): Key[] => {
  const key = keyAt(domains, square)
  const now = keyAt({ ground: domains.ground, left: chosen }, square)
  const byChanges: Key[][] = [[], [], [], [], []]
  for (let i = 0; i < patterns.length; i++) {
    const pattern = patterns[(i + restarts * OTHERS_FIRST) % patterns.length]!
    if ((pattern & key) === pattern) byChanges[(changes(pattern, now) + 4) % 5]!.push(pattern)
  }
  return exitsFirst(domains, square, byChanges.flat())
}

type Outcome = 'found' | 'none' | 'out'

const visit = (search: Search): Outcome => {
  if (++search.nodes > search.limit || search.failures > search.patience) return 'out'
  const { domains, weights } = search
  choose(search)
  const square = wrongSquare(search)
  if (square === -1) return 'found'
  if (square === -2) {
    search.failures++
    return 'none'
  }
  for (const pattern of branches(search, square)) {
    const mark = domains.trailed
    impose(domains, square, pattern)
    const dead = settle(domains)
    if (dead < 0 && linesHold(search, mark)) {
      const outcome = visit(search)
      if (outcome !== 'none') return outcome
    } else {
      search.failures++
      const failed = dead < 0 ? square : dead
      weights[failed] = Math.min(weights[failed]! + 1, 0xffff)
    }
    rewind(domains, mark)
  }
  return 'none'
}

// Tries every value of every undecided edge and removes each that leads to an immediate
// contradiction, until nothing changes. Returns false if a square or line becomes impossible. About
// a hundred trials refute boards that branching does not refute in ten thousand nodes. If the
// budget stops it, it has only removed less.
const shave = (search: Search): boolean => {
  const { domains } = search
  for (let before = -1; before !== domains.trailed; ) {
    before = domains.trailed
    for (let edge = 0; edge < domains.left.length; edge++) {
      if (search.nodes >= search.most) return true
      for (const value of [ROAD, RAIL, RIVER, NOTHING]) {
        if ((domains.left[edge]! & value) === 0 || isOne(domains.left[edge]!)) continue
        const mark = domains.trailed
        search.nodes++
        narrow(domains, edge, value)
        const holds = settle(domains) < 0 && linesHold(search, mark)
        rewind(domains, mark)
        if (holds) continue
        narrow(domains, edge, ~value & 15)
        if (settle(domains) >= 0 || !linesHold(search, mark)) return false
      }
    }
  }
  return true
}

// Shaves one square deeper: on the square where most branches failed, tries every pattern and
// removes those that shaving refutes. Returns false if none is left.
const probe = (search: Search): boolean => {
  const { domains, empty, weights } = search
  let heaviest = -1
  for (const square of empty) {
    if (
      fitting(keyAt(domains, square)) > 1 &&
      (heaviest < 0 || weights[square]! > weights[heaviest]!)
    )
      heaviest = square
  }
  if (heaviest < 0) return true
  weights[heaviest] = 1
  const key = keyAt(domains, heaviest)
  let left = 0
  for (const pattern of patterns) {
    if ((pattern & key) !== pattern) continue
    const mark = domains.trailed
    impose(domains, heaviest, pattern)
    if (settle(domains) < 0 && linesHold(search, mark) && shave(search)) left |= pattern
    rewind(domains, mark)
  }
  const mark = domains.trailed
  impose(domains, heaviest, left)
  return left !== 0 && settle(domains) < 0 && linesHold(search, mark) && shave(search)
}

const begun = (domains: Domains, wanted?: Filling, squares?: readonly Square[]): Search => {
  const { grid } = domains.ground
  const empty = squares ?? emptySquares(domains.ground)
  const within =
    squares &&
    Uint8Array.from({ length: grid.squares }, (_, square) => Number(squares.includes(square)))
  const chosen = new Uint8Array(grid.edges)
  const weights = new Uint16Array(grid.squares).fill(1)
  return {
    domains,
    empty,
    within,
    wanted,
    chosen,
    weights,
    nodes: 0,
    limit: 0,
    most: 0,
    failures: 0,
    patience: 0,
    restarts: 0,
  }
}

/**
 * Returns a copy of the domains without the values that shaving removes; `undefined` if the board
 * cannot be filled.
 */
export const shaved = (settled: Domains, budget: Budget): Domains | undefined => {
  const search = { ...begun(copy(settled)), most: budget.left }
  const isLeft = shave(search)
  budget.left -= search.nodes
  return isLeft ? search.domains : undefined
}

// Fills a hard board region by region, small ones first, so that a fault in one is not met again
// for each way to fill the others. Returns `none` if a region cannot be filled, or the fillings of
// all regions as one, which is a filling unless its lines break rule 6. Returns `undefined` if the
// limit was met.
const byRegions = (quest: Search): Filling | 'none' | undefined => {
  const whole = quest.chosen.slice()
  const regions = regionsOf(quest.domains).sort((one, other) => one.length - other.length)
  for (const region of regions) {
    const mark = quest.domains.trailed
    const part = { ...begun(quest.domains, undefined, region), most: quest.most - quest.nodes }
    const { verdict, filling, nodes } = searched(part, quest.limit - quest.nodes)
    rewind(quest.domains, mark)
    quest.nodes += nodes
    if (verdict === 'none') return 'none'
    if (!filling) return undefined
    for (const square of region) {
      for (let at = 4 * square; at < 4 * square + 4; at++) {
        const edge = quest.domains.ground.grid.sides[at]!
        whole[edge] = filling[edge]!
      }
    }
  }
  return whole
}

// Reports every answer to a benchmark, which counts the nodes.
let listener: ((answer: Answer) => void) | undefined
export const listen = (to: typeof listener) => {
  listener = to
}

interface Scope {
  limit?: number // nodes of this search
  squares?: readonly Square[] // the squares to fill; all empty squares if absent
  budget?: Budget
}

/**
 * Searches for a filling of settled domains, starting from a wanted one. Restores the domains
 * afterwards.
 */
export const search = (
  settled: Domains,
  wanted?: Filling,
  { limit = LIMIT, squares, budget = noBudget() }: Scope = {},
): Answer => {
  const mark = settled.trailed
  const quest = { ...begun(settled, wanted, squares), most: budget.left }
  const answer = searched(quest, Math.min(limit, budget.left))
  budget.left -= SET_UP + answer.nodes
  rewind(settled, mark)
  listener?.(answer)
  return answer
}

const searched = (quest: Search, limit: number): Answer => {
  const { domains, within } = quest
  let { wanted } = quest
  quest.limit = limit
  if (brokenLine(domains) >= 0 || lineKinds.some(kind => areShutIn(domains, kind, within))) {
    return { verdict: 'none', nodes: 0 }
  }
  for (let restart = 0; ; restart++) {
    const root = quest.domains.trailed
    quest.restarts = restart
    // every other restart does without it, because a wanted filling can mislead
    quest.wanted = restart % 2 === 0 ? wanted : undefined
    quest.patience = quest.failures + FIRST_FAILURES * 2 ** (restart >> 1)
    const outcome = visit(quest)
    if (outcome === 'found') return { verdict: 'found', filling: quest.chosen, nodes: quest.nodes }
    if (outcome === 'none') return { verdict: 'none', nodes: quest.nodes }
    if (quest.nodes > limit) return { verdict: 'unknown', nodes: quest.nodes }
    rewind(quest.domains, root)
    if (restart === 1 && limit > SHAVED && !shave(quest))
      return { verdict: 'none', nodes: quest.nodes }
    if (quest.nodes > PROBED && !probe(quest)) return { verdict: 'none', nodes: quest.nodes }
    if (restart !== 2 || within) continue
    const parts = byRegions(quest)
    if (parts === 'none') return { verdict: 'none', nodes: quest.nodes }
    wanted = parts ?? wanted
  }
}
