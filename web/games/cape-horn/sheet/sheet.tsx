// The log book beside the box: who begins, then the page of the seat whose turn it is.
import type { Cues } from '../../../ui/cues.ts'
import { useTable } from '../../../ui/table.tsx'
import type { Said } from '../../companion.ts'
import type { Entry } from '../rules/entry.ts'
import { Begins, type SheetFace } from './begins.tsx'
import { SheetRoom } from './room.tsx'
import { TurnPage } from './turn-page.tsx'

export const cues: Cues<Said<Entry, unknown>> = { rose: 'bells', 'crossed-line': 'steam' }

export const Sheet = (props: SheetFace) => {
  const { large } = useTable()
  const { you, view } = props.frame
  if (large || you === 'room' || view.over) return <SheetRoom {...props} />
  return view.turn ? <TurnPage {...props} /> : <Begins {...props} />
}

export { where } from './where.ts'
export default Sheet
