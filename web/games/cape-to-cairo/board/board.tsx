// The board: a seat's own face, or the view of the room for others and after the end.
import type { Cues } from '../../../ui/cues.ts'
import { Table, useTable } from '../../../ui/table.tsx'
import { type Flight, Flights } from '../../../ui/turn/flight.tsx'
import { useMotion } from '../../../ui/turn/motion.ts'
import { Coin } from '../art/coin.tsx'
import type { Face } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { Event } from '../rules/state.ts'
import { RoomFace } from './room.tsx'
import { crossingIn, timesOf } from './scene.ts'
import { TurnFace } from './turn-face.tsx'
import { useCrossing } from './use-crossing.tsx'

// The coin of a crossed landscape rises from its card to its company's capital.
const coinsOf = (frame: Face['frame'], { money }: Face['words']): Flight[] => {
  const crossing = crossingIn(frame)
  if (!crossing) return []
  const { ends } = timesOf(crossing)
  return [
    {
      from: '.coin-left',
      to: [`[data-capital="${crossing.seat}"]`],
      thing: <Coin label={money(cardOf(crossing.card).pounds)} />,
      during: [ends / 2, ends],
    },
  ]
}

export const Board = ({ frame: now, words }: Face) => {
  const table = useTable()
  const { scene, view } = useCrossing(now)
  const frame = scene ? { ...now, view, waiting: [] } : now
  const Face = table.large || now.you === 'room' || now.result ? RoomFace : TurnFace
  useMotion()
  return (
    <>
      <Flights of={coinsOf(now, words)} />
      <Table.Provider value={{ ...table, frame }}>
        <Face frame={frame} words={words} scene={scene} />
      </Table.Provider>
    </>
  )
}

export const cues: Cues<Event> = { bid: 'stamp', revealed: 'cards', crossed: 'steam' }

export { where } from './where.ts'
export default Board
