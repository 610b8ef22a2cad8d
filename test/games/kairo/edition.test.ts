// House values as data: board, customers, cards, medal worth and given starts, corrected inline,
// every fault by its path.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Edition, standard } from '../../../web/games/kairo/rules/edition.ts'
import { edition } from '../../../web/games/kairo/rules/edition-faults.ts'
import { groundOf } from '../../../web/games/kairo/rules/ground.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/kairo/rules/state.ts'
import { open } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { editionsOf } from '../../laws/edition.ts'
import { at, kinds, options } from './situation.ts'

const { complaints, read } = editionsOf<Options>(digital)

const bent = (change: Partial<Record<keyof Edition, unknown>>) => ({
  ...structuredClone(standard),
  ...change,
})
const { map, customers, cards, starts } = standard
const four = (i: number, change: object) => ({
  starts: { ...starts, 4: starts[4].map((one, j) => (i === j ? { ...one, ...change } : one)) },
})

describe('the standard edition', () => {
  test('has the board of the rules: 114 market squares, 30 of restaurants, nine districts of sixteen', () => {
    const { kind, district } = groundOf(standard)
    expect(kind.filter(one => one === 'market').length).toBe(114)
    expect(kind.filter(one => one === 'restaurant').length).toBe(30)
    for (let number = 1; number <= 9; number++)
      expect(district.filter(one => one === number).length).toBe(16)
    expect([kind[at(1, 5)], kind[at(2, 5)], kind[at(5, 11)], kind[at(12, 12)]]).toEqual([
      'restaurant',
      'market',
      'restaurant',
      'restaurant',
    ])
    expect([
      district[at(4, 4)],
      district[at(5, 4)],
      district[at(4, 5)],
      district[at(12, 12)],
    ]).toEqual([1, 2, 4, 9])
  })

  test('has 27 standard cards and six jokers', () => {
    expect(
      cards
        .filter(({ districts }) => districts.length === 1)
        .reduce((sum, { copies }) => sum + copies, 0),
    ).toBe(27)
    expect(
      cards
        .filter(({ districts }) => districts.length === 3)
        .reduce((sum, { copies }) => sum + copies, 0),
    ).toBe(6)
  })

  test('is what nothing, an empty text and itself are read as', () => {
    expect(options.edition).toEqual(standard)
    expect(read('').edition).toEqual(standard)
    expect(read(JSON.stringify(standard)).edition).toEqual(standard)
    expect(complaints(standard)).toEqual([])
  })
})

describe('refused, each by its path', () => {
  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['edition: not-json']],
    [
      'eleven rows',
      bent({ map: map.slice(1) }),
      ['edition.map: Invalid length: Expected 12 but received 11'],
    ],
    ['a row too short', bent({ map: map.with(3, '11112222333') }), ['edition.map.3: map-row']],
    ['a sign nobody knows', bent({ map: map.with(3, '1111x2223333') }), ['edition.map.3: map-row']],
    [
      'a customer in a restaurant',
      bent({ customers: customers.with(1, [1, 5]) }),
      ['edition.customers.1: market-square'],
    ],
    [
      'two customers on a square',
      bent({ customers: customers.with(3, [3, 3]) }),
      ['edition.customers.3: own-square'],
    ],
    [
      'four customers',
      bent({ customers: customers.slice(1) }),
      ['edition.customers: Invalid length: Expected 5 but received 4'],
    ],
    [
      'a customer behind restaurants',
      bent({ map: map.with(11, 'gggghhhhiii9'), customers: customers.with(4, [12, 12]) }),
      ['edition.customers.4: cut-off'],
    ],
    [
      '22 cards',
      bent({ cards: [...cards.slice(0, 7), { districts: [8], copies: 1 }] }),
      ['edition.cards: least-cards 23'],
    ],
    ['too few cards', bent({ cards: cards.slice(0, 7) }), ['edition.cards: least-cards 23']],
    [
      'a card for no district',
      bent({ cards: [...cards, { districts: [], copies: 1 }] }),
      ['edition.cards.15.districts: Invalid length: Expected >=1 but received 0'],
    ],
    [
      'a tenth district',
      bent({ cards: [...cards, { districts: [10], copies: 1 }] }),
      ['edition.cards.15.districts.0: Invalid value: Expected <=9 but received 10'],
    ],
    [
      'a medal worth nothing',
      bent({ medals: { ...standard.medals, '2-1': { gold: 2, silver: 0 } } }),
      ['edition.medals.2-1.silver: Invalid value: Expected >=1 but received 0'],
    ],
    [
      'a fifth owner',
      bent(four(2, { owner: 5 })),
      ['edition.starts.4.2.owner: Invalid value: Expected <=4 but received 5'],
    ],
    [
      'a pink stall',
      bent(four(2, { cloth: 'pink' })),
      [
        'edition.starts.4.2.cloth: Invalid type: Expected ("red" | "yellow" | "green" | "white" | "blue" | "violet") but received "pink"',
      ],
    ],
    [
      'a third owner for two',
      bent({ starts: { ...starts, 2: starts[2].with(0, { ...starts[2][0]!, owner: 3 }) } }),
      ['edition.starts.2.0.owner: Invalid value: Expected <=2 but received 3'],
    ],
    [
      'a fourth owner for three',
      bent({ starts: { ...starts, 3: starts[3].with(0, { ...starts[3][0]!, owner: 4 }) } }),
      ['edition.starts.3.0.owner: Invalid value: Expected <=3 but received 4'],
    ],
    [
      'no owner',
      bent(four(2, { owner: 0 })),
      ['edition.starts.4.2.owner: Invalid value: Expected >=1 but received 0'],
    ],
    [
      'a square before the board',
      bent({ customers: customers.with(0, [0, 0]) }),
      [
        'edition.customers.0.0: Invalid value: Expected >=1 but received 0',
        'edition.customers.0.1: Invalid value: Expected >=1 but received 0',
      ],
    ],
    [
      'a medal worth ten',
      bent({ medals: { ...standard.medals, '3-2': { gold: 10, silver: 10 } } }),
      [
        'edition.medals.3-2.gold: Invalid value: Expected <=9 but received 10',
        'edition.medals.3-2.silver: Invalid value: Expected <=9 but received 10',
      ],
    ],
    [
      'golden medals worth nothing',
      bent({ medals: { ...standard.medals, '2-1': { gold: 0, silver: 1 } } }),
      ['edition.medals.2-1.gold: Invalid value: Expected >=1 but received 0'],
    ],
    [
      'a card for district 0, of no copies',
      bent({ cards: [...cards, { districts: [0], copies: 0 }] }),
      [
        'edition.cards.15.districts.0: Invalid value: Expected >=1 but received 0',
        'edition.cards.15.copies: Invalid value: Expected >=1 but received 0',
      ],
    ],
    [
      'a card for ten districts, of a hundred copies',
      bent({ cards: [...cards, { districts: Array(10).fill(1), copies: 100 }] }),
      [
        'edition.cards.15.districts: Invalid length: Expected <=9 but received 10',
        'edition.cards.15.copies: Invalid value: Expected <=99 but received 100',
      ],
    ],
    [
      '61 kinds of cards',
      bent({ cards: Array(61).fill(cards[0]) }),
      ['edition.cards: Invalid length: Expected <=60 but received 61'],
    ],
    [
      'a square beyond the board',
      bent(four(2, { stall: [13, 1] })),
      ['edition.starts.4.2.stall.0: Invalid value: Expected <=12 but received 13'],
    ],
    [
      'a stall against the rules',
      bent(four(2, { stall: [2, 2] })),
      ['edition.starts.4.2: restaurant-only'],
    ],
    [
      'an entrance apart',
      bent(four(0, { entrance: [9, 1] })),
      ['edition.starts.4.0: entrance-not-beside'],
    ],
    ['a cloth twice', bent(four(1, { cloth: 'red' })), ['edition.starts.4.1: stall-on-board']],
    [
      'a stall too few',
      bent({ starts: { ...starts, 3: starts[3].slice(1) } }),
      ['edition.starts.3: stalls-of 3 1'],
    ],
    [
      'a neutral stall for three',
      bent({
        starts: {
          ...starts,
          3: [...starts[3], { owner: 'N', cloth: 'red', stall: [8, 8], entrance: [9, 8] }],
        },
      }),
      ['edition.starts.3: neutral-stalls 0'],
    ],
    [
      'a neutral stall missing',
      bent({ starts: { ...starts, 2: starts[2].slice(0, -1) } }),
      ['edition.starts.2: neutral-stalls 6'],
    ],
    [
      'something unknown',
      bent({ colour: 'sand' } as object),
      ['edition.colour: Invalid key: Expected never but received "colour"'],
    ],
  ])('%s', (_, edition, faults) => {
    expect(complaints(edition)).toEqual(faults)
  })

  test('a text that is too long', () => {
    expect(complaints(' '.repeat(12_001))).toEqual(['edition: too-long 12000'])
  })
})

test('what is just within the bounds is allowed', () => {
  const wide = { districts: [1, 2, 3, 4, 5, 6, 7, 8, 9], copies: 99 }
  const kinds = [wide, ...Array(59).fill({ districts: [1], copies: 1 })]
  const medals = { gold: 9, silver: 9 }
  expect(
    complaints(bent({ cards: kinds, medals: { '2-1': medals, '3-2': { gold: 1, silver: 1 } } })),
  ).toEqual([])
})

test('a square touches four others, fewer at the rim', () => {
  const { beside } = groundOf(standard)
  expect(beside[at(6, 6)]).toEqual([at(6, 5), at(7, 6), at(6, 7), at(5, 6)])
  expect(beside[at(1, 6)]).toEqual([at(1, 5), at(2, 6), at(1, 7)])
  expect([beside[at(1, 1)], beside[at(12, 12)]]).toEqual([
    [at(2, 1), at(1, 2)],
    [at(12, 11), at(11, 12)],
  ])
})

test('23 cards are enough', () => {
  const few = [...cards.slice(0, 7), { districts: [8, 9], copies: 2 }]
  expect(few.reduce((sum, { copies }) => sum + copies, 0)).toBe(23)
  expect(complaints(bent({ cards: few }))).toEqual([])
})

describe('a corrected edition is played', () => {
  const opened = (edition: unknown): State => open(digital, 3, read(edition), seeded(5)).state

  test('a joker less, another board, other customers, other starts, other medals', () => {
    const state = opened(
      bent({
        map: map.with(3, 'a111222233cc'),
        customers: customers.with(0, [1, 1]),
        cards: cards.slice(0, -1),
        medals: { ...standard.medals, '2-1': { gold: 5, silver: 4 } },
        starts: {
          ...starts,
          3: starts[3].with(0, { owner: 1, cloth: 'red', stall: [11, 2], entrance: [11, 1] }),
        },
      }),
    )
    expect(groundOf(state.options.edition).kind[at(12, 4)]).toBe('restaurant')
    expect(groundOf(state.options.edition).kind[at(1, 4)]).toBe('restaurant')
    expect(groundOf(state.options.edition).district[at(1, 4)]).toBe(1)
    expect(Object.values(state.bazaar.customers)).toContain(at(1, 1))
    expect(state.pile.length).toBe(32 - 4 - 9)
    expect(state.bazaar.stalls[0]).toMatchObject({
      owner: 0,
      squares: [at(11, 2)],
      entrance: at(11, 1),
    })
    expect(state.options.edition.medals['2-1']).toEqual({ gold: 5, silver: 4 })
  })

  test('as text, from a form', () => {
    const state = opened(JSON.stringify(bent({ customers: customers.with(0, [1, 1]) })))
    expect(Object.values(state.bazaar.customers)).toContain(at(1, 1))
  })

  test('and its facts tell it', () => {
    const { events } = open(digital, 2, read(''), seeded(5))
    expect(kinds(events)[0]).toBe('opened')
    expect(events[0]).toMatchObject({ options: { edition: { map } } })
  })
})

test('the standard edition holds together, and says all that its schema knows', () => {
  expect(v.parse(edition, standard)).toEqual(standard)
})
