// A game as it lies on a table, area by area: how it is laid out from the box, and counted.
import type { Seat } from './game.ts'
import type { Square } from './kit/squares.ts'

/** Pieces that lie open, in the order in which they are laid. */
export interface Lying {
  piece: string // its kind, and which: `card 12`
  count: number
  at?: Square // of the board
  turns?: number // quarter turns clockwise from how it is printed
  beside?: Square // its second square, where it has one
  mark?: number // written on it
}

export interface Area {
  area: string // what it is: `row`, `hand`
  seat?: Seat // whose
  row?: number // of the board, from 1
  own?: true // only its seat is told what lies there
  pieces: Lying[]
  covered?: number // so many lie face down: which, nobody here knows
}

/** What lies where, as one viewer may know it. */
export type Layout = Area[]

/**
 * What a sheet beside the box knows of its table: what lies where as far as it was told, and some
 * of what no piece shows.
 */
export interface Known {
  areas: Layout
  rest: object
}

/** How often each piece is in the box, for so many seats; what has no limit is missing. */
export type Contents = Record<string, number>

/** Which area it is. */
export type AreaName = Pick<Area, 'area' | 'seat' | 'row'>

export const isSame = (one: AreaName, other: AreaName): boolean =>
  one.area === other.area && one.seat === other.seat && one.row === other.row

/** An area where something lies. */
export const isLaid = ({ pieces, covered = 0, own }: Area): boolean =>
  pieces.length > 0 || covered > 0 || own === true

/** So many of a piece; none: nothing. */
export const some = (piece: string, count: number): Lying[] => (count > 0 ? [{ piece, count }] : [])

/** The same pieces counted together, in the order in which they come first. */
export const counted = (pieces: readonly string[]): Lying[] => {
  const counts = new Map<string, number>()
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  return [...counts].map(([piece, count]) => ({ piece, count }))
}

/** How many pieces lie open in an area, or face down. */
export const sizeOf = ({ pieces, covered = 0 }: Area): number =>
  pieces.reduce((sum, { count }) => sum + count, covered)

/** A piece's code in its words: `card 12` is a card, and which. */
export const codeOf = (piece: string): [kind: string, which: string] => {
  const [kind = '', which = ''] = piece.split(' ')
  return [kind, which]
}

const allIn = (areas: Layout, area: string, seat?: Seat) =>
  areas.filter(one => one.area === area && one.seat === seat)

/** What lies open in an area. */
export const lyingIn = (areas: Layout, area: string, seat?: Seat): Lying[] =>
  allIn(areas, area, seat).flatMap(({ pieces }) => pieces)

/** The same, piece by piece. */
export const piecesIn = (areas: Layout, area: string, seat?: Seat): string[] =>
  lyingIn(areas, area, seat).flatMap(({ piece, count }) => Array<string>(count).fill(piece))

/** Which cards lie open in an area, one by one. Whatever else lies there is left out. */
export const cardsIn = (areas: Layout, area: string, seat?: Seat): string[] =>
  piecesIn(areas, area, seat).flatMap(piece => {
    const [kind, which] = codeOf(piece)
    return kind === 'card' ? [which] : []
  })

/** How many of a piece lie open in an area. */
export const countIn = (areas: Layout, area: string, piece: string, seat?: Seat): number =>
  lyingIn(areas, area, seat).reduce(
    (sum, lying) => (lying.piece === piece ? sum + lying.count : sum),
    0,
  )

/** How many lie there face down. */
export const coveredIn = (areas: Layout, area: string, seat?: Seat): number =>
  allIn(areas, area, seat).reduce((sum, { covered = 0 }) => sum + covered, 0)
