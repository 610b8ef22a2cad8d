// Checks by trial whether a board can still be filled when some of its edges are road.
import type { Budget } from './budget.ts'
import { type Domains, narrow, rewind, settle } from './domains.ts'
import type { Edge } from './grid.ts'
import { isSoundThrough } from './lines.ts'
import { RAIL, RIVER, ROAD } from './patterns.ts'
import { type Answer, type Filling, LIMIT, search, shaved } from './search.ts'

/**
 * The start of trials. Only the domains and the budget are needed; the other fields save time.
 * `known`: a filling found earlier; `tight`: the domains without values that no filling has.
 */
export interface Start {
  domains: Domains // settled
  budget: Budget // of the question that these trials belong to
  known?: Filling
  tight?: Domains
  conflicts?: (readonly Edge[])[] // sets of edges that were found unable to be road all together
  held?: Filling[] // fillings found during the search for conflicts
  hints?: (readonly Edge[])[] // conflicts of similar boards, which may also be conflicts here
  // the board before a piece that anticipation may count on; its conflicts are conflicts here too
  within?: Start
}

// The limit for the question whether the board can be filled at all. It is higher than for a way,
// because a move that is wrongly allowed here can never be corrected.
const LAST_LIMIT = 5 * LIMIT

export const DEAR = 100 // nodes; after so many, tightening the domains saves time
const TRIAL = 3 // nodes charged for imposing edges

// Makes edges road and narrows; returns false on a contradiction.
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

/** Checks that these edges can be road without an immediate contradiction. */
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

/** Searches once for a filling in which these edges are road, starting from a wanted one. */
export const attempt = (
  start: Start,
  road: readonly Edge[],
  limit: number,
  wanted = start.known,
): Answer => paved(start.tight ?? start.domains, road, wanted, { limit, budget: start.budget })

/**
 * Searches for a filling in which these edges are road. At the limit, searches again from the
 * domains alone, so that the verdict never depends on which fillings happened to be known. What the
 * second search does not refute counts as possible.
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
