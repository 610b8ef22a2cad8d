// What Le Camino's sentences are made of, for test/language.test.ts.
import { corners, pieces } from '../../../web/games/camino/rules/kinds.ts'
import type { Board, Pages, Shared, Sheet } from '../../../web/games/camino/words/sentences.ts'
import { each, figures, type GameExamples, ofSeat, seats } from '../../language/examples.ts'

const square = each({ squares: [[17]] })
const several = each({ squares: [[17], [17, 18, 31], [17, 18, 19, 20, 21]] })
const lines = each({ squares: [[17]], line: ['river', 'railway'] as const })
const piecesOfSeats = each({ seat: seats, piece: pieces })
const placed = each({ seat: seats, piece: pieces, turns: [1 as const], at: [17] })

export const examples: GameExamples<Shared, Board, Sheet, Pages> = {
  shared: {
    refused: {
      occupied: square,
      mismatch: several,
      unfillable: each({ squares: [[17]], asked: ['R W - -', 'T 0 R -', '- - - -'] }),
      region: several.slice(1),
      blocked: [{}, ...seats.map(seat => ({ seats: [seat] })), { seats: [1, 3] }],
      'third-line': lines,
      loop: lines,
    },
    told: {},
  },
  board: {
    refused: {
      'open-in-corner': several,
      'more-than-one-fits': square,
      'still-of-use': several,
      'can-lay': square,
    },
    told: {
      opened: each({ first: seats }),
      redealt: each({ seat: seats, shown: [pieces.slice(-3)] }),
      laid: placed,
      completed: placed,
      'set-aside': piecesOfSeats,
      drew: [...ofSeat, ...piecesOfSeats],
      swapped: [
        ...ofSeat,
        ...each({ seat: seats, gave: pieces, got: ['bridge', 'curve'] as const }),
      ],
      passed: ofSeat,
      offered: ofSeat,
      accepted: ofSeat,
      declined: ofSeat,
      ended: each({ how: ['automatic', 'agreed', 'stuck'] } as const),
    },
  },
  sheet: {
    refused: {
      'none-left': each({ piece: pieces }),
      'nothing-there': square,
      'too-short': each({ least: [1, 23] }),
    },
    told: {
      entered: {
        begins: each({ first: seats, corner: corners }),
        road: each({
          seat: seats,
          path: [
            [{ column: 1, row: 1 }],
            [
              { column: 1, row: 1 },
              { column: 4, row: 1 },
            ],
          ],
        }),
        piece: each({ seat: seats, piece: pieces, turns: [0], column: [1], row: [2] }),
        clear: each({ seat: seats, column: [1], row: [2] }),
        counts: each({ seat: seats, whose: seats }),
        'takes-over': each({ seat: seats, whose: seats }),
        close: each({ how: ['agreed', 'stuck'] } as const),
      },
    },
  },
  reasons: {
    dearer: each({ points: [1, 2], theirs: figures }),
    guards: each({ mine: [20], before: [1, 2.5], after: [0, 0.4] }),
    secures: each({ steps: [1, 2], open: figures, empty: figures }),
    idle: each({ mine: figures, empty: figures }),
    spares: each({ mine: figures, theirs: figures, empty: figures }),
    only: each({ mine: figures, theirs: figures, empty: figures }),
    least: each({ points: [1, 2], mine: figures }),
    completes: each({ pot: [1, 2] }),
    'completes-last': each({ left: figures }),
    'sets-aside': each({ pot: [1, 2] }),
    'sets-aside-last': each({ left: figures }),
    swaps: each({ copies: [1, 2], pot: [1, 2], empty: [1, 2] }),
    passes: each({ left: figures, empty: figures }),
    draws: each({ pot: [1, 2] }),
    ends: each({ left: figures }),
    wins: each({ mine: [1, 20], theirs: [2, 30] }),
  },
}
