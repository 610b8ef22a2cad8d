// The board: one's own turn step by step, the room's view for who holds no seat, and the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { News } from '../../../ui/news.tsx'
import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import type { Face } from '../parts/seats.tsx'
import { nothing } from './aims.ts'
import { BazaarView } from './bazaar.tsx'
import { Market } from './cards-dock.tsx'
import { headlineOf } from './headline.ts'
import { Medals, pointsOf, turnOf } from './told.tsx'
import { TurnFace } from './turn-face.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  return large || frame.you === 'room' || frame.view.phase.is === 'over' ? (
    <RoomFace frame={frame} words={words} />
  ) : (
    <TurnFace frame={frame} words={words} />
  )
}

// What everybody may see, large: whose turn it is, the bazaar, points and medals. So it stays when the game is over.
const RoomFace = ({ frame, words }: Face) => {
  const { large, house } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn = turnOf(view)
  const [now, note] = headlineOf({ ...frame, you: 'room' }, words, telling, nothing)
  const points = pointsOf(view)
  return (
    <Frame
      class={`kairo board room${large ? ' large' : ''}`}
      board="square"
      sign={turn !== undefined && <SeatMark seat={turn} />}
      now={<DoNow note={result ? undefined : note}>{result ? words.won(result, telling) : now}</DoNow>}
      main={<BazaarView position={{ ...frame, you: 'room' }} words={words} aims={new Map()} intent={nothing} />}
      beside={
        <>
          <section class="happened">
            <h2>{words.happened}</h2>
            <News words={words} />
          </section>
          <ul class="seats" aria-label={house.players}>
            {view.players.map(({ cards, barkers, isOut }, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                hot={seat === turn}
                note={isOut ? words.out : words.holds(cards, barkers)}
                figure={points[seat]}
              />
            ))}
          </ul>
          <Medals frame={frame} words={words} />
          <Market position={frame} words={words} />
        </>
      }
    />
  )
}

export default Board
