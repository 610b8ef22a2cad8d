// A seat's draft until the next frame: the landscape to take, and the way to pay for a crossing.
// The draft starts with the suggested move, or the way with the fewest pounds.
import { useTable } from '../../../ui/table.tsx'
import { useIntent } from '../../../ui/turn/intent.ts'
import { sameMove } from '../../kit/records.ts'
import { payments, siteOf } from '../rules/building.ts'
import type { CardId } from '../rules/pieces.ts'
import type { Move, View } from '../rules/state.ts'

/**
 * The selected landscape, and the function that selects another; absent if the seat may take none.
 */
export interface Picks {
  picked?: CardId
  pick?: (card: CardId) => void
}

// Returns the index of a suggested payment among the builder's ways to pay; −1 if there is none.
const wayIn = (view: View, move: Move | undefined): number => {
  const site = view.phase.kind === 'building' ? siteOf(view, view.phase.turn) : undefined
  return site ? payments(site).findIndex(way => sameMove({ kind: 'build', ...way }, move)) : -1
}

export const useDraft = (view: View) => {
  const advised = useTable().advice?.move as Move | undefined
  const card = advised?.kind === 'choose' ? advised.card : undefined
  const [{ picked, chosen }, intend] = useIntent<{ picked?: CardId; chosen: number }>('turn', {
    picked: card,
    chosen: Math.max(0, wayIn(view, advised)),
  })
  return {
    picked,
    pick: (picked: CardId) => intend({ picked, chosen }),
    chosen,
    choose: (chosen: number) => intend({ picked, chosen }),
  }
}
