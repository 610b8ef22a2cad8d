// The sheet for everybody in the room: every seat with its stalls. Once the game is over the standings tell it all, and the
// last entry may still be taken back.
import { DoNow } from '../../../ui/do-now.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Undo } from '../../../ui/undo.tsx'
import { SeatRows } from '../parts/stall-tiles.tsx'
import { headlineOf } from './headline.ts'
import type { SheetFace } from './sheet.tsx'
import { Scored, stallsIn } from './told.tsx'

export const SheetRoom = (face: SheetFace) => {
  const { large } = useTable()
  const telling = useTelling()
  const { frame, words } = face
  const { view, result } = frame
  const [now, note] = headlineOf({ ...frame, you: 'room' }, words, telling)
  const seats = view.accounts.map(({ isOut }, seat) => ({
    hot: view.phase.kind === 'turn' && seat === view.phase.seat,
    note: isOut && words.out,
  }))
  return (
    <div class={`kairo face sheet-face room${large ? ' large' : ''}`}>
      {result ? (
        <Undo />
      ) : (
        <>
          <DoNow note={note}>{now}</DoNow>
          <Recap words={words} />
          <SeatRows seats={seats} {...stallsIn(face)} />
          <Scored {...face} />
        </>
      )}
    </div>
  )
}
