// What the traced pieces amount to: each side's cheapest way, others almost as cheap, what may
// still change and why, which rule the board seems to break, and what is left in the box. Worked
// out on the server; a page is told. Any board may be traced, also one made up to be hard: all of
// this has one budget of steps.
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

// Where a rule seems broken, or not every piece was traced, only the roads on the pieces count:
// nothing is concluded from them.
const asLaid = (land: Land, diagonal: number): Traced => {
  const ground = groundOf(land)
  const way = cheapest(
    { ground, left: begin(ground).left },
    diagonals(ground.grid)[diagonal]!,
    'agreed',
  )
  return { way, isFinal: false, others: [], unfinished: [] }
}

// The solver's budget was spent: `possible` is only what it had not ruled out by then.
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
  256, // boards kept, for as many tables whose pages are loaded again and again
)

/** By side, as they began. */
export const reckoned = (land: Land, starts: readonly (Square | null)[]): Reckoning => {
  const { ways, ...rest } = byDiagonal(land)
  const of = (side: Side) => ways[diagonalOf(land.variant, starts, side) ?? side]!
  return { sides: [of(0), of(1)], ...rest }
}

/**
 * The way of each side that is counted: what is there and what must follow; where nobody could go
 * on, what could still come.
 */
export const waysAtEnd = ({ sides }: Reckoning, how: 'agreed' | 'stuck'): (Way | undefined)[] =>
  sides.map(({ way, possible }) => (how === 'stuck' ? (possible ?? way) : way))
