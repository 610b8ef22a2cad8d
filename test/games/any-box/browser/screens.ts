// Every state of a sheet for any box that people come to see, each with the keys its browser holds.
import type { Definition } from '../../../../web/games/any-box/rules/definition.ts'
import type { Played } from '../../../browser/program.ts'
import { at, type Screen } from '../../../browser/screens.ts'
import { enter, laid, opened, ready, round, seal } from './program.ts'

const eight = ['Alexandra', 'Jonas', 'Marta', 'Oma', 'Tim', 'Pierre', 'Nele', 'Karl-Heinz']
const five = eight.slice(0, 5)
const three = eight.slice(0, 3)

const seen = (name: string, table: Played, seat: number, see?: Screen['see']) =>
  at(`any-${name}`, table, [table.keys[seat]!], `?seat=${seat}`, see)
const onWall = (name: string, table: Played) => at(`any-${name}`, table, [], '/screen')

// Bids and tricks of the first rounds, by round and seat.
const bids = [
  [0, 1, 0, 0, 1],
  [1, 1, 0, 1, 0],
  [1, 0, 2, 1, 0],
  [1, 1, 0, 2, 1],
]
const tricks = [
  [0, 1, 0, 0, 0],
  [1, 0, 0, 1, 0],
  [1, 0, 1, 1, 0],
  [1, 0, 0, 2, 1],
]
const tricksOf = ready('tricks', { count: 'plus', rounds: 12 })

const bidding = async (rounds: number, names = five) => {
  const table = await opened(tricksOf, names)
  for (let n = 0; n < rounds; n++) {
    await seal(
      table,
      names.map((_, seat) => ({ bid: bids[n]![seat] ?? 0 })),
    )
    await round(table, { tricks: names.map((_, seat) => tricks[n]![seat] ?? 0) })
  }
  return table
}

// A round with sealed bids: before and after one's own, the tricks, too many of them, and the wall.
const sealed = async (): Promise<Screen[]> => {
  const [first, bid, told, waits] = await Promise.all([
    bidding(0),
    bidding(3),
    bidding(3),
    bidding(3),
  ])
  for (const seat of [1, 2, 4]) await enter(bid, seat, { kind: 'seal', values: { bid: 1 } })
  for (const table of [told, waits])
    await seal(
      table,
      five.map((_, seat) => ({ bid: bids[3]![seat]! })),
    )
  await round(waits, { tricks: [2, 1, 0, 2, 1] })
  return [
    seen('first', first, 0),
    seen('bid', bid, 0, page => page.locator('.pick').nth(1).click()),
    seen('sealed', bid, 1),
    onWall('bid-screen', bid),
    seen('tricks', told, 0),
    seen('waits', waits, 1),
    onWall('waits-screen', waits),
  ]
}

// Points by round: typed for five, for eight on a small phone, for partners, and past 12 rounds.
const byRound = async (): Promise<Screen[]> => {
  const [plain, many, partners] = await Promise.all([
    opened(ready('points', { goal: 0 }), five),
    opened(ready('points', { wins: 'least', goal: 0 }), eight),
    opened(ready('points', { partners: 'two', goal: 0 }), eight.slice(0, 4)),
  ])
  await round(plain, { told: [12, 0, -5, 40, 8] })
  for (let n = 0; n < 15; n++)
    await round(many, { told: eight.map((_, seat) => ((seat + n) * 7) % 13) })
  for (const told of [
    [120, 42],
    [0, 162],
  ])
    await round(partners, { told })
  return [
    seen('points', plain, 0, page => page.locator('.sheet-rows input').first().fill('25')),
    seen('eight', many, 0),
    onWall('eight-screen', many),
    seen('partners', partners, 1),
  ]
}

const turns = async (): Promise<Screen[]> => {
  const table = await opened(ready('running', { way: 'down', goal: 301 }), three)
  for (const [seat, told] of [
    [0, 60],
    [1, 45],
    [2, 100],
    [0, 26],
  ] as const)
    await enter(table, seat, { kind: 'tell', values: { told } })
  return [seen('turn', table, 1), seen('turn-other', table, 2), onWall('turn-screen', table)]
}

const live = async (): Promise<Screen[]> => {
  const [table, dice] = await Promise.all([
    opened(ready('counters'), three),
    opened(ready('dice'), three),
  ])
  await enter(table, 0, { kind: 'tell', values: { by1: 4, by2: 1 } })
  await enter(table, 1, { kind: 'tell', values: { by1: 3 } })
  await enter(table, 0, { kind: 'know', values: { t1: 1 } })
  await enter(dice, 0, { kind: 'tell', values: { ones: 3, house: 25 } })
  await enter(dice, 1, { kind: 'tell', values: { sixes: 18, five: 0 } })
  return [
    seen('counters', table, 0),
    onWall('counters-screen', table),
    seen('dice', dice, 0),
    onWall('dice-screen', dice),
  ]
}

const others = async (): Promise<Screen[]> => {
  const [once, alone, purse] = await Promise.all([
    opened(ready('count-up'), five),
    opened(ready('alone'), eight.slice(0, 4)),
    opened(ready('auction'), three),
  ])
  await enter(once, 1, {
    kind: 'tell',
    values: { line1: 34, line2: 18, line3: 7, line4: 0, line5: 12, line6: 3, left: 2 },
  })
  await round(alone, { alone: [1], worth: [24], won: [true] })
  await round(purse, { lot: [8] })
  await seal(purse, [{ bid: 20 }, { bid: 35 }, { bid: 5 }])
  await round(purse, { lot: [5] })
  await enter(purse, 0, { kind: 'seal', values: { bid: 10 } })
  return [
    seen('once', once, 0),
    onWall('once-screen', once),
    seen('alone', alone, 0, page => page.locator('.pick').nth(2).click()),
    seen('purse', purse, 1),
    onWall('purse-screen', purse),
  ]
}

// A sheet of one's own with several kinds of figures, and figures that wait for a rule.
const own: Definition = {
  title: 'Everything at once',
  fields: [
    { id: 'who', label: 'Declarer', kind: 'seat', who: 'table', none: 'All passed' },
    {
      id: 'call',
      label: 'Call',
      kind: 'choice',
      of: [
        ['Plain', 1],
        ['Double', 2],
      ],
      default: 1,
    },
    { id: 'cards', label: 'Cards', kind: 'number', max: 99 },
    { id: 'out', label: 'Out first', kind: 'check' },
  ],
  score: 'call * cards + (out ? 10 : 0)',
  checks: [{ rule: 'count(all.out) <= 1', says: 'Only one of you was out first.' }],
  first: { word: 'deals' },
}

const mixed = async (): Promise<Screen[]> => {
  const table = await opened(own, three)
  await round(table, {
    who: [2],
    call: [1, 2, 1],
    cards: [10, 20, 30],
    out: [false, true, false],
  })
  await round(table, {
    who: [0],
    call: [1, 1, 1],
    cards: [5, 10, 0],
    out: [true, true, false],
  })
  return [seen('mixed', table, 0)]
}

const over = async (): Promise<Screen[]> => {
  const [played, done] = await Promise.all([
    bidding(4),
    opened(ready('counters', { goal: 5 }), three),
  ])
  await enter(played, 0, { kind: 'stop' })
  await enter(done, 1, { kind: 'tell', values: { by1: 5 } })
  return [seen('over', played, 0), onWall('over-screen', played), seen('over-live', done, 0)]
}

const lobby = async (): Promise<Screen[]> => {
  const table = await laid(tricksOf, { names: three, free: 2 })
  return [at('any-lobby', table, [table.hostKey, table.keys[0]!])]
}

export async function screens(): Promise<Screen[]> {
  const made = await Promise.all([
    lobby(),
    sealed(),
    byRound(),
    turns(),
    live(),
    others(),
    mixed(),
    over(),
  ])
  return [{ name: 'any-help', path: '/games/any-box' }, ...made.flat()]
}
