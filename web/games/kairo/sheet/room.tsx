// The sheet for everybody in the room: every seat with its stalls. When the game is over it stays until the standings, which
// tell all of it, have come; then only the last entry is left, which may still be taken back.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { Scored, Seats, type SheetFace } from './accounts.tsx'
import { CoinsDue } from './coins-due.tsx'
import { stepText } from './steps.ts'

export const SheetRoom = (face: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { frame, words } = face
  const { result } = frame
  const { now, note } = stepText({ ...frame, you: 'room' }, words, telling)
  return (
    <div class={`kairo face sheet-face room${large ? ' large' : ''}`}>
      <DoNow note={result ? undefined : note}>{result ? words.won(result, telling) : now}</DoNow>
      <div class="kairo-so-far">
        <Recap words={words} />
        <Seats {...face} />
        <Scored {...face} />
        {frame.options.coins === 'real' && <CoinsDue {...face} />}
      </div>
      {result && <Undo />}
    </div>
  )
}
