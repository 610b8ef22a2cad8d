// What a move, an undo or a correction comes to: a refusal, the answer it had before, or the course from then on.
import type { Action, AnyGame, Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, play } from '../web/games/play.ts'
import { chance } from './chance.ts'
import { beginning, type Course, extended, resumed } from './course.ts'
import type { Moved } from './door.ts'
import type { Table } from './frame.ts'
import type { Who } from './lobby.ts'
import type { Log } from './log.ts'
import { corrected, type Slip, undone } from './slips.ts'
import { isId } from './sockets.ts'

export type Act = Refusal | Moved | { course: Course }

type Move = { id: string; seen?: number; seat?: Seat; move: unknown }
type Undo = { id: string; seat?: Seat; seq: number }
type Correction = { id: string; seat?: Seat; seq: number; move?: unknown }

const notYourSeat: Refusal = { refused: 'not-your-seat' }
const notStarted: Refusal = { refused: 'not-started' }
const malformed: Refusal = { refused: 'malformed' }

// The seat that somebody speaks for: the one named, or the one looked through.
export const speaker = ({ viewer, holds }: Who, named?: Seat): { seat: Seat } | Refusal => {
  const seat = named ?? viewer
  if (seat !== 'room') return { seat }
  return holds.length > 1 ? { refused: 'choose-a-seat' } : notYourSeat
}

const parsed = (game: AnyGame, move: unknown): { move: unknown } | Refusal => {
  const checked = game.move['~standard'].validate(move)
  if (checked instanceof Promise) throw new Error('a move is parsed at once or not at all')
  if (!checked.issues) return { move: checked.value }
  const issues = checked.issues.map(({ message, path = [] }) => ({
    path: path.map(part => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
  return { ...malformed, at: { issues } }
}

const numbered = (course: Course, id: string, row: Omit<Action, 'seq' | 'at' | 'id'>): Action => ({
  ...row,
  seq: course.last.seq + 1,
  at: Date.now(),
  id,
})

export const move = ({ game, course, lobby }: Table, log: Log, who: Who, made: Move): Act => {
  if (!course) return notStarted
  const spoken = speaker(who, made.seat)
  if (isRefusal(spoken)) return spoken
  const { seat } = spoken
  const read = isId(made.id) ? parsed(game, made.move) : malformed
  if (isRefusal(read)) return read
  const mayEnter = who.holds.length > 0 && lobby.places[seat] !== undefined && game.anyone?.(read.move) === true
  if (!who.holds.includes(seat) && !mayEnter) return notYourSeat
  const heard = log.heard(seat, made.id)
  if (heard !== undefined) return { seq: heard }
  if (game.result(course.state)) return { refused: 'already-over' }
  const { seen = course.last.seq } = made
  const since = seen < course.last.seq ? log.movedOn(seen, seat) : undefined
  if (since !== undefined) return { refused: 'moved-on', at: { seq: since } }
  const played = play(game, course.state, seat, read.move, chance)
  if (isRefusal(played)) return played
  const { events, final, state } = played
  return { course: extended(course, numbered(course, made.id, { seat, move: read.move, events, final }), state) }
}

// Whoever takes back or corrects speaks for a seat that is theirs.
const slipOf = (table: Table, who: Who, made: Omit<Correction, 'id'>): Slip | Refusal => {
  if (!table.course) return notStarted
  const spoken = speaker(who, made.seat)
  if (isRefusal(spoken)) return spoken
  if (!who.holds.includes(spoken.seat)) return notYourSeat
  const slip = { seat: spoken.seat, seq: made.seq }
  if (made.move === undefined) return slip
  const read = parsed(table.game, made.move)
  return isRefusal(read) ? read : { ...slip, move: read.move }
}

const mended = (
  { game, course }: Table & { course: Course },
  log: Log,
  slip: Slip,
  id: string,
  mend: typeof undone,
): Refusal | { course: Course } => {
  // What lies behind the snapshot is found in the log from its first line.
  const reach = slip.seq > course.base.seq ? course : resumed(game, beginning, log.after(0))
  const mended = mend(game, reach, slip)
  return isRefusal(mended) ? mended : { course: mended.course(numbered(course, id, mended.row)) }
}

const mending =
  (mend: typeof undone) =>
  (table: Table, log: Log, who: Who, made: Undo | Correction): Act => {
    const slip = slipOf(table, who, made)
    if (isRefusal(slip)) return slip
    if (!isId(made.id)) return malformed
    const heard = log.heard(slip.seat, made.id)
    if (heard !== undefined) return { seq: heard }
    return mended(table as Table & { course: Course }, log, slip, made.id, mend)
  }

export const undo = mending(undone)
export const correct = mending(corrected)

// The course that a correction would lead to; nothing is written.
export const preview = (
  table: Table,
  log: Log,
  who: Who,
  made: Omit<Correction, 'id'>,
): Refusal | { course: Course } => {
  const slip = slipOf(table, who, made)
  if (isRefusal(slip)) return slip
  return mended(table as Table & { course: Course }, log, slip, 'preview', corrected)
}
