// The parts of the sheet that its first page does not show.

export { Refused } from '../../../ui/refused.tsx'
export { CountPage } from './count-page.tsx'
export { SheetRoom } from './room.tsx'
export { TracePage } from './trace-page.tsx'
