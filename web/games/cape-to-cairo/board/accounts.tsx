// What the board says of each company: its row with lane, money and bonus cards, and how far it came.
import type { ComponentChildren } from 'preact'
import { SeatHead, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { LaneOf } from './lane-of.tsx'
import { OwnLane } from './own-lane.tsx'

interface CompanyProps {
  view: View
  words: BoardWords
  seat: Seat
  hot: boolean
  done?: string | undefined
  sign?: ComponentChildren // in place of its mark
  figure?: ComponentChildren // in place of how far it came
  gains?: string | false // what the crossing under way would bring it
}

const signOf = ({ phase }: View, seat: Seat) =>
  phase.kind === 'auction' ? <Seal seat={seat} sealed={phase.sealed[seat]!} /> : undefined

/**
 * In small, beside one's own decision: the lane as a strip, and what the railway holds. A tap opens its whole lane.
 * One's own is lit.
 */
export const CompanyRow = ({ view, words, ...head }: Omit<CompanyProps, 'hot'>) => {
  const { you } = useTable().frame
  const railway = view.railways[head.seat]!
  const { lane, crossed, bonuses, capital } = railway
  const next = lane[0]
  const far = [words.ofEight(crossed.length), ...(next === undefined ? [] : [words.terrain[cardOf(next).terrain]])]
  return (
    <li class="company-row">
      <details>
        <summary class={head.seat === you ? 'seat-row hot' : 'seat-row'}>
          <SeatHead {...head} sign={signOf(view, head.seat)} note={far.join(' · ')} />
          <span class="seat-picture">
            <LaneOf seat={head.seat} railway={railway} words={words} size="strip" />
            <Bonuses held={bonuses} words={words} />
          </span>
          <span class="seat-figure" data-capital={head.seat}>
            {words.money(capital)}
          </span>
        </summary>
        <OwnLane view={view} words={words} seat={head.seat} />
      </details>
    </li>
  )
}

/** For everybody in the room: the lane is what is looked at. */
export const Company = ({ view, words, gains, sign, figure, ...head }: CompanyProps) => {
  const railway = view.railways[head.seat]!
  return (
    <SeatRow
      {...head}
      sign={sign ?? signOf(view, head.seat)}
      means={
        <>
          <b data-capital={head.seat}>{words.money(railway.capital)}</b>
          <Bonuses held={railway.bonuses} words={words} />
        </>
      }
      note={gains}
      figure={
        figure ?? (
          <span class="far">
            <b>{railway.crossed.length}</b> {words.building.ofAll}
          </span>
        )
      }
    >
      <LaneOf seat={head.seat} railway={railway} words={words} size={useTable().large ? 'room' : 'lane'} />
    </SeatRow>
  )
}
