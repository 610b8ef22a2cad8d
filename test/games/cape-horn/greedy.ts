// The greedy ship: takes what gains most at once, one step ahead. A rose and the line come first,
// then whatever brings it nearer to the next, with what the card it would stand on leads to.
import { type Chart, chartOf, isSea } from '../../../web/games/cape-horn/rules/chart.ts'
import { rosesToCross } from '../../../web/games/cape-horn/rules/pieces.ts'
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import { courseOf } from '../../../web/games/cape-horn/rules/sailing.ts'
import type { Move, Options, Position, View } from '../../../web/games/cape-horn/rules/state.ts'
import { isWorthARose } from '../../../web/games/cape-horn/rules/stations.ts'
import { waterOf } from '../../../web/games/cape-horn/rules/water.ts'
import type { Bot } from '../../../web/games/game.ts'
import { seatOf } from '../../../web/games/kit/seats.ts'
import type { Square } from '../../../web/games/kit/squares.ts'

export type Aim = 'roses' | 'line' // the third rose, or the line as soon as it may be crossed

// What a ship makes for: the stage it still owes a rose for, or the line.
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

/**
 * The cheapest of what is offered, by how far it leaves the ship and how far its next card would
 * take it.
 */
export const nearest = (position: Position, moves: readonly Move[], aim: Aim): Move => {
  const { options, view } = position
  const chart = chartOf(options.edition)
  const water = waterOf(options, view)
  const far = distances(chart, goals(position, chart, aim))
  const { at, points } = view.ships[seatOf(position)]!
  const ways = (from: Square, card: string | undefined) =>
    (chart.arrows.get(card ?? '') ?? []).map(arrow => courseOf(chart, from, arrow))
  const stand = (square: Square, card: string | undefined) => {
    const onward = ways(square, card).map(({ ends, way }) =>
      ends === 'land' ? 99 : far[way.at(-1)!]!,
    )
    return far[square] === 0 ? -10 : far[square]! + Math.min(far[square]! + 1, ...onward)
  }
  const ahead = new Set(
    ways(at, water.cardAt(at)).flatMap(({ ends, way }) => (ends === 'square' ? way.slice(-1) : [])),
  )
  const cost = (move: Move): number => {
    switch (move.kind) {
      case 'sail':
        return stand(move.to, water.cardAt(move.to))
      case 'ignore':
        return stand(move.to, water.cardAt(move.to)) + 1
      case 'lay':
        if (ahead.has(move.at) && !water.shipAt(move.at)) return stand(move.at, move.card) - 0.1
        return chart.beside[at]!.includes(move.at) && points >= 3
          ? stand(move.at, move.card) + 1.5
          : 99
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

export const greedy: Bot<View, Move, Options> = position => ({
  move: nearest(position, [...digital.moves(position)], 'line'),
})
