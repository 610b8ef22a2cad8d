// What Kairo's sentences are made of, for test/language.test.ts.
import { byCloth, cloths } from '../../../web/games/kairo/rules/pieces.ts'
import type { Board, Pages, Shared, Sheet } from '../../../web/games/kairo/words/sentences.ts'
import { each, figures, type GameExamples, ofSeat, seats } from '../../language/examples.ts'

const squares = each({ squares: [[90]] })
const several = each({ squares: [[90], [90, 91, 103]] })
const clothsOfSeats = each({ seat: seats, cloth: cloths })
const coins = byCloth(() => 1)
const gains = [
  [],
  [{ medal: 'gold' as const, from: null }],
  ...seats.map(from => [
    { medal: 'gold' as const, from: null },
    { medal: 'silver' as const, from },
  ]),
]
const plays = [{ cards: [0] }, { cards: [9], coin: 'red' as const }, { cards: [0, 1, 2] }]
const put = (kind: 'stall' | 'extension' | 'move') =>
  cloths.map(cloth => ({ kind, cloth, square: 90, entrance: 91 }) as never)
const spent = { paid: [undefined, coins], coin: [undefined, 'green' as const] }

export const examples: GameExamples<Shared, Board, Sheet, Pages> = {
  shared: {
    refused: { 'too-few-coins': each({ short: [1, 2] }), 'wrong-sum': each({ price: figures }) },
    told: {
      scored: each({
        seat: seats,
        cloth: cloths,
        size: [1, 2],
        gains,
        points: [{ stalls: 1, medals: 1 } as never, { stalls: 2, medals: 3 } as never],
      }),
    },
  },
  board: {
    refused: {
      'market-only': squares,
      'restaurant-only': squares,
      'not-free': squares,
      'cloth-in-district': squares,
      'beside-a-stall': several,
      'cuts-off': several,
      'entrance-not-beside': squares,
      'entrance-off-market': squares,
      'entrance-not-free': squares,
      'entrance-cut-off': squares,
      'district-full': several,
      'not-beside-yours': several,
      'touches-same-cloth': several,
      'can-be-extended': several,
      'no-card': each({ district: [1, 9] }),
      'other-district': each({ district: [1, 9] }),
      'no-entrance': squares,
      'entrance-occupied': squares,
      'too-few-barkers': each({ squares: [[90], [90, 91]], needed: [1, 2], barkers: figures }),
    },
    told: {
      opened: each({ first: seats }),
      'drew-stall': clothsOfSeats,
      placed: each({
        seat: seats,
        stall: cloths.flatMap(cloth => [
          { cloth, owner: null, squares: [90], entrance: 91 },
          { cloth, owner: 0, squares: [90], entrance: 91 },
        ]),
      }),
      'set-aside': [...ofSeat, ...clothsOfSeats],
      built: [
        ...each({ seat: seats, put: [...put('stall'), ...put('move')], play: plays }),
        ...each({ seat: seats, put: put('extension'), play: plays, coins: [coins] }),
      ],
      attracted: each({
        seat: seats,
        cloth: cloths,
        entrance: [90],
        barkers: figures,
        income: [
          [{ seat: 1, coins: 2 }],
          [
            { seat: 0, coins: 1 },
            { seat: 2, coins: 2 },
          ],
        ],
        arrives: cloths,
      }),
      took: [
        ...each({ seat: seats, from: ['display', 'pile'] as const, card: [0, 9] }),
        ...each({ seat: seats, from: ['pile', 'barkers'] as const }),
      ],
      discarded: each({ seat: seats, card: [0, 9] }),
      final: each({ reason: ['one-empty', 'two-low', 'still'] } as const),
      stopped: ofSeat,
      'shut-out': ofSeat,
    },
  },
  sheet: {
    refused: {},
    told: {
      opened: [
        { seats: 2, options: { coins: 'kept' } },
        { seats: 3, options: { coins: 'real' } },
      ],
      entered: {
        'sets-up': each({ seat: seats, cloths: [cloths.slice(0, 3)] }),
        begins: each({ first: seats }),
        stall: each({ seat: seats, cloth: cloths, coin: spent.coin }),
        extension: each({ seat: seats, cloth: cloths, ...spent }),
        move: each({ seat: seats, cloth: cloths, coin: spent.coin }),
        attract: each({ seat: seats, cloth: cloths, owner: [...seats, 'neutral' as const] }),
        draw: ofSeat,
        stop: ofSeat,
        counts: each({ seat: seats, coins: figures }),
      },
    },
  },
  reasons: {
    scores: each({ size: [1, 2], sum: [9] }),
    medals: each({ size: [1, 2], medals: [1, 2], points: [2, 4], sum: [9] }),
    room: [{ squares: [] }, { squares: [90] }, { squares: [90, 91] }],
    neutral: each({ mine: figures, theirs: figures }),
    leaves: each({ paid: [1, 2], left: figures }),
    'leaves-only': each({ paid: [1, 2], left: figures }),
    spare: each({ left: figures, coins: figures, fit: figures, open: figures }),
    'spare-only': each({ left: figures, coins: figures, fit: figures, open: figures }),
    earns: each({ cloth: cloths, coins: [1, 2], have: [1, 2] }),
    'earns-both': each({
      cloth: cloths,
      coins: [1, 2],
      have: [3],
      theirs: figures,
      seats: seats.slice(1).map(seat => [seat]),
    }),
    fits: each({
      districts: [[1], [1, 2], [7, 8, 9]],
      fit: [1, 2],
      open: [2, 3],
      cards: [1, 3],
      all: [1, 2],
    }),
    cards: each({ cards: [1, 2], fit: [1, 2], open: [2, 3] }),
    'no-card': each({ open: figures }),
    three: each({ open: figures }),
    barker: each({ barkers: [1, 2], reach: figures }),
  },
}
