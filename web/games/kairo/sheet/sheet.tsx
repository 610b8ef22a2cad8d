// The sheet beside the box: whose turn it is, buttons for its entry, the viewer's own purse, and
// everybody's stalls, medals and points.
import { DoNow } from '../../../ui/do-now.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import { Purse } from '../parts/purse.tsx'
import { Strip } from '../parts/seats.tsx'
import { pointsOf, Seats, type SheetFace } from './accounts.tsx'
import { Came } from './came.tsx'
import { Counting } from './counting.tsx'
import { SheetRoom } from './room.tsx'
import { SetUp } from './set-up.tsx'
import { stepText } from './steps.ts'
import { FinalPhase, TurnOf } from './turn.tsx'

export const Sheet = ({ frame, words }: SheetFace) => {
  const { large } = useTable()
  const { view, you } = frame
  if (large || you === 'room' || view.phase.kind === 'over')
    return <SheetRoom frame={frame} words={words} />
  return <SeatPage frame={frame} words={words} you={you} />
}

const SeatPage = ({ frame, words, you }: SheetFace & { you: Seat }) => {
  const { house } = useTable()
  const telling = useTelling()
  const { view, options } = frame
  const { now, note, step } = stepText(frame, words, telling)
  const { phase } = view
  const { coins } = view.accounts[you]!
  const turn = phase.kind === 'turn' ? phase.seat : undefined
  return (
    <Frame
      class={`kairo at-${phase.kind}`}
      strip={
        <Strip
          label={house.players}
          seats={view.accounts.map(({ isOut }, seat) => ({
            points: pointsOf(frame)[seat]!,
            out: isOut,
          }))}
          turn={turn}
          words={words.standing}
        />
      }
      now={
        <DoNow step={step} note={note}>
          {now}
        </DoNow>
      }
      recap={<Recap words={words} />}
      main={<Came frame={frame} words={words} />}
      dock={
        <>
          {phase.kind === 'setting-up' && <SetUp frame={frame} words={words} you={you} />}
          {turn !== undefined && <TurnOf frame={frame} words={words} seat={turn} />}
          {turn === you && view.final && <FinalPhase frame={frame} words={words} />}
          {phase.kind === 'counting' && view.accounts[you]!.counted === null && (
            <Counting words={words} />
          )}
          <Refused words={words} />
          {options.coins === 'kept' && coins && <Purse coins={coins} words={words} />}
          <Foot>
            <Undo />
          </Foot>
        </>
      }
      beside={<Seats frame={frame} words={words} />}
      common={turn === you && !view.final && <FinalPhase frame={frame} words={words} />}
    />
  )
}

export { where } from './where.ts'
export default Sheet
