// The sheet beside the box: its first page before any entry, and the pages after that.
import type { Cues } from '../../../ui/cues.ts'
import { useTable } from '../../../ui/table.tsx'
import type { Said } from '../../companion.ts'
import type { Entry } from '../rules/entry.ts'
import { AuctionFace } from './auction-face.tsx'
import { Evening } from './evening.tsx'
import type { SheetFace } from './opened-bids.tsx'

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { seq, you, view } = face.frame
  const { phase } = view
  const isFirst = seq === 1 && !large && you !== 'room'
  return isFirst && phase.kind === 'auction' ? (
    <AuctionFace {...face} phase={phase} seat={you} />
  ) : (
    <Evening {...face} />
  )
}

export const cues: Cues<Said<Entry, unknown>> = {
  bid: 'stamp',
  sealed: 'stamp',
  revealed: 'cards',
  crossed: 'steam',
  built: 'steam',
}

export { where } from './where.ts'
export default Sheet
