// Computes what a tap on each square does now: its moves, or the reason why there is none.
import type { Refusal } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import type { Square } from '../../kit/squares.ts'
import { type Chart, chartOf, isSea } from '../rules/chart.ts'
import { mayCover, mayLay } from '../rules/laying.ts'
import { check, moves } from '../rules/legal.ts'
import { ignorePrice, rosesToCross, sprintPrice } from '../rules/pieces.ts'
import {
  courseOf,
  ignoreLandings,
  landings,
  mayLand,
  maySail,
  type Water,
  type Way,
} from '../rules/sailing.ts'
import type { Move, Position } from '../rules/state.ts'
import { hasWon, isWorthARose, type Prize } from '../rules/stations.ts'
import { waterOf } from '../rules/water.ts'
import { type Aim, type Aims, type Intent, isTurnOf, none, shipOf } from './draft.ts'

// Returns the position after the first leg of a sprint; `undefined` if that leg ends the race.
const afterLeg = (
  position: Position,
  to: Square,
  by: 'sail' | 'ignore',
  price: number,
): Position | undefined => {
  const { you, options, view } = position
  const chart = chartOf(options.edition)
  const station = chart.stations.get(to)
  const ships = view.ships.map((ship, seat) => {
    if (seat !== you) return ship
    const wins = station && isWorthARose(ship.roses, station)
    return {
      ...ship,
      at: to,
      points: ship.points - price,
      roses: wins ? [...ship.roses, station] : ship.roses,
    }
  })
  const own = ships[seatOf(position)]!
  if (chart.ground[to] === 'finish' || hasWon(own.roses)) return undefined
  return {
    ...position,
    view: { ...view, ships, turn: { ...view.turn!, step: 'sailed', moved: by } },
  }
}

const sprintsFrom = (
  position: Position,
  found: Map<Square, Aim>,
  spent: number,
  first?: { to: Square; move: Move },
) => {
  for (const move of moves(position)) {
    if (move.kind !== 'sprint') continue
    const cost = spent + sprintPrice + (move.by === 'ignore' ? ignorePrice : 0)
    const known = found.get(move.to)
    if (known && known.cost <= cost) continue
    found.set(move.to, {
      kind: 'sprint',
      cost,
      move: first?.move ?? move,
      ...(first && { by: first.to, second: move }),
    })
  }
}

const shipAims = (position: Position, chart: Chart, water: Water, way: Way | undefined): Aims => {
  const { at, points, roses } = shipOf(position)
  const found = new Map<Square, Aim>()
  const free = landings(chart, water, at, roses.length)
  const beside = points >= ignorePrice ? ignoreLandings(chart, water, at) : []
  if (way === undefined || way === 'sail') {
    for (const to of free) found.set(to, { kind: 'sail', cost: 0, move: { kind: 'sail', to } })
  }
  if (way === undefined || way === 'ignore') {
    for (const to of beside) {
      if (!found.has(to))
        found.set(to, { kind: 'ignore', cost: ignorePrice, move: { kind: 'ignore', to } })
    }
  }
  if ((way === undefined || way === 'sprint') && points >= sprintPrice) {
    const legs = [
      ...free.map(to => ({
        to,
        by: 'sail' as const,
        price: 0,
        move: { kind: 'sail', to } satisfies Move,
      })),
      ...beside.map(to => ({
        to,
        by: 'ignore' as const,
        price: ignorePrice,
        move: { kind: 'ignore', to } satisfies Move,
      })),
    ]
    for (const { to, by, price, move } of legs) {
      const then = afterLeg(position, to, by, price)
      if (then) sprintsFrom(then, found, price, { to, move })
    }
    found.delete(at)
  }
  return found
}

const layAims = (position: Position, chart: Chart, water: Water, card: string): Aims => {
  const found = new Map<Square, Aim>()
  const { at: ship } = shipOf(position)
  chart.ground.forEach((_, at) => {
    if (mayLay(chart, water, at)) return
    const after = {
      ...water,
      cardAt: (square: Square) => (square === at ? card : water.cardAt(square)),
    }
    const kind = maySail(chart, after, ship, at, 0) ? 'lay' : 'golden'
    found.set(at, { kind, cost: 0, move: { kind: 'lay', card, at } })
  })
  return found
}

// Returns the squares whose card may be covered now, by any card.
const coverable = (position: Position): Square[] => {
  const chart = chartOf(position.options.edition)
  const water = waterOf(position.options, position.view)
  const ship = shipOf(position)
  return chart.ground.flatMap((_, at) => (mayCover(chart, water, ship, at) ? [] : [at]))
}

export const aimsOf = (position: Position, intent: Intent): Aims => {
  const { options, view } = position
  if (!isTurnOf(position) || view.turn!.step === 'buying') return none
  if (view.turn!.step === 'sailed') {
    const found = new Map<Square, Aim>()
    sprintsFrom(position, found, 0)
    return found
  }
  const chart = chartOf(options.edition)
  const water = waterOf(options, view)
  if (intent.kind === 'ship') return shipAims(position, chart, water, intent.way)
  if (view.turn!.covered) return none
  if (intent.kind === 'lay') return layAims(position, chart, water, intent.card)
  const { card } = intent
  if (card === undefined || view.turn!.laid > 0) return none
  return new Map(
    coverable(position).map((at): [Square, Aim] => [
      at,
      { kind: 'cover', cost: 0, move: { kind: 'cover', card, at } },
    ]),
  )
}

/** Returns where a card could be laid now, while others play: a tap there only tries the card. */
export const planAims = ({ options, view, you }: Position, card: string): Aims => {
  const chart = chartOf(options.edition)
  if (you === 'room' || view.over || !view.hand.includes(card)) return none
  return layAims({ you, options, view }, chart, waterOf(options, view), card)
}

/**
 * The square to which an arrow of a card leads, on the sea as it is now. Arrows that run aground
 * are left out.
 */
export interface Leg {
  to: Square
  lands: boolean // the ship, with its roses, may end its leg there
}
export const legsOf = (
  { options, view }: Position,
  card: string,
  from: Square,
  roses: number,
): Leg[] => {
  const chart = chartOf(options.edition)
  const water = waterOf(options, view)
  return (chart.arrows.get(card) ?? []).flatMap(arrow => {
    const { ends, way } = courseOf(chart, from, arrow)
    const to = way.at(-1)
    if (to === undefined || ends === 'land') return []
    return [{ to, lands: ends === 'line' ? roses >= rosesToCross : !mayLand(chart, water, to) }]
  })
}

/**
 * Returns the best prize among a ship's aims: winning the race before a rose, then the lowest cost;
 * `undefined` if there is none.
 */
export const prizeOf = (position: Position, aims: Aims): Prize | undefined => {
  const { ground, stations } = chartOf(position.options.edition)
  const { roses } = shipOf(position)
  const prizes = [...aims].flatMap(([at, { kind, cost }]): Prize[] => {
    if (kind !== 'sail' && kind !== 'ignore' && kind !== 'sprint') return []
    if (ground[at] === 'finish') return [{ way: kind, cost, at, wins: true }]
    const station = stations.get(at)
    if (!station || !isWorthARose(roses, station)) return []
    return [{ way: kind, cost, at, station, wins: hasWon([...roses, station]) }]
  })
  return prizes.sort((a, b) => Number(b.wins) - Number(a.wins) || a.cost - b.cost)[0]
}

// Returns the move that a tap on a square would make.
const asked = (position: Position, intent: Intent, square: Square): Move => {
  const { options, view } = position
  if (intent.kind === 'lay') return { kind: 'lay', card: intent.card, at: square }
  if (intent.kind === 'cover')
    return { kind: 'cover', card: intent.card ?? view.hand[0] ?? '', at: square }
  const chart = chartOf(options.edition)
  const beside =
    isSea(chart, square) &&
    waterOf(options, view).cardAt(square) !== undefined &&
    chart.beside[shipOf(position).at]!.includes(square)
  const by = intent.way === 'ignore' || (beside && intent.way === undefined) ? 'ignore' : 'sail'
  if (view.turn?.step === 'sailed' && view.turn.moved !== null)
    return { kind: 'sprint', to: square, by }
  return { kind: by, to: square }
}

/** Returns why a tap on this square makes no move now; `undefined` if it makes one. */
export const whyNot = (position: Position, intent: Intent, square: Square): Refusal | undefined =>
  check(position, asked(position, intent, square))
