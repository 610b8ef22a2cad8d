// The board: the turn face for a seat; the room's view for spectators, for the shared screen and
// after the end.
import { useTable } from '../../../ui/table.tsx'
import type { Face } from '../parts/seats.tsx'
import { RoomFace } from './room.tsx'
import { TurnFace } from './turn-face.tsx'

export const Board = ({ frame, words }: Face) => {
  const { large } = useTable()
  return large || frame.you === 'room' || frame.view.phase.kind === 'over' ? (
    <RoomFace frame={frame} words={words} />
  ) : (
    <TurnFace frame={frame} words={words} />
  )
}

export { where } from './where.ts'
export default Board
