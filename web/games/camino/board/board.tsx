// Shows a seat's board to a sitter, and the room's board to everyone else and on a large screen.
import { useTable } from '../../../ui/table.tsx'
import { RoomFace } from './room.tsx'
import { type BoardFace, TurnFace } from './turn-face.tsx'

export const Board = (props: BoardFace) => {
  const { large } = useTable()
  return large || props.frame.you === 'room' ? <RoomFace {...props} /> : <TurnFace {...props} />
}

export { where } from './where.ts'
export default Board
