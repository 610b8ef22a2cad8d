// The layout of a game on a table, by area, as people set it up from the box; and functions that
// count its pieces.
import type { Seat } from './game.ts'
import type { Square } from './kit/squares.ts'

/** Pieces that lie face up, in the order in which to put them down. */
export interface Lying {
  piece: string // its kind and number: `card 12`
  count: number // how many of them
  at?: Square // square of the board; absent off the board
  turns?: number // quarter turns clockwise from the printed side; absent if none
  beside?: Square // its second square; absent if it has one
  mark?: number // number written on it
}

export interface Area {
  area: string // kind of area, such as `row` or `hand`
  seat?: Seat // seat that it belongs to; absent if shared
  row?: number // row of the board, from 1
  own?: true // only its seat may see the pieces in it
  pieces: Lying[] // pieces that lie face up
  covered?: number // number of pieces that lie face down, unknown to this viewer
}

/** The layout of a table, as one viewer may know it. */
export type Layout = Area[]

/**
 * What a companion's sheet knows of its table: the pieces as far as they were entered, and some
 * values that no piece shows.
 */
export interface Known {
  areas: Layout
  rest: object
}

/** How often the box has each piece, for a number of seats; pieces without a limit are missing. */
export type Contents = Record<string, number>

/** What identifies an area. */
export type AreaName = Pick<Area, 'area' | 'seat' | 'row'>

export const isSame = (one: AreaName, other: AreaName): boolean =>
  one.area === other.area && one.seat === other.seat && one.row === other.row

/**
 * Whether there is a piece in an area. A secret area always counts, because its pieces may be
 * hidden.
 */
export const isLaid = ({ pieces, covered = 0, own }: Area): boolean =>
  pieces.length > 0 || covered > 0 || own === true

/** Returns this many of a piece; empty for 0. */
export const some = (piece: string, count: number): Lying[] => (count > 0 ? [{ piece, count }] : [])

/** Counts equal pieces together, in the order of their first occurrence. */
export const counted = (pieces: readonly string[]): Lying[] => {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts].map(([piece, count]) => ({ piece, count }))
}

/** Returns how many pieces are in an area, open or face down. */
export const sizeOf = ({ pieces, covered = 0 }: Area): number =>
  pieces.reduce((sum, { count }) => sum + count, covered)

/** Splits a piece's code into its two words: `card 12` is a card, with the number 12. */
export const codeOf = (piece: string): [kind: string, which: string] => {
  const [kind = '', which = ''] = piece.split(' ')
  return [kind, which]
}

const allIn = (areas: Layout, area: string, seat?: Seat) =>
  areas.filter(one => one.area === area && one.seat === seat)

/** Returns the open pieces of an area. */
export const lyingIn = (areas: Layout, area: string, seat?: Seat): Lying[] =>
  allIn(areas, area, seat).flatMap(({ pieces }) => pieces)

/** Returns the open pieces of an area one by one. */
export const piecesIn = (areas: Layout, area: string, seat?: Seat): string[] =>
  lyingIn(areas, area, seat).flatMap(({ piece, count }) => Array<string>(count).fill(piece))

/** Returns the open cards of an area one by one, without other pieces. */
export const cardsIn = (areas: Layout, area: string, seat?: Seat): string[] =>
  piecesIn(areas, area, seat).flatMap(piece => {
    const [kind, which] = codeOf(piece)
    return kind === 'card' ? [which] : []
  })

/** Returns how many of a piece are open in an area. */
export const countIn = (areas: Layout, area: string, piece: string, seat?: Seat): number =>
  lyingIn(areas, area, seat).reduce(
    (sum, lying) => (lying.piece === piece ? sum + lying.count : sum),
    0,
  )

/** Returns how many pieces are face down in an area. */
export const coveredIn = (areas: Layout, area: string, seat?: Seat): number =>
  allIn(areas, area, seat).reduce((sum, { covered = 0 }) => sum + covered, 0)
