// The ready-made sheets: each makes a definition from a few figures and the words of a language.
import type { Definition } from '../rules/definition.ts'
import type { Words } from './en.ts'

/** A number within bounds, or one of some values; the first value is the default. */
export type Figure = { least: number; most: number; default: number } | { of: readonly string[] }
type Figures = Readonly<Record<string, Figure>>

type Chosen<Of extends Figure> = Of extends { of: readonly (infer Value)[] } ? Value : number

/** The chosen figures of a sheet. */
export type Given<Of extends Figures = Figures> = { readonly [Name in keyof Of]: Chosen<Of[Name]> }

/** A sheet whose definition follows from its figures and the words of a language. */
export interface ReadySheet<Id extends keyof Words = keyof Words, Of extends Figures = Figures> {
  id: Id
  figures: Of
  definition(given: Given<Of>, words: Words[Id]): Definition
}

const sheet = <const Id extends keyof Words, const Of extends Figures>(
  id: Id,
  figures: Of,
  definition: (given: Given<Of>, words: Words[Id]) => Omit<Definition, 'title' | 'as'>,
): ReadySheet<Id, Of> => ({
  id,
  figures,
  definition: (given, words) => ({
    title: words.title,
    as: words.as,
    ...definition(given, words),
  }),
})

const number = (least: number, most: number, normal: number) => ({ least, most, default: normal })
const oneOf = <const Values extends readonly string[]>(...of: Values) => ({ of })

/** Returns the figures of a sheet before anybody changes them. */
export const defaultsOf = ({ figures }: { figures: Figures }): Given =>
  Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [name, 'of' in one ? one.of[0]! : one.default]),
  )

const points = sheet(
  'points',
  {
    wins: oneOf('most', 'least'),
    goal: number(0, 9999, 100),
    rounds: number(0, 100, 0),
    partners: oneOf('none', 'two'),
  },
  ({ wins, goal, rounds, partners }, { labels }) => {
    const told = { id: 'told', label: labels.told, kind: 'number', min: -9999 } as const
    return {
      ...(partners === 'two' && ({ seats: [4, 8], sides: 2 } satisfies Partial<Definition>)),
      ...(rounds > 0 && { rounds }),
      fields: [partners === 'two' ? { ...told, who: 'side' } : told],
      ...(goal > 0 && { ends: `max(all.total) >= ${goal}` }),
      ...(wins === 'least' && { wins }),
    }
  },
)

const running = sheet(
  'running',
  { way: oneOf('open', 'up', 'down'), goal: number(1, 9999, 121) },
  ({ way, goal }, { labels }) => {
    const told = { id: 'told', label: labels.told, kind: 'number' } as const
    if (way === 'down')
      return {
        rounds: 'turns',
        fields: [told],
        // A throw below 0 does not count.
        total: { start: goal, next: 'points > total ? total : total - points' },
        ends: 'min(all.total) == 0',
        wins: 'least',
      }
    return {
      rounds: 'turns',
      fields: [{ ...told, min: -999 }],
      ...(way === 'up' && { ends: `max(all.total) >= ${goal}` }),
    }
  },
)

const worthOfBids = {
  twenty:
    '(bid == 0 ? (tricks == 0 ? 10 : -10) * round : tricks == bid ? 20 * bid : -10 * abs(tricks - bid)) + (tricks == bid ? bonus : 0)',
  plus: 'tricks == bid ? 20 + 10 * tricks : -10 * abs(tricks - bid)',
  ten: 'tricks + (tricks == bid ? 10 : 0)',
}

const tricks = sheet(
  'tricks',
  {
    bids: oneOf('sealed', 'open'),
    count: oneOf('twenty', 'plus', 'ten'),
    rounds: number(1, 20, 10),
  },
  ({ bids, count, rounds }, { labels, says }) => {
    const bid = { id: 'bid', label: labels.bid, kind: 'number', max: 'round' } as const
    const bonus = { id: 'bonus', label: labels.bonus, kind: 'number', max: 300, step: 10 } as const
    return {
      rounds,
      fields: [
        bids === 'sealed' ? { ...bid, secret: true } : bid,
        { id: 'tricks', label: labels.tricks, kind: 'number', max: 'round', later: true },
        ...(count === 'twenty' ? [{ ...bonus, default: 0 }] : []),
      ],
      score: worthOfBids[count],
      checks: [{ rule: 'sum(all.tricks) == round', says: says.all }],
      first: { word: 'deals' },
    }
  },
)

const countUp = sheet('count-up', { lines: number(1, 6, 6) }, ({ lines }, { labels }) => {
  const ids = Array.from({ length: lines }, (_, i) => `line${i + 1}`)
  return {
    rounds: 1,
    fields: [
      ...ids.map((id, i) => ({ id, label: labels.lines[i]!, kind: 'number', min: -999 }) as const),
      { id: 'left', label: labels.left, kind: 'number', default: 0 },
    ],
    score: ids.join(' + '),
    ties: [{ label: labels.left, value: 'left' }],
  }
})

const counters = sheet(
  'counters',
  {
    counters: number(1, 3, 2),
    start: number(0, 4, 2),
    trophies: number(0, 3, 2),
    worth: number(1, 9, 2),
    goal: number(5, 99, 10),
  },
  ({ counters, start, trophies, worth, goal }, { labels }) => {
    const things = labels.counters
      .slice(0, counters)
      .map((label, i) => ({ id: `by${i + 1}`, label }))
    const only = labels.trophies.slice(0, trophies).map((label, i) => ({ id: `t${i + 1}`, label }))
    return {
      rounds: 'live',
      fields: [
        ...things.map(
          (one, i) =>
            ({ ...one, kind: 'number', max: 99, ...(i === 0 && { default: start }) }) as const,
        ),
        ...only.map(one => ({ ...one, kind: 'seat', who: 'table', none: labels.nobody }) as const),
      ],
      score: [
        ...things.map(({ id }, i) => (i === 0 ? id : `${i + 1} * ${id}`)),
        ...only.map(({ id }) => `(${id} == seat ? ${worth} : 0)`),
      ].join(' + '),
      ends: `max(all.total) >= ${goal}`,
    }
  },
)

const alone = sheet(
  'alone',
  { who: oneOf('all', 'one'), lost: oneOf('once', 'twice'), deals: number(0, 12, 3) },
  ({ who, lost, deals }, { labels }) => ({
    seats: [3, 8],
    // Everybody deals equally often.
    ...(deals > 0 && { rounds: `${deals} * seats` }),
    fields: [
      { id: 'alone', label: labels.alone, kind: 'seat', who: 'table' },
      { id: 'worth', label: labels.worth, kind: 'number', who: 'table' },
      { id: 'won', label: labels.won, kind: 'check', who: 'table' },
    ],
    score: `(won ? 1 : ${lost === 'once' ? -1 : -2}) * worth * (seat == alone ? ${
      who === 'all' ? 'seats - 1 : -1' : '1 : 0'
    })`,
    first: { word: 'deals' },
  }),
)

const dice = sheet('dice', {}, (_, { labels }) => {
  type Box = keyof typeof labels
  const upTo = (id: Box, max: number) => ({ id, label: labels[id], kind: 'number', max }) as const
  const every = (id: Box, step: number, max: number) => ({ ...upTo(id, max), step })
  const upper = [
    upTo('ones', 5),
    every('twos', 2, 10),
    every('threes', 3, 15),
    every('fours', 4, 20),
    every('fives', 5, 25),
    every('sixes', 6, 30),
  ]
  const is = upper.map(({ id }) => id).join(' + ')
  return {
    rounds: 'live',
    fields: [
      ...upper,
      { id: 'upper', label: labels.upper, kind: 'worked', is },
      upTo('three', 30),
      upTo('four', 30),
      every('house', 25, 25),
      every('small', 30, 30),
      every('large', 40, 40),
      every('five', 50, 50),
      upTo('chance', 30),
    ],
    score: 'upper + (upper >= 63 ? 35 : 0) + three + four + house + small + large + five + chance',
  }
})

const auction = sheet(
  'auction',
  {
    money: number(1, 9999, 100),
    pays: oneOf('highest', 'all'),
    purse: oneOf('hidden', 'open'),
    treasures: number(0, 100, 10),
  },
  ({ money, pays, purse, treasures }, { labels }) => {
    const next = pays === 'all' ? 'money - bid' : 'seat == taker ? money - bid : money'
    const account = { id: 'money', label: labels.money, start: money, next }
    return {
      ...(treasures > 0 && { rounds: treasures }),
      fields: [
        { id: 'lot', label: labels.lot, kind: 'number', who: 'table' },
        { id: 'bid', label: labels.bid, kind: 'number', max: 'money', secret: true },
        {
          id: 'taker',
          label: labels.taker,
          kind: 'worked',
          is: 'most(all.bid, starts)',
          who: 'table',
          gives: 'seat',
        },
      ],
      score: 'seat == taker ? lot : 0',
      keep: [purse === 'hidden' ? { ...account, hidden: true } : account],
      ties: [{ label: labels.money, value: 'money' }],
    }
  },
)

/** All ready-made sheets, in the order in which a page shows them. */
export const readySheets = {
  points,
  running,
  tricks,
  'count-up': countUp,
  counters,
  alone,
  dice,
  auction,
}
