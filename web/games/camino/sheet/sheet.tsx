// The sheet beside the box: who begins and where, then the count or the trace of both ways.
import { useTable } from '../../../ui/table.tsx'
import { Begins, type SheetFace } from './begins.tsx'
import { CountPage } from './count-page.tsx'
import { SheetRoom } from './room.tsx'
import { TracePage } from './trace-page.tsx'

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { view, you, options } = face.frame
  if (large || you === 'room' || view.over) return <SheetRoom {...face} />
  if (view.first === undefined) return <Begins {...face} />
  return options.depth === 'trace' ? <TracePage {...face} /> : <CountPage {...face} />
}

export { where } from './where.ts'
export default Sheet
