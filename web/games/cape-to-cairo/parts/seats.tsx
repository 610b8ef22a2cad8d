// The signs of a seat: its colour, whether it has sealed, its bonus cards.
import type { JSX } from 'preact'
import type { Frame } from '../../../protocol.ts'
import { Mark } from '../../../ui/seats/mark.tsx'
import { SeatRing } from '../../../ui/seats/state.tsx'
import { seatColour, useTable } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Seat } from '../../game.ts'
import { BonusRow } from '../art/bonus.tsx'
import { Wax } from '../art/wax.tsx'
import { type Colour, colours } from '../rules/pieces.ts'
import type { Event, Options, View } from '../rules/state.ts'
import type { BoardWords, Shared } from '../words/sentences.ts'

export type Face<W = BoardWords, V = View, O = Options, E = Event> = FaceProps<V, W, E, O>

/** The props of a phase's face; `now` is its sentence. */
export type PhaseFace<Phase, F = Face> = F & { phase: Phase; now: JSX.Element }

export const colourOf = (frame: Pick<Frame, 'seats'>, seat: Seat): Colour =>
  seatColour(frame, colours, seat)

/** Shows a seat's mark in a dashed ring until it has bid, and on wax after that. */
export const Seal = ({ seat, sealed }: { seat: Seat; sealed: boolean }) => {
  const colour = colourOf(useTable().frame, seat)
  return sealed ? (
    <span class="seal-of">
      <Wax colour={colour} state="sealed" />
    </span>
  ) : (
    <SeatRing seat={seat}>
      <Mark colour={colour} />
    </SeatRing>
  )
}

export const Bonuses = ({ held, words }: { held: number; words: Shared }) => (
  <span class="bonuses" role="img" aria-label={words.bonuses(held)}>
    <BonusRow held={held} />
  </span>
)
