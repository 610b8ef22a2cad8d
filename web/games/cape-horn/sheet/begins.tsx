// The first page: people tap who begins, or this phone draws a seat at random.

import { useState } from 'preact/hooks'
import { DoNow } from '../../../ui/do-now.tsx'
import { useScript } from '../../../ui/live.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatHead } from '../../../ui/seats/row.tsx'
import { submitBy } from '../../../ui/submit.ts'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Said } from '../../companion.ts'
import { type Face, ShipSign } from '../parts/seats.tsx'
import type { Entry } from '../rules/entry.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Options, View } from './state.ts'

export type SheetFace = Face<SheetWords, View, Options, Said<Entry, Options>>

// Draws a seat at random. Numbers that would favour the first seats are drawn again.
const lotAmong = (seats: number): number => {
  const [drawn = 0] = crypto.getRandomValues(new Uint8Array(1))
  return drawn < 256 - (256 % seats) ? drawn % seats : lotAmong(seats)
}

export const Begins = ({ frame, words }: SheetFace) => {
  const { refused } = useTable()
  return (
    <Frame
      class="horn"
      now={
        <DoNow step="beginning" note={words.begin.note}>
          {words.begin.title}
        </DoNow>
      }
      dock={
        <>
          <Choice words={words} seats={frame.view.pages.length} />
          {refused && <Refused words={words} />}
        </>
      }
    />
  )
}

const Choice = ({ words, seats }: { words: SheetWords; seats: number }) => {
  const runs = useScript()
  const telling = useTelling()
  const [fell, setFell] = useState<number>()
  const { begin } = words
  return (
    <MoveForm class="begins">
      <ul class="seats">
        {Array.from({ length: seats }, (_, seat) => (
          <li key={seat}>
            <MoveButton
              kind="plain"
              class={seat === fell ? 'begin seat-row hot' : 'begin seat-row'}
              move={{ kind: 'begins', first: seat }}
            >
              <SeatHead seat={seat} sign={<ShipSign seat={seat} />} />
            </MoveButton>
          </li>
        ))}
      </ul>
      {runs && (
        <button
          type="button"
          class="button quiet"
          onClick={event => {
            const seat = lotAmong(seats)
            setFell(seat)
            const { form } = event.currentTarget
            submitBy(form?.querySelectorAll<HTMLButtonElement>('.begin')[seat])
          }}
        >
          {begin.lot}
        </button>
      )}
      {fell !== undefined && (
        <p class="voice-2" role="status">
          {begin.lotFell(telling.name(fell))}
        </p>
      )}
    </MoveForm>
  )
}
