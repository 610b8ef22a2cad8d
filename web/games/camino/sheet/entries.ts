// Which entries are legal now. Browser and server run the same code.
import { seatOf } from '../../kit/seats.ts'
import type { Entry } from '../rules/entry.ts'
import { frameOf, isEmptyAt, piecesOf, withTile } from '../rules/pieces.ts'
import { squareOn } from '../rules/places.ts'
import { refuse } from '../rules/points.ts'
import { cornersOf, sideOfSeat } from '../rules/sides.ts'
import { leftOf } from '../rules/tracing.ts'
import { standingOf } from './counts.ts'
import { squaresAlong } from './paths.ts'
import { waysAtEnd } from './reckoning.ts'
import type { Position } from './state.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

const mayBegin = ({ view }: Position, { first }: Of<'begins'>) => {
  if (view.first !== undefined) return refuse('begun-already', 'companion')
  return first < view.seats ? undefined : refuse('no-such-seat', 'companion')
}

const offBoard = refuse('off-board', 'placing')

// A road is never refused because the box has too few pieces: the sheet only guesses the pieces at
// its ends, and the page warns afterwards.
const mayDraw = ({ options }: Position, { path }: Of<'road'>) => {
  if (path.some(place => squareOn(options.variant, place) === undefined)) return offBoard
  return squaresAlong(options.variant, path) ? undefined : refuse('not-in-line', 'companion')
}

const mayPut = ({ options: { variant }, view }: Position, { piece, ...place }: Of<'piece'>) => {
  const square = squareOn(variant, place)
  if (square === undefined) return offBoard
  if (!piecesOf(variant).includes(piece)) return refuse('not-in-box', 'caminito')
  const left = leftOf({ variant, board: withTile(view.board, square) })[piece]
  return left > 0 ? undefined : refuse('none-left', 'pieces', { piece })
}

const mayClear = ({ options, view }: Position, place: Of<'clear'>) => {
  const square = squareOn(options.variant, place)
  if (square === undefined) return offBoard
  return isEmptyAt(view.board, square)
    ? refuse('nothing-there', 'companion', { squares: [square] })
    : undefined
}

// Returns the number of squares of the shortest way from corner to corner; all other ways are
// longer by an even number.
const shortestIn = ({ options }: Position): number => {
  const { columns, rows } = frameOf(options.variant)
  return columns + rows - 1
}

// A side counts a way once, and again only if the counts differ.
const mayCount = (position: Position, { whose, squares, obstacles }: Of<'counts'>) => {
  const { view, options } = position
  if (whose >= view.seats) return refuse('no-such-seat', 'companion')
  const standing = standingOf(view.counts, sideOfSeat(seatOf(position)), sideOfSeat(whose))
  if (standing === 'waits' || standing === 'agreed') return refuse('counted-already', 'companion')
  const least = shortestIn(position)
  if (squares < least) return refuse('too-short', 'companion', { least })
  if ((squares - least) % 2 === 1) return refuse('odd-one-out', 'companion', { least })
  return obstacles > 0 && options.variant !== 'camino'
    ? refuse('no-obstacles', 'caminito')
    : undefined
}

const mayTakeOver = (position: Position, { whose }: Of<'takes-over'>) => {
  const { view } = position
  if (whose >= view.seats) return refuse('no-such-seat', 'companion')
  const standing = standingOf(view.counts, sideOfSeat(seatOf(position)), sideOfSeat(whose))
  return standing === 'differs' ? undefined : refuse('nothing-to-take-over', 'companion')
}

const mayClose = ({ options, view }: Position, { how }: Of<'close'>) => {
  const unfinished = waysAtEnd(view.reckoning!, how).flatMap((way, side) => (way ? [] : [side]))
  if (unfinished.length === 0) return undefined
  const seats = unfinished.length === 1 ? unfinished : [0, 1]
  return refuse('ways-unfinished', 'end', { seats, squares: cornersOf(options.variant).flat() })
}

const mayTrace = (position: Position, said: Entry) => {
  switch (said.kind) {
    case 'road':
      return mayDraw(position, said)
    case 'piece':
      return mayPut(position, said)
    case 'clear':
      return mayClear(position, said)
    case 'close':
      return mayClose(position, said)
    default:
      return refuse('traced-here', 'companion')
  }
}

/** Returns why this seat may not make this entry now; `undefined` if it may. */
export const check = (position: Position, said: Entry) => {
  const { you, view, options } = position
  if (view.over) return refuse('game-over', 'end')
  if (you === 'room') return refuse('not-your-turn', 'turn')
  if (said.kind === 'begins') return mayBegin(position, said)
  if (view.first === undefined) return refuse('not-begun', 'companion')
  if (options.depth === 'trace') return mayTrace(position, said)
  if (said.kind === 'counts') return mayCount(position, said)
  return said.kind === 'takes-over'
    ? mayTakeOver(position, said)
    : refuse('counted-here', 'companion')
}
