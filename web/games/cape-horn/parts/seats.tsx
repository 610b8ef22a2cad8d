// How a seat is shown: its colour, its mark and its ship.
import type { Frame } from '../../../protocol.ts'
import { seatColour, useTable } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Seat } from '../../game.ts'
import { type Colour, Mark } from '../art/marks.tsx'
import { Ship } from '../art/ship.tsx'
import { colours } from '../rules/pieces.ts'
import type { Options, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'

export type Face<W = BoardWords, V = View, O = Options> = FaceProps<V, W, unknown, O>

export const colourOf = (frame: Pick<Frame, 'seats'>, seat: Seat): Colour => seatColour(frame, colours, seat)

export const SeatShip = ({ seat }: { seat: Seat }) => <Ship colour={colourOf(useTable().frame, seat)} />

export const SeatMark = ({ seat }: { seat: Seat }) => <Mark colour={colourOf(useTable().frame, seat)} />
