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
import { story } from '../../../web/games/kairo/parts/story.ts'
import { byCloth } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Event, State } from '../../../web/games/kairo/rules/state.ts'
import { companion } from '../../../web/games/kairo/sheet/companion.ts'
import { momentOf as onSheet } from '../../../web/games/kairo/sheet/moment.ts'
import type { Sheet } from '../../../web/games/kairo/sheet/state.ts'
import * as en from '../../../web/games/kairo/words/en.ts'
import { wordsOf } from '../../../web/games/kairo/words/sentences.ts'
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

const names = ['Ama', 'Ben', 'Cleo']
const say = {
  you: 'room',
  options: {},
  seats: names.length,
  name: (seat: number) => names[seat]!,
  list: (all: readonly string[]) => all.join(', '),
  either: (all: readonly string[]) => all.join(' or '),
} as const

// A game whose seats had these points before the last count, with what it brought.
const counted = (rows: readonly [stalls: number, medals: number, coins: number][]) => {
  const moment = (isEnd: boolean): Moment => ({
    tallies: rows.map(([stalls]) => ({ stalls: isEnd ? stalls : 0, medals: 0 })),
    sizes: byCloth(cloth => rows.map(([stalls]) => (isEnd && cloth === 'red' ? stalls : 1))),
    medals: byCloth(() => ({ gold: null, silver: null })),
    coins: rows.map(() => undefined),
  })
  const scores = rows.map(parts => parts.reduce((sum, one) => sum + one, 0))
  const result = rows
    .map(([stalls, medals, coins], seat) => ({
      ...{
        seat,
        score: scores[seat]!,
        place: 1 + scores.filter(one => one > scores[seat]!).length,
      },
      sum: [
        ['stalls', stalls],
        ['medals', 0],
        ['final-medals', medals],
        ['coins', coins],
      ] as [string, number][],
    }))
    .sort((a, b) => a.place - b.place)
  const words = wordsOf(en)
  return { words, told: story({ views: [moment(false), moment(true)], result, words, say }) }
}

describe('a shared win', () => {
  test('is by the points ahead of the next, whatever they were for', () => {
    const { words, told } = counted([
      [11, 10, 0],
      [7, 12, 2],
      [7, 12, 0],
    ])
    expect(told.by).toEqual([words.end.shared(2, 'Cleo')])
    expect(told.short?.slice(0, 2)).toEqual(['', ''])
  })

  test('was decided by the last count that brought the winners level, and nobody led', () => {
    const { words, told } = counted([
      [11, 10, 0],
      [7, 12, 2],
      [7, 12, 0],
    ])
    expect(told.moments.map(one => one.words)).toEqual([
      words.end.finals.coins('Ama 0, Ben 2, Cleo 0'),
    ])
    expect(told.ticks.at(-1)).toEqual([told.lines[0]!.length - 1, words.end.last])
  })

  test('of seats that were level before is told without a lead', () => {
    const { told } = counted([
      [9, 0, 0],
      [9, 0, 0],
      [7, 0, 0],
    ])
    expect(told.moments.map(one => one.words).join()).not.toMatch(/lead/)
  })
})
