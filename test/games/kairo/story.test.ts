// What the end tells of the points, from whole games at random: extensions and parts add up to the
// scores, and medals change hands as the facts say.
import { describe, expect, test } from 'vitest'
import { momentOf as onBoard } from '../../../web/games/kairo/board/moment.ts'
import {
  coinsFor,
  type Moment,
  mostAhead,
  partsOf,
  pointsAt,
  scoredIn,
} from '../../../web/games/kairo/parts/scoring.ts'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, State } from '../../../web/games/kairo/rules/state.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { momentOf as onSheet } from '../../../web/games/kairo/sheet/moment.ts'
import type { Sheet } from '../../../web/games/kairo/sheet/state.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const GAMES = sweep('GAMES', { part: 6, whole: 60 })
const seeds = Array.from({ length: GAMES }, (_, i) => 700 + i)

const addUp = (moments: readonly Moment[]) => {
  const scored = scoredIn(moments)
  for (const [seat, points] of pointsAt(moments.at(-1)!).entries()) {
    const own = scored.filter(one => one.seat === seat)
    expect(own.reduce((sum, one) => sum + one.points, 0)).toBe(points)
  }
  return scored
}

describe.each(seeds)('seed %s', seed => {
  const seats = 2 + (seed % 3)

  test('online, every extension is one that the facts tell', () => {
    const options = optionsOf(digital)
    const { start, steps, end } = randomGame({
      ...{ game: digital, mode: 'digital', seats, seed, options },
    })
    const states = [start, ...steps.map(({ state }) => state)] as State[]
    const scored = addUp(states.map(state => onBoard(digital.view(state, 'room'))))
    const facts = steps.flatMap(({ action }, i) =>
      (action.events as Event[]).flatMap(fact =>
        fact.kind === 'scored' ? [{ ...fact, view: i + 1 }] : [],
      ),
    )
    expect(scored.map(({ seat, cloth, view }) => ({ seat, cloth, view }))).toEqual(
      facts.map(({ seat, cloth, view }) => ({ seat, cloth, view })),
    )
    for (const [i, { taken }] of scored.entries()) {
      const gained = facts[i]!.gains.find(({ from }) => from !== null)
      expect(taken).toEqual(gained)
    }
    for (const standing of digital.result(end as State)!) {
      const { stalls, medals, coins } = partsOf(standing)
      expect(stalls + medals + coins).toBe(standing.score)
    }
  })

  test('beside the box', () => {
    const options = optionsOf(companion)
    const { start, steps } = randomGame({
      ...{ game: companion, mode: 'companion', seats, seed, options },
    })
    const states = [start, ...steps.map(({ state }) => state)] as Sheet[]
    addUp(states.map(state => onSheet(companion.view(state, 'room'))))
  })
})

test('the part in which one is most ahead', () => {
  const standing = (stalls: number, medals: number, again: number, coins: number) => ({
    ...{ seat: 0, place: 1, score: stalls + medals + again + coins },
    sum: [
      ['stalls', stalls],
      ['medals', medals],
      ['final-medals', again],
      ['coins', coins],
    ] as [string, number][],
  })
  expect(mostAhead(standing(20, 6, 5, 1), standing(18, 4, 2, 9))).toEqual({
    ...{ part: 'medals', points: 5 },
  })
})

test.each([
  [1, 2, 1],
  [1, 3, 3],
  [1, 4, 2],
  [2, 5, 4],
])('%s points more with %s coins are %s coins more', (points, coins, more) => {
  expect(coinsFor(points, coins)).toBe(more)
  expect(coinsFor(points, undefined)).toBeUndefined()
})

test('a medal from the supply was taken from nobody', () => {
  const none = { gold: null, silver: null }
  const moment = (points: number, size: number, gold: number | null): Moment => ({
    tallies: [{ stalls: points, medals: 0 }],
    sizes: byCloth(cloth => [cloth === 'red' ? size : 0]),
    medals: byCloth(cloth => (cloth === 'red' ? { gold, silver: gold } : none)),
    coins: [undefined],
  })
  expect(scoredIn([moment(0, 1, null), moment(2, 2, 0)])).toEqual([
    { seat: 0, cloth: 'red', points: 2, view: 1, taken: undefined },
  ])
})
