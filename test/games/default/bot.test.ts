// The house's bot: it ends every game with legal moves, its levels differ in strength, and what a
// move costs is bounded.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { box } from '../../../web/games/box.tsx'
import { botOf } from '../../../web/games/default/bot.ts'
import type { AnyBot, Game, Level, Position, Seat } from '../../../web/games/game.ts'
import { levels } from '../../../web/games/game.ts'
import { standingsOf } from '../../../web/games/kit/ranking.ts'
import { refuse } from '../../../web/games/kit/refuse.ts'
import { open, positionOf } from '../../../web/games/play.ts'
import bids, { type AuctionView } from '../../bench/box.tsx'
import { seeded } from '../../chance.ts'
import { playedBy } from '../../laws/bots.ts'

const GOAL = 50
const options = v.strictObject({ mayLeave: v.optional(v.boolean(), false) })
const kinds = ['roll', 'bank', 'leave'] as const
const move = v.strictObject({ kind: v.picklist(kinds) })
type Options = v.InferOutput<typeof options>
type Move = v.InferOutput<typeof move>
interface View {
  banked: readonly number[]
  pot: number
  turn: Seat
  left?: Seat
}
type Race = View & { options: Options }
type Event =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'rolled'; pips: number }
  | { kind: 'banked' | 'left' }

const isOver = ({ banked, left }: View) =>
  left !== undefined || banked.some(points => points >= GOAL)
const allowed = ({ you, options, view }: Position<View, Options>) =>
  you !== view.turn || isOver(view)
    ? []
    : kinds.filter(kind => kind === 'roll' || (kind === 'bank' ? view.pot > 0 : options.mayLeave))

// An open dice race: roll on, or bank what was rolled; a 1 loses it. Who leaves has lost.
const race: Game<Race, View, Move, Event, Options> = {
  version: 1,
  open: true,
  options,
  move,
  setup: (seats, options) => [{ kind: 'opened', seats, options }],
  evolve(race, event) {
    if (event.kind === 'opened')
      return { options: event.options, banked: Array(event.seats).fill(0), pot: 0, turn: 0 }
    const { banked, pot, turn } = race!
    if (event.kind === 'left') return { ...race!, left: turn }
    if (event.kind === 'rolled' && event.pips > 1) return { ...race!, pot: pot + event.pips }
    const gain = event.kind === 'banked' ? pot : 0
    return {
      ...race!,
      banked: banked.with(turn, banked[turn]! + gain),
      pot: 0,
      turn: (turn + 1) % banked.length,
    }
  },
  view: ({ options: _, ...view }) => view,
  viewEvent: event => event,
  moves: position => allowed(position).map(kind => ({ kind })),
  check: (position, { kind }) =>
    allowed(position).includes(kind) ? undefined : refuse('not-now', 'turn'),
  decide(_, __, { kind }, { roll }) {
    if (kind === 'roll') return [{ kind: 'rolled', pips: 1 + roll(6) }]
    return [{ kind: kind === 'bank' ? 'banked' : 'left' }]
  },
  proceed: () => [],
  end: race => ({ ...race, left: race.turn }),
  result({ banked, left, ...race }) {
    if (!isOver({ banked, left, ...race })) return undefined
    const by = banked.map((points, seat) => (seat === left ? -1 : points))
    return standingsOf(by.map(points => [['points', points]]))
  },
}
const score = ({ banked }: View) => banked
const racer = { game: race, seats: [2, 3, 4], better: 'more' as const, score }
const bot = botOf(racer)

const positionIn = (view: Partial<View>, options: Options = { mayLeave: false }) => ({
  you: 0,
  options,
  view: { banked: [20, 20], pot: 0, turn: 0, ...view },
})

// By how many of a hundred games one level wins against another, with each seat in turn.
const wins = (strong: Level, weak: Level, games: number) => {
  let won = 0
  for (let i = 0; i < games; i++) {
    const own = i % 2
    const levelOf = (seat: Seat) => (seat === own ? strong : weak)
    const players = [0, 1].map(
      seat => (position: Position, luck: Parameters<AnyBot>[1]) =>
        bot(position, luck, levelOf(seat)),
    )
    const deal = { game: race, options: { mayLeave: false }, seed: 1 + (i >> 1) }
    const { end } = playedBy(players, deal)
    const [first] = race.result(end as Race)!
    if (first!.seat === own) won++
  }
  return (100 * won) / games
}

// The same auction, without a bot: what others have bid is any of what they may.
const auction = box({
  ...bids,
  digital: {
    ...bids.digital,
    bot: undefined,
    score: ({ won }: AuctionView) => won,
    imagine({ you, options, view }, { roll }) {
      const { sealed, bid, ...rest } = view as AuctionView
      const bidOf = (seat: Seat) => (seat === you ? bid! : [0, 1, 5, 20][roll(4)]!)
      return { ...rest, options, bids: sealed.map((is, seat) => (is ? bidOf(seat) : null)) }
    },
  },
})

describe('every level ends its games', () => {
  const boxes = {
    race: { game: race, bot, options: { mayLeave: false } },
    'a race without a score': {
      game: race,
      bot: botOf({ ...racer, score: undefined }),
      options: { mayLeave: false },
    },
    'an auction of sealed bids': { ...auction.digital, options: { rounds: '3' } },
  }
  test.each(Object.entries(boxes))('%s', (_, { game, bot, options }) => {
    for (const level of levels)
      for (const seats of [2, 3]) {
        const player = (position: Position, luck: Parameters<AnyBot>[1]) =>
          bot(position, luck, level)
        // `playedBy` throws at a refused move, and where the game does not end.
        const { end } = playedBy(Array(seats).fill(player), { game, options, seed: 1 })
        expect(game.result(end as never)).toBeDefined()
      }
  })
})

test.each(levels)('%s: the same position and luck give the same move', level => {
  const { state } = open(auction.digital.game, 3, { rounds: '12' }, seeded(1))
  const position = positionOf(auction.digital.game, state, 1)
  for (const seed of [1, 2, 3]) {
    const ask = () => auction.digital.bot(position, seeded(seed), level)
    expect(ask()).toEqual(ask())
  }
})

test('a stronger level wins more', () => {
  expect(wins('steady', 'easy', 100)).toBeGreaterThan(60)
  expect(wins('sharp', 'easy', 24)).toBeGreaterThan(60)
})

test('no level throws a game away, and normal and strong see a win', () => {
  const leaving = { mayLeave: true }
  for (let seed = 1; seed <= 100; seed++)
    expect(bot(positionIn({ pot: 9 }, leaving), seeded(seed), 'easy').move.kind).not.toBe('leave')
  for (const level of ['steady', 'sharp'] as const)
    for (let seed = 1; seed <= 5; seed++) {
      expect(bot(positionIn({ pot: 30 }, leaving), seeded(seed), level).move.kind).toBe('bank')
      expect(bot(positionIn({ pot: 3 }), seeded(seed), level).move.kind).toBe('roll')
    }
})

test('where less is better, it does not gather', () => {
  const lazy = botOf({ ...racer, better: 'less' })
  for (const level of ['steady', 'sharp'] as const)
    expect(lazy(positionIn({ pot: 20 }), seeded(1), level).move.kind).toBe('roll')
})

test('what a partner has does not count as a lead of others', () => {
  const pairs = [
    [0, 2],
    [1, 3],
  ]
  const chosen = (sides: typeof race.sides, third: number) => {
    const ask = botOf({ ...racer, game: { ...race, sides } })
    const position = positionIn({ banked: [10, 20, third, 20], pot: 15 })
    return Array.from({ length: 40 }, (_, seed) => ask(position, seeded(seed), 'steady').move.kind)
  }
  expect(chosen(() => pairs, 45)).toEqual(chosen(() => pairs, 0))
  expect(chosen(undefined, 45)).not.toEqual(chosen(undefined, 0))
})

test('a box that gives a bot keeps it', () => {
  expect(box(bids).digital.bot).toBe(bids.digital.bot)
})

test('without a legal move it gives none, which a table refuses', () => {
  for (const level of levels)
    expect(bot(positionIn({ turn: 1 }), seeded(1), level)).toEqual({ move: undefined })
})

// A game that offers hundreds of moves and whose turns never end by themselves.
test('what a move costs is bounded', () => {
  let looked = 0
  const wide: typeof race = {
    ...race,
    moves: position => {
      const moves = [...race.moves(position)].flatMap(one => Array<Move>(100).fill(one))
      looked += moves.length
      return moves
    },
    decide(...asked) {
      looked++
      return race.decide(...asked)
    },
  }
  for (const game of [race, wide])
    for (const [level, most] of [
      ['easy', 6000],
      ['steady', 6000],
      ['sharp', 18_000],
    ] as const) {
      looked = 0
      botOf({ ...racer, game })(positionIn({ pot: 5 }), seeded(1), level)
      expect(looked).toBeLessThan(most)
    }
})

test('a game with secrets gives a bot, or says how they may be', () => {
  const { open: _, ...secret } = race
  expect(() => botOf({ ...racer, game: secret })).toThrow('imagine')
})
