// What a start, a move, an undo or a correction comes to: a refusal, the answer it had before, or the course from then on.
import type { Action, AnyGame, Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, open, play, playFor, positionOf } from '../web/games/play.ts'
import { boxOf } from '../web/shelf.ts'
import { chance } from './chance.ts'
import { beginning, begun, type Course, extended, lastOf, resumed } from './course.ts'
import type { Moved, Offered } from './door.ts'
import type { Table } from './frame.ts'
import { arrange, type Lobby, type Who } from './lobby.ts'
import type { Log } from './log.ts'
import { corrected, type Slip, undone } from './slips.ts'
import { isId } from './throttle.ts'

export type Act = Refusal | Moved | { course: Course }

type Move = { id: string; seen?: number; seat?: Seat; move: unknown }
type Undo = { id: string; seat?: Seat; seq: number }
type Correction = { id: string; seat?: Seat; seq: number; move?: unknown }

const MOST_MOVES = 500 // in one answer
const notYourSeat: Refusal = { refused: 'not-your-seat' }
const notStarted: Refusal = { refused: 'not-started' }
const malformed: Refusal = { refused: 'malformed' }

// The seat that somebody speaks for: the one named, or the one looked through.
const speaker = ({ viewer, holds }: Who, named?: Seat): { seat: Seat } | Refusal => {
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
  return { ...malformed, issues }
}

const numbered = (course: Course, id: string, row: Omit<Action, 'seq' | 'at' | 'id'>): Action => ({
  ...row,
  seq: lastOf(course).seq + 1,
  at: Date.now(),
  id,
})

export const start = (
  { lobby, course, game, opening }: Table,
  { host }: Who,
  order?: readonly Seat[],
): { lobby: Lobby; course: Course; order: Seat[] } | Refusal => {
  if (!host) return { refused: 'not-host' }
  if (course) return { refused: 'already-started' }
  const arranged = arrange(lobby, boxOf(opening.game)!.seats, order)
  if (isRefusal(arranged)) return arranged
  const { state, events } = open(game, arranged.order.length, opening.options, chance)
  const action = { seq: 1, at: Date.now(), id: 'opening', seat: null, events, final: true }
  return { ...arranged, course: begun(action, state) }
}

// What this seat may do now, a page at a time: `next` is where the following page begins.
export const moves = ({ game, course }: Table, who: Who, from: number): Offered | Refusal => {
  if (!course) return notStarted
  const spoken = speaker(who)
  if (isRefusal(spoken)) return spoken
  const moves: unknown[] = []
  let at = 0
  for (const move of game.moves(positionOf(game, course.state, spoken.seat))) {
    if (moves.length === MOST_MOVES) return { moves, next: at }
    if (at++ >= from) moves.push(move)
  }
  return { moves }
}

// The first action after `seen` that a move of this seat cannot have known and must.
const movedOn = ({ base, rows }: Course, log: Log, seen: number, seat: Seat): number | undefined =>
  seen < base.seq ? log.movedOn(seen, seat) : rows.find(row => row.seq > seen && (row.final || row.seat === seat))?.seq

// An id that was heard before is answered as it was then. A new one is only looked for where it would be refused; the
// log notices the rest.
const asAtFirst = (act: Act, log: Log, seat: Seat, id: string): Act => {
  const heard = isRefusal(act) ? log.heard(seat, id) : undefined
  return heard === undefined ? act : { seq: heard }
}

const played = (
  game: AnyGame,
  course: Course,
  log: Log,
  seat: Seat,
  { id, seen, move }: Move,
  making: typeof play,
): Act => {
  if (game.result(course.state)) return { refused: 'already-over' }
  const since = seen === undefined ? undefined : movedOn(course, log, seen, seat)
  if (since !== undefined) return { refused: 'moved-on', at: { seq: since } }
  const played = making(game, course.state, seat, move, chance)
  if (isRefusal(played)) return played
  const { events, final, state } = played
  return { course: extended(course, numbered(course, id, { seat, move, events, final }), state) }
}

export const move = ({ game, course, lobby }: Table, log: Log, who: Who, made: Move): Act => {
  if (!course) return notStarted
  const spoken = speaker(who, made.seat)
  if (isRefusal(spoken)) return spoken
  const { seat } = spoken
  const read = isId(made.id) ? parsed(game, made.move) : malformed
  if (isRefusal(read)) return read
  const isHolder = who.holds.includes(seat)
  const mayEnter = who.holds.length > 0 && lobby.places[seat] !== undefined && game.by?.(read.move) === 'anyone'
  if (!isHolder && !mayEnter) return notYourSeat
  const act = played(game, course, log, seat, { ...made, ...read }, isHolder ? play : playFor)
  return asAtFirst(act, log, seat, made.id)
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
    const act = mended(table as Table & { course: Course }, log, slip, made.id, mend)
    return asAtFirst(act, log, slip.seat, made.id)
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
