// The signs of a seat: its colour and its ship.
import type { Frame } from '../../../protocol.ts'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { seatColour, useTable } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Seat } from '../../game.ts'
import { Ship } from '../art/ship.tsx'
import { type Colour, colours } from '../rules/pieces.ts'
import type { Event, Options, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

export type Face<W = BoardWords, V = View, O = Options, E = Event> = FaceProps<V, W, E, O>

export const colourOf = (frame: Pick<Frame, 'seats'>, seat: Seat): Colour =>
  seatColour(frame, colours, seat)

export const SeatShip = ({ seat }: { seat: Seat }) => (
  <Ship colour={colourOf(useTable().frame, seat)} />
)

/** Shows the ship as the sign of a row, with the seat's mark at the corner. */
export const ShipSign = ({ seat }: { seat: Seat }) => (
  <>
    <SeatShip seat={seat} />
    <SeatMark seat={seat} />
  </>
)
