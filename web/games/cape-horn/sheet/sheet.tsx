// The log book beside the box: who begins, then the page of whoever has the turn; all that comes with a turn comes later.
import type { Cues } from '../../../ui/cues.ts'
import { partsOf } from '../../../ui/later.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Begins, type SheetFace } from './begins.tsx'

export const cues: Cues = { rose: 'rose', 'crossed-line': 'crossing' }

const later = partsOf<typeof import('./later.tsx')>()
const [TurnPage, SheetRoom] = [later('TurnPage', Begins), later('SheetRoom')]

export const Sheet = (props: SheetFace) => {
  const { large } = useTable()
  const { you, view } = props.frame
  if (large || you === 'room' || view.over) return <SheetRoom {...props} />
  return view.turn ? <TurnPage {...props} /> : <Begins {...props} />
}

export default Sheet
