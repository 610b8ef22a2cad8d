// An evening with the way counter, for tests: its entries by their shortest names, squares as
// people call them ('D1').

import type { Entry } from '../../../web/games/camino/rules/entry.ts'
import type { Corner, Piece, Variant } from '../../../web/games/camino/rules/pieces.ts'
import { type Place, squareOn } from '../../../web/games/camino/rules/places.ts'
import { companion } from '../../../web/games/camino/sheet/companion.ts'
import type { Options, Sheet, View } from '../../../web/games/camino/sheet/state.ts'
import type { Refusal, Seat } from '../../../web/games/game.ts'
import { type Kept, keptEvening } from '../../laws/evening.ts'

export interface Evening extends Omit<Kept<Sheet, View, Entry, Options>, 'say' | 'refused'> {
  say(...entries: Entry[]): number // for seat 0; the seq of the last
  tell(seat: Seat, ...entries: Entry[]): number
  refused(entry: Entry, seat?: Seat): Refusal
}

export const evening = (
  depth: Options['depth'],
  seats = 2,
  variant: Variant = 'camino',
): Evening => {
  const kept = keptEvening(companion, seats, { depth, variant })
  const tell = (seat: Seat, ...entries: Entry[]) =>
    entries.map(entry => kept.say(seat, entry)).at(-1)!
  return {
    ...kept,
    tell,
    say: (...entries) => tell(0, ...entries),
    refused: (entry, seat = 0) => kept.refused(seat, entry),
  }
}

export const place = (name: string): Place => ({
  column: name.charCodeAt(0) - 64,
  row: Number(name.slice(1)),
})
export const square = (name: string, variant: Variant = 'camino') => squareOn(variant, place(name))!
export const squares = (names: string, variant: Variant = 'camino') =>
  names.split(' ').map(name => square(name, variant))

export const begins = (first: Seat = 0, corner: Corner = 'north-west'): Entry => ({
  kind: 'begins',
  first,
  corner,
})
export const road = (names: string): Entry => ({ kind: 'road', path: names.split(' ').map(place) })
export const piece = (piece: Piece, at: string, turns = 0): Entry => ({
  kind: 'piece',
  piece,
  turns,
  ...place(at),
})
export const clear = (at: string): Entry => ({ kind: 'clear', ...place(at) })
export const counts = (whose: Seat, squares: number, obstacles: number): Entry => ({
  kind: 'counts',
  whose,
  squares,
  obstacles,
})
export const takesOver = (whose: Seat): Entry => ({ kind: 'takes-over', whose })
export const close: Entry = { kind: 'close', how: 'agreed' }
export const stuck: Entry = { kind: 'close', how: 'stuck' }
