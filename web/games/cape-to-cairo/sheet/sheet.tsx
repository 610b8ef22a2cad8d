// The bid sheet beside the box: its first page, before anything was said. All that is drawn of an evening comes later.
import type { Cues } from '../../../ui/cues.ts'
import { partsOf, useWhole } from '../../../ui/later.tsx'
import { useTable } from '../../../ui/table.tsx'
import { AuctionFace } from './auction-face.tsx'
import type { SheetFace } from './opened-bids.tsx'

const Evening = partsOf<typeof import('./later.tsx')>()('Evening')

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { seq, you } = face.frame
  const isFirst = seq === 1 && !large && you !== 'room'
  const frame = useWhole(face.frame, !isFirst)
  const { phase } = frame.view
  return isFirst && phase.kind === 'auction' ? (
    <AuctionFace {...face} phase={phase} seat={you} />
  ) : (
    <Evening {...face} frame={frame} />
  )
}

export const cues: Cues = { bid: 'seal', sealed: 'seal', revealed: 'reveal', crossed: 'crossing', built: 'crossing' }

export default Sheet
