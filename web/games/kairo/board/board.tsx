// The board: one's own turn step by step, the room's view for who holds no seat, and the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Face } from '../parts/seats.tsx'
import { nothing } from './aims.ts'
import { BazaarView } from './bazaar.tsx'
import { Market } from './cards-dock.tsx'
import { headlineOf, weighty } from './headline.ts'
import { Seats, turnOf } from './told.tsx'
import { TurnFace } from './turn-face.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  return large || frame.you === 'room' || frame.view.phase.is === 'over' ? (
    <RoomFace frame={frame} words={words} />
  ) : (
    <TurnFace frame={frame} words={words} />
  )
}

// What everybody may see, large: whose turn it is, what happened, the bazaar, every seat's stalls, medals and points; when
// the game is over the bazaar alone, for the standings tell the rest.
const RoomFace = ({ frame, words }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn = turnOf(view)
  const position = { ...frame, you: 'room' as const }
  const [now, note] = headlineOf(position, words, telling, nothing)
  return (
    <Frame
      class={`kairo board room${large ? ' large' : ''}`}
      board="square"
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={<DoNow note={result ? undefined : note}>{result ? words.won(result, telling) : now}</DoNow>}
      recap={<Recap words={words} weighty={weighty} />}
      main={<BazaarView position={position} words={words} aims={new Map()} intent={nothing} />}
      beside={
        !result && (
          <>
            <Seats frame={frame} words={words} />
            <Market position={frame} words={words} />
          </>
        )
      }
    />
  )
}

export default Board
