// The parts of the log book that its first page does not show.

export { Refused } from '../../../ui/refused.tsx'
export { SheetRoom } from './room.tsx'
export { TurnPage } from './turn-page.tsx'
