// What the end tells of a sheet: its rounds add up to its totals, whoever could see them, and the
// round that decided is one in which the winner gained on the other.
import { describe, expect, test } from 'vitest'
import type { Definition } from '../../../web/games/any-box/rules/definition.ts'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import { extreme, roundsOf, widest } from '../../../web/games/any-box/sheet/rounds.ts'
import type { Options, Sheet, View } from '../../../web/games/any-box/sheet/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const GAMES = sweep('GAMES', { part: 10, whole: 60 })

const sheetOf = (wins: 'most' | 'least', more: Partial<Definition> = {}): Options =>
  optionsOf(companion, {
    sheet: {
      title: 'Points',
      rounds: 6,
      wins,
      fields: [{ id: 'told', label: 'Points', kind: 'number', min: -9, max: 30 }],
      ...more,
    },
  }) as Options

describe.each(['most', 'least'] as const)('the %s wins', wins => {
  test.each(Array.from({ length: GAMES }, (_, i) => 40 + i))('seed %s', seed => {
    const options = sheetOf(wins, seed % 2 ? { total: { hidden: true } } : {})
    const seats = 2 + (seed % 4)
    const { end } = randomGame({
      ...{ game: companion, mode: 'companion', seats, seed, options },
    })
    const view = companion.view(end as Sheet, 'room')
    const result = companion.result(end as Sheet)!
    for (const { seat, score } of result) {
      const rounds = roundsOf(view, options, seat)
      expect(rounds.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      const most = Math.max(0, ...rounds.map(({ points }) => points))
      expect(Math.max(0, extreme(rounds, 'most')?.points ?? 0)).toBe(most)
    }
    const [winner, ...others] = result
    for (const { seat, score } of others.filter(({ place }) => place > 1)) {
      const round = widest(view, options, winner!.seat, seat)
      // Whoever is behind lost something in some round; a single round needs no telling.
      if (view.points.length > 1) {
        const each = (at: number) => view.points[round!.round - 1]![at]!
        expect(Math.abs(each(winner!.seat) - each(seat))).toBe(round!.points)
        expect(round!.points).toBeGreaterThanOrEqual(
          Math.ceil(Math.abs(winner!.score - score) / view.points.length),
        )
      } else expect(round).toBeUndefined()
    }
  })
})

test('on a sheet with turns only those count in which a side scored', () => {
  const options = sheetOf('most', { rounds: 'turns' })
  const view = {
    points: [
      [3, 0],
      [0, 4],
      [0, 0],
      [0, 2],
    ],
  } as unknown as View
  expect(roundsOf(view, options, 1)).toEqual([
    { round: 2, points: 4 },
    { round: 4, points: 2 },
  ])
})
