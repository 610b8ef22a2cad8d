// What Cape to Cairo's sentences are made of, for test/language.test.ts.
import { terrains } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import type {
  Board,
  Pages,
  Shared,
  Sheet,
} from '../../../web/games/cape-to-cairo/words/sentences.ts'
import { each, figures, type GameExamples, ofSeat, seats } from '../../language/examples.ts'

const landscapes = each({ terrain: terrains, tracks: figures, coin: [1, 10] })
const cards = Array.from({ length: 50 }, (_, id) => id)
const paid = { bonuses: figures, bought: figures }
const chances = [0, 1, 34]

export const examples: GameExamples<Shared, Board, Sheet, Pages> = {
  shared: {
    refused: {
      'over-capital': each({ capital: figures }),
      'too-few-bonuses': each({ held: figures }),
      'more-than-needed': each({ missing: figures }),
      'too-few-tracks': each({ missing: [3], given: figures }),
      'too-little-capital': each({ price: [10, 20], capital: figures }),
    },
    told: {},
  },
  board: {
    refused: {},
    told: {
      dealt: [{ cards: [0, 12, 49] }],
      bid: [...ofSeat, ...each({ seat: seats, pounds: figures })],
      'drew-lots': [
        {
          drawing: [
            { seat: 0, card: 3 },
            { seat: 1, card: 14 },
          ],
        },
      ],
      ranked: [{ order: [2, 0, 1] }],
      won: ofSeat,
      chose: each({ seat: seats, card: cards }),
      drew: each({ seat: seats, card: cards }),
      passed: ofSeat,
      crossed: each({ seat: seats, card: [0, 12, 23, 34, 45], ...paid }),
      'gained-bonus': ofSeat,
      preferred: each({ seat: seats, from: ['pile', 'discard'] } as const),
      reshuffled: each({ from: ['discards', 'bonuses', 'stock'] } as const),
      revealed: [{ bids: [0, 1, 20] }],
    },
  },
  sheet: {
    refused: {
      'same-card-twice': landscapes,
      'sixth-bonus': seats.map(seat => ({ seats: [seat] as const })),
      'lane-length': each({ stand: figures, given: [1] }),
    },
    told: {
      sealed: ofSeat,
      entered: {
        bid: each({ seat: seats, pounds: figures }),
        coin: each({ seat: seats, coin: [1, 10] }),
        took: landscapes.flatMap(card => each({ seat: seats, card: [card] })),
        stocked: each({ seat: seats, tracks: figures }),
        stock: each({ seat: seats, tracks: figures }),
        pass: ofSeat,
        crossed: each({ seat: seats, coin: [1, 10], rivers: [[], [1, 2]], ...paid }),
        built: each({ seat: seats, terrain: [undefined, ...terrains], ...paid }),
        depth: each({ depth: ['ledger', 'full'] } as const),
        stands: each({ seat: seats, lane: [landscapes.slice(0, 1), landscapes.slice(3, 5)] }),
      },
    },
  },
  reasons: {
    mixes: each({ most: figures, first: chances, last: chances }),
    even: each({ most: figures }),
    takes: each({ need: figures, tracks: figures, pounds: figures }),
    'needs-less': each({ need: [6, 9], more: [1, 3] }),
    'brings-more': each({ tracks: figures, more: figures }),
    'pays-more': each({ pounds: figures, more: figures }),
    draws: each({ cards: figures }),
    free: each({ pounds: figures, crossed: [1, 7] }),
    spends: each({ short: figures, pounds: figures, crossed: [1, 7] }),
    saves: each({ short: figures, capital: figures, cards: figures }),
    waits: each({ capital: figures, cards: figures }),
    cannot: each({ short: figures, pounds: figures }),
  },
}
