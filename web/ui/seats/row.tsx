// Draws a seat in a list of seats: its name, what it is doing, what it owns.
//
//   <ul class="seats" aria-label={house.players}>
//     <SeatRow seat={0} hot={turn === 0} note="3 cards" figure="£57">{a picture}</SeatRow>
//
// - `hot`: lights the row and adds a bar. Use it for the seat that has the turn, or for the
//   reader's own seat if nobody has the turn.
// - `sign`: replaces the mark, for example a ship, or a sealed bid in its ring. A mark beside
//   another sign (`<><Ship /><SeatMark seat={0} /></>`) is drawn at the corner of that sign.
// - `means`: what the seat owns, drawn on its own line below the name.
// - `note`: a few words about the seat, in front of its state (`SeatState`). `done` is the word for
//   a seat that has done its part.
// - `figure`: the number that readers compare between seats, large, at the end of the line.
// - `children`: a picture (a lane, a track of points, a row of medals) between name and figure. In
//   a list of class `tall` it has its own line, until the list is wide enough.
//
// Names are never broken inside a word: they wrap between words or end in an ellipsis.
// `<SeatPanel>` shows the same on a sheet; its `children` are below and of any height, for example
// a whole account. `<ul class="seat-strip">` with `<StripSeat seat hot sign figure words>` shows
// all seats in one line of 44 px for a phone; `words` describe figure and children for screen
// readers. `<SeatHead>` draws only sign, name and state, for a row that is a button.
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../games/game.ts'
import { useTable, useTelling } from '../table.tsx'
import { Mark } from './mark.tsx'
import { SeatSignal, SeatState } from './state.tsx'

export const SeatMark = ({ seat }: { seat: Seat }) => (
  <Mark colour={useTable().frame.seats[seat]?.colour ?? ''} />
)

interface HeadProps {
  seat: Seat
  hot?: boolean
  sign?: ComponentChildren
  means?: ComponentChildren
  note?: ComponentChildren
  done?: string
  figure?: ComponentChildren
  children?: ComponentChildren
}

export const SeatHead = ({ seat, sign, means, note, done }: HeadProps) => (
  <>
    <span class="seat-sign">{sign ?? <SeatMark seat={seat} />}</span>
    <span class="seat-who">
      <strong>{useTelling().name(seat)}</strong>
      {means && <span class="seat-means">{means}</span>}
      <span class="seat-does">
        {note && <span>{note}</span>}
        <SeatState seat={seat} done={done} />
      </span>
    </span>
  </>
)

export const SeatRow = ({ children, ...head }: HeadProps) => (
  <li class={head.hot ? 'seat-row hot' : 'seat-row'} data-holder={head.seat}>
    <SeatHead {...head} />
    {children && <span class="seat-picture">{children}</span>}
    {head.figure !== undefined && <span class="seat-figure">{head.figure}</span>}
  </li>
)

export const SeatPanel = ({ seat, hot, sign, means, note, done, figure, children }: HeadProps) => (
  <li class={hot ? 'seat-panel sheet hot' : 'seat-panel sheet'} data-holder={seat}>
    <p class="seat-head">
      <span class="seat-sign">{sign ?? <SeatMark seat={seat} />}</span>
      <strong>{useTelling().name(seat)}</strong>
      <SeatState seat={seat} done={done} />
    </p>
    <p class="seat-means">
      <b>{figure}</b>
      {means}
      <span>{note}</span>
    </p>
    {children}
  </li>
)

export const StripSeat = ({ seat, hot, sign, figure, words, children }: StripSeatProps) => {
  const { frame, house } = useTable()
  const isOwn = seat === frame.you
  const name = useTelling().name(seat)
  return (
    <li data-holder={seat} class={`${hot ? 'hot' : ''}${isOwn ? ' own' : ''}`.trim() || undefined}>
      {sign}
      <SeatMark seat={seat} />
      <b aria-hidden="true">{figure}</b>
      {children}
      <SeatSignal seat={seat} />
      <span class="strip-name" aria-hidden="true">
        {isOwn ? house.you : name}
      </span>
      <span class="visually-hidden">
        {name}: {words}
      </span>
    </li>
  )
}
interface StripSeatProps {
  seat: Seat
  hot?: boolean
  sign?: ComponentChildren
  figure: ComponentChildren
  words: string
  children?: ComponentChildren
}
