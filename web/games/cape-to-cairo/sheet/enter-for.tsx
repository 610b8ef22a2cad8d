// For whom a page enters: its own seat, until somebody else is chosen on purpose; nobody, where nothing is asked of it.
// After an entry of its own it is its own seat again; what others enter changes nothing.
import { useState } from 'preact/hooks'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import type { Seat } from '../../game.ts'
import type { SheetWords } from '../words/en.ts'

export const useEntering = (among: readonly Seat[]): [seat: Seat | undefined, enterFor: (seat: Seat) => void] => {
  const { frame, since } = useTable()
  const { you, seq } = frame
  const [chosen, choose] = useState<{ seat: Seat; seq: number }>()
  const isOver = (chosen: { seq: number }) => since.some(told => told.seat === you && told.seq > chosen.seq)
  const seat = chosen && among.includes(chosen.seat) && !isOver(chosen) ? chosen.seat : among.find(seat => seat === you)
  return [seat, seat => choose({ seat, seq })]
}

interface EnterForProps {
  words: SheetWords
  among: readonly Seat[]
  seat: Seat | undefined
  enterFor(seat: Seat): void
}

export const EnterFor = ({ words, among, seat, enterFor }: EnterForProps) => {
  const { house } = useTable()
  const { you, name } = useTelling()
  const others = among.filter(other => other !== seat)
  return (
    <div class="enter-for">
      {seat !== undefined && seat !== you && <p class="entering">{house.enteringFor(name(seat))}</p>}
      {others.length > 0 && (
        <details key={seat}>
          <summary>{words.sheet.enterForOther}</summary>
          <div class="enter-for-whom">
            {others.map(other => (
              <button key={other} type="button" class="key-face" onClick={() => enterFor(other)}>
                <span class="mark-place">
                  <SeatMark seat={other} />
                </span>
                {name(other)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
