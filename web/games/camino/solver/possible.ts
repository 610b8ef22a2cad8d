// Finds the cheapest way that holds: with its edges as road, the rest of the board can still be
// filled. Costs are read before the way is imposed; if imposing it fails, the next cheapest way is
// tried (ruling).
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
  filling?: Filling // a filling that contains the way; absent if a limit was met
}

const WAY_LIMIT = 1000 // ways tried
const MOST_HINTS = 64
// so small a toll only decides among ways of the same cost
const AS_CHEAP = { toll: 1, tries: 12, limit: 400 }
// nodes; if the reason why a way fails takes more, it is not worth finding
const CONFLICT_LIMIT = 2500

const edgeBetween = ({ sides, beside }: Grid, from: Square, to: Square): Edge => {
  for (let at = 4 * from; at < 4 * from + 4; at++) if (beside[at] === to) return sides[at]!
  throw new Error('a way goes from square to square across edges')
}

export const edgesOf = (grid: Grid, { squares }: Way): Edge[] =>
  squares.slice(1).map((square, i) => edgeBetween(grid, squares[i]!, square))

const LOOK = 20 // nodes charged for one look for a way

/**
 * Returns the cheapest way past some bars, and charges the budget; `undefined` if there is none.
 */
export const cheapestPast = (
  start: Start,
  ends: readonly [Square, Square],
  bars: Bars,
): Way | undefined => {
  start.budget.left -= LOOK
  return cheapest(start.domains, ends, 'possible', bars)
}

interface Elsewhere {
  toll: Cost // added to an uncertain edge each time a way over it fails
  most?: Cost // the search ends at a way that costs more
  tries: number
  limit: number // nodes of each
}

/**
 * Searches for a way that holds by avoiding those that failed, because the reason why they failed
 * is expensive to find. Returns `undefined` if no try holds.
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

// Returns a small subset of edges that still fails. Finds, by bisection, the shortest beginning
// that fails and takes its last edge, until the edges taken fail on their own.
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

// The ways that avoid some edges, represented by the cheapest of them.
interface Branch {
  avoided: readonly Edge[]
  way: Way
  cost: Cost
}

/** Returns an earlier conflict that a way with these edges would repeat, or `undefined`. */
export const metBefore = (
  { conflicts = [], within }: Start,
  edges: readonly Edge[],
): readonly Edge[] | undefined =>
  conflicts.find(conflict => conflict.every(edge => edges.includes(edge))) ??
  (within && metBefore(within, edges))

// Checks whether these edges certainly cannot all be road. A filling found for more edges proves
// the contrary for fewer.
const fails = (start: Start, edges: readonly Edge[]): boolean => {
  start.held ??= []
  if (start.held.some(filling => edges.every(edge => filling[edge] === ROAD))) return false
  const { verdict, filling } = attempt(start, edges, CONFLICT_LIMIT)
  if (filling) start.held.push(filling)
  return verdict === 'none'
}

// Stores a conflict with the board that the trial started from, if it holds there too, so that
// every later trial can use it.
const keep = (start: Start, conflict: readonly Edge[]): void => {
  const { within, hints = [] } = start
  if (!hints.includes(conflict)) hints.unshift(conflict)
  if (hints.length > MOST_HINTS) hints.pop()
  const holder = within && fails(within, conflict) ? within : start
  holder.conflicts ??= []
  holder.conflicts.push(conflict)
}

// Returns a few edges of an impossible way that cannot all be road. It tries conflicts of similar
// boards first: that takes one search, and a new conflict about fifteen.
const conflictOf = (start: Start, edges: readonly Edge[], isPaved: boolean): readonly Edge[] => {
  const hint = start.hints?.find(
    some => some.every(edge => edges.includes(edge)) && fails(start, some),
  )
  if (hint) return hint
  return conflictIn(edges, some => (isPaved ? fails(start, some) : !canPave(start, some)))
}

// Removes road from an edge that is road in no filling, and narrows the tightened domains for every
// later trial.
const close = (start: Start, edge: Edge): void => {
  start.tight ??= copy(start.domains)
  narrow(start.tight, edge, ~ROAD & 15)
  settle(start.tight)
}

/**
 * Returns the cheapest way that can be imposed, or `undefined` if the way between these squares is
 * blocked. A way that fails shows a few edges that cannot be road together, and every later way
 * avoids one of them. Before these edges are computed, other ways of the same cost are tried: on a
 * board with open lines the first that holds is found in a hundredth of the steps. Once the budget
 * is spent, the cheapest way of all counts as possible.
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
  let looked = 0 // the last cost at which other ways were tried
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
 * Returns the cheapest way of an earlier board if it costs the same now and some filling contains
 * it, otherwise `undefined`. Pieces that only narrow the domains make no way cheaper, so this way
 * is still the cheapest.
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
