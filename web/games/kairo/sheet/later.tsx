// The parts of the sheet that its first page does not show.
export { Held, MedalPlates } from '../parts/held.tsx'
export { Owed } from './owed.tsx'
export { SheetRoom } from './room.tsx'
export { Counting, FinalPhase, TurnOf } from './turn.tsx'
