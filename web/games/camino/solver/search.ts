// Whether every empty square can be filled, all of them together: the search behind anticipation
// (rulebook 004, rule 3). Propagation alone lets dead positions through, so a whole filling is
// looked for. The search starts from a wanted filling (one found earlier, else nothing at all) and
// branches only on squares that this filling leaves wrong.

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
 * One value for every edge: each empty square takes one of the patterns, and rule 6 holds (no loop,
 * no two buffers).
 */
export type Filling = Uint8Array

export interface Answer {
  verdict: 'found' | 'none' | 'unknown' // unknown: the limit was met
  filling?: Filling
  nodes: number
}

export const LIMIT = 10_000 // nodes
// patterns on, of those equally near, at each restart: what misled a search does not mislead it
// again
const OTHERS_FIRST = 5
const SHAVED = 400 // nodes: a search that may not take as many is not worth it
const PROBED = 2500 // nodes: from then on each restart looks a square deeper first
const SET_UP = 10 // nodes that a search costs besides
const FIRST_FAILURES = 30 // failures before the first restart; then 30, 60, 60, 120, 120 …

interface Search {
  domains: Domains
  empty: readonly Square[] // those to be filled
  within: Uint8Array | undefined // the same by square, where they are not all
  wanted: Filling | undefined
  chosen: Filling
  // by square: how often a branch failed there, and once more; kept from restart to restart
  weights: Uint16Array
  nodes: number
  limit: number
  most: number // nodes that the budget allows; the limit may be passed by a shave, this may not
  failures: number
  patience: number // failures until the next restart
  restarts: number
}

// Every edge as it would be if nothing more were decided: the one value left, else the wanted one,
// else nothing.
const choose = ({ domains, wanted, chosen }: Search): void => {
  const { left } = domains
  for (let edge = 0; edge < left.length; edge++) {
    const values = left[edge]!
    const wish = wanted === undefined ? 0 : values & wanted[edge]!
    chosen[edge] = isOne(values) ? values : wish || values & NOTHING || values & -values
  }
}

// The better of two squares to branch on: line ends first, for lines have few ways out and roads
// many; then few patterns and many failures. -1 is no square.
const better = ({ domains, weights }: Search, one: Square | -1, other: Square): Square | -1 => {
  const key = keyAt(domains, other)
  if (fitting(key) < 2) return one
  if (one < 0) return other
  const best = keyAt(domains, one)
  const isLine = lineEndIn(key) !== undefined
  if (isLine !== (lineEndIn(best) !== undefined)) return isLine ? other : one
  return fitting(key) * weights[one]! < fitting(best) * weights[other]! ? other : one
}

// A square to branch on, or -1 when the chosen values are a filling. -2: a line is wrong that
// cannot be changed.
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

// Whether the lines decided since a mark keep rule 6, and no open end is shut in.
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

// The patterns a square may take: those first that lead a line out soonest, of these the ones
// nearest to what is chosen, no change at all last.
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

// Tries every value of every undecided edge, and takes away those that contradict at once, until
// nothing changes. Whether anything is left. It refutes in some hundred trials what branching does
// not in ten thousand nodes. Stopped by the budget it has only taken away less.
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

// The same one square deeper, where most branches failed: takes away the patterns under which
// nothing is left.
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

/** The same domains without the values that one trial finds to be in no filling. */
export const shaved = (settled: Domains, budget: Budget): Domains | undefined => {
  const search = { ...begun(copy(settled)), most: budget.left }
  const isLeft = shave(search)
  budget.left -= search.nodes
  return isLeft ? search.domains : undefined
}

// A hard one is filled region by region, small ones first, so that what is wrong in one is not met
// again for each way to fill the others. `none`: one cannot be filled; else the regions' fillings
// as one, which is a filling unless lines meet wrongly.
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

// How dear searches are is counted from outside: the bench listens.
let listener: ((answer: Answer) => void) | undefined
export const listen = (to: typeof listener) => {
  listener = to
}

interface Scope {
  limit?: number // nodes of this search
  squares?: readonly Square[] // these alone, when not all empty ones are asked for
  budget?: Budget
}

/**
 * Looks for a filling of settled domains, starting from a wanted one. The domains are left as they
 * were.
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
    quest.wanted = restart % 2 === 0 ? wanted : undefined // a wanted filling can mislead
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
