// Whose lane a phone draws above the strips: that of who has the turn, else one's own, or another
// that was asked for.
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import type { Seat } from '../../game.ts'

export const useShown = (turn: Seat | undefined) => {
  const { frame, large } = useTable()
  const own = large || frame.you === 'room' ? 0 : frame.you // whose strip comes first on a phone
  const [asked, ask] = useIntent<Seat | undefined>('shown', undefined)
  return { own, asked, ask, shown: asked ?? turn ?? own }
}
export type Shown = ReturnType<typeof useShown>
