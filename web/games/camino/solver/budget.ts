// What one question about a board may cost in all: every search and every look for a way pays here. A limit a search is not
// enough: one contrived board asked for thousands of searches, and a server that reckoned it answered nobody for 30 s.

/** Steps that are left, shared by all that one question asks. Once there are none, what is not refuted stays possible. */
export interface Budget {
  left: number
}

/** Steps for one question; a step takes some 5 µs. Ten times what the dearest board of real games took (README, Budgets). */
export const MOST_STEPS = 40_000

export const newBudget = (): Budget => ({ left: MOST_STEPS })

// For the next question asked of the same board.
export const renew = (budget: Budget): void => {
  budget.left = MOST_STEPS
}

export const isSpent = ({ left }: Budget): boolean => left <= 0

/** For tests and benches: what a board costs where nothing is held back. */
export const noBudget = (): Budget => ({ left: Number.POSITIVE_INFINITY })
