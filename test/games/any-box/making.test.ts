// The form of a sheet: what its answers become, and that every definition it makes is without a
// fault, can be read back into its answers, and can be played to its end.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  type Answers,
  definitionOf,
  fitting,
  type Labels,
  type Line,
} from '../../../web/games/any-box/making/answers.ts'
import { idsOf } from '../../../web/games/any-box/making/ids.ts'
import { answersOf } from '../../../web/games/any-box/making/reading.ts'
import { definition as shape } from '../../../web/games/any-box/rules/definition.ts'
import type { Entry } from '../../../web/games/any-box/rules/entry.ts'
import { planOf } from '../../../web/games/any-box/rules/plan.ts'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import type { Sheet } from '../../../web/games/any-box/sheet/state.ts'
import { isRefusal, open, play } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf, randomGame } from '../../laws/random.ts'
import { sweep } from '../../sweep.ts'

const luck = seeded(1)

const labels: Labels = {
  points: 'Points',
  bid: 'Bid',
  tricks: 'Tricks',
  tricksDiffer: 'The tricks do not add up.',
  offer: 'Money bid',
  money: 'Money',
  nobody: 'nobody',
}

const names = [
  'Höhe über Null',
  'Points',
  'Очки',
  '得点',
  '7',
  '🐑',
  'Bid',
  'constructor',
  'Straße',
]

const randomAnswers = (seed: number): Answers => {
  const { roll } = seeded(seed)
  const pick = <Thing>(...of: readonly Thing[]): Thing => of[roll(of.length)]!
  const worth = () => roll(41) - 20
  const lines = Array.from({ length: roll(9) }, (): Line => {
    const kind = pick<Line['kind']>('number', 'check', 'trophy')
    const below = kind === 'number' && pick(true, false)
    return { name: pick(...names), kind, worth: worth(), ...(below && { below: true }) }
  })
  const partners = pick(undefined, undefined, 2 as const, 3 as const)
  return fitting(
    {
      title: pick('Ours', 'Schafe & Höhe', '得点表', 'Les "points"'),
      seats: partners ? [partners * 2, partners * 2] : pick([2, 8], [3, 5], [4, 4]),
      ...(partners && { partners }),
      when: pick('rounds', 'rounds', 'rounds', 'turns', 'live', 'once'),
      lines,
      ...(pick(true, false) && {
        bids: {
          how: pick('sealed', 'inTurn'),
          cards: pick<'round' | number>('round', 1 + roll(13)),
          made: { base: worth(), each: worth() },
          missed: roll(20),
        },
      }),
      ...(pick(true, false) && {
        money: {
          start: 1 + roll(200),
          paidBy: pick('highest', 'all'),
          purses: pick('open', 'hidden'),
        },
      }),
      over: pick<Answers['over']>(
        { by: 'rounds', n: 1 + roll(12) },
        { by: 'goal', n: 1 + roll(100) },
        { by: 'goal', n: -1 - roll(100) },
        { by: 'word' },
      ),
      wins: pick('most', 'least'),
      ...(pick(true, false) && { tie: pick<number | 'money'>('money', roll(8)) }),
    },
    labels,
  )
}

const seeds = (part: number, whole: number) =>
  Array.from({ length: sweep('SEEDS', { part, whole }) }, (_, i) => i + 1)

test('a definition of the form is read back into its answers, and has no fault', () => {
  for (const seed of seeds(300, 2000)) {
    const answers = randomAnswers(seed)
    const definition = definitionOf(answers, labels)
    const read = v.parse(shape, JSON.parse(JSON.stringify(definition)))
    expect({ seed, read: planOf(read) }).toEqual({
      seed,
      read: expect.objectContaining({ definition: read }),
    })
    expect({ seed, answers: answersOf(read) }).toEqual({ seed, answers })
    const { length } = JSON.stringify(definition)
    expect(length).toBeGreaterThanOrEqual(100)
    expect(length).toBeLessThanOrEqual(answers.lines.length > 4 ? 4000 : 1400)
  }
})

test('the longest answers are within the limits of a definition', () => {
  for (const partners of [undefined, 2] as const)
    for (const kind of ['number', 'check', 'trophy'] as const) {
      const answers: Answers = {
        title: '得'.repeat(40),
        seats: [4, 4],
        ...(partners && { partners }),
        when: 'rounds',
        lines: Array.from({ length: 12 }, () => ({
          name: 'Wonderfully long names W',
          kind,
          worth: -999,
          ...(kind === 'number' && { below: true as const }),
        })),
        bids: {
          how: 'sealed',
          cards: 13,
          made: { base: -999, each: -999 },
          missed: 999,
        },
        over: { by: 'goal', n: 9999 },
        wins: 'least',
        tie: 11,
      }
      const read = v.parse(shape, definitionOf(answers, labels))
      expect(planOf(read)).toHaveProperty('definition')
      expect(answersOf(read)).toEqual(answers)
      expect(JSON.stringify(read).length).toBeLessThanOrEqual(4000)
    }
})

test('a definition of the form is played to its end', () => {
  for (const seed of seeds(12, 60)) {
    const answers = randomAnswers(seed)
    const sheet = definitionOf(answers, labels)
    const options = optionsOf(companion, { sheet })
    const seats = answers.seats[1]
    const { end } = randomGame({ game: companion, mode: 'companion', seats, options, seed })
    expect({ seed, result: companion.result(end as never) }).toEqual({
      seed,
      result: expect.arrayContaining([]),
    })
  }
})

test('ids are made of names, and a taken one gets a number', () => {
  expect(
    idsOf(['Höhe über Null', 'Points', 'Points', 'Очки', '7 Wonders', 'Bid', 'Größe Ø', '🐑']),
  ).toEqual(['hoheUberNull', 'points2', 'points3', 'line4', 'wonders', 'bid2', 'grosseO', 'line8'])
  for (const id of idsOf(['__proto__', 'constructor', 'if', 'sum', 'a'.repeat(40), 'a'.repeat(40)]))
    expect(id).toMatch(/^[a-z][a-zA-Z0-9]{0,15}$/)
})

test('a definition that the form did not make is read back as nothing', () => {
  const made = definitionOf(randomAnswers(1), labels)
  expect(answersOf({ ...made, score: '7 + 7' })).toBeUndefined()
  expect(answersOf({ ...made, as: 'Golf' })).toBeUndefined()
  expect(answersOf({ ...made, ends: 'round == 3 || round == 5' })).toBeUndefined()
})

const tricksForetold: Answers = {
  title: 'Tricks foretold',
  seats: [2, 8],
  when: 'rounds',
  lines: [],
  bids: { how: 'sealed', cards: 'round', made: { base: 20, each: 10 }, missed: 10 },
  over: { by: 'rounds', n: 12 },
  wins: 'most',
}

test('tricks foretold: 20 and 10 for each trick if exact, and 10 less for each trick off', () => {
  // Three rounds of five players, worked out by hand: bids, tricks, and the totals after each.
  const rounds = [
    [
      [0, 1, 0, 0, 1],
      [0, 1, 0, 0, 0],
      [20, 30, 20, 20, -10],
    ],
    [
      [1, 1, 0, 1, 0],
      [1, 0, 0, 1, 0],
      [50, 20, 40, 50, 10],
    ],
    [
      [1, 0, 2, 1, 0],
      [1, 0, 1, 1, 0],
      [80, 40, 30, 80, 30],
    ],
  ] as const
  const sheet = definitionOf(tricksForetold, labels)
  const options = optionsOf(companion, { sheet }) as Sheet['options']
  let { state } = open(companion, 5, options, luck)
  const enter = (seat: number, entry: Entry) => {
    const next = play(companion, state, seat, entry, luck)
    if (isRefusal(next)) throw new Error(next.refused)
    state = next.state
  }
  for (const [bids, tricks, totals] of rounds) {
    for (const [seat, bid] of bids.entries()) enter(seat, { kind: 'seal', values: { bid } })
    for (const [seat, one] of tricks.entries())
      enter(seat, { kind: 'tell', values: { tricks: one } })
    expect(companion.view(state, 'room').accounts).toEqual([{ id: 'total', by: totals }])
  }
})
