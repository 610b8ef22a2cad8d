// A seat as everybody may see it: its mark on stalls, its points, and the strip of all seats.

import type { Frame } from '../../../protocol.ts'
import { MarkShape } from '../../../ui/seats/mark.tsx'
import { StripSeat } from '../../../ui/seats/row.tsx'
import { seatColour, useTable } from '../../../ui/table.tsx'
import type { FaceProps } from '../../box.tsx'
import type { Seat } from '../../game.ts'
import type { Tally } from '../rules/medals.ts'
import { colours } from '../rules/pieces.ts'
import type { Event, Options, View } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

export type Face<W = BoardWords, V = View, O = Options, E = Event> = FaceProps<V, W, E, O>

/**
 * Draws the owner's mark on a finial, 24 × 24. It is dark in the dark theme too, because the finial
 * is then a lit lamp.
 */
export const OwnerMark = ({ seat }: { seat: Seat }) => {
  const colour = seatColour(useTable().frame, colours, seat)
  return (
    <g class={`kairo-mark seat-${colour}`}>
      <MarkShape colour={colour} />
    </g>
  )
}

/**
 * Returns the points of every seat; after the end those of the standings, which add medals and
 * coins.
 */
export const pointsIn = (tallies: readonly Tally[], result: Frame['result']): number[] =>
  tallies.map(
    ({ stalls, medals }, seat) =>
      result?.find(standing => standing.seat === seat)?.score ?? stalls + medals,
  )

interface Standing {
  points: number
  out: boolean
}

interface StripProps {
  label: string
  seats: readonly Standing[]
  turn: Seat | undefined
  words(points: number, out: boolean): string
}

/** Shows all seats in one line: points, and who is out. */
export const Strip = ({ label, seats, turn, words }: StripProps) => (
  <ul class="seat-strip" aria-label={label}>
    {seats.map(({ points, out }, seat) => (
      <StripSeat
        key={seat}
        seat={seat}
        hot={seat === turn}
        figure={points}
        words={words(points, out)}
      >
        {out && <span class="kairo-out" aria-hidden="true" />}
      </StripSeat>
    ))}
  </ul>
)
