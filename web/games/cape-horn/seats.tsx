// How a seat is shown: its colour, its mark and its ship.
import type { Frame } from '../../protocol.ts'
import { useTable } from '../../ui/table.tsx'
import type { Seat } from '../game.ts'
import { type Colour, Mark } from './art/marks.tsx'
import { Ship } from './art/ship.tsx'
import { colours } from './pieces.ts'
import type { View } from './state.ts'
import type { BoardWords } from './words/en/board.ts'

export interface Face<V = View, W = BoardWords> {
  frame: Frame<V> & { view: V }
  words: W
}

// A seat's colour: the one its sitter chose, else the one of its place.
export const colourOf = (frame: Pick<Frame, 'seats'>, seat: Seat): Colour => {
  const chosen = frame.seats[seat]?.colour
  return colours.find(colour => colour === chosen) ?? colours[seat % colours.length]!
}

export const SeatShip = ({ seat }: { seat: Seat }) => <Ship colour={colourOf(useTable().frame, seat)} />

export const SeatMark = ({ seat }: { seat: Seat }) => <Mark colour={colourOf(useTable().frame, seat)} />
