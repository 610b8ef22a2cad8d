// The shared screen, during and after the game: the map, the price of each way, and the last
// action.
import { DoNow } from '../../../ui/do-now.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { SideSign, useInks, useSideName } from '../parts/seats.tsx'
import { sideOfSeat } from '../rules/sides.ts'
import { Accounts, Legend, Pot } from './accounts.tsx'
import { pricesOf, waysBySide } from './draft.ts'
import { Latest } from './latest.tsx'
import { MapView } from './map-view.tsx'
import { DrawnWays, useKnown } from './solver-client.tsx'
import { stepText } from './steps.ts'
import type { BoardFace } from './turn-face.tsx'

export const RoomFace = ({ frame, words, drawn }: BoardFace) => {
  const { large, house } = useTable()
  const telling = useTelling()
  const name = useSideName()
  const { view, options, result } = frame
  const room = { ...frame, you: 'room' as const }
  const known = useKnown(room, drawn)
  const ways = waysBySide(room, known.ways)
  const prices = pricesOf(ways)
  const { now, note, step } = stepText({ position: room, words, telling, name, prices, result })
  return (
    <Frame
      class={`camino board room ${options.variant} ${useInks()}${large ? ' large' : ''}`}
      board="square"
      sign={!view.over && <SideSign side={sideOfSeat(view.turn.seat)} />}
      now={
        <DoNow step={step} note={note}>
          {now}
        </DoNow>
      }
      main={<MapView position={room} words={words} ways={ways} />}
      beside={
        <>
          <Latest words={words} />
          <Accounts
            position={room}
            ways={ways}
            prices={prices}
            words={words}
            label={house.players}
          />
          <Pot view={view} words={words} />
          <Legend words={words} />
          <DrawnWays ways={known.ways} />
        </>
      }
    />
  )
}
