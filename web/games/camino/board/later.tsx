// The parts of the board that its first page does not show.

export { Answer } from '../../../ui/grid/answer.tsx'
export { Refused } from '../../../ui/refused.tsx'
export { Closing } from './closing.tsx'
export { Marks } from './marks.tsx'
export { RoomFace } from './room.tsx'
export { Turns } from './turns.tsx'
