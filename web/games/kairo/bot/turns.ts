// Turns as a seat may take them: each of its moves tried, and what the game looks like then.
import type { Chance, Seat } from '../../game.ts'
import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import { evolved, positionOf, proceeded } from '../../play.ts'
import { isFree, layoutOf } from '../rules/bazaar.ts'
import { groundOf, kindFor } from '../rules/ground.ts'
import { cloths } from '../rules/pieces.ts'
import { digital } from '../rules/rules.ts'
import type { Move, Put, State } from '../rules/state.ts'
import { outlook } from './outlook.ts'

const placesTried = 4 // for a main stall of a cloth
const paymentsTried = 24 // the fewest coins first
const drawsTried = 3 // cards from the pile, whose mean counts

export interface Tried {
  move: Move
  value: number // how far the seat is ahead then
  state: State
}

export const best = (tried: readonly Tried[]): Tried =>
  tried.reduce((one, other) => (other.value > one.value ? other : one))

const made = (state: State, seat: Seat, move: Move, chance: Chance): State =>
  evolved(digital, state, digital.decide(state, seat, move, chance))

const offered = (state: State, seat: Seat): Iterable<Move> =>
  digital.moves(positionOf(digital, state, seat))

// How far a seat's outlook is better than the others', half by their mean, half by the best.
const leadOf = (state: State, seat: Seat): number => {
  const others = state.players.flatMap((_, other) => (other === seat ? [] : outlook(state, other)))
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return outlook(state, seat) - (mean + Math.max(...others)) / 2
}

type Placed = Exclude<Put, { kind: 'extension' }>

// A place for a main stall at first sight: squares to grow on, and the customer of its cloth not
// far from the entrance.
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

// The moves worth a closer look: of the places for a cloth the best at first sight, of the payments
// the first.
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

// A build that was put is paid for, and its card played, in the first way offered.
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

// To the end of a seat's turn by what is best at first sight, and what the box does then.
const turned = (state: State, seat: Seat, chance: Chance): State => {
  while (onTurn(state) === seat) state = best(turnsOf(state, seat, chance)).state
  return proceeded(digital, state, chance).state
}

/** How far a seat is ahead when this turn, everybody else's and its own next one are over. */
export const foreseen = (state: State, seat: Seat, chance: Chance): number => {
  let next = turned(state, seat, chance)
  for (let at = onTurn(next); at !== undefined && at !== seat; at = onTurn(next))
    next = turned(next, at, chance)
  return leadOf(onTurn(next) === seat ? turned(next, seat, chance) : next, seat)
}
