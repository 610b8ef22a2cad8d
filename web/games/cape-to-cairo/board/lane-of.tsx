// A company's lane as a picture, and in words for screen readers.
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Lane } from '../art/lane.tsx'
import { colourOf } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { RailwayView } from '../rules/state.ts'
import type { BoardWords } from '../words/sentences.ts'

export const LaneOf = ({ seat, railway, words, size }: LaneProps) => {
  const { frame } = useTable()
  const waiting = railway.lane.map(cardOf)
  return (
    <span
      class="lane-of"
      data-lane={seat}
      data-holder={seat}
      role="img"
      aria-label={words.lane(
        railway.crossed.length,
        waiting.map(card => card.terrain),
      )}
    >
      <Lane
        colour={colourOf(frame, seat)}
        crossed={railway.crossed.length}
        waiting={waiting}
        size={size}
      />
    </span>
  )
}
interface LaneProps {
  seat: Seat
  railway: RailwayView
  words: BoardWords
  size?: 'lane' | 'strip' | 'room'
}
