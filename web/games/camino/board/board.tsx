// The board: one's own turn, the room's view for who holds no seat, and the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { type Face, SideSign, useSideName } from '../parts/seats.tsx'
import { sideOfSeat } from '../rules/sides.ts'
import { Accounts, Latest, Legend, Pot } from './accounts.tsx'
import { headlineOf } from './headline.ts'
import { DrawnWays, useKnown } from './known.tsx'
import { MapView } from './map-view.tsx'
import { pricesOf, waysBySide } from './mind.ts'
import { TurnFace } from './turn-face.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  return large || frame.you === 'room' || frame.view.over ? (
    <RoomFace frame={frame} words={words} />
  ) : (
    <TurnFace frame={frame} words={words} />
  )
}

// What everybody may see, large: the map, whose way costs what, what was laid last. So it stays when the game is over.
const RoomFace = ({ frame, words }: Face) => {
  const { large, house } = useTable()
  const telling = useTelling()
  const name = useSideName()
  const { view, options, result } = frame
  const room = { ...frame, you: 'room' as const }
  const known = useKnown(room)
  const ways = waysBySide(room, known.ways)
  const prices = pricesOf(ways)
  const [now, note] = headlineOf(room, { words, telling, name, prices })
  return (
    <Frame
      class={`camino board room ${options.variant}${large ? ' large' : ''}`}
      board="square"
      sign={!view.over && <SideSign side={sideOfSeat(view.turn.seat)} />}
      now={<DoNow note={note}>{result ? words.won(result, telling) : now}</DoNow>}
      main={<MapView position={room} words={words} ways={ways} />}
      beside={
        <>
          <section class="happened">
            <h2>{words.happened}</h2>
            <Latest words={words} />
          </section>
          <Accounts position={room} ways={ways} prices={prices} words={words} label={house.players} />
          <Pot view={view} words={words} />
          <Legend words={words} />
          <DrawnWays ways={known.ways} />
        </>
      }
    />
  )
}

export default Board
