// The sheet for any box: what to enter now, the grid of points, and every seat.
import { DoNow } from '../../../ui/do-now.tsx'
import { Entering, useEntering } from '../../../ui/fields/entering.tsx'
import { Keys, MoveKey } from '../../../ui/fields/keys.tsx'
import { Foot } from '../../../ui/foot.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { SeatMark, SeatRow } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import type { Entry } from '../rules/entry.ts'
import { all, askedSeats, asksOf, isLive, seatsOf, sidesIn, signed, totalOf } from './face.ts'
import type { SheetFace } from './figure.tsx'
import { Grid } from './grid.tsx'
import { Live } from './live.tsx'
import { OwnForm, RoundForm, Waits } from './round.tsx'

// Returns the sentence on what to do now, with its note.
const useNow = ({ frame, words }: SheetFace): [now: string, note?: string] => {
  const telling = useTelling()
  const { view, you, result } = frame
  const { now, note } = words
  if (result) return [words.won(result, telling)]
  if (view.waits.length > 0) return [now.waits, frame.options.sheet.checks?.[view.waits[0]!]?.says]
  if (isLive(frame)) return [now.tell, note.live]
  if (view.turn !== null) {
    const seats = seatsOf(frame, view.turn)
    if (seats.includes(you as Seat)) return [now.turn, note.turn]
    return [now.turnOf(telling.list(seats.map(telling.name)))]
  }
  const secret = all(view.seats).filter(seat => asksOf(frame, seat, true).length > 0)
  if (secret.includes(you as Seat)) return [now.seal, note.seal]
  if (secret.length > 0 && view.sealed.some(Boolean))
    return [now.others(telling.list(secret.map(telling.name)))]
  return [now.tell, note.round]
}

const Seats = ({ frame, words }: SheetFace) => {
  const { house } = useTable()
  const { view } = frame
  const last = view.points.at(-1)
  return (
    <ul class="seats even" aria-label={house.players}>
      {all(view.seats).map(seat => {
        const side = seat % sidesIn(frame)
        const points = view.turn === null && !isLive(frame) ? last?.[side] : undefined
        return (
          <SeatRow
            key={seat}
            seat={seat}
            hot={view.turn === side}
            note={
              view.outs.includes(side)
                ? words.out
                : points !== undefined && words.lastRound(signed(points))
            }
            figure={totalOf(frame, side) ?? words.hidden}
          />
        )
      })}
    </ul>
  )
}

// Asks who starts the first round, until the first figure is entered.
const Starts = ({ frame, words }: SheetFace) => {
  const { view, options } = frame
  const { name } = useTelling()
  const begun = !view.isBetween || view.points.length > 0 || isLive(frame)
  if (begun) return null
  const asked = options.sheet.first?.word === 'deals' ? words.beginsDealing : words.begins
  return (
    <MoveForm class="sheet-starts">
      <Keys legend={asked}>
        {all(view.seats).map(first => (
          <MoveKey
            key={first}
            move={{ kind: 'starts', first } satisfies Entry}
            class={view.starts === first ? 'picked' : ''}
          >
            <SeatMark seat={first} /> {name(first)}
          </MoveKey>
        ))}
      </Keys>
    </MoveForm>
  )
}

const Controls = ({ you, ...face }: SheetFace & { you: Seat }) => {
  const { frame } = face
  const { view } = frame
  const turn = view.turn === null ? undefined : seatsOf(frame, view.turn)[0]
  const entering = useEntering(
    isLive(frame) || turn !== undefined
      ? [...(turn === undefined ? [] : [turn]), ...askedSeats(frame).filter(seat => seat !== turn)]
      : [],
  )
  if (isLive(frame))
    return <Entering {...entering}>{seat => <Live {...face} seat={seat} />}</Entering>
  if (turn !== undefined)
    return (
      <Entering {...entering}>{seat => <OwnForm {...face} kind="tell" seat={seat} />}</Entering>
    )
  return (
    <>
      {asksOf(frame, you, true).length > 0 && <OwnForm {...face} kind="seal" seat={you} />}
      <RoundForm {...face} />
    </>
  )
}

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { frame, words } = face
  const { view, you } = frame
  const [now, note] = useNow(face)
  const recap = <Recap words={words} />
  const grid = <Grid {...face} />
  if (large || you === 'room' || frame.result)
    return (
      <Frame
        class={`any-box room${large ? ' large' : ''}`}
        now={<DoNow note={note}>{now}</DoNow>}
        recap={recap}
        main={grid}
      />
    )
  const mayStop = !view.isOver && (view.isBetween || isLive(frame)) && !view.stopped.includes(you)
  return (
    <Frame
      class="any-box"
      now={<DoNow note={note}>{now}</DoNow>}
      recap={recap}
      dock={
        <>
          <Waits {...face} />
          <Controls {...face} you={you} />
          <Refused words={words} />
          <Foot>
            <Undo />
            {mayStop && (
              <MoveForm>
                <MoveButton kind="quiet" move={{ kind: 'stop' } satisfies Entry}>
                  {words.stop}
                </MoveButton>
              </MoveForm>
            )}
          </Foot>
        </>
      }
      main={grid}
      beside={<Seats {...face} />}
      common={<Starts {...face} />}
    />
  )
}

export { where } from './where.ts'
export default Sheet
