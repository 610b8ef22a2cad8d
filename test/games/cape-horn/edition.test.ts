// An edition: the board and the cards as data, corrected by whoever owns the box; what is wrong in
// it is named by its path.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import box from '../../../web/games/cape-horn/box.tsx'
import { type Edition, edition, standard } from '../../../web/games/cape-horn/rules/edition.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type { Options, Ship, State } from '../../../web/games/cape-horn/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { type Lang, langs } from '../../../web/lang.ts'
import { faultInWords } from '../../../web/pages/lobby/faults.ts'
import { houses } from '../../../web/words/all.ts'
import { seeded } from '../../chance.ts'
import { editionsOf } from '../../laws/edition.ts'
import { randomGame } from '../../laws/random.ts'
import { pieces } from './pieces.ts'
import { green2, red1 } from './situation.ts'

const { parse, complaints, read } = editionsOf<Options>(digital)
const inWords = (lang: Lang, edition: unknown): string[] =>
  (parse(edition).issues ?? []).map(issue => faultInWords(lang, issue, box.words[lang]))

type Loose = { -readonly [Key in keyof Edition]: unknown } & Record<string, unknown>
const bent = (change: Partial<Loose>): unknown => ({ ...structuredClone(standard), ...change })
const station = (i: number, change: object) => ({
  stations: standard.stations.map((one, at) => (at === i ? { ...one, ...change } : one)),
})
const card = (i: number, change: object) => ({
  cards: standard.cards.map((one, at) => (at === i ? { ...one, ...change } : one)),
})
const { map } = standard

describe('refused, each by its path', () => {
  test.each<[string, unknown, string]>([
    ['no map', bent({ map: [] }), 'edition.map: Invalid length: Expected >=3 but received 0'],
    [
      'a map of seventeen rows',
      bent({ map: Array(17).fill(map[8]) }),
      'edition.map: Invalid length: Expected <=16 but received 17',
    ],
    [
      'a sign nobody knows',
      bent({ map: map.with(4, '33333##1111x11') }),
      'edition.map.4: map-signs',
    ],
    ['a row too short', bent({ map: map.with(8, '33333') }), 'edition.map.8: as-first-row 14'],
    [
      'rows too wide',
      bent({ map: map.map(row => row.padEnd(25, '#')) }),
      'edition.map.0: columns 3 24',
    ],
    [
      'a sea without end',
      bent({ map: Array(10).fill('1'.repeat(14)) }),
      'edition.map: most-sea 126',
    ],
    [
      'four starts',
      bent({ starts: standard.starts.slice(1) }),
      'edition.starts: Invalid length: Expected 5 but received 4',
    ],
    [
      'a start on land',
      bent({ starts: standard.starts.with(2, [7, 1]) }),
      'edition.starts.2: sea-square',
    ],
    [
      'two starts on one square',
      bent({ starts: standard.starts.with(2, [14, 1]) }),
      'edition.starts.2: own-square',
    ],
    ['a start card that is none', bent({ startCard: 'Z' }), 'edition.startCard: card-type'],
    ['a start card of two letters', bent({ startCard: 'AB' }), 'edition.startCard: capital-letter'],
    [
      'a card for four starts',
      bent({ startCard: [...'BBBB'] }),
      'edition.startCard: Invalid length: Expected 5 but received 4',
    ],
    [
      'a start whose card is none',
      bent({ startCard: [...'BBZBB'] }),
      'edition.startCard.2: card-type',
    ],
    [
      'a start whose card has two letters',
      bent({ startCard: ['B', 'AB', 'B', 'B', 'B'] }),
      'edition.startCard.1: capital-letter',
    ],
    [
      'a number of ships whose start has a card that is none',
      bent({ startCard: { 3: [...'BBBBB'], 4: [...'BBBBZ'], 5: [...'BBBBB'] } }),
      'edition.startCard.4.4: card-type',
    ],
    [
      'start cards for three and four ships only',
      bent({ startCard: { 3: [...'BBBBB'], 4: [...'BBBBB'] } }),
      'edition.startCard: Invalid type: Expected (string | Array | Object) but received Object',
    ],
    [
      'a start card that is a figure',
      bent({ startCard: 2 }),
      'edition.startCard: Invalid type: Expected (string | Array | Object) but received 2',
    ],
    ['a station on land', bent(station(3, { at: [7, 4] })), 'edition.stations.3.at: sea-square'],
    [
      'a station beyond the line',
      bent(station(7, { at: [2, 2] })),
      'edition.stations.7.at: sea-square',
    ],
    [
      'a station off the board',
      bent(station(3, { at: [40, 4] })),
      'edition.stations.3.at: sea-square',
    ],
    [
      'a station on a start',
      bent(station(3, { at: [14, 1] })),
      'edition.stations.3.at: own-square',
    ],
    ['a station twice', bent(station(3, { colour: 'yellow' })), 'edition.stations.5: station-once'],
    [
      'half a square',
      bent(station(3, { at: [4.5, 4] })),
      'edition.stations.3.at.0: Invalid integer: Received 4.5',
    ],
    [
      'a blue rose',
      bent(station(3, { colour: 'blue' })),
      'edition.stations.3.colour: Invalid type: Expected ("red" | "green" | "yellow") but received "blue"',
    ],
    [
      'a fourth stage',
      bent(station(3, { stage: 4 })),
      'edition.stations.3.stage: Invalid type: Expected (1 | 2 | 3) but received 4',
    ],
    [
      'an arrow without distance',
      bent(card(1, { arrows: ['F'] })),
      'edition.cards.1.arrows.0: arrow',
    ],
    [
      'an arrow to nowhere',
      bent(card(1, { arrows: ['F1', 'N2'] })),
      'edition.cards.1.arrows.1: arrow',
    ],
    ['a type twice', bent(card(1, { type: 'A' })), 'edition.cards.1.type: type-once'],
    [
      'no copies',
      bent(card(1, { copies: 0 })),
      'edition.cards.1.copies: Invalid value: Expected >=1 but received 0',
    ],
    [
      'too few cards to deal',
      bent({ cards: [{ type: 'B', copies: 14, arrows: ['F1'] }] }),
      'edition.cards: least-cards 15',
    ],
    [
      'a word too many',
      bent({ author: 'me' }),
      'edition.author: Invalid key: Expected never but received "author"',
    ],
    [
      'a word missing',
      JSON.parse(JSON.stringify(bent({ cards: undefined }))),
      'edition.cards: Invalid key: Expected "cards" but received undefined',
    ],
    ['a list', [], 'edition.cards: Invalid key: Expected "cards" but received undefined'],
    ['nothing', null, 'edition: Invalid type: Expected Object but received null'],
    ['no JSON', '{map:', 'edition: not-json'],
    ['a text too long', `{"map":"${'#'.repeat(12_000)}"}`, 'edition: too-long 12000'],
  ])('%s', (_, edition, complaint) => {
    expect(complaints(edition)).toContain(complaint)
    if (typeof edition !== 'string')
      expect(complaints(JSON.stringify(edition))).toEqual(complaints(edition))
    for (const lang of langs)
      for (const told of inWords(lang, edition))
        expect(told).not.toContain(houses[lang].faults.other)
  })

  test('in the reader’s words, counted from one', () => {
    expect(inWords('en', bent({ map: map.with(1, '##') }))).toContain(
      'Board and cards, map, row 2: must have 14 columns, like the first row',
    )
    expect(inWords('de', bent({ starts: standard.starts.with(2, [14, 1]) }))).toEqual([
      'Plan und Karten, starts, Nr. 3: muss ein eigenes Feld sein',
    ])
    expect(inWords('fr', bent(station(3, { at: [4.5, 4] })))).toEqual([
      'Plateau et cartes, stations, n°\u00a04, at, n°\u00a01: doit être un nombre entier',
    ])
    expect(inWords('it', bent({ author: 'me' }))).toEqual([
      'Tabellone e carte, author: qui non si conosce',
    ])
  })

  test('all at once', () => {
    const edition = bent({ ...station(3, { at: [7, 4] }), startCard: 'Z' })
    expect(complaints(edition)).toEqual([
      'edition.stations.3.at: sea-square',
      'edition.startCard: card-type',
    ])
  })
})

describe('accepted', () => {
  test('the house’s own where none is given, or an empty field', () => {
    expect(read(undefined)).toEqual({ blockedGains: 'yes', sprintIgnore: 'yes', edition: standard })
    expect(read('  ').edition).toEqual(standard)
  })
  test('an object, or its text up to 12,000 characters', () => {
    const corrected = bent(card(0, { copies: 11 })) as Edition
    expect(read(corrected).edition).toEqual(corrected)
    const text = JSON.stringify(corrected).padEnd(12_000)
    expect(read(text).edition).toEqual(corrected)
    expect(complaints(`${text} `)).toEqual(['edition: too-long 12000'])
  })
})

// Smaller, larger, of other cards: several distances along one arrow, every heading, hardly a card
// in the pile.
const narrow: Edition = {
  map: ['#11111', 'F11111', '333#22', '333222', '333222', '332222'],
  starts: [
    [6, 1],
    [5, 1],
    [4, 1],
    [3, 1],
    [2, 1],
  ],
  startCard: 'X',
  stations: standard.stations.map((one, i) => ({
    ...one,
    at: (
      [
        [2, 2],
        [4, 2],
        [6, 2],
        [5, 4],
        [6, 6],
        [4, 6],
        [1, 3],
        [3, 3],
        [1, 5],
      ] as const
    )[i] as [number, number],
  })),
  cards: [
    { type: 'X', copies: 6, arrows: ['F2', 'F1', 'FL1', 'FR1'] },
    { type: 'Y', copies: 9, arrows: ['BL1', 'BR1', 'B1', 'L1', 'R1'] },
  ],
}
const wide: Edition = {
  ...standard,
  map: [
    '#######111111111',
    'FFFFF##111111111',
    '33333##111111111',
    '33333##111111111',
    '3333322222222222',
    '3333322222222222',
    '3333322222222222',
  ],
  stations: standard.stations.map(one => ({ ...one, at: [one.at[0], Math.min(one.at[1], 7)] })),
  cards: [...standard.cards, { type: 'Q', copies: 99, arrows: ['F9', 'F4', 'F1'] }],
}
const others = { narrow, wide }

describe.each(Object.keys(others) as (keyof typeof others)[])('a race on the %s board', name => {
  const options = read(others[name])

  test.each([3, 4, 5])('of %i ends, and keeps every card', seats => {
    const copies = options.edition.cards.reduce((sum, card) => sum + card.copies, 0)
    const deal = { game: digital, mode: 'digital', seats, options, seed: seats } as const
    const { end, steps } = randomGame(deal, ({ state, offered }) => {
      expect(pieces(state as State)).toHaveLength(copies)
      expect(new Set(offered.map(move => JSON.stringify(move))).size).toBe(offered.length)
      expect(offered.length).toBeLessThanOrEqual(800)
    })
    expect(steps.length).toBeGreaterThan(20)
    expect(digital.result(end as State)).toBeDefined()
  })
})

describe('several distances along one arrow', () => {
  const options = read(narrow)
  const [opening] = digital.setup(3, options, seeded(1))
  const start = digital.evolve(undefined, opening!)
  const turn = {
    seat: 0,
    step: 'laying',
    laid: 0,
    covered: false,
    moved: null,
    sprinted: false,
  } as const
  const sails = (ship: Partial<Ship>, cards: number[]) => {
    const laid = start.laid.map((_, square) => (cards.includes(square) ? ['X'] : null))
    const ships = start.ships.map((one, seat) => ({
      ...one,
      at: 30 + seat,
      ...(seat === 0 && ship),
    }))
    const state: State = { ...start, ships, laid, turn }
    return [...digital.moves(positionOf(digital, state, 0))].filter(({ kind }) => kind === 'sail')
  }
  test('the nearer is reached where the farther runs aground', () => {
    expect(sails({ at: 3 }, [9])).toEqual([{ kind: 'sail', to: 9 }]) // (4,1) to (4,2); beyond is land
  })
  test('both over the line at one square are one move', () => {
    expect(sails({ at: 12, roses: [red1, green2] }, [12])).toEqual([{ kind: 'sail', to: 6 }])
  })
})

test('the standard edition holds together, and says all that its schema knows', () => {
  expect(v.parse(edition, standard)).toEqual(standard)
})
