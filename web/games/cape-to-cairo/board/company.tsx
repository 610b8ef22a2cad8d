// A company in a row: its lane, its money and bonus cards, how far it came.
import { SeatRow } from '../../../ui/seats/row.tsx'
import { useTable } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import { Bonuses, Seal } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import { LaneOf } from './lane-of.tsx'

interface CompanyProps {
  view: View
  words: BoardWords
  seat: Seat
  hot: boolean
  done?: string | undefined
  gains?: string | false // what the crossing under way would bring it
}

const signOf = ({ phase }: View, seat: Seat) =>
  phase.is === 'auction' ? <Seal seat={seat} sealed={phase.sealed[seat]!} /> : undefined

// In small, beside one's own decision: the lane as a strip, and what it holds where no bid is awaited. One's own is lit.
export const CompanyRow = ({ view, words, ...head }: Omit<CompanyProps, 'hot'>) => {
  const { you } = useTable().frame
  const railway = view.railways[head.seat]!
  const { lane, crossed, bonuses, capital } = railway
  const next = lane[0]
  const isBidding = view.phase.is === 'auction'
  const far = [words.ofEight(crossed.length), ...(next === undefined ? [] : [words.terrain[cardOf(next).terrain]])]
  return (
    <SeatRow
      {...head}
      hot={head.seat === you}
      sign={signOf(view, head.seat)}
      note={isBidding ? undefined : far.join(' · ')}
      figure={words.money(capital)}
    >
      <LaneOf seat={head.seat} railway={railway} words={words} size="strip" />
      {!isBidding && <Bonuses held={bonuses} words={words} />}
    </SeatRow>
  )
}

// For everybody in the room: the lane is what is looked at.
export const Company = ({ view, words, gains, ...head }: CompanyProps) => {
  const railway = view.railways[head.seat]!
  return (
    <SeatRow
      {...head}
      sign={signOf(view, head.seat)}
      means={
        <>
          <b>{words.money(railway.capital)}</b>
          <Bonuses held={railway.bonuses} words={words} />
        </>
      }
      note={gains}
      figure={
        <span class="far">
          <b>{railway.crossed.length}</b> {words.building.ofAll}
        </span>
      }
    >
      <LaneOf seat={head.seat} railway={railway} words={words} />
    </SeatRow>
  )
}
