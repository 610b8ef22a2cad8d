// The cheapest way that can still come to be: with its edges as road, the rest of the board can
// still be filled. Costs are read before imposing; a way that cannot be imposed is dropped and the
// next cheapest tried (ruling).
import type { Square } from '../../kit/squares.ts'
import { isSpent } from './budget.ts'
import { copy, narrow, settle } from './domains.ts'
import { attempt, canPave, fill, NONE, type Start } from './filling.ts'
import type { Edge, Grid } from './grid.ts'
import { ROAD } from './patterns.ts'
import type { Filling } from './search.ts'
import { type Cost, NO_WAY } from './step-costs.ts'
import { type Bars, cheapest, costOf, costOn, stepName, type Way } from './ways.ts'

export interface PossibleWay {
  way: Way
  filling?: Filling // one that holds the way; none where a limit was met
}

const WAY_LIMIT = 1000 // ways imposed
const MOST_HINTS = 64
// a toll so small chooses among ways of one cost only
const AS_CHEAP = { toll: 1, tries: 12, limit: 400 }
// nodes: to find out why a way fails, what takes longer is not worth knowing
const CONFLICT_LIMIT = 2500

const edgeBetween = ({ sides, beside }: Grid, from: Square, to: Square): Edge => {
  for (let at = 4 * from; at < 4 * from + 4; at++) if (beside[at] === to) return sides[at]!
  throw new Error('a way goes from square to square across edges')
}

export const edgesOf = (grid: Grid, { squares }: Way): Edge[] =>
  squares.slice(1).map((square, i) => edgeBetween(grid, squares[i]!, square))

const LOOK = 20 // nodes that the look for a way costs

/** The cheapest way past some bars, paid from the budget. */
export const cheapestPast = (
  start: Start,
  ends: readonly [Square, Square],
  bars: Bars,
): Way | undefined => {
  start.budget.left -= LOOK
  return cheapest(start.domains, ends, 'possible', bars)
}

interface Elsewhere {
  toll: Cost // what an edge counts for that is not road for certain, each time a way over it fails
  most?: Cost // a way that costs more is not looked for
  tries: number
  limit: number // nodes of each
}

/**
 * A way that holds, found by keeping away from those that failed: why they failed is dear to find
 * out.
 */
export const elsewhere = (
  start: Start,
  ends: readonly [Square, Square],
  { toll, most = NO_WAY, tries, limit }: Elsewhere,
): PossibleWay | undefined => {
  const { ground, left } = start.domains
  const tolls = new Int32Array(ground.grid.edges)
  const bars = { edges: new Uint8Array(ground.grid.edges), steps: new Set<number>(), tolls }
  for (let tried = 0; tried < tries; tried++) {
    const way = cheapestPast(start, ends, bars)
    if (!way || costOf(way) > most) return undefined
    const edges = edgesOf(ground.grid, way)
    const filling = metBefore(start, edges) ? undefined : attempt(start, edges, limit).filling
    if (filling) return { way, filling }
    for (const edge of edges) if (left[edge] !== ROAD) tolls[edge]! += toll
  }
  return undefined
}

// Of edges that cannot all be road: as few as say so. One by one, the last of the shortest
// beginning that fails.
const conflictIn = (edges: readonly Edge[], fails: (some: readonly Edge[]) => boolean): Edge[] => {
  const conflict: Edge[] = []
  for (let open = edges; open.length > 0 && !fails(conflict); ) {
    let [holds, failing] = [0, open.length]
    while (failing - holds > 1) {
      const middle = (holds + failing) >> 1
      if (fails([...conflict, ...open.slice(0, middle)])) failing = middle
      else holds = middle
    }
    conflict.push(open[failing - 1]!)
    open = open.slice(0, failing - 1)
  }
  return conflict
}

// The ways that avoid some edges, and the cheapest of them.
interface Branch {
  avoided: readonly Edge[]
  way: Way
  cost: Cost
}

/** Of the conflicts found before: one that a way would repeat. */
export const metBefore = (
  { conflicts = [], within }: Start,
  edges: readonly Edge[],
): readonly Edge[] | undefined =>
  conflicts.find(conflict => conflict.every(edge => edges.includes(edge))) ??
  (within && metBefore(within, edges))

// Whether the edges are known not to be road all together. A filling found for some of them answers
// for fewer.
const fails = (start: Start, edges: readonly Edge[]): boolean => {
  start.held ??= []
  if (start.held.some(filling => edges.every(edge => filling[edge] === ROAD))) return false
  const { verdict, filling } = attempt(start, edges, CONFLICT_LIMIT)
  if (filling) start.held.push(filling)
  return verdict === 'none'
}

// A conflict is kept with the board that a trial started from, if it holds there: then every later
// trial knows it.
const keep = (start: Start, conflict: readonly Edge[]): void => {
  const { within, hints = [] } = start
  if (!hints.includes(conflict)) hints.unshift(conflict)
  if (hints.length > MOST_HINTS) hints.pop()
  const holder = within && fails(within, conflict) ? within : start
  holder.conflicts ??= []
  holder.conflicts.push(conflict)
}

// Fewest edges that cannot all be road, of a way that cannot be imposed. What failed on a board
// like this one is tried first: one search, where a conflict of its own takes some fifteen.
const conflictOf = (start: Start, edges: readonly Edge[], isPaved: boolean): readonly Edge[] => {
  const hint = start.hints?.find(
    some => some.every(edge => edges.includes(edge)) && fails(start, some),
  )
  if (hint) return hint
  return conflictIn(edges, some => (isPaved ? fails(start, some) : !canPave(start, some)))
}

// An edge that can be road in no filling: what follows from it is known to every later trial.
const close = (start: Start, edge: Edge): void => {
  start.tight ??= copy(start.domains)
  narrow(start.tight, edge, ~ROAD & 15)
  settle(start.tight)
}

/**
 * The cheapest way that can be imposed, or nothing: then the way between these squares is blocked.
 * A way that fails shows which few of its edges cannot be road together; every later way avoids one
 * of them. Before that is asked, other ways of the same cost are tried: on a board with open lines
 * the first one that holds is found in a hundredth of the steps. Once the budget is spent, the
 * cheapest way of all counts as possible.
 */
export const possibleWay = (
  start: Start,
  ends: readonly [Square, Square],
): PossibleWay | undefined => {
  const { grid } = start.domains.ground
  const bars: Bars = { edges: new Uint8Array(grid.edges), steps: new Set() }
  const branches: Branch[] = []
  const tried = new Set<string>()
  const branch = (avoided: readonly Edge[]) => {
    const name = avoided.join()
    const edges = bars.edges.slice()
    for (const edge of avoided) edges[edge] = 1
    const way = tried.has(name)
      ? undefined
      : cheapestPast(start, ends, { edges, steps: bars.steps })
    tried.add(name)
    if (way) branches.push({ avoided, way, cost: costOf(way) })
  }
  branch([])
  const first = branches[0]?.way
  let looked = 0 // the cost for which other ways were tried
  for (let ways = 0; branches.length > 0; ways++) {
    if (ways === WAY_LIMIT || isSpent(start.budget)) return { way: first! }
    const best = branches.reduce((one, other) => (other.cost < one.cost ? other : one))
    branches.splice(branches.indexOf(best), 1)
    const edges = edgesOf(grid, best.way)
    const met = metBefore(start, edges)
    const { verdict, filling } = met ? NONE : fill(start, edges)
    if (verdict !== 'none') return { way: best.way, filling }
    const isPaved = !met && canPave(start, edges)
    if (isPaved && best.cost > looked) {
      looked = best.cost
      const other = elsewhere(start, ends, { ...AS_CHEAP, most: looked })
      if (other) return other
    }
    const conflict = met ?? conflictOf(start, edges, isPaved)
    if (!met) keep(start, conflict)
    const [edge] = conflict
    const step = conflict.length === 2 ? stepName(grid, conflict) : undefined
    if (conflict.length === 1) {
      bars.edges[edge!] = 1
      close(start, edge!)
    } else if (step !== undefined) bars.steps.add(step)
    if (conflict.length === 1 || step !== undefined) {
      tried.delete(best.avoided.join())
      branch(best.avoided)
    } else for (const edge of conflict) branch([...best.avoided, edge].sort((a, b) => a - b))
  }
  return undefined
}

/**
 * The cheapest way of a board before, if it costs no more now and one of some fillings, or another,
 * holds it: where pieces only narrow what may come, no way becomes cheaper, so it still is the
 * cheapest.
 */
export const stillCheapest = (
  start: Start,
  before: PossibleWay | undefined,
  fillings: readonly Filling[],
): PossibleWay | undefined => {
  if (!before?.filling || costOn(start.domains, before.way) !== costOf(before.way)) return undefined
  const edges = edgesOf(start.domains.ground.grid, before.way)
  const filling =
    fillings.find(each => edges.every(edge => each[edge] === ROAD)) ??
    attempt(start, edges, AS_CHEAP.limit).filling
  return filling && { way: before.way, filling }
}
