// Which bazaars the rules lead to: a slip of the table is refused by its own rule.
import { expect, test } from 'vitest'
import kairo from '../../../web/games/kairo/box.tsx'
import { type Area, isSame, type Layout, type Lying } from '../../../web/games/layout.ts'
import { everything, takenUp } from '../../../web/games/placing.ts'
import { isRefusal, open } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { optionsOf } from '../../laws/random.ts'

const { game, layout } = kairo.digital
const options = optionsOf(game, {})
const start = open(game, 2, options, seeded(5)).state as never
const all = everything(game, layout.layoutOf, start, 2)
// What is left of the box is not told, nor what lies before the seats: nothing was won yet.
const areas = all.filter(({ area }) => !/^(supply|waits|pile|seat)$/.test(area))

type Of = Pick<Area, 'area' | 'seat'>

const withPieces = (of: Of, change: (pieces: Lying[]) => Lying[]): Layout => {
  const area = areas.find(one => isSame(one, of)) ?? { ...of, pieces: [] }
  return [...areas.filter(one => one !== area), { ...area, pieces: change(area.pieces) }]
}

const taken = (told: Layout, rest: object = {}) => {
  const { placing } = layout
  return takenUp(
    game,
    { ...layout, placing: placing! },
    { areas: told, rest: { turn: 0, still: 0, final: 'none', out: [], ...rest } },
    options as never,
    2,
  )
}

const why = (told: Layout, rest?: object) => {
  const answer = taken(told, rest)
  return isRefusal(answer) ? answer.refused : 'taken up'
}

const neutral: Of = { area: 'neutral' }
const first: Of = { area: 'stalls', seat: 0 }
const before: Of = { area: 'seat', seat: 0 }
const one = (piece: string, at?: number): Lying => ({ piece, count: 1, ...(at !== undefined && { at }) })
// The red stall of the first seat stands on f10, its entrance on e10; the book's start for two.
const red = areas.find(area => isSame(area, first))!.pieces.find(({ piece }) => piece === 'stall red')!
const customer = areas.find(({ area }) => area === 'customers')!.pieces[0]!
const waiting = all.find(({ area }) => area === 'waits')!.pieces[0]!

test('the book’s start is taken up', () => expect(why(areas)).toBe('taken up'))

const slips: [refused: string, told: Layout, rest?: object][] = [
  ['off-board', withPieces(first, pieces => pieces.map(lying => (lying === red ? { ...red, at: 400 } : lying)))],
  [
    'no-such-stall',
    withPieces(first, pieces => [...pieces.filter(lying => lying !== red), one('extension red', red.at! + 1)]),
  ],
  [
    'neutral-extended',
    withPieces(neutral, pieces => [
      ...pieces,
      one('extension red', pieces.find(({ piece }) => piece === 'stall red')!.at! + 1),
    ]),
  ],
  ['stall-on-board', withPieces(first, pieces => [...pieces, { ...red, at: red.at! - 24, beside: red.at! - 25 }])],
  ['not-beside-yours', withPieces(first, pieces => [...pieces, one('extension red', 0)])],
  ['not-free', withPieces(first, pieces => [...pieces, one('extension red', red.at)])],
  [
    'entrance-not-beside',
    withPieces(first, pieces => pieces.map(lying => (lying === red ? { ...red, beside: 0 } : lying))),
  ],
  [
    'restaurant-only',
    withPieces(first, pieces =>
      pieces.map(lying => (lying.piece === 'stall violet' ? { ...lying, at: 1, beside: 0 } : lying)),
    ),
  ],
  [
    'one-waits',
    [
      ...withPieces({ area: 'customers' }, pieces => [...pieces, { ...waiting, at: 0 }]).filter(
        ({ area }) => area !== 'waits',
      ),
    ],
  ],
  [
    'customers-meet',
    withPieces({ area: 'customers' }, pieces =>
      pieces.map((lying, i) => (i === 1 ? { ...lying, at: customer.at! } : lying)),
    ),
  ],
  [
    'customer-off-market',
    withPieces({ area: 'customers' }, pieces => pieces.map((lying, i) => (i === 0 ? { ...lying, at: 143 } : lying))),
  ],
  ['medals-elsewhere', withPieces(before, pieces => [...pieces, one('gold red')])],
  ['points-otherwise', withPieces(before, pieces => [...pieces, { piece: 'point', count: 5 }])],
  [
    'too-many-cards',
    withPieces({ area: 'hand', seat: 0 }, pieces => [...pieces, one('card 0'), one('card 4'), one('card 8')]),
  ],
  ['display-size', withPieces({ area: 'display' }, pieces => pieces.slice(1))],
  ['final-begun', areas, { still: 20 }],
  ['final-not-begun', areas, { final: 'one-empty' }],
  ['final-not-begun', areas, { out: [1] }],
  ['is-out', areas, { final: 'still', still: 20, out: [0] }],
  ['no-such-seat', areas, { turn: 3 }],
  ['no-such-seat', areas, { final: 'still', out: [3] }],
]

test.each(slips)('%s', (refused, told, rest) => expect(why(told, rest)).toBe(refused))

// Where a neutral stall never stands, or never opens.
const elsewhere: [refused: string, cloth: string, at: number, beside: number][] = [
  ['beside-a-stall', 'red', 2, 14],
  ['entrance-not-free', 'red', 7, 8],
  ['cuts-off', 'red', 24, 36],
  ['entrance-off-market', 'red', 36, 48],
  ['market-only', 'red', 48, 36],
  ['cloth-in-district', 'red', 100, 88],
  ['entrance-cut-off', 'white', 24, 36],
]

test.each(elsewhere)('a neutral stall: %s', (refused, cloth, at, beside) => {
  const moved = (lying: Lying) => (lying.piece === `stall ${cloth}` ? { ...lying, at, beside } : lying)
  expect(why(withPieces(neutral, pieces => pieces.map(moved)))).toBe(refused)
})

test('an extension brings its points and both medals', () => {
  const extended = withPieces(first, pieces => [...pieces, one('extension red', red.at! - 12)])
  const noted = (pieces: Lying[]) => [...extended, { ...before, pieces: [...pieces, ...mains] }]
  const mains = all.find(area => isSame(area, before))!.pieces.filter(({ piece }) => piece.startsWith('stall'))
  const medals = [one('gold red'), one('silver red')]
  expect(why(extended)).toBe('medals-elsewhere')
  expect(why(noted(medals))).toBe('points-otherwise')
  expect(why(noted([...medals, { piece: 'point', count: 5 }]))).toBe('taken up')
})

test('of two stalls as large as each other one has gold, the other silver', () => {
  const second: Of = { area: 'stalls', seat: 1 }
  const both = withPieces(first, pieces => [...pieces, one('extension red', red.at! - 12)]).map(area =>
    isSame(area, second)
      ? {
          ...area,
          pieces: [...area.pieces, { piece: 'stall red', count: 1, at: 0, beside: 1 }, one('extension red', 12)],
        }
      : area,
  )
  const mainsOf = (seat: number) =>
    all
      .find(area => isSame(area, { area: 'seat', seat }))!
      .pieces.filter(({ piece }) => piece.startsWith('stall') && (seat === 0 || piece !== 'stall red'))
  const noted = (...each: Lying[][]) => [
    ...both,
    ...each.map((pieces, seat) => ({ area: 'seat', seat, pieces: [...pieces, ...mainsOf(seat)] })),
  ]
  const points = (count: number): Lying => ({ piece: 'point', count })
  expect(why(noted([points(5), one('gold red'), one('silver red')], [points(2)]))).toBe('medals-elsewhere')
  expect(why(noted([points(5), one('gold red')], [points(3), one('silver red')]))).toBe('taken up')
})
