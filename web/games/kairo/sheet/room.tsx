// The sheet as the room sees it: every seat with its stalls. After the end it remains until the
// standings have loaded, which show all of it. Then only the last entry is left, which can still be
// undone.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { Seats, type SheetFace } from './accounts.tsx'
import { Came } from './came.tsx'
import { stepText } from './steps.ts'

export const SheetRoom = (face: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { frame, words } = face
  const { result } = frame
  const { now, note, step } = stepText({ ...frame, you: 'room' }, words, telling)
  return (
    <Frame
      class={`kairo room${large ? ' large' : ''}`}
      now={
        <DoNow step={step} note={result ? undefined : note}>
          {result ? words.won(result, telling) : now}
        </DoNow>
      }
      recap={<Recap words={words} />}
      main={
        <>
          <Seats {...face} />
          <Came {...face} />
          {result && <Undo />}
        </>
      }
    />
  )
}
