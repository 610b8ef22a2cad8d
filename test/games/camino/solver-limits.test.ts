// Where a search meets its limit, or a question its budget: nothing is told then that is not so.
import { describe, expect, test } from 'vitest'
import { isSpent, noBudget } from '../../../web/games/camino/solver/budget.ts'
import { begin } from '../../../web/games/camino/solver/domains.ts'
import { fill } from '../../../web/games/camino/solver/filling.ts'
import { faultIn } from '../../../web/games/camino/solver/legality.ts'
import { keepLines } from '../../../web/games/camino/solver/lines.ts'
import { conclude, study } from '../../../web/games/camino/solver/position.ts'
import { search } from '../../../web/games/camino/solver/search.ts'
import { costOf } from '../../../web/games/camino/solver/ways.ts'
import { seeded } from '../../chance.ts'
import { groundOf, strewn } from './boards.ts'

describe('at the limit', () => {
  const hard = Array.from({ length: 400 }, (_, i) => strewn([7, 6], 'lines', seeded(i))).filter(
    board => {
      const domains = begin(groundOf(board))
      return conclude(domains) < 0 && keepLines(domains) && search(domains).nodes > 12
    },
  )

  test('the search stops, and says so', () => {
    expect(hard.length).toBeGreaterThan(10)
    for (const board of hard) {
      const domains = begin(groundOf(board))
      conclude(domains)
      const answer = search(domains, undefined, { limit: 6 })
      expect(answer.verdict).toBe('unknown')
      expect(answer.nodes).toBe(7)
      expect(answer.filling).toBeUndefined()
    }
  })

  test('with any budget, a fault that is told is one, and no way is lost', () => {
    const boards = [
      ...hard,
      ...Array.from({ length: 40 }, (_, i) => strewn([4, 4], 'box', seeded(i + 500))),
    ]
    let spent = 0
    for (const board of boards) {
      const ground = groundOf(board)
      const truth = faultIn(ground, noBudget())
      const whole = study(ground, undefined, noBudget())
      for (const left of [0, 20, 60, 200, 1000]) {
        const budget = { left }
        const fault = faultIn(ground, budget)
        if (fault || !isSpent(budget))
          expect(fault?.why, JSON.stringify([board, left])).toBe(truth?.why)
        else spent++
        const { ways } = study(ground, undefined, { left })
        for (const [i, way] of ways.entries()) {
          const [cost, real] = [way, whole.ways[i]].map(each =>
            each ? costOf(each.way) : Number.POSITIVE_INFINITY,
          )
          expect(cost!, JSON.stringify([board, left])).toBeLessThanOrEqual(real!)
        }
      }
    }
    expect(spent).toBeGreaterThan(50)
  })

  test('the verdict does not depend on what was known', () => {
    for (const board of hard) {
      const domains = begin(groundOf(board))
      conclude(domains)
      const verdicts = [undefined, 1, 2, 4, 8].map(value => {
        const known =
          value === undefined ? undefined : new Uint8Array(domains.left.length).fill(value)
        return fill({ domains, known, budget: noBudget() }, [], 6).verdict
      })
      expect(
        new Set(verdicts.map(verdict => (verdict === 'none' ? 'none' : 'accepted'))).size,
      ).toBe(1)
    }
  })
})
