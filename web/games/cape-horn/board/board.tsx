// The board: the face of a seat, or the view of the room for others and after the end.
import type { Cues } from '../../../ui/cues.ts'
import { useTable } from '../../../ui/table.tsx'
import type { Face } from '../parts/seats.tsx'
import type { Event } from '../rules/state.ts'
import { RoomFace } from './room.tsx'
import { TurnFace } from './turn-face.tsx'

export const cues: Cues<Event> = { 'won-rose': 'bells', 'crossed-line': 'steam' }

export const Board = (props: Face) => {
  const { large } = useTable()
  const { you, view } = props.frame
  return large || you === 'room' || view.over ? <RoomFace {...props} /> : <TurnFace {...props} />
}

export { where } from './where.ts'
export default Board
