// Returns the lane that a phone draws above the strips: the one tapped, otherwise that of the seat
// whose turn it is, otherwise one's own.
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'

export const useShown = (turn: Seat | undefined) => {
  const { frame, large } = useTable()
  const own = large || frame.you === 'room' ? 0 : frame.you // strip that is first on a phone
  const [asked, ask] = useIntent<Seat | undefined>('shown', undefined)
  return { own, asked, ask, shown: asked ?? turn ?? own }
}
export type Shown = ReturnType<typeof useShown>
