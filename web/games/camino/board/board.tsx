// The board: a seat's own, in its turn and at the end, and the room's view for who holds no seat.
import { useTable } from '../../../ui/table.tsx'
import { RoomFace } from './room.tsx'
import { type BoardFace, TurnFace } from './turn-face.tsx'

export const Board = (props: BoardFace) => {
  const { large } = useTable()
  return large || props.frame.you === 'room' ? <RoomFace {...props} /> : <TurnFace {...props} />
}

export { where } from './where.ts'
export default Board
