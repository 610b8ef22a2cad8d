// The most steps that one question about a board may take. Every search and every look for a way is
// paid from one budget. A limit for each search is not enough: one contrived board needed thousands
// of searches, and the server that computed it answered nobody for 30 s.

/**
 * Steps that are left, shared by all searches of one question. After the last step, everything that
 * is not refuted counts as possible.
 */
export interface Budget {
  left: number
}

/**
 * Steps for one question; a step takes about 5 µs. test/bench/README.md compares this limit with
 * real games.
 */
export const MOST_STEPS = 40_000

export const newBudget = (): Budget => ({ left: MOST_STEPS })

/**
 * Returns the steps for all trials on one board, at most about a thousand trials. In real games the
 * trials of a whole hand took 47,000 steps.
 */
export const newStock = (): Budget => ({ left: 5 * MOST_STEPS })

const LEAST_STEPS = 100 // nine of ten trials need fewer

/**
 * Returns the steps for one trial of a piece: those of a question or the rest of the stock, but at
 * least LEAST_STEPS.
 */
export const rationOf = (stock: Budget): number =>
  Math.max(LEAST_STEPS, Math.min(MOST_STEPS, stock.left))

export const isSpent = ({ left }: Budget): boolean => left <= 0

/** Returns an unlimited budget, for tests and benchmarks that measure the full cost of a board. */
export const noBudget = (): Budget => ({ left: Number.POSITIVE_INFINITY })
