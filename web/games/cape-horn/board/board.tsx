// The board: one's own race, the room's view for who holds no seat, and the end.

import type { Cues } from '../../../ui/cues.ts'
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { LogBook } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { type Face, SeatShip } from '../parts/seats.tsx'
import { ChartView } from './chart-view.tsx'
import { Pile } from './hand.tsx'
import { Happened } from './happened.tsx'
import { headlineOf, pagesOf, railOf } from './headline.ts'
import { TurnFace } from './turn-face.tsx'

export const cues: Cues = { 'won-rose': 'rose', 'crossed-line': 'crossing' }

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  const { view } = frame
  return large || frame.you === 'room' || view.over ? (
    <RoomFace frame={frame} words={words} />
  ) : (
    <TurnFace frame={frame} words={words} />
  )
}

// What everybody may see, large: whose turn it is, the chart, the log book. So it stays when the race is over.
const RoomFace = ({ frame, words }: Face) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const turn = view.turn?.seat
  const [now, note] = headlineOf(frame, words, telling, { is: 'ship' }, new Map())
  return (
    <Frame
      class={`horn board room${large ? ' large' : ''}${view.over ? ' over' : ''}`}
      board="wide"
      sign={turn !== undefined && <SeatShip seat={turn} />}
      now={<DoNow note={note}>{result ? words.won(result, telling) : now}</DoNow>}
      rail={!view.over && <Rail words={words} now={railOf(view)} />}
      main={<ChartView position={{ ...frame, you: 'room' }} words={words} aims={new Map()} />}
      dock={view.over && <Undo>{words.act.undo}</Undo>}
      beside={
        <LogBook words={words} pages={pagesOf(view)} turn={turn}>
          <Pile view={view} words={words} />
          <Happened words={words} />
        </LogBook>
      }
    />
  )
}

export default Board
