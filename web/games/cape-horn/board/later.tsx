// The parts of the board that its first page does not show, and what finds out where a ship or a card may go.
export { Answer } from '../../../ui/grid/answer.tsx'
export { Refused } from '../../../ui/refused.tsx'
export { Undo } from '../../../ui/undo.tsx'
export { aimsOf, planAims, prizeOf, whyNot } from './aims.ts'
export { Meant, Proved } from './marks.tsx'
export { RoomFace } from './room.tsx'
export { RoseFlight } from './rose-flight.tsx'
export { StepActs, StepClosing } from './steps.tsx'
