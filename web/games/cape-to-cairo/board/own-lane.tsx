// A railway as its owner looks at it: the means in one line, and the lane from Cape to Cairo.
import { SeatMark } from '../../../ui/seats/row.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses } from '../parts/seats.tsx'
import { sum, tracksOf } from '../rules/building.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { LaneOf } from './lane-of.tsx'

export const OwnLane = ({ view, words, seat }: { view: View; words: BoardWords; seat: Seat }) => {
  const railway = view.railways[seat]!
  return (
    <section class="own-lane">
      <p class="means">
        <SeatMark seat={seat} />
        <strong data-capital={seat}>{words.money(railway.capital)}</strong>
        <Bonuses held={railway.bonuses} words={words} />
        <span class="lane-words">{words.laneHas(sum(tracksOf(railway.lane)))}</span>
        <span class="crossed-words">{words.ofEight(railway.crossed.length)}</span>
      </p>
      <div class="lane-bed">
        <p class="termini">
          <span>{words.cape}</span>
          <span>{words.cairo}</span>
        </p>
        <LaneOf seat={seat} railway={railway} words={words} />
      </div>
    </section>
  )
}
