// Trials on a board: whether it can still be filled when some of its edges are road.
import type { Budget } from './budget.ts'
import { type Domains, narrow, rewind, settle } from './domains.ts'
import type { Edge } from './grid.ts'
import { isSoundThrough } from './lines.ts'
import { RAIL, RIVER, ROAD } from './patterns.ts'
import { type Answer, type Filling, LIMIT, search, shaved } from './search.ts'

/**
 * What trials start from. All but the domains and the budget only saves time. `known`: a filling
 * found earlier; `tight`: the domains without values found to be in no filling.
 */
export interface Start {
  domains: Domains // settled
  budget: Budget // of the question these trials are made for
  known?: Filling
  tight?: Domains
  conflicts?: (readonly Edge[])[] // edges found that cannot all be road
  held?: Filling[] // fillings found while conflicts were looked for
  hints?: (readonly Edge[])[] // conflicts of boards like this one: worth a try here
  // the board before a piece that anticipation may count on: what contradicts there does here
  within?: Start
}

// Whether the board can be filled at all is asked with more patience than for a way: what is
// wrongly let through here could never be put right.
const LAST_LIMIT = 5 * LIMIT

export const DEAR = 100 // nodes: then it pays to tighten
const TRIAL = 3 // nodes that imposing some edges costs

// Edges as road, and what follows; whether nothing contradicts it.
const pave = (domains: Domains, edges: readonly Edge[]): boolean => {
  const { left, trail } = domains
  const mark = domains.trailed
  for (const edge of edges) {
    if ((left[edge]! & ROAD) === 0) return false
    narrow(domains, edge, ROAD)
  }
  if (settle(domains) >= 0) return false
  for (let at = mark; at < domains.trailed; at++) {
    const edge = trail[at]! >> 4
    const value = left[edge]!
    if ((value === RIVER || value === RAIL) && !isSoundThrough(domains, value, edge)) return false
  }
  return true
}

export const NONE: Answer = { verdict: 'none', nodes: 0 }

/** Whether nothing contradicts edges as road at once. */
export const canPave = (
  { tight, domains: all, budget }: Start,
  edges: readonly Edge[],
): boolean => {
  const domains = tight ?? all
  const mark = domains.trailed
  budget.left -= TRIAL
  const holds = pave(domains, edges)
  rewind(domains, mark)
  return holds
}

const paved = (
  domains: Domains,
  road: readonly Edge[],
  wanted: Filling | undefined,
  scope: { limit: number; budget: Budget },
): Answer => {
  const mark = domains.trailed
  scope.budget.left -= TRIAL
  const answer = pave(domains, road) ? search(domains, wanted, scope) : NONE
  rewind(domains, mark)
  return answer
}

/** A filling with these edges as road, searched for once, near a wanted one. */
export const attempt = (
  start: Start,
  road: readonly Edge[],
  limit: number,
  wanted = start.known,
): Answer => paved(start.tight ?? start.domains, road, wanted, { limit, budget: start.budget })

/**
 * A filling with these edges as road. At the limit it is searched once more from the domains alone,
 * so that the verdict never depends on what happened to be known; what that search does not refute
 * counts as possible.
 */
export const fill = (
  start: Start,
  road: readonly Edge[] = [],
  limit = road.length > 0 ? LIMIT : LAST_LIMIT,
): Answer => {
  const answer = attempt(start, road, limit)
  if (answer.nodes > DEAR && !start.tight) start.tight = shaved(start.domains, start.budget)
  if (answer.verdict !== 'unknown') return answer
  return paved(start.domains, road, undefined, { limit, budget: start.budget })
}
