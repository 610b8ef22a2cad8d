// The bot of a game that gives none. It knows the contract and the score: it tries its moves, plays
// on from each, and makes the one after which its seat does best.
import type { AnyBot, AnyGame, Chance, Level, Position, Seat } from '../game.ts'
import { seatOf, sideOf, sidesOf } from '../kit/seats.ts'
import { seeded } from '../kit/seeded.ts'
import { evolved, positionOf, proceeded } from '../play.ts'
import { kindOf } from '../words.ts'

/** What it knows of a box. */
export interface Given {
  game: AnyGame
  seats: readonly number[]
  better: 'more' | 'less'
  score?(view: unknown, options: unknown): readonly number[]
  imagine?(position: Position, chance: Chance): unknown
}

// How many moves a level considers, and how often it tries each to the end of its turn. What that
// costs is counted in moves that are offered or made on the way, and ends when it has `looked` at
// so many. Then it tries the `best` moves through so many `actions` of all seats.
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
const glance: Skill = { moves: 2, tries: 2, looked: 500 } // of easy
const turnMost = 20 // actions until a turn that is played on ends, or is left
const gameMost = 500 // actions where no score says who is ahead before the end

interface Way {
  move: unknown
  tries: number
  sum: number // of what they were worth
}
const meanOf = ({ sum, tries }: Way) => sum / tries

// What a state is worth to a seat, from 0 (lost) to 1 (won). Before the end it lies between them, by
// the lead over the best opponent.
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

// Each kind is equally likely: a hundred ways to lay a card must not hide the one to end the turn.
const anyOf = (moves: readonly unknown[], chance: Chance): unknown => {
  const kinds = byKind(moves)
  const kind = kinds[chance.roll(kinds.length)]!
  return kind[chance.roll(kind.length)]
}

// In any order, but one of each kind first, then a second one of each.
const mixed = (moves: readonly unknown[], chance: Chance): unknown[] => {
  const kinds = byKind(chance.shuffle(moves))
  const most = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: most }, (_, i) => kinds.flatMap(kind => kind.slice(i, i + 1))).flat()
}

// Walks through states that may come, and counts the moves that it looks at.
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
  // To the end of a seat's turn.
  const turned = (state: unknown, seat: Seat, chance: Chance): unknown => {
    for (let n = 0; n < turnMost; n++) {
      const moves = offered(state, seat)
      if (moves.length === 0) break
      state = made(state, seat, anyOf(moves, chance), chance)
    }
    return state
  }
  // Who moves next: the same seat as last, or the first one that can.
  const next = (state: unknown, last: Seat, seats: number) => {
    for (const seat of [last, ...Array(seats).keys()]) {
      const moves = offered(state, seat)
      if (moves.length > 0) return { seat, moves }
    }
    return undefined
  }
  // Through some actions of all seats: each makes the one of two moves that is better at once. It
  // ends early where nobody can move.
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

/** Makes the bot of a game. Without a legal move it returns none, and the table refuses that. */
export const botOf = (given: Given): AnyBot => {
  const { game, score, imagine } = given
  if (!game.open && !imagine) throw new Error('a game with secrets gives a bot, or imagine')
  return (position: Position, chance, level) => {
    const seat = seatOf(position)
    const offered: unknown[] = [...game.moves(position)]
    if (offered.length < 2) return { move: offered[0] }
    const walk = walkIn(given)

    // Tries ways in rounds and returns them by what they are worth, the best first. All ways of a
    // round have the same luck and the same unseen pieces, so that they differ by their moves.
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
