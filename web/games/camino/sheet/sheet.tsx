// The way counter beside the box: who begins and where; then both ways counted by taps or traced on the board's grid.
import { partsOf } from '../../../ui/later.tsx'
import { useTable } from '../../../ui/table.tsx'
import { Begins, type SheetFace } from './begins.tsx'

const later = partsOf<typeof import('./later.tsx')>()
const [CountPage, TracePage, SheetRoom] = [later('CountPage', Begins), later('TracePage', Begins), later('SheetRoom')]

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { view, you, options } = face.frame
  if (large || you === 'room' || view.over) return <SheetRoom {...face} />
  if (view.first === undefined) return <Begins {...face} />
  return options.depth === 'trace' ? <TracePage {...face} /> : <CountPage {...face} />
}

export default Sheet
