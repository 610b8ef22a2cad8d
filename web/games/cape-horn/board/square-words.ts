// Describes a square in words: its name, what is on it, and what a tap on it would do now.
import { type Square, squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { chartOf } from '../rules/chart.ts'
import type { Position } from '../rules/state.ts'
import { waterOf } from '../rules/water.ts'
import type { BoardWords } from '../words/sentences.ts'
import type { Aim } from './draft.ts'

const aimInWords = (
  { options }: Position,
  square: Square,
  { kind, cost, by }: Aim,
  { meant }: BoardWords,
): string => {
  const chart = chartOf(options.edition)
  const crosses = chart.ground[square] === 'finish'
  if (crosses && kind === 'sail') return meant.crosses
  if (kind === 'sail' || kind === 'lay' || kind === 'golden' || kind === 'cover') return meant[kind]
  const way = by === undefined ? '' : `, ${meant.by(squareName(by, chart.columns))}`
  return meant[kind](cost) + way + (crosses ? `, ${meant.crosses}` : '')
}

/** Returns in words what is on a square: the ground, the station, the card, the ships. */
export const lyingAt = (
  { you, options, view }: Position,
  square: Square,
  { board, card }: BoardWords,
  telling: Telling,
): string[] => {
  const chart = chartOf(options.edition)
  const ground = chart.ground[square]!
  const station = chart.stations.get(square)
  const start = chart.starts.indexOf(square)
  const lies = waterOf(options, view).cardAt(square)
  const ships = view.ships.flatMap(({ at }, seat) => (at === square ? [seat] : []))
  return [
    ...(ground === 'land' ? [board.land] : ground === 'finish' ? [board.line] : []),
    ...(start >= 0 ? [board.start(start + 1)] : []),
    ...(station ? [board.station(station)] : []),
    ...(lies
      ? [card(chart.arrows.get(lies) ?? [])]
      : typeof ground === 'number'
        ? [board.sea(ground)]
        : []),
    ...ships.map(seat => (seat === you ? board.yourShip : board.ship(telling.name(seat)))),
  ]
}

export const squareInWords = (
  position: Position,
  square: Square,
  words: BoardWords,
  telling: Telling,
  aim?: Aim,
): string => {
  const { columns } = chartOf(position.options.edition)
  const meant = aim ? [aimInWords(position, square, aim, words)] : []
  return `${squareName(square, columns)}: ${[...lyingAt(position, square, words, telling), ...meant].join(', ')}`
}
