// What Cape Horn's sentences are made of, for test/language.test.ts.
import { roseColours, stages } from '../../../web/games/cape-horn/rules/pieces.ts'
import type { Board, Pages, Shared, Sheet } from '../../../web/games/cape-horn/words/sentences.ts'
import { each, figures, type GameExamples, ofSeat, seats } from '../../language/examples.ts'

const squares = each({ squares: [[17, 30]] })
const roses = each({ stage: stages, colour: roseColours })
const rosesOfSeats = each({ seat: seats, stage: stages, colour: roseColours })
const paid = [0, 3]

export const examples: GameExamples<Shared, Board, Sheet, Pages> = {
  shared: {
    refused: {
      'too-few-points': each({ price: [1, 3, 5], points: figures }),
      'hand-full': each({ limit: [6] }),
    },
    told: {},
  },
  board: {
    refused: {
      'not-sea': squares,
      'card-there': squares,
      'touches-no-card': squares,
      'nothing-to-cover': squares,
      'printed-start': squares,
      'under-a-ship': squares,
      'within-reach': squares,
      'within-ignore': squares,
      'no-card-there': squares,
      'ship-there': squares,
      'no-arrow': squares,
      'not-beside': squares,
    },
    told: {
      opened: each({ first: seats }),
      began: [...ofSeat, ...each({ seat: seats, gained: [0 as const] })],
      laid: each({ seat: seats, card: ['A', 'H'], at: [17] }),
      covered: each({ seat: seats, card: ['A'], at: [17] }),
      sailed: each({
        seat: seats,
        to: [17],
        by: ['sail', 'ignore'],
        cost: paid,
        sprint: [false, true],
      } as const),
      'crossed-line': each({ seat: seats, cost: paid }),
      'won-rose': rosesOfSeats,
      renounced: each({ seat: seats, gained: [0, 1] }),
      drew: [...ofSeat, ...each({ seat: seats, card: ['A'] })],
      bought: [...ofSeat, ...each({ seat: seats, card: ['A'] })],
      won: each({ seat: seats, how: ['roses', 'line'] } as const),
    },
  },
  sheet: {
    refused: { 'stage-owned': roses, 'colour-owned': roses },
    told: {
      entered: {
        begins: each({ first: seats }),
        sails: ofSeat,
        renounced: ofSeat,
        ignored: ofSeat,
        sprinted: ofSeat,
        rose: rosesOfSeats,
        'crossed-line': ofSeat,
        draws: ofSeat,
        bought: ofSeat,
        hand: each({ seat: seats, change: [-2, -1, 1, 2] }),
        peg: each({ seat: seats, points: figures }),
        next: ofSeat,
      },
    },
  },
  reasons: {
    winsBySprint: each({ squares: [[17]], steps: [1, 2] }),
    winsNext: each({ squares: [[17]], steps: [1, 2] }),
    rose: roses,
    onto: each({ squares: [[17]], left: [1, 2.5] }),
    leads: each({ squares: [[17]], left: [1, 2.5], steps: [1, 2] }),
    nearer: each({ squares: [[17]], left: [1, 2.5] }),
    sprints: each({ left: [1, 2.5] }),
    waits: each({ left: [1, 2.5] }),
    draws: each({ cards: figures }),
    keeps: each({ points: [1, 2] }),
    buys: each({ cards: [2], gain: [0.1, 0.9], cost: [0, 0.1], points: [1, 2] }),
    ends: each({ cards: figures, points: figures }),
  },
}
