// Every refusal of the digital game, by its code and the point it cites.
import { describe, expect, test } from 'vitest'
import { points } from '../../../web/games/cape-to-cairo/rules/points.ts'
import type { Phase, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import { building, card, offered, refusalOf, situation } from './situation.ts'

const met = situation({
  railways: [
    { lane: [card('mountain', 1)], capital: 19, bonuses: [card('river', 9)] }, // 3 tracks
    { lane: [card('desert', 1)] },
    { lane: [card('savanna', 1)] },
  ],
  stock: [card('mountain', 4), card('river', 10)], // 3
  phase: building(0, true),
})
const during = (phase: Phase, rest: Partial<State> = {}): State => ({ ...met, ...rest, phase })
const auction = during({ kind: 'auction', bids: [null, 5, null] })
const choosing = during(
  { kind: 'choosing', order: [2, 0] },
  { offer: [card('river', 3), card('river', 4)] },
)
const build = { kind: 'build', bonuses: 0, bought: 0 }
const pass = { kind: 'pass' }
const draw = { kind: 'draw' }

const cases: [code: string, rule: string, state: State, seat: number | 'room', move: unknown][] = [
  ['over-capital', 'bids', auction, 0, { kind: 'bid', pounds: 20 }],
  ['already-sealed', 'bids', auction, 1, { kind: 'bid', pounds: 6 }],
  ['no-auction-now', 'auction', met, 0, { kind: 'bid', pounds: 6 }],
  ['nothing-to-choose', 'choosing', auction, 0, { kind: 'choose', card: card('river', 3) }],
  ['not-your-turn', 'choosing', choosing, 0, { kind: 'choose', card: card('river', 3) }],
  ['not-on-offer', 'choosing', choosing, 2, { kind: 'choose', card: card('river', 9) }],
  ['not-building-now', 'building', auction, 0, pass],
  ['not-building-now', 'building', choosing, 2, draw],
  ['not-your-turn', 'building', met, 1, pass],
  ['not-your-turn', 'building', met, 2, draw],
  ['already-drawn', 'stock', met, 0, draw],
  ['draw-first', 'stock', during(building(0, false)), 0, build],
  ['draw-first', 'stock', during(building(0, false)), 0, pass],
  ['too-few-tracks', 'payment', met, 0, { ...build, bonuses: 1, bought: 1 }],
  ['more-than-needed', 'payment', met, 0, { ...build, bonuses: 1, bought: 3 }],
  ['too-few-bonuses', 'payment', met, 0, { ...build, bonuses: 2, bought: 1 }],
  ['too-little-capital', 'payment', met, 0, { ...build, bonuses: 1, bought: 2 }],
  [
    'nothing-to-cross',
    'crossing',
    { ...met, railways: met.railways.map(one => ({ ...one, lane: [] })) },
    0,
    build,
  ],
  [
    'pile-only',
    'river',
    { ...met, options: { bonusFrom: 'pile' } },
    0,
    { kind: 'prefer', from: 'discard' },
  ],
  ['already-preferred', 'river', met, 0, { kind: 'prefer', from: 'pile' }],
  ['not-your-turn', 'river', met, 1, { kind: 'prefer', from: 'discard' }],
  ['not-your-turn', 'river', auction, 1, { kind: 'prefer', from: 'discard' }],
  ['not-your-turn', 'goal', met, 'room', pass],
  ['game-over', 'end', during({ kind: 'over' }), 0, pass],
]

describe('refused', () => {
  test.each(cases)('%s (%s)', (refused, rule, state, seat, move) => {
    expect(refusalOf(state, seat, move)).toMatchObject({ refused, rule })
    expect(points).toContain(rule)
  })

  test.each([
    null,
    undefined,
    7,
    'pass',
    [],
    {},
    { kind: '__proto__' },
    { kind: 'bid' },
    { kind: 'bid', pounds: -1 },
    { kind: 'bid', pounds: 0.5 },
    { kind: 'bid', pounds: Number.NaN },
    { kind: 'bid', pounds: 1e308 },
    { kind: 'bid', pounds: '5' },
    { kind: 'choose', card: 50 },
    { ...build, bought: -1 },
    { ...build, free: true },
    { kind: 'prefer', from: 'pocket' },
  ])('nonsense %j', move => {
    for (const state of [auction, choosing, met]) {
      for (const seat of [0, 1, 2])
        expect(refusalOf(state, seat, move)).toEqual({ refused: 'nonsense', rule: 'goal' })
    }
  })

  test('when it is over, and from the room, there is nothing to do', () => {
    expect(offered(during({ kind: 'over' }), 0)).toEqual([])
    expect(offered(during(building(0, true)), 1)).toEqual([])
  })
})
