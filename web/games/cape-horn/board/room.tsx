// The large view of what everybody may see: the turn, the chart, the log book. After the race
// players see this view too, with strip, recap and dock until the end is inserted above. Without
// strip, recap and dock, the chart would change its size.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap, Since } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { drawn } from '../parts/drawn.tsx'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { shown, weighty } from '../parts/recap-kinds.ts'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { pagesOf, Strip } from './accounts.tsx'
import { none } from './draft.ts'
import { Stock } from './hand.tsx'
import { MapView } from './map-view.tsx'
import { railOf, stepText } from './steps.ts'

export const RoomFace = ({ frame, words }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const { you, view, result } = frame
  const turn = view.turn?.seat
  const sat = !large && you !== 'room'
  const { now, note, step } = stepText(frame, words, telling, {
    intent: { kind: 'ship' },
    aims: none,
  })
  return (
    <Frame
      class={`horn board${sat ? '' : ' room'}${large ? ' large' : ''}`}
      board="wide"
      strip={sat && <Strip words={words} pages={pagesOf(view)} turn={turn} />}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={
        <DoNow step={step} note={note}>
          {result ? words.won(result, telling) : now}
        </DoNow>
      }
      rail={<Rail words={words} now={railOf(view)} />}
      recap={!large && <Recap words={words} weighty={weighty} seen={shown} drawn={drawn} />}
      main={<MapView position={{ ...frame, you: 'room' }} words={words} aims={none} />}
      dock={sat && <Undo>{words.act.undo}</Undo>}
      beside={
        <LogBook words={words} pages={pagesOf(view)} turn={turn}>
          <Stock view={view} words={words} />
          {large && (
            <div class="happened">
              <Since words={words} seen={shown} isBoard />
            </div>
          )}
        </LogBook>
      }
    />
  )
}
