// The bot: it imagines what it was not told, tries the turns it may take, and takes the one with the best outlook.
import type { Bot, Chance, Level, Seat } from '../../game.ts'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { positionOf } from '../../play.ts'
import { isFree, layoutOf } from '../rules/bazaar.ts'
import { evolve } from '../rules/facts.ts'
import { groundOf, kindFor } from '../rules/ground.ts'
import { cloths } from '../rules/pieces.ts'
import { digital } from '../rules/rules.ts'
import type { Move, Options, Put, State, View } from '../rules/state.ts'
import { imagine } from './imagine.ts'
import { outlook } from './outlook.ts'

const placesTried = 4 // of a cloth
const drawsTried = 3

const made = (state: State, seat: Seat, move: Move, chance: Chance): State =>
  digital.decide(state, seat, move, chance).reduce<State>(evolve, state)

const offered = (state: State, seat: Seat) => digital.moves(positionOf(digital, state, seat))

// How far a seat is ahead.
const lead = (state: State, seat: Seat): number => {
  const others = state.players.flatMap((_, other) => (other === seat ? [] : outlook(state, other)))
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return outlook(state, seat) - (mean + Math.max(...others)) / 2
}

// A place for a main stall at first sight: free squares to grow on, near the customer of its cloth.
const sight = (
  { options, bazaar }: State,
  { cloth, square, entrance }: Exclude<Put, { kind: 'extension' }>,
): number => {
  const ground = groundOf(options.edition)
  const layout = layoutOf(ground, bazaar)
  const free = ground.beside[square]!.filter(
    next => next !== entrance && ground.kind[next] === kindFor(cloth) && isFree(layout, next),
  )
  const customer = bazaar.customers[cloth]
  const apart = (one: Square, other: Square) =>
    Math.abs(columnOf(ground, one) - columnOf(ground, other)) + Math.abs(rowOf(ground, one) - rowOf(ground, other))
  return free.length - (customer === null ? 6 : apart(customer, entrance)) / 4
}

// The moves worth a closer look: of the places for a cloth the best at first sight.
const considered = (state: State, moves: Iterable<Move>): Move[] => {
  const kept: Move[] = []
  const places: Exclude<Put, { kind: 'extension' }>[] = []
  for (const move of moves) {
    if (move.kind === 'stall' || move.kind === 'move') places.push(move)
    else kept.push(move)
  }
  for (const cloth of cloths) {
    const of = places.filter(place => place.cloth === cloth).map(place => ({ place, seen: sight(state, place) }))
    of.sort((a, b) => b.seen - a.seen)
    kept.push(...of.slice(0, placesTried).map(({ place }) => place))
  }
  return kept
}

interface Tried {
  move: Move
  state: State // at the end of the turn, as it is imagined
  value: number
}

const tried = (state: State, seat: Seat, move: Move, chance: Chance): Tried => {
  let next = made(state, seat, move, chance)
  let value = 0
  if (move.kind === 'draw') {
    for (let i = 1; i < drawsTried; i++) value += lead(made(state, seat, move, chance), seat)
    return { move, state: next, value: (value + lead(next, seat)) / drawsTried }
  }
  // What is put is paid and played for in the first way offered.
  while (next.phase.is === 'turn' && next.phase.put) {
    for (const way of offered(next, seat)) {
      next = made(next, seat, way, chance)
      break
    }
  }
  return { move, state: next, value: lead(next, seat) }
}

const best = (tried: readonly Tried[]): Tried => tried.reduce((one, other) => (other.value > one.value ? other : one))

// How far off a level's judgement may be, in points.
const blurs: Record<Level, number> = { easy: 6, steady: 2, sharp: 0 }

export const bot: Bot<View, Move, Options> = (position, chance, level) => {
  const seat = position.you as Seat
  const state = imagine(position, chance)
  const blurred = considered(state, offered(state, seat)).map(move => {
    const one = tried(state, seat, move, chance)
    return { ...one, value: one.value + (blurs[level] * chance.roll(1000)) / 1000 }
  })
  return { move: best(blurred).move }
}
