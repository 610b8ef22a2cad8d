// The rules a second time, written slowly from the spec and sharing nothing with the product but
// the shape of a View.
import type { Move, Position, View } from '../../../web/games/cape-horn/rules/state.ts'

const board = [
  '#######.......',
  'FFFFF##.......',
  "'''''##.......",
  "'''''##.......",
  "'''''##.......",
  "''''':::::::::",
  "''''':::::::::",
  "''''':::::::::",
  "''''':::::::::",
]
const starts = ['14,1', '13,1', '12,1', '11,1', '10,1']
const stations = ['8,3', '13,3', '13,6', '9,9', '10,6', '6,9', '5,3', '2,3', '2,6']

// Compass points written out, stage by stage, so that no arithmetic turns anything.
const compass: Record<string, [number, number]> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
}
const bearings: Record<string, Record<string, string>> = {
  '.': { F: 'S', FL: 'SE', FR: 'SW', L: 'E', R: 'W', B: 'N' },
  ':': { F: 'W', FL: 'SW', FR: 'NW', L: 'S', R: 'N', B: 'E' },
  "'": { F: 'N', FL: 'NW', FR: 'NE', L: 'W', R: 'E', B: 'S' },
}
const cards: Record<string, string[]> = {
  A: ['F2', 'FL2', 'FR2', 'L2', 'R2'],
  B: ['F1', 'FL1', 'FR1'],
  C: ['F3'],
  D: ['FL2', 'FR2'],
  E: ['F2'],
  M: ['F2', 'L1', 'R1'],
  G: ['L1', 'R1'],
  H: ['B2'],
}

const key = (square: number) => `${(square % 14) + 1},${Math.floor(square / 14) + 1}`
const signAt = (column: number, row: number) => board[row - 1]?.[column - 1] ?? '#'
const isSea = (column: number, row: number) => ".:'".includes(signAt(column, row))

interface Layout {
  cards: Map<string, string>
  ships: string[]
}
const layoutOf = ({ laid, ships }: View): Layout => {
  const lying = new Map(starts.map(start => [start, 'B']))
  laid.forEach((card, square) => {
    if (card !== null) lying.set(key(square), card)
  })
  return { cards: lying, ships: ships.map(({ at }) => key(at)) }
}

const holds = ({ cards, ships }: Layout, place: string) =>
  cards.has(place) && (stations.includes(place) || !ships.includes(place))

// All places an ordinary move may end on, the line's included.
const sailable = (view: View, from: string, roses: number): Set<string> => {
  const layout = layoutOf(view)
  const [column, row] = from.split(',').map(Number) as [number, number]
  const found = new Set<string>()
  for (const arrow of cards[layout.cards.get(from) ?? ''] ?? []) {
    const [, heading, count] = /^(\D+)(\d)$/.exec(arrow)!
    const [east, south] = compass[bearings[signAt(column, row)]![heading!]!]!
    let [x, y] = [column, row]
    let left = Number(count)
    while (left > 0) {
      x += east
      y += south
      left -= 1
      if (!isSea(x, y)) break
      if (left === 0 && holds(layout, `${x},${y}`)) found.add(`${x},${y}`)
    }
    if (signAt(x, y) === 'F' && roses >= 2) found.add(`${x},${y}`)
  }
  return found
}

const ignorable = (view: View, from: string): Set<string> => {
  const layout = layoutOf(view)
  const [column, row] = from.split(',').map(Number) as [number, number]
  const found = new Set<string>()
  for (const [east, south] of Object.values(compass)) {
    const [x, y] = [column + east, row + south]
    if (isSea(x, y) && holds(layout, `${x},${y}`)) found.add(`${x},${y}`)
  }
  return found
}

/** Every move there is, whatever it may be: legal or not. */
export const conceivable = function* (types: readonly string[]): Iterable<Move> {
  for (let square = 0; square < 14 * 9; square++) {
    for (const card of types) {
      yield { kind: 'lay', card, at: square }
      yield { kind: 'cover', card, at: square }
    }
    yield { kind: 'sail', to: square }
    yield { kind: 'ignore', to: square }
    yield { kind: 'sprint', to: square, by: 'sail' }
    yield { kind: 'sprint', to: square, by: 'ignore' }
  }
  for (const kind of ['renounce', 'draw', 'buy', 'end'] as const) yield { kind }
}

/** Whether a move is legal for the seat in turn, clause by clause. */
export const isLegal = ({ options, view }: Position): ((move: Move) => boolean) => {
  const turn = view.turn!
  const ship = view.ships[turn.seat]!
  const from = key(ship.at)
  const layout = layoutOf(view)
  const sails = sailable(view, from, ship.roses.length)
  const ignores = ignorable(view, from)
  const reachable = new Set([...sails, ...(ship.points >= 3 ? ignores : [])])
  const mayTake = view.hand.length < 6 && view.pile > 0
  const touchesCard = (place: string) => {
    const [column, row] = place.split(',').map(Number) as [number, number]
    return Object.values(compass).some(([east, south]) =>
      layout.cards.has(`${column + east},${row + south}`),
    )
  }
  const sprintable = (to: string, by: 'sail' | 'ignore') => {
    if (turn.moved === null || turn.sprinted) return false
    const ignored = [turn.moved, by].filter(leg => leg === 'ignore').length
    if (ignored === 2 || (ignored === 1 && options.sprintIgnore === 'no')) return false
    return by === 'sail' ? ship.points >= 5 && sails.has(to) : ship.points >= 8 && ignores.has(to)
  }
  return move => {
    const place = 'to' in move ? key(move.to) : 'at' in move ? key(move.at) : ''
    const [column, row] = place.split(',').map(Number) as [number, number]
    if (turn.step === 'laying') {
      if (move.kind === 'renounce') return true
      if (move.kind === 'sail') return sails.has(place)
      if (move.kind === 'ignore') return ship.points >= 3 && ignores.has(place)
      if (move.kind !== 'lay' && move.kind !== 'cover') return false
      if (turn.covered || !view.hand.includes(move.card) || !isSea(column, row)) return false
      if (move.kind === 'lay') return !layout.cards.has(place) && touchesCard(place)
      if (turn.laid > 0 || !layout.cards.has(place) || starts.includes(place)) return false
      return !layout.ships.includes(place) && !reachable.has(place)
    }
    if (turn.step === 'sailed') {
      if (move.kind === 'sprint') return sprintable(place, move.by)
      return move.kind === 'draw' ? mayTake : move.kind === 'end' && !mayTake
    }
    return move.kind === 'end' || (move.kind === 'buy' && mayTake && ship.points >= 1)
  }
}
