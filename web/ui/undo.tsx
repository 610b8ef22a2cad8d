// Draws the button that undoes the reader's own last action while the table allows it. Online, if
// others have moved since, the button proposes the undo to the affected seats.
import type { Seat } from '../games/game.ts'
import { UndoIcon } from './icons.tsx'
import { keys } from './keys.ts'
import { useTable } from './table.tsx'

const AskBack = ({ seq, seat }: { seq: number; seat: Seat }) => {
  const { code, house, moveId } = useTable()
  return (
    <form class="undo" method="post" action={`/t/${code}/proposals?seat=${seat}`}>
      <input type="hidden" name="id" value={moveId} />
      <input type="hidden" name="seq" value={seq} />
      <input type="hidden" name="seat" value={seat} />
      <button type="submit" class="button quiet" name="strike" value="1">
        <UndoIcon /> {house.askBack}
      </button>
    </form>
  )
}

export const Undo = ({ children }: { children?: string }) => {
  const { code, frame, house, moveId, pending } = useTable()
  const { you, undoable, askable, proposal } = frame
  if (undoable === undefined) {
    const mayAsk =
      you !== 'room' && askable !== undefined && (!proposal || proposal.no !== undefined)
    return mayAsk ? <AskBack seq={askable} seat={you} /> : null
  }
  const isPending = pending?.do === 'undo'
  return (
    <form class="undo" method="post" action={`/t/${code}/undo`} data-undo>
      <input type="hidden" name="id" value={moveId} />
      <input type="hidden" name="seq" value={undoable} />
      {you !== 'room' && <input type="hidden" name="seat" value={you} />}
      <button
        type="submit"
        class={`button quiet${isPending ? ' pending' : ''}`}
        aria-busy={isPending}
        aria-keyshortcuts={keys.undo}
      >
        <UndoIcon /> {children ?? house.undo}
      </button>
    </form>
  )
}
