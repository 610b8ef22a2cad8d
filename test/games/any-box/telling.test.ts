// How a table tells its sheet: steps, rules that hold it up, seals, turns, trophies, and the end.
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../web/games/any-box/rules/entry.ts'
import { companion } from '../../../web/games/any-box/sheet/companion.ts'
import type { Sheet, View } from '../../../web/games/any-box/sheet/state.ts'
import type { Seat, Viewer } from '../../../web/games/game.ts'
import { isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'

const luck = seeded(1)

// A table with a sheet, which people enter into.
const tableOf = (sheet: object, seats: number) => {
  const options = optionsOf(companion, { sheet: { title: 'x', ...sheet } }) as Sheet['options']
  let { state } = open(companion, seats, options, luck)
  return {
    view: (viewer: Viewer = 'room'): View => companion.view(state, viewer),
    result: () => companion.result(state),
    try: (seat: Seat, entry: Entry) =>
      companion.check({ ...positionOf(companion, state, seat), you: seat }, entry)?.refused,
    enter(seat: Seat, entry: Entry) {
      const next = play(companion, state, seat, entry, luck)
      if (isRefusal(next)) throw new Error(`${next.refused}: ${JSON.stringify(entry)}`)
      state = next.state
    },
  }
}
const tell = (values: Record<string, number | boolean>): Entry => ({ kind: 'tell', values })

describe('the figures of everybody, entered in one visit', () => {
  const round = (values: Record<string, (number | boolean | null)[]>): Entry => ({
    kind: 'round',
    values,
  })
  const sheet = {
    fields: [
      { id: 'bid', label: 'Bid', kind: 'number', max: 7 },
      { id: 'tricks', label: 'Tricks', kind: 'number', max: 7, later: true },
      { id: 'extra', label: 'Extra', kind: 'number', default: 1 },
      { id: 'deal', label: 'Deal', kind: 'number', who: 'table' },
    ],
    checks: [
      { rule: 'sum(all.tricks) == 7', says: 'Seven tricks are played.' },
      { rule: 'bid != 3', says: 'Not three.', who: 'each' },
    ],
  }

  test('are those of the step, and leave out what somebody enters alone', () => {
    const table = tableOf(sheet, 3)
    table.enter(2, round({ bid: [2, null, 0] }))
    expect(table.view()).toMatchObject({ step: 0, told: { bid: [2, null, 0] } })
    table.enter(1, tell({ bid: 4 }))
    expect(table.view().step).toBe(1)
    table.enter(0, round({ tricks: [2, 4, 1], extra: [null, 5, null], deal: [9] }))
    expect(table.view().past).toEqual([
      { values: { bid: [2, 4, 0], tricks: [2, 4, 1], extra: [1, 5, 1], deal: [9] } },
    ])
  })

  test('wait for a rule over all of them, and are entered again', () => {
    const table = tableOf(sheet, 2)
    table.enter(0, round({ bid: [1, 1] }))
    table.enter(0, round({ tricks: [4, 4], deal: [0] }))
    expect(table.view()).toMatchObject({ round: 1, waits: [0] })
    table.enter(1, round({ tricks: [3, 4] }))
    expect(table.view()).toMatchObject({ round: 2, waits: [] })
  })

  test('are refused as each figure alone is', () => {
    const table = tableOf(sheet, 2)
    const refusals = [
      round({}),
      round({ bid: [null, null] }),
      round({ bid: [1, 8] }),
      round({ bid: [1, 3] }),
      round({ bid: [1, true] }),
      round({ tricks: [1, 1] }),
      round({ constructor: [1] }),
      round({ bid: [1, 1], deal: [1] }),
    ]
    expect(refusals.map(entry => table.try(0, entry))).toEqual([
      'missing',
      'missing',
      'too-large',
      'rule',
      'wrong-kind',
      'not-asked',
      'not-asked',
      'not-asked',
    ])
  })

  test('are never secret ones, nor those of a turn', () => {
    const field = { id: 'n', label: 'N', kind: 'number' }
    const sealed = tableOf({ fields: [{ ...field, secret: true }] }, 2)
    expect(sealed.try(0, round({ n: [1, 1] }))).toBe('seal-it')
    const turns = tableOf({ rounds: 'turns', fields: [field] }, 2)
    expect(turns.try(0, round({ n: [1, 1] }))).toBe('not-asked')
  })

  test('of partners are one figure a side', () => {
    const side = { id: 'n', label: 'N', kind: 'number', who: 'side' }
    const table = tableOf({ sides: 2, fields: [side] }, 4)
    table.enter(3, round({ n: [5, 7] }))
    expect(table.view()).toMatchObject({ round: 2, points: [[5, 7]], totals: [[5, 7]] })
  })
})

describe('a rule over all figures', () => {
  const sheet = {
    fields: [{ id: 'tricks', label: 'Tricks', kind: 'number', max: 7 }],
    checks: [{ rule: 'sum(all.tricks) == 7', says: 'Seven tricks are played.' }],
  }

  test('holds the round up, and every figure of it can be told again', () => {
    const table = tableOf(sheet, 2)
    table.enter(0, tell({ tricks: 4 }))
    expect(table.view().waits).toEqual([])
    expect(table.try(0, { kind: 'overrule' })).toBe('nothing-waits')
    table.enter(1, tell({ tricks: 4 }))
    expect(table.view()).toMatchObject({ waits: [0], round: 1, points: [] })
    table.enter(0, tell({ tricks: 3 }))
    expect(table.view()).toMatchObject({ waits: [], round: 2, points: [[3, 4]] })
  })

  test('is overruled by the table', () => {
    const table = tableOf(sheet, 2)
    for (const seat of [0, 1]) table.enter(seat, tell({ tricks: 4 }))
    table.enter(1, { kind: 'overrule' })
    expect(table.view()).toMatchObject({ round: 2, points: [[4, 4]] })
  })

  test('that is mild only warns', () => {
    const checks = [{ ...sheet.checks[0], mild: true }]
    const table = tableOf({ ...sheet, checks }, 2)
    for (const seat of [0, 1]) table.enter(seat, tell({ tricks: 4 }))
    expect(table.view()).toMatchObject({ round: 2, waits: [], warns: [0] })
    for (const seat of [0, 1]) table.enter(seat, tell({ tricks: 3 + seat }))
    expect(table.view()).toMatchObject({ round: 3, warns: [] })
  })

  test('that cannot be worked out holds nothing up', () => {
    const checks = [{ rule: '1 / (sum(all.tricks) - 8) == 0', says: 'x' }]
    const table = tableOf({ ...sheet, checks }, 2)
    for (const seat of [0, 1]) table.enter(seat, tell({ tricks: 4 }))
    expect(table.view().round).toBe(2)
  })
})

test('a rule of one entry alone refuses that entry', () => {
  const table = tableOf(
    {
      fields: [{ id: 'bid', label: 'Bid', kind: 'number', max: 9, secret: true }],
      checks: [{ rule: 'bid != 5', says: 'Not five.', who: 'each' }],
    },
    2,
  )
  expect(table.try(0, { kind: 'seal', values: { bid: 5 } })).toBe('rule')
  expect(table.try(0, { kind: 'seal', values: { bid: 4 } })).toBeUndefined()
})

test('seals open together, and the step behind them is asked then', () => {
  const table = tableOf(
    {
      fields: [
        { id: 'bid', label: 'Bid', kind: 'number', max: 9, secret: true },
        { id: 'tricks', label: 'Tricks', kind: 'number', max: 'bid + 2' },
      ],
      score: 'bid == tricks ? 10 : 0',
    },
    2,
  )
  expect(table.try(0, tell({ tricks: 1 }))).toBe('seal-it')
  table.enter(0, { kind: 'seal', values: { bid: 3 } })
  expect(table.try(0, { kind: 'seal', values: { bid: 3 } })).toBe('sealed-already')
  expect(table.view('room')).toMatchObject({ sealed: [true, false], told: {} })
  expect(table.view(0).told).toEqual({ bid: [3, null] })
  expect(table.view(1).told).toEqual({})
  table.enter(1, { kind: 'seal', values: { bid: 1 } })
  expect(table.view('room')).toMatchObject({ step: 1, told: { bid: [3, 1] } })
  expect(table.view('room').asks.map(([ask]) => ask!.max)).toEqual([5, 3])
  expect(table.try(1, tell({ tricks: 4 }))).toBe('too-large')
  table.enter(0, tell({ tricks: 3 }))
  table.enter(1, tell({ tricks: 3 }))
  expect(table.view().points).toEqual([[10, 0]])
})

test('a hidden account is its side’s until the end, to which every side agrees', () => {
  const table = tableOf(
    {
      fields: [{ id: 'bid', label: 'Bid', kind: 'number', max: 'money', secret: true }],
      keep: [{ id: 'money', label: 'Money', start: 10, next: 'money - bid', hidden: true }],
      score: '0',
    },
    2,
  )
  const money = (viewer: Viewer) => table.view(viewer).accounts.find(({ id }) => id === 'money')!.by
  expect([money('room'), money(0), money(1)]).toEqual([
    [null, null],
    [10, null],
    [null, 10],
  ])
  expect(table.view(0).asks.map(([ask]) => ask!.max)).toEqual([10, 999_999])
  expect(table.try(0, { kind: 'seal', values: { bid: 11 } })).toBe('too-large')
  table.enter(0, { kind: 'seal', values: { bid: 4 } })
  expect(table.try(0, { kind: 'stop' })).toBe('under-way')
  table.enter(1, { kind: 'seal', values: { bid: 1 } })
  table.enter(0, { kind: 'stop' })
  expect(table.try(0, { kind: 'stop' })).toBe('said-already')
  expect(table.result()).toBeUndefined()
  table.enter(1, { kind: 'stop' })
  expect(table.result()).toBeDefined()
  expect(money('room')).toEqual([6, 9])
})

test('a trophy stays with who has it, and a choice is made once', () => {
  const table = tableOf(
    {
      fields: [
        { id: 'crown', label: 'Crown', kind: 'seat', who: 'table', none: 'Nobody', stays: true },
        {
          id: 'card',
          label: 'Card',
          kind: 'choice',
          of: [
            ['A', 1],
            ['B', 2],
          ],
          once: true,
        },
      ],
      score: 'card + (crown == seat ? 10 : 0)',
      rounds: 2,
    },
    2,
  )
  table.enter(0, { kind: 'know', values: { crown: 1 } })
  for (const seat of [0, 1]) table.enter(seat, tell({ card: 1 }))
  expect(table.view().points).toEqual([[1, 11]])
  expect(table.try(0, tell({ card: 1 }))).toBe('chosen-before')
  for (const seat of [0, 1]) table.enter(seat, tell({ card: 2 }))
  expect(table.view().points).toEqual([
    [1, 11],
    [2, 12],
  ])
  expect(table.result()!.map(({ seat, score }) => [seat, score])).toEqual([
    [1, 23],
    [0, 3],
  ])
})

test('turns go round, and another side’s is told out of order', () => {
  const table = tableOf(
    {
      rounds: 'turns',
      fields: [{ id: 'n', label: 'N', kind: 'number' }],
      ends: 'max(all.total) >= 9',
    },
    3,
  )
  expect(table.view().turn).toBe(0)
  table.enter(0, tell({ n: 4 }))
  table.enter(2, tell({ n: 5 }))
  expect(table.view()).toMatchObject({
    turn: 0,
    points: [
      [4, 0, 0],
      [0, 0, 5],
    ],
  })
  table.enter(0, tell({ n: 5 }))
  expect(table.result()![0]).toMatchObject({ seat: 0, score: 9 })
})

test('partners share points, and who begins is said before anything is told', () => {
  const table = tableOf(
    { seats: [4, 4], sides: 2, fields: [{ id: 'n', label: 'N', kind: 'number' }], rounds: 1 },
    4,
  )
  table.enter(2, { kind: 'starts', first: 3 })
  expect(table.view().starts).toBe(3)
  table.enter(2, { kind: 'starts' })
  expect(table.view().starts).toBe(2)
  for (const seat of [0, 1, 2, 3]) table.enter(seat, tell({ n: seat }))
  expect(table.view().points).toEqual([[2, 4]])
  expect(table.result()!.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 1],
    [0, 2],
    [2, 2],
  ])
})

test('counters count at once, and end at the goal', () => {
  const table = tableOf(
    {
      rounds: 'live',
      fields: [
        { id: 'n', label: 'N', kind: 'number', default: 2 },
        { id: 'crown', label: 'Crown', kind: 'seat', who: 'table', none: 'Nobody' },
      ],
      score: 'n + (crown == seat ? 2 : 0)',
      ends: 'max(all.total) >= 10',
    },
    2,
  )
  expect(table.view().points).toEqual([[2, 2]])
  table.enter(1, tell({ n: 5 }))
  table.enter(0, { kind: 'know', values: { crown: 1 } })
  expect(table.view().points).toEqual([[2, 7]])
  table.enter(1, tell({ n: 8 }))
  expect(table.result()![0]).toMatchObject({ seat: 1, score: 10 })
})

test('a figure that nobody is asked for, or that is missing, is refused', () => {
  const table = tableOf({ fields: [{ id: 'n', label: 'N', kind: 'number', max: 5 }] }, 2)
  expect(table.try(0, tell({ m: 1 }))).toBe('not-asked')
  expect(table.try(0, tell({}))).toBe('missing')
  expect(table.try(0, tell({ n: true }))).toBe('wrong-kind')
  expect(table.try(0, tell({ n: -1 }))).toBe('too-small')
  expect(table.try(0, { kind: 'know', values: { n: 1 } })).toBe('not-asked')
})

test('a rule over one entry knows the default of a figure that is left out', () => {
  const table = tableOf(
    {
      fields: [{ id: 'n', label: 'N', kind: 'number', default: 5 }],
      checks: [{ rule: 'n >= 5', says: 'At least five.', who: 'each' }],
    },
    2,
  )
  expect(table.try(0, tell({}))).toBeUndefined()
  expect(table.try(0, tell({ n: 4 }))).toBe('rule')
})

test('a live sheet with a goal goes on when everything has been entered', () => {
  const field = { id: 'n', label: 'N', kind: 'number' }
  const table = tableOf({ rounds: 'live', fields: [field], ends: 'max(all.total) >= 3' }, 2)
  for (const seat of [0, 1]) table.enter(seat, tell({ n: 1 }))
  expect(table.result()).toBeUndefined()
  table.enter(1, tell({ n: 3 }))
  expect(table.result()).toMatchObject([
    { seat: 1, score: 3 },
    { seat: 0, score: 1 },
  ])
})

test('ties that name the figures of partners are worked out before the first round', () => {
  const fields = [
    { id: 'n', label: 'N', kind: 'number' },
    { id: 'done', label: 'Done', kind: 'check' },
  ]
  const value = 'sum(ours.n) + count(ours.done)'
  for (const rounds of [1, 'live']) {
    const table = tableOf({ sides: 2, rounds, fields, ties: [{ label: 'N', value }] }, 4)
    table.enter(0, { kind: 'stop' })
    expect(table.result()).toHaveLength(4)
  }
})
