// The bot of a game without one of its own. It knows only the contract of a game and its score: it
// tries legal moves, simulates how the game goes on after each, and makes the one that is best for
// its seat.
import type { AnyBot, AnyGame, Chance, Level, Position, Seat } from '../game.ts'
import { seatOf, sideOf, sidesOf } from '../kit/seats.ts'
import { seeded } from '../kit/seeded.ts'
import { evolved, positionOf, proceeded } from '../play.ts'
import { kindOf } from '../words.ts'

/** The parts of a box that the bot uses. */
export interface Given {
  game: AnyGame
  seats: readonly number[]
  better: 'more' | 'less'
  score?(view: unknown, options: unknown): readonly number[]
  imagine?(position: Position, chance: Chance): unknown
}

// How thoroughly a level searches. It considers at most `moves` legal moves, and plays each to the
// end of its turn at most `tries` times. It stops once it has looked at `looked` moves: those that
// it was offered and those that it made. `best`: a second search among the best moves of the first,
// which plays each through `actions` actions of all seats.
interface Skill {
  moves: number
  tries: number
  looked: number
  best?: { moves: number; actions: number; looked: number }
}
const skills: Record<Exclude<Level, 'easy'>, Skill> = {
  steady: { moves: 24, tries: 12, looked: 2500 },
  sharp: {
    moves: 60,
    tries: 12,
    looked: 3000,
    best: { moves: 6, actions: 10, looked: 5000 },
  },
}
const glance: Skill = { moves: 2, tries: 2, looked: 500 } // for `easy`: two random moves
const turnMost = 20 // actions: a simulated turn that is longer is cut off
const gameMost = 500 // actions of the second search if there is no score before the end

interface Way {
  move: unknown
  tries: number
  sum: number // of the worth of each try
}
const meanOf = ({ sum, tries }: Way) => sum / tries

// Returns what a state is worth to a seat, from 0 (lost) to 1 (won). Before the end of the game
// this follows from the lead over the best opponent; without a score it is 0.5.
const worthOf = ({ game, score, better }: Given, state: unknown, seat: Seat): number => {
  const { options, view } = positionOf(game, state, seat)
  const rivalsOf = (seats: number) => {
    const side = sideOf(sidesOf(game, seats, options), seat)
    return [...Array(seats).keys()].filter(other => !side.includes(other))
  }
  const standings = game.result(state)
  if (standings) {
    const first = standings.filter(({ place }) => place === 1).map(one => one.seat)
    const shared = rivalsOf(standings.length).filter(other => first.includes(other))
    return first.includes(seat) ? 1 / (1 + shared.length) : 0
  }
  const points = score?.(view, options)
  if (!points) return 0.5
  const own = points[seat]!
  const others = rivalsOf(points.length).map(other => points[other]!)
  const best = better === 'more' ? Math.max(...others) : Math.min(...others)
  const lead = better === 'more' ? own - best : best - own
  return 0.5 + lead / (Math.abs(own) + Math.abs(best) + 1) / 2
}

const byKind = (moves: readonly unknown[]): unknown[][] => {
  const kinds = new Map<string, unknown[]>()
  for (const move of moves) {
    const kind = kindOf(move)
    const known = kinds.get(kind)
    if (known) known.push(move)
    else kinds.set(kind, [move])
  }
  return [...kinds.values()]
}

// Picks a random move, each kind with equal probability: otherwise a hundred ways to lay a card
// would hide the one move that ends the turn.
const anyOf = (moves: readonly unknown[], chance: Chance): unknown => {
  const kinds = byKind(moves)
  const kind = kinds[chance.roll(kinds.length)]!
  return kind[chance.roll(kind.length)]
}

// Returns all moves in random order, except that one of each kind comes first, then a second one of
// each.
const mixed = (moves: readonly unknown[], chance: Chance): unknown[] => {
  const kinds = byKind(chance.shuffle(moves))
  const most = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: most }, (_, i) => kinds.flatMap(kind => kind.slice(i, i + 1))).flat()
}

// Simulates moves from a state, and counts the moves that it was offered or made.
const walkIn = (given: Given) => {
  const { game } = given
  let looked = 0
  const offered = (state: unknown, seat: Seat): unknown[] => {
    const moves = game.result(state) ? [] : [...game.moves(positionOf(game, state, seat))]
    looked += moves.length
    return moves
  }
  const made = (state: unknown, seat: Seat, move: unknown, chance: Chance): unknown => {
    looked++
    const events = game.decide(state, seat, move, chance)
    return proceeded(game, evolved(game, state, events), chance).state
  }
  // Plays random moves to the end of a seat's turn.
  const turned = (state: unknown, seat: Seat, chance: Chance): unknown => {
    for (let n = 0; n < turnMost; n++) {
      const moves = offered(state, seat)
      if (moves.length === 0) break
      state = made(state, seat, anyOf(moves, chance), chance)
    }
    return state
  }
  // Returns the seat that moves next, with its moves: the last seat again if it can move, otherwise
  // the first that can. Undefined if nobody can.
  const next = (state: unknown, last: Seat, seats: number) => {
    for (const seat of [last, ...Array(seats).keys()]) {
      const moves = offered(state, seat)
      if (moves.length > 0) return { seat, moves }
    }
    return undefined
  }
  // Plays some actions of all seats. Before each it tries two random moves, and keeps the state
  // that is better for the seat that moves. Ends early if nobody can move.
  const played = (state: unknown, last: Seat, chance: Chance, seats: number, most: number) => {
    for (let n = 0, at = next(state, last, seats); n < most && at; n++) {
      const { seat, moves } = at
      const [one, other] = Array.from({ length: Math.min(2, moves.length) }, () =>
        made(state, seat, anyOf(moves, chance), chance),
      )
      const isBetter = moves.length > 1 && worthOf(given, other, seat) > worthOf(given, one, seat)
      state = isBetter ? other : one
      at = next(state, seat, seats)
    }
    return state
  }
  return { made, turned, played, looked: () => looked }
}

/**
 * Makes the bot of a game. Without a legal move it returns `move: undefined`, which the table
 * refuses. Throws for a game with secrets that has no `imagine`.
 */
export const botOf = (given: Given): AnyBot => {
  const { game, score, imagine } = given
  if (!game.open && !imagine) throw new Error('a game with secrets gives a bot, or imagine')
  return (position: Position, chance, level) => {
    const seat = seatOf(position)
    const offered: unknown[] = [...game.moves(position)]
    if (offered.length < 2) return { move: offered[0] }
    const walk = walkIn(given)

    // Tries each move once a round, and returns the tried moves with the best on average first. In
    // one round all moves meet the same luck and the same hidden pieces, so that only the moves
    // make a difference.
    const tried = (
      ways: readonly Way[],
      rounds: number,
      looked: number,
      playOn: (state: unknown, luck: Chance) => unknown,
    ): Way[] => {
      const end = walk.looked() + looked
      const after = ways.map(way => ({ ...way }))
      for (let round = 0; round < rounds && walk.looked() < end; round++) {
        const seed = chance.roll(2 ** 31)
        const state = imagine
          ? imagine(position, seeded(seed))
          : { ...position.view!, options: position.options }
        for (const way of after) {
          if (walk.looked() >= end) break
          const luck = seeded(seed + 1)
          const next = playOn(walk.made(state, seat, way.move, luck), luck)
          way.sum += worthOf(given, next, seat)
          way.tries++
        }
      }
      return after.filter(({ tries }) => tries > 0).sort((a, b) => meanOf(b) - meanOf(a))
    }
    const byTurn = (moves: readonly unknown[], { tries, looked }: Skill): Way[] => {
      const ways = moves.map(move => ({ move, tries: 0, sum: 0 }))
      return tried(ways, tries, looked, (state, luck) => walk.turned(state, seat, luck))
    }

    if (level === 'easy') {
      const [better] = byTurn([anyOf(offered, chance), anyOf(offered, chance)], glance)
      if (better!.sum > 0) return { move: better!.move }
    }
    const skill = skills[level === 'easy' ? 'steady' : level]
    const ways = byTurn(mixed(offered, chance).slice(0, skill.moves), skill)
    const { best } = skill
    if (!best) return { move: ways[0]!.move }
    const seats = score?.(position.view, position.options).length ?? Math.max(...given.seats)
    const actions = score ? best.actions : gameMost
    const [first] = tried(
      ways.slice(0, best.moves),
      Number.POSITIVE_INFINITY,
      best.looked,
      (state, luck) => walk.played(state, seat, luck, seats, actions),
    )
    return { move: first!.move }
  }
}
