// A bazaar taken up as it lies on a table: what its pieces cannot do is refused by its own rule,
// whatever its history.
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
const one = (piece: string, at?: number): Lying => ({
  piece,
  count: 1,
  ...(at !== undefined && { at }),
})
// The red stall of the first seat stands on f10, its entrance on e10; the book's start for two.
const red = areas
  .find(area => isSame(area, first))!
  .pieces.find(({ piece }) => piece === 'stall red')!
const customer = areas.find(({ area }) => area === 'customers')!.pieces[0]!
// The main stalls that it has not set up yet.
const mains = all.find(area => isSame(area, before))!.pieces
const waiting = all.find(({ area }) => area === 'waits')!.pieces[0]!

test('the book’s start is taken up', () => expect(why(areas)).toBe('taken up'))

const slips: [refused: string, told: Layout, rest?: object][] = [
  [
    'off-board',
    withPieces(first, pieces => pieces.map(lying => (lying === red ? { ...red, at: 400 } : lying))),
  ],
  [
    'no-such-stall',
    withPieces(first, pieces => [
      ...pieces.filter(lying => lying !== red),
      one('extension red', red.at! + 1),
    ]),
  ],
  ['stall-on-board', withPieces(first, pieces => [...pieces, { ...red, at: 0, beside: 1 }])],
  ['not-free', withPieces(first, pieces => [...pieces, one('extension red', red.at)])],
  ['not-free', withPieces(first, pieces => [...pieces, one('extension red', red.beside)])],
  ['not-free', withPieces(first, pieces => [...pieces, one('extension red', customer.at)])],
  [
    'entrance-not-beside',
    withPieces(first, pieces =>
      pieces.map(lying => (lying === red ? { ...red, beside: 0 } : lying)),
    ),
  ],
  [
    'restaurant-only',
    withPieces(first, pieces =>
      pieces.map(lying =>
        lying.piece === 'stall violet' ? { ...lying, at: 1, beside: 0 } : lying,
      ),
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
    withPieces({ area: 'customers' }, pieces =>
      pieces.map((lying, i) => (i === 0 ? { ...lying, at: 143 } : lying)),
    ),
  ],
  [
    'too-many-cards',
    withPieces({ area: 'hand', seat: 0 }, pieces => [
      ...pieces,
      one('card 0'),
      one('card 4'),
      one('card 8'),
    ]),
  ],
  ['display-size', withPieces({ area: 'display' }, pieces => pieces.slice(1))],
  ['display-size', withPieces({ area: 'display' }, pieces => [...pieces, one('card 0')])],
  ['no-such-seat', areas, { turn: 3 }],
  ['no-such-seat', areas, { final: 'still', out: [3] }],
]

test.each(slips)('%s', (refused, told, rest) => expect(why(told, rest)).toBe(refused))

// Where a neutral stall never stands, or never opens.
const elsewhere: [refused: string, cloth: string, at: number, beside: number][] = [
  ['entrance-not-free', 'red', 7, 8],
  ['cuts-off', 'red', 24, 36],
  ['entrance-off-market', 'red', 36, 48],
  ['market-only', 'red', 48, 36],
]

test.each(elsewhere)('a neutral stall: %s', (refused, cloth, at, beside) => {
  const moved = (lying: Lying) =>
    lying.piece === `stall ${cloth}` ? { ...lying, at, beside } : lying
  expect(why(withPieces(neutral, pieces => pieces.map(moved)))).toBe(refused)
})

const odd: [what: string, told: Layout, rest?: object][] = [
  [
    'a neutral stall extended',
    withPieces(neutral, pieces => [
      ...pieces,
      one('extension red', pieces.find(({ piece }) => piece === 'stall red')!.at! + 1),
    ]),
  ],
  [
    'an extension away from its stall',
    withPieces(first, pieces => [...pieces, one('extension red', 0)]),
  ],
  ['a medal for nothing', withPieces(before, () => [...mains, one('gold red')])],
  ['points for nothing', withPieces(before, () => [...mains, { piece: 'point', count: 5 }])],
  ['ten rounds without building', areas, { still: 20 }],
  ['the final phase at the start', areas, { final: 'one-empty', out: [1] }],
  ['somebody on turn who builds no more', areas, { final: 'still', still: 20, out: [0] }],
]

test.each(odd)('%s is taken up', (_, told, rest) => expect(why(told, rest)).toBe('taken up'))

test('points beyond those for stalls were noted for medals', () => {
  const extended = withPieces(first, pieces => [...pieces, one('extension red', red.at! - 12)])
  const noted = (count: number) => {
    const points = { ...before, pieces: [...mains, { piece: 'point', count }] }
    return (taken([...extended, points]) as { players: { tally: object }[] }).players[0]!.tally
  }
  expect(noted(1)).toEqual({ stalls: 1, medals: 0 })
  expect(noted(5)).toEqual({ stalls: 2, medals: 3 })
})
