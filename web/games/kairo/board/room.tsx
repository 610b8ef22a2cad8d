// The room's view, for who holds no seat, and on every page when the game is over.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Face } from '../parts/seats.tsx'
import { BoardStrip, Seats, turnOf } from './accounts.tsx'
import { nothing } from './draft.ts'
import { MapView } from './map-view.tsx'
import { Market } from './market.tsx'
import { stepText, weighty } from './steps.ts'

/**
 * What everybody may see, large: whose turn it is, what happened, the bazaar, every seat's stalls,
 * medals and points; when the game is over the bazaar alone, for the standings tell the rest.
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
      recap={<Recap words={words} weighty={weighty} />}
      main={<MapView position={position} words={words} aims={new Map()} intent={nothing} />}
      beside={!result && <Seats frame={frame} words={words} />}
      common={!result && <Market position={frame} words={words} />}
    />
  )
}
