// The sheet for any box: what to enter now, and the grid of points.
import { DoNow } from '../../../ui/do-now.tsx'
import { Entering, useEntering } from '../../../ui/fields/entering.tsx'
import { Keys, MoveKey } from '../../../ui/fields/keys.tsx'
import { MoveButton, MoveForm } from '../../../ui/moves.tsx'
import { Recap } from '../../../ui/recap.tsx'
import { SeatMark } from '../../../ui/seats/row.tsx'
import { useTable, useTelling } from '../../../ui/table.tsx'
import { Frame } from '../../../ui/turn/frame.tsx'
import { Undo } from '../../../ui/undo.tsx'
import type { Seat } from '../../game.ts'
import type { Entry } from '../rules/entry.ts'
import { all } from '../rules/owners.ts'
import { askedSeats, asksOf, isBySeat, isFilledIn, isLive, seatsOf } from './face.ts'
import type { SheetFace } from './figure.tsx'
import { SheetFoot } from './foot.tsx'
import { Grid } from './grid.tsx'
import { Counters } from './live.tsx'
import { useNow } from './now.tsx'
import { OwnEntry, RoundEntry, SealEntry, Waits } from './round.tsx'
import { Seals } from './seals.tsx'

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
            class={view.starts === first ? 'hot' : ''}
          >
            <SeatMark seat={first} /> {name(first)}
            {view.starts === first && <span class="visually-hidden">✓</span>}
          </MoveKey>
        ))}
      </Keys>
    </MoveForm>
  )
}

const Stop = ({ frame, words }: SheetFace) => {
  const { view, you } = frame
  if (view.isOver || !(view.isBetween || isLive(frame)) || you === 'room') return null
  if (view.stopped.includes(you)) return null
  return (
    <MoveForm class="sheet-stop">
      <MoveButton kind="quiet" move={{ kind: 'stop' } satisfies Entry}>
        {words.stop}
      </MoveButton>
    </MoveForm>
  )
}

// Shows what the last round broke without being held up, and figures that could not be worked out.
const Remarks = ({ frame, words }: SheetFace) => {
  const { warns, faults } = frame.view
  const says = [
    ...warns.map(rule => frame.options.sheet.checks?.[rule]?.says ?? ''),
    ...new Set(faults.map(({ round }) => words.fault(round))),
  ]
  return says.length > 0 ? <p class="hint sheet-remarks">{says.join(' ')}</p> : null
}

// Returns the seats whose figures a reader may enter. On a sheet with turns the seat that has the
// turn comes first; then the others, for an entry out of order, but not the reader's own seat.
const askedIn = (frame: SheetFace['frame'], you: Seat): Seat[] => {
  const asked = askedSeats(frame)
  if (frame.view.turn === null) return asked
  const seats = seatsOf(frame, frame.view.turn)
  const turn = seats.includes(you) ? you : seats[0]!
  return [turn, ...asked.filter(seat => seat !== turn && seat !== you)]
}

// The figures of one seat at a time, and first those of the table.
const BySeat = ({ you, ...face }: SheetFace & { you: Seat }) => {
  const { frame, words } = face
  const { view } = frame
  const isCounting = isLive(frame) && !isFilledIn(frame)
  const entering = useEntering(
    askedIn(frame, you),
    view.turn === null ? undefined : view.points.length,
  )
  const { seat } = entering
  return (
    <>
      {!isCounting && view.tableAsks.length > 0 && <RoundEntry {...face} bySeat />}
      <Waits {...face} />
      <Entering {...entering}>
        {one =>
          isCounting ? (
            <Counters {...face} seat={one} />
          ) : (
            <OwnEntry {...face} seat={one} inFoot={one === seat} />
          )
        }
      </Entering>
      {(isCounting || seat === undefined) && <SheetFoot words={words} />}
    </>
  )
}

const Dock = ({ you, ...face }: SheetFace & { you: Seat }) => {
  const { frame, words } = face
  const isAsked = askedSeats(frame).length > 0 || frame.view.tableAsks.length > 0
  if (asksOf(frame, you, true).length > 0) return <SealEntry {...face} seat={you} />
  if (isAsked)
    return isBySeat(frame) ? (
      <BySeat {...face} you={you} />
    ) : (
      <RoundEntry {...face} bySeat={false} />
    )
  return (
    <>
      <Waits {...face} />
      <SheetFoot words={words} />
    </>
  )
}

export const Sheet = (face: SheetFace) => {
  const { large } = useTable()
  const { frame } = face
  const { view, you } = frame
  const { now, note, sign } = useNow(face)
  const head = {
    now: <DoNow note={note}>{now}</DoNow>,
    recap: <Recap words={face.words} />,
  }
  if (large || you === 'room' || frame.result)
    return (
      <Frame
        {...head}
        class={`any-box room${large ? ' large' : ''}`}
        sign={large && sign}
        main={
          <>
            <Grid {...face} />
            {frame.result && <Undo />}
          </>
        }
      />
    )
  return (
    <Frame
      {...head}
      class="any-box"
      main={
        (view.isSealing || view.warns.length > 0 || view.faults.length > 0) && (
          <>
            {view.isSealing && <Seals {...face} />}
            <Remarks {...face} />
          </>
        )
      }
      dock={<Dock {...face} you={you} />}
      beside={<Grid {...face} />}
      common={
        <>
          <Starts {...face} />
          <Stop {...face} />
        </>
      }
    />
  )
}

export { where } from './where.ts'
export default Sheet
