// Tries the moves of a seat, and evaluates the state after each of them.
import type { Chance, Seat } from '../../game.ts'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { evolved, positionOf, proceeded } from '../../play.ts'
import { isFree, layoutOf } from '../rules/bazaar.ts'
import { groundOf, kindFor } from '../rules/ground.ts'
import { cloths } from '../rules/pieces.ts'
import { digital } from '../rules/rules.ts'
import type { Move, Put, State } from '../rules/state.ts'
import { outlook } from './outlook.ts'

const placesTried = 4 // main-stall places per cloth
const paymentsTried = 24 // the fewest coins first
const drawsTried = 3 // draws from the pile, of which the mean counts

export interface Tried {
  move: Move
  value: number // by how many points the seat is ahead after the move (`leadOf`)
  state: State
}

export const best = (tried: readonly Tried[]): Tried =>
  tried.reduce((one, other) => (other.value > one.value ? other : one))

const made = (state: State, seat: Seat, move: Move, chance: Chance): State =>
  evolved(digital, state, digital.decide(state, seat, move, chance))

const offered = (state: State, seat: Seat): Iterable<Move> =>
  digital.moves(positionOf(digital, state, seat))

// Returns by how many points a seat's outlook exceeds the others': half against their mean, half
// against the best of them.
const leadOf = (state: State, seat: Seat): number => {
  const others = state.players.flatMap((_, other) => (other === seat ? [] : outlook(state, other)))
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return outlook(state, seat) - (mean + Math.max(...others)) / 2
}

type Placed = Exclude<Put, { kind: 'extension' }>

// Rates a place for a main stall without trying it: by the squares to grow on, and by the distance
// of the entrance from the customer of its cloth.
const sightOf = ({ options, bazaar }: State, { cloth, square, entrance }: Placed): number => {
  const ground = groundOf(options.edition)
  const layout = layoutOf(ground, bazaar)
  const room = ground.beside[square]!.filter(
    next => next !== entrance && ground.kind[next] === kindFor(cloth) && isFree(layout, next),
  )
  const customer = bazaar.customers[cloth]
  const away = (from: Square) =>
    Math.abs(columnOf(ground, from) - columnOf(ground, entrance)) +
    Math.abs(rowOf(ground, from) - rowOf(ground, entrance))
  return room.length - (customer === null ? 6 : away(customer)) / 4
}

// Returns the moves to try: only the best-rated places for each cloth, only the first payments, and
// every other move.
const considered = (state: State, seat: Seat): Move[] => {
  const moves: Move[] = []
  const places: { place: Placed; sight: number }[] = []
  for (const move of offered(state, seat)) {
    if (move.kind === 'stall' || move.kind === 'move')
      places.push({ place: move, sight: sightOf(state, move) })
    else moves.push(move)
    if (move.kind === 'pay' && moves.length === paymentsTried) break
  }
  places.sort((a, b) => b.sight - a.sight)
  const of = (cloth: (typeof cloths)[number]) =>
    places.filter(({ place }) => place.cloth === cloth).slice(0, placesTried)
  return [...moves, ...cloths.flatMap(of).map(({ place }) => place)]
}

// Tries a move. A build is also paid, and its card played, in the first way offered. A draw is
// tried several times, and the mean counts.
const tryOut = (state: State, seat: Seat, move: Move, chance: Chance): Tried => {
  let next = made(state, seat, move, chance)
  while (next.phase.kind === 'turn' && next.phase.put) {
    for (const way of offered(next, seat)) {
      next = made(next, seat, way, chance)
      break
    }
  }
  if (move.kind !== 'draw') return { move, value: leadOf(next, seat), state: next }
  const others = Array.from({ length: drawsTried - 1 }, () => made(state, seat, move, chance))
  const sum = [next, ...others].reduce((all, one) => all + leadOf(one, seat), 0)
  return { move, value: sum / drawsTried, state: next }
}

export const turnsOf = (state: State, seat: Seat, chance: Chance): Tried[] =>
  considered(state, seat).map(move => tryOut(state, seat, move, chance))

const onTurn = ({ phase }: State): Seat | undefined =>
  phase.kind === 'turn' ? phase.seat : undefined

// Plays a seat's turn to its end by the moves with the best value, then what the game adds by
// itself.
const turned = (state: State, seat: Seat, chance: Chance): State => {
  while (onTurn(state) === seat) state = best(turnsOf(state, seat, chance)).state
  return proceeded(digital, state, chance).state
}

/**
 * Returns by how many points a seat is ahead after this turn, everybody else's and its own next
 * one.
 */
export const foreseen = (state: State, seat: Seat, chance: Chance): number => {
  let next = turned(state, seat, chance)
  for (let at = onTurn(next); at !== undefined && at !== seat; at = onTurn(next))
    next = turned(next, at, chance)
  return leadOf(onTurn(next) === seat ? turned(next, seat, chance) : next, seat)
}
