// What the four languages share in speaking of Le Camino: squares as the board names them, what a
// piece opens to, who won.
import type { Seat, Standing } from '../../game.ts'
import { memberOf } from '../../kit/records.ts'
import type { Square } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { edges, type Tile, variants } from '../rules/kinds.ts'
import { squareName } from '../rules/places.ts'
import { sideOfSeat, sidesFor } from '../rules/sides.ts'

export const squareOf = (say: Telling, square: Square): string => {
  const told = memberOf(say.options, 'variant')
  return squareName(variants.find(variant => variant === told) ?? 'camino', square)
}

/** The squares that prove a refusal. */
export interface Squares {
  squares: readonly Square[]
}
/** The square a refusal is about, in words. */
export const firstSquare = ({ squares }: Squares, say: Telling): string =>
  squareOf(say, squares[0] ?? 0)
/** All squares that prove a refusal, in words. */
export const allSquares = ({ squares }: Squares, say: Telling): string =>
  say.list(squares.map(at => squareOf(say, at)))

/**
 * What the sides of a square ask for that nothing fits, where they ask for one thing: R road, T
 * rail, W river, 0 nothing.
 */
export interface Asked extends Squares {
  asked: string
}
export const askedOf = ({ asked = '' }: Partial<Asked>): { side: number; letter: string }[] =>
  asked
    .split(' ')
    .flatMap((letter, side) => (letter.length === 1 && letter !== '-' ? [{ side, letter }] : []))

/**
 * The sides (0 north, 1 east …) that the road of a tile leads to; of one without a road, its rail
 * or river.
 */
export const opensTo = ({ piece, turns }: Tile): number[] => {
  const sides = edges[piece]
  if (sides[0] === '0' || sides[0] === '?') return []
  return [0, 1, 2, 3].filter(side => sides[(side + 4 - (turns & 3)) % 4] === sides[0])
}

/** Who came first, and the figures that made it. */
export const winnersOf = (standings: readonly Standing[]) => {
  const first = standings.filter(({ place }) => place === 1)
  const other = standings.find(({ place }) => place > 1)
  return { first, score: first[0]?.score ?? 0, other: other?.score ?? first[0]?.score ?? 0 }
}

/** Within a smaller frame it is Le Caminito that is played (004, "Le Caminito"). */
export const titleOf = (options: unknown): string =>
  memberOf(options, 'variant') === 'camino' ? 'Le Camino' : 'Le Caminito'

/** Whose way it is that a seat of it is named for: its side's names, two of partners. */
export const ownersOf = (say: Telling, seat: Seat): string =>
  say.list(sidesFor(say.seats)[sideOfSeat(seat)]!.map(one => say.name(one)))

/** Whether that way is the one of who reads. */
export const isReaders = ({ you }: Telling, seat: Seat): boolean =>
  you !== 'room' && sideOfSeat(you) === sideOfSeat(seat)

/**
 * Who won, as the subject of a sentence: the reader alone or with a partner, or the names of
 * others.
 */
export const winnerOf = (
  first: readonly Standing[],
  say: Telling,
  { you, both, one, many }: { you: string; both: string; one: string; many: string },
): string => {
  if (first.some(({ seat }) => seat === say.you)) return first.length > 1 ? both : you
  return `${say.list(first.map(({ seat }) => say.name(seat)))} ${first.length > 1 ? many : one}`
}
