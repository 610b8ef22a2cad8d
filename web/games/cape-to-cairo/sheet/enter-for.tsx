// For whom a page enters: its own seat, until somebody else is chosen on purpose; nobody, where nothing is asked of it.
// After every entry it is one's own again.

import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'
import type { SheetWords } from '../words/en.ts'

export const useEntering = (among: readonly Seat[]): [seat: Seat | undefined, enterFor: (seat: Seat) => void] => {
  const { you } = useTable().frame
  const [chosen, choose] = useIntent<Seat | undefined>(undefined)
  return [chosen ?? among.find(seat => seat === you), choose]
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
