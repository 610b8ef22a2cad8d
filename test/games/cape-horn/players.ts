// Players with something in mind, so that races end as they are meant to and not only by running out.
import { type Chart, chartOf, isSea } from '../../../web/games/cape-horn/rules/chart.ts'
import { waterOf } from '../../../web/games/cape-horn/rules/legal.ts'
import { rosesToCross } from '../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { courseOf } from '../../../web/games/cape-horn/rules/sailing.ts'
import type { Event, Move, Options, Position, State } from '../../../web/games/cape-horn/rules/state.ts'
import { isWorthARose } from '../../../web/games/cape-horn/rules/stations.ts'
import type { Chance, Seat } from '../../../web/games/game.ts'
import { seatOf } from '../../../web/games/kit/seats.ts'
import type { Square } from '../../../web/games/kit/squares.ts'
import { isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'

export type Aim = 'roses' | 'line' | 'nothing'

// What a ship makes for: the stage it still owes a rose for, or the line as soon as it may cross.
const goals = (position: Position, chart: Chart, aim: Aim): Square[] => {
  const { roses } = position.view.ships[seatOf(position)]!
  const line = [...chart.ground.keys()].filter(square => chart.ground[square] === 'finish')
  const worth = [...chart.stations.values()].filter(station => isWorthARose(roses, station))
  if (aim === 'line' && roses.length >= rosesToCross) return line
  const stage = Math.min(...worth.map(station => station.stage))
  return worth.filter(station => station.stage === stage).map(station => station.at)
}

// King's steps over the sea to the nearest goal, by square.
const distances = (chart: Chart, from: readonly Square[]): number[] => {
  const far = chart.ground.map(() => Number.POSITIVE_INFINITY)
  const queue = [...from]
  for (const square of from) far[square] = 0
  for (const square of queue) {
    for (const next of chart.beside[square]!) {
      if (!isSea(chart, next) || far[next]! <= far[square]! + 1) continue
      far[next] = far[square]! + 1
      queue.push(next)
    }
  }
  return far
}

const best = <Thing>(things: readonly Thing[], cost: (thing: Thing) => number): Thing =>
  things.reduce((one, other) => (cost(other) < cost(one) ? other : one))

// The cheapest of what is offered, by how far it leaves the ship and how far its next card would take it.
export const chosen = (position: Position, moves: readonly Move[], aim: Aim, dice: Chance): Move => {
  if (aim === 'nothing' || dice.roll(30) === 0) return moves[dice.roll(moves.length)]!
  const { options, view } = position
  const chart = chartOf(options.edition)
  const water = waterOf(options, view)
  const far = distances(chart, goals(position, chart, aim))
  const { at, points } = view.ships[seatOf(position)]!
  const ways = (from: Square, card: string | undefined) =>
    (chart.arrows.get(card ?? '') ?? []).map(arrow => courseOf(chart, from, arrow))
  const stand = (square: Square, card: string | undefined) => {
    const onward = ways(square, card).map(({ ends, way }) => (ends === 'land' ? 99 : far[way.at(-1)!]!))
    return far[square] === 0 ? -10 : far[square]! + Math.min(far[square]! + 1, ...onward)
  }
  const ahead = new Set(ways(at, water.cardAt(at)).flatMap(({ ends, way }) => (ends === 'square' ? way.slice(-1) : [])))
  const cost = (move: Move): number => {
    switch (move.kind) {
      case 'sail':
        return stand(move.to, water.cardAt(move.to))
      case 'ignore':
        return stand(move.to, water.cardAt(move.to)) + 1
      case 'lay':
        if (ahead.has(move.at) && !water.shipAt(move.at)) return stand(move.at, move.card) - 0.1
        return chart.beside[at]!.includes(move.at) && points >= 3 ? stand(move.at, move.card) + 1.5 : 99
      case 'renounce':
        return stand(at, water.cardAt(at)) + 0.5
      case 'sprint':
        return stand(move.to, water.cardAt(move.to)) + 2
      case 'draw':
        return stand(at, water.cardAt(at))
      case 'buy':
        return points > 5 ? 0 : 2
      case 'end':
        return 1
      case 'cover':
        return 98
    }
  }
  return best(moves, cost)
}

export interface Recorded {
  seats: number
  options: Options
  seed: number
  opening: Event[]
  start: State
  actions: { seat: Seat; move: Move; luck: number; events: Event[]; final: boolean }[]
  end: State
}

// A whole race, seat by seat with an aim each; `watch` sees every state a fact led to.
export const raced = (
  aims: readonly Aim[],
  options: Options,
  seed: number,
  watch?: (before: State, event: Event, after: State) => void,
): Recorded => {
  const dice = seeded(seed)
  const opening = open(digital, aims.length, options, seeded(seed + 1))
  const actions: Recorded['actions'] = []
  let state = opening.state
  while (state.turn) {
    if (actions.length === 5000) throw new Error('a race without end')
    const { seat } = state.turn
    const position = positionOf(digital, state, seat)
    const luck = seed * 10_007 + actions.length
    const move = chosen(position, [...digital.moves(position)], aims[seat]!, dice)
    const played = play(digital, state, seat, move, seeded(luck))
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
    actions.push({ seat, move, luck, events: played.events, final: played.final })
    for (const event of played.events) {
      const next = digital.evolve(state, event)
      watch?.(state, event, next)
      state = next
    }
  }
  return { seats: aims.length, options, seed, opening: opening.events, start: opening.state, actions, end: state }
}
