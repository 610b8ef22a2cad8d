// The bot: what it imagines agrees with what it was told, it ends games of every kind, and says why
// it moves.
import { describe, expect, test } from 'vitest'
import { levels, type Seat } from '../../../web/games/game.ts'
import { bot } from '../../../web/games/kairo/bot/bot.ts'
import { imagine } from '../../../web/games/kairo/bot/imagine.ts'
import { reasonFor } from '../../../web/games/kairo/bot/reasons.ts'
import box from '../../../web/games/kairo/box.tsx'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Options, State } from '../../../web/games/kairo/rules/state.ts'
import { positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import { type Player, playedBy } from '../../laws/bots.ts'
import { combinations, optionsOf, watched } from '../../laws/random.ts'
import { isFull } from '../../sweep.ts'
import { pieces } from './pieces.ts'
import {
  at,
  attract,
  coins,
  district,
  extend,
  joker,
  pay,
  setUp,
  situation,
  stall,
} from './situation.ts'

const variants = combinations(box.digital.choices).map(wish => optionsOf(digital, wish) as Options)

test('what a viewer imagines shows it what it was shown, and no piece is lost or made', () => {
  for (const [i, seats] of [2, 3, 4].entries()) {
    watched(
      { game: digital, mode: 'digital', seats, options: variants[i + 3], seed: 77 + i },
      ({ state, action }) => {
        for (const viewer of ['room', 0, seats - 1] as const) {
          const told = positionOf(digital, state as State, viewer)
          const imagined = imagine(told, seeded(action.seq))
          expect(positionOf(digital, imagined, viewer)).toEqual(told)
          expect(pieces(imagined).sort()).toEqual(pieces(state as State).sort())
        }
      },
    )
  }
})

// Every fifth has each value of every choice.
test.each(variants.filter((_, i) => isFull || i % 5 === 0))(
  'bots end a game of $start, $medals, $oneOtherColour',
  options => {
    const of = variants.indexOf(options)
    const player = (_: unknown, seat: Seat): Player => {
      const level = levels[(seat + of) % levels.length]!
      return (position, chance) => bot(position as Parameters<typeof bot>[0], chance, level)
    }
    const { end } = playedBy(Array.from({ length: 2 + (of % 3) }, player), {
      game: digital,
      options,
      seed: 5,
    })
    expect(digital.result(end as State)).toBeDefined()
  },
)

// Both medals of green lie in the supply; those of red are held by a larger stall.
const game = situation({
  stalls: [
    stall(0, 'red', [6, 6], [5, 6]),
    stall(
      1,
      'red',
      [
        [9, 9],
        [9, 10],
      ],
      [8, 9],
    ),
    stall(0, 'green', [2, 6], [3, 6]),
    stall(1, 'white', [11, 6], [10, 6]),
  ],
  medals: { ...situation({}).medals, red: { gold: 1, silver: 1 } },
  players: [{ hand: [district(5), district(4)], coins: coins({ red: 2, green: 2 }) }, {}],
})
const chosen = (state: State) => bot(positionOf(digital, state, 0), seeded(1), 'sharp')

describe('it says why, with its figures', () => {
  test.each([
    [extend('green', [2, 5]), { reason: 'medals', of: { size: 2, medals: 3, points: 5 } }],
    [extend('red', [7, 6]), { reason: 'medals', of: { size: 2, medals: 1, points: 3 } }],
    [
      setUp('blue', [5, 2], [5, 3]),
      { reason: 'room', of: { squares: [at(5, 1), at(6, 2), at(4, 2)] } },
    ],
    [pay({ red: 2 }), { reason: 'leaves', of: { left: 2 } }],
    [attract(5, 6), { reason: 'earns', of: { cloth: 'red', coins: 1 } }],
    [
      attract(8, 9),
      { reason: 'earns-both', of: { cloth: 'red', coins: 1, theirs: 2, seats: [1] } },
    ],
    [{ kind: 'take', card: joker.J456 } as const, { reason: 'fits', of: { districts: [4, 5] } }],
    [{ kind: 'take', card: district(9) } as const, { reason: 'cards' }],
    [{ kind: 'hire' } as const, { reason: 'barker' }],
  ])('%j', (move, why) => {
    expect(reasonFor(game, 0, move)).toMatchObject(why)
  })
})

const having = (hand: number[], purse: State['players'][number]['coins']): State => ({
  ...game,
  players: game.players.map((player, seat) =>
    seat === 0 ? { ...player, hand, coins: purse } : player,
  ),
})

test('with a card for one of two extensions it takes the one with both medals', () => {
  const last = { ...having([joker.J456], coins({ red: 3, green: 3 })), final: 'one-empty' } as const
  expect(chosen(last)).toMatchObject({
    move: { kind: 'extension', cloth: 'green' },
    reason: 'medals',
  })
})

test('it pays with coins that none of its stalls needs', () => {
  const held = having([district(5), district(4)], coins({ red: 1, green: 2, yellow: 2 }))
  const put = extend('red', [7, 6]) as NonNullable<Extract<State['phase'], { kind: 'turn' }>['put']>
  const due: State = { ...held, phase: { kind: 'turn', seat: 0, taken: 0, put } }
  expect(chosen(due).move).toEqual(pay({ red: 1, yellow: 2 }))
})
