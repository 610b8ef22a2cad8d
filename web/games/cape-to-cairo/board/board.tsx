// The board: a seat's own face, or the view of the room for others and after the end.
import type { Cues } from '../../../ui/cues.ts'
import { Table, useTable } from '../../../ui/table.tsx'
import { type Flight, Flights } from '../../../ui/turn/flight.tsx'
import { useMotion } from '../../../ui/turn/motion.ts'
import { useStage } from '../../../ui/turn/stage.ts'
import { Coin } from '../art/coin.tsx'
import type { Face } from '../parts/seats.tsx'
import { cardOf } from '../rules/pieces.ts'
import type { Event, View } from '../rules/state.ts'
import { RoomFace } from './room.tsx'
import { TurnFace } from './turn-face.tsx'

const ROLLS = 1200 // ms

// After a crossing that empties a lane, the face of the next phase would appear at once. Returns a
// view of the old phase, so that the train is seen rolling first.
const crossingOf = (before: View, { view, told }: Face['frame']): View | undefined => {
  const crossed = told?.events.find(({ kind }) => kind === 'crossed')
  if (
    crossed?.kind !== 'crossed' ||
    before.phase.kind !== 'building' ||
    view.phase.kind === 'building'
  )
    return undefined
  return {
    ...view,
    stock: [],
    offer: [],
    phase: { kind: 'building', turn: crossed.seat, drawn: false },
  }
}

// The coin of a crossed landscape flies from the train to its company's capital.
const coinOf = ({ told }: Face['frame'], { money }: Face['words']): Flight[] =>
  (told?.events ?? []).flatMap(fact => {
    if (fact.kind !== 'crossed') return []
    const thing = <Coin label={money(cardOf(fact.card).pounds)} />
    return [
      { from: `[data-lane="${fact.seat}"] .train`, to: [`[data-capital="${fact.seat}"]`], thing },
    ]
  })

export const Board = ({ frame: now, words }: Face) => {
  const table = useTable()
  const rolling = useStage(now, crossingOf, ROLLS)
  const frame = rolling ? { ...now, view: rolling, waiting: [] } : now
  const Face = table.large || now.you === 'room' || now.result ? RoomFace : TurnFace
  useMotion()
  return (
    <>
      <Flights of={coinOf(now, words)} />
      <Table.Provider value={{ ...table, frame }}>
        <Face frame={frame} words={words} isRolling={rolling !== undefined} />
      </Table.Provider>
    </>
  )
}

export const cues: Cues<Event> = { bid: 'stamp', revealed: 'cards', crossed: 'steam' }

export { where } from './where.ts'
export default Board
