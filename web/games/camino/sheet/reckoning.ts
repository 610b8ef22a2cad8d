// The results for a traced board: each side's cheapest way, others almost as cheap, what may still
// change and why, the rule that seems broken, and the pieces left in the box. The server computes
// them and sends them to the pages. People may trace a board that is very hard for the solver, so
// all of this shares one budget of steps.
import { memo } from '../../kit/memo.ts'
import type { Square } from '../../kit/squares.ts'
import type { Land, Piece } from '../rules/pieces.ts'
import { boardFault } from '../rules/placing.ts'
import { diagonalOf, type Side } from '../rules/sides.ts'
import { groundOf, isFinal, surveyedAlone } from '../rules/survey.ts'
import { alternatives, leftOf, type Unfinished, unfinished } from '../rules/tracing.ts'
import { isSpent, newBudget } from '../solver/budget.ts'
import { begin } from '../solver/domains.ts'
import { diagonals } from '../solver/grid.ts'
import { cheapest, type Way } from '../solver/ways.ts'

export interface Traced {
  way?: Way // the cheapest on what lies there and what must follow
  possible?: Way // a cheaper one, through squares that are still empty
  isFinal: boolean // nothing that may still be laid changes it
  others: Way[] // of a final way: others within two points
  unfinished: Unfinished[]
}

export type Fault = NonNullable<ReturnType<typeof boardFault>>

export interface Reckoning {
  sides: [Traced, Traced] // both ways, by side
  fault?: Fault // the rule that what was traced seems to break
  // too hard for the solver: the ways are those of the pieces laid, whatever may still come
  isTangled?: true
  left: Record<Piece, number> // pieces of each kind that were not traced
}

const mostOthers = 3

// Counts only the roads on traced pieces, and concludes nothing from them. Used if a rule seems
// broken, which may only mean that pieces are not traced yet.
const asLaid = (land: Land, diagonal: number): Traced => {
  const ground = groundOf(land)
  const way = cheapest(
    { ground, left: begin(ground).left },
    diagonals(ground.grid)[diagonal]!,
    'agreed',
  )
  return { way, isFinal: false, others: [], unfinished: [] }
}

// The result when the budget was spent: `possible` is a way that the solver had not ruled out by
// then.
const untold = ({ way, possible }: Traced): Traced => ({
  way,
  possible,
  isFinal: false,
  others: [],
  unfinished: [],
})

type ByDiagonal = Omit<Reckoning, 'sides'> & { ways: Traced[] }

const byDiagonal = memo(
  (land: Land): ByDiagonal => {
    const budget = newBudget()
    const fault = boardFault(land, budget)
    const left = leftOf(land)
    if (fault) return { ways: [0, 1].map(diagonal => asLaid(land, diagonal)), fault, left }
    const survey = surveyedAlone(land, budget)
    const ways = survey.ways.map((ways, diagonal): Traced => {
      const { agreed, possible } = ways
      const settled = isFinal(ways)
      return {
        way: agreed,
        possible: settled ? undefined : possible,
        isFinal: settled,
        others: settled ? alternatives(survey, diagonal).slice(0, mostOthers) : [],
        unfinished: unfinished(survey, diagonal),
      }
    })
    return isSpent(budget) ? { ways: ways.map(untold), isTangled: true, left } : { ways, left }
  },
  ({ variant, board }) => variant + board,
  256, // boards in the cache, because pages of many tables are loaded again and again
)

/** Returns the results by side; `starts` says which way belongs to which. */
export const reckoned = (land: Land, starts: readonly (Square | null)[]): Reckoning => {
  const { ways, ...rest } = byDiagonal(land)
  const of = (side: Side) => ways[diagonalOf(land.variant, starts, side) ?? side]!
  return { sides: [of(0), of(1)], ...rest }
}

/**
 * Returns the way of each side that counts: the certain way or, if nobody could lay any more, the
 * possible one.
 */
export const waysAtEnd = ({ sides }: Reckoning, how: 'agreed' | 'stuck'): (Way | undefined)[] =>
  sides.map(({ way, possible }) => (how === 'stuck' ? (possible ?? way) : way))
