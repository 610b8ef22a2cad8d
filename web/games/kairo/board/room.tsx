// The room's view: for spectators and the shared screen, and for everyone after the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { drawn } from '../parts/drawn.tsx'
import { weighty } from '../parts/recap-kinds.ts'
import type { Face } from '../parts/seats.tsx'
import { BoardStrip, Seats, turnOf } from './accounts.tsx'
import { nothing } from './draft.ts'
import { MapView } from './map-view.tsx'
import { Market } from './market.tsx'
import { stepText } from './steps.ts'

/**
 * Shows everything that is public: whose turn it is, what happened, the bazaar, and every seat's
 * stalls, medals and points. After the end it shows only the bazaar, because the standings show the
 * rest.
 */
export const RoomFace = ({ frame, words }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn = turnOf(view)
  const position = { ...frame, you: 'room' as const }
  const { now, note, step } = stepText(position, words, telling, nothing)
  return (
    <Frame
      class={`kairo board room${large ? ' large' : ''}`}
      board="square"
      strip={frame.you !== 'room' && <BoardStrip frame={frame} words={words} />}
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={
        <DoNow step={step} note={result ? undefined : note}>
          {result ? words.won(result, telling) : now}
        </DoNow>
      }
      recap={<Recap words={words} weighty={weighty} drawn={drawn} />}
      main={<MapView position={position} words={words} aims={new Map()} intent={nothing} />}
      beside={!result && <Seats frame={frame} words={words} />}
      common={!result && <Market position={frame} words={words} />}
    />
  )
}
