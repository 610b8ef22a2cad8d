// What one question about a board may cost in all: every search and every look for a way pays here.
// A limit a search is not enough: one contrived board asked for thousands of searches, and a server
// that reckoned it answered nobody for 30 s.

/**
 * Steps that are left, shared by all that one question asks. Once there are none, what is not
 * refuted stays possible.
 */
export interface Budget {
  left: number
}

/**
 * Steps for one question; a step takes some 5 µs. test/bench/README.md says how near real
 * games come.
 */
export const MOST_STEPS = 40_000

export const newBudget = (): Budget => ({ left: MOST_STEPS })

/**
 * Steps for all pieces tried on one board, some thousand at most: a whole hand in real games took
 * 47,000.
 */
export const newStock = (): Budget => ({ left: 5 * MOST_STEPS })

const LEAST_STEPS = 100 // nine of ten trials take fewer

/**
 * Steps for one piece tried: as many as for any question, and few once the board has had its share.
 */
export const rationOf = (stock: Budget): number =>
  Math.max(LEAST_STEPS, Math.min(MOST_STEPS, stock.left))

export const isSpent = ({ left }: Budget): boolean => left <= 0

/** For tests and benches: what a board costs where nothing is held back. */
export const noBudget = (): Budget => ({ left: Number.POSITIVE_INFINITY })
