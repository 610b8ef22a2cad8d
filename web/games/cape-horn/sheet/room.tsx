// The log book on the shared screen, and for everyone after the end.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { LogBook, RosesLeft } from '../parts/log-book.tsx'
import { Rail } from '../parts/rail.tsx'
import { SeatShip } from '../parts/seats.tsx'
import type { SheetFace } from './begins.tsx'
import { railStep, stepText } from './steps.ts'

export const SheetRoom = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { view, result } = frame
  const { now, step } = stepText(frame, words, telling)
  const turn: Seat | undefined = view.over ? view.over.winner : view.turn?.seat
  return (
    <Frame
      class={`horn room${large ? ' large' : ''}`}
      now={<DoNow step={step}>{result ? words.won(result, telling) : now}</DoNow>}
      sign={turn !== undefined && <SeatShip seat={turn} />}
      rail={view.turn && !view.over && <Rail words={words} now={railStep[view.turn.step]} />}
      main={
        <>
          <LogBook words={words} pages={view.pages} turn={turn}>
            <RosesLeft words={words} pages={view.pages} />
          </LogBook>
          {view.over ? <Undo>{words.act.undo}</Undo> : <Recap words={words} />}
        </>
      }
    />
  )
}
