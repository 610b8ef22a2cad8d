// How a seat is shown: its mark, its name, whether it has sealed, and what it owns.
import type { ComponentChildren } from 'preact'
import type { Frame } from '../../../protocol.ts'
import { SeatRing, SeatState } from '../../../ui/seat-state.tsx'
import { seatColour, useTable, useTelling } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Seat } from '../../game.ts'
import { BonusRow } from '../art/bonus.tsx'
import { type Colour, Mark, Wax } from '../art/marks.tsx'
import { colours } from '../rules/pieces.ts'
import type { Options, View } from '../rules/state.ts'
import type { BoardWords, Shared } from '../words/en.ts'

export type Face<W = BoardWords, V = View, O = Options> = FaceProps<V, W, unknown, O>

export const colourOf = (frame: Pick<Frame, 'seats'>, seat: Seat): Colour => seatColour(frame, colours, seat)

export const SeatMark = ({ seat }: { seat: Seat }) => <Mark colour={colourOf(useTable().frame, seat)} />

// The mark in its dashed ring while a bid is awaited, pressed into wax once it is sealed.
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

// A seat in one row: who, doing what, how far, how rich. `state` takes the place of what it is doing.
export const SeatRow = ({ seat, sign, done, state, lane, children }: RowProps) => {
  const { frame } = useTable()
  const { name } = useTelling()
  return (
    <li class={seat === frame.you ? 'seat-row hot' : 'seat-row'}>
      <span class="sign">{sign}</span>
      <span class="who">
        <strong>{name(seat)}</strong>
        {state ?? <SeatState seat={seat} {...(done !== undefined && { done })} />}
      </span>
      {lane}
      <span class="purse">{children}</span>
    </li>
  )
}
interface RowProps {
  seat: Seat
  sign: ComponentChildren
  done?: string
  state?: ComponentChildren
  lane?: ComponentChildren
  children: ComponentChildren
}
