// Taking back one's own last action, as long as the table would allow it.
import { UndoIcon } from './icons.tsx'
import { keys } from './keys.ts'
import { useTable } from './table.tsx'

export const Undo = ({ children }: { children?: string }) => {
  const { code, frame, house, moveId, pending } = useTable()
  if (frame.undoable === undefined) return null
  const isPending = pending?.do === 'undo'
  return (
    <form class="undo" method="post" action={`/t/${code}/undo`} data-undo>
      <input type="hidden" name="id" value={moveId} />
      <input type="hidden" name="seq" value={frame.undoable} />
      {frame.you !== 'room' && <input type="hidden" name="seat" value={frame.you} />}
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
