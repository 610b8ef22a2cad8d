// Asks who lays the first piece and in which corner; these two answers give every side its corners.
import { DoNow } from '../../../ui/do-now.tsx'
import { Keys, Pick } from '../../../ui/fields/keys.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { FaceProps } from '../../box.tsx'
import { type Corner, frameOf } from '../rules/kinds.ts'
import { placeName } from '../rules/places.ts'
import type { SheetWords } from '../words/sentences.ts'
import type { Options, View } from './state.ts'

export type SheetFace = FaceProps<View, SheetWords, unknown, Options>

const inReadingOrder: readonly Corner[] = ['north-west', 'north-east', 'south-west', 'south-east']

export const Begins = ({ frame, words }: SheetFace) => {
  const telling = useTelling()
  const { refused } = useTable()
  const [first, begin] = useIntent('first', 0)
  const { begins } = words
  const { columns, rows, west, north } = frameOf(frame.options.variant)
  return (
    <Frame
      class="camino camino-sheet"
      now={
        <DoNow step="beginning" note={begins.note}>
          {begins.title}
        </DoNow>
      }
      dock={
        <MoveForm class="camino-begins">
          <Keys legend={begins.who} class="by-2">
            {Array.from({ length: frame.view.seats }, (_, seat) => (
              <Pick
                key={seat}
                name="move.first"
                value={seat}
                picked={seat === first}
                pick={() => begin(seat)}
              >
                <SeatMark seat={seat} /> {telling.name(seat)}
              </Pick>
            ))}
          </Keys>
          <fieldset class="camino-corners">
            <legend>{begins.where}</legend>
            {inReadingOrder.map(corner => {
              const column = west + (corner.endsWith('west') ? 1 : columns)
              const row = north + (corner.startsWith('north') ? 1 : rows)
              return (
                <MoveButton
                  key={corner}
                  kind="plain"
                  class={`key-face at-${corner}`}
                  move={{ kind: 'begins', corner }}
                >
                  <b>{placeName({ column, row })}</b> {begins.corner[corner]}
                </MoveButton>
              )
            })}
          </fieldset>
          {refused && <Refused words={words} />}
        </MoveForm>
      }
    />
  )
}
