// A key that switches between recording money and recording every card: between auctions, before
// the first bid.
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import type { Props } from './accounts.tsx'

export const DepthChange = ({ view: { depth }, words: { first } }: Props) => {
  const other = depth === 'full' ? 'ledger' : 'full'
  return (
    <MoveForm class="depth">
      <span>{first.depthNow[depth]}</span>
      <MoveButton kind="quiet" move={{ kind: 'depth', depth: other }}>
        {other === 'full' ? first.toFull : first.toLedger}
      </MoveButton>
    </MoveForm>
  )
}
