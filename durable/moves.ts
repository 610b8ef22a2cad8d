// Lists, tries and checks moves, undos and corrections. A check returns a refusal, the earlier
// answer if the message was sent before, or the new history.
import type { AnyGame, Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, pathOf, play, playFor, positionOf, tried } from '../web/games/play.ts'
import {
  type Action,
  type Consented,
  type Correction,
  type Frame,
  type Made,
  type Mend,
  MOST_MENDS,
  type Undo,
  type Up,
} from '../web/protocol.ts'
import { askedFor } from './consent.ts'
import { framesOf, type TableState } from './frames.ts'
import { corrected, undone } from './memory/corrections.ts'
import { beginning, extended, type History, isFull, lastOf, resumed } from './memory/history.ts'
import type { Log, Start } from './memory/log.ts'
import { type Caller, notYourSeat } from './people/lobby.ts'
import { drawn, luckFor } from './proof/record.ts'
import { isId } from './wire/throttle.ts'

export interface Moved {
  seq: number // seq of the action
}
/** One page of legal moves. */
export interface Offered {
  moves: unknown[] // each can be sent as it is
  next?: number // `from` of the next page; absent on the last page
}

export type Outcome = Refusal | Moved | { history: History }

const MOST_MOVES = 500 // per answer
const logFull: Refusal = { refused: 'log-full' }
const notStarted: Refusal = { refused: 'not-started' }
const malformed: Refusal = { refused: 'malformed' }

// Returns the seat for which the caller acts: the named seat, or the one through which the caller
// looks. Refused if that is the room.
const speaker = ({ viewer, holds }: Caller, named?: Seat): { seat: Seat } | Refusal => {
  const seat = named ?? viewer
  if (seat !== 'room') return { seat }
  return holds.length > 1 ? { refused: 'choose-a-seat' } : notYourSeat
}

const parsed = (game: AnyGame, move: unknown): { move: unknown } | Refusal => {
  const checked = game.move['~standard'].validate(move)
  if (checked instanceof Promise) throw new Error('a move is parsed at once or not at all')
  if (!checked.issues) return { move: checked.value }
  const issues = checked.issues.map(issue => ({
    path: pathOf(issue).join('.'),
    message: issue.message,
  }))
  return { ...malformed, issues }
}

/** Returns one page of the legal moves of the caller's seat, from the move with index `from`. */
export const moves = (
  { game, history }: TableState,
  caller: Caller,
  from = 0,
): Offered | Refusal => {
  if (!history) return notStarted
  const spoken = speaker(caller)
  if (isRefusal(spoken)) return spoken
  const moves: unknown[] = []
  let at = 0
  for (const move of game.moves(positionOf(game, history.state, spoken.seat))) {
    if (moves.length === MOST_MOVES) return { moves, next: at }
    if (at++ >= from) moves.push(move)
  }
  return { moves }
}

// Returns the `seq` of the first action after `seen` that makes this seat's move out of date: a
// final action, or an action of the seat itself.
const movedOn = (
  { base, rows }: History,
  log: Log,
  seen: number,
  seat: Seat,
): number | undefined =>
  seen < base.seq
    ? log.movedOn(seen, seat)
    : rows.find(row => row.seq > seen && (row.final || row.seat === seat))?.seq

// Returns the action that an earlier copy of this message made, so that a repeat changes nothing.
// Undefined if the message is new. `after` is the action that the message names: the last one that
// its sender had seen, or the one to undo or correct. The message's own action must be later, so
// only memory and the log after `after` are searched, and ids need no index.
export const written = (
  { base, rows }: History,
  log: Log,
  seat: Seat,
  id: string,
  after = 0,
): Moved | undefined => {
  const row = rows.findLast(row => row.id === id && row.seat === seat)
  if (row) return { seq: row.seq }
  const seq = after < base.seq ? log.written(seat, id, after, base.seq) : undefined
  return seq === undefined ? undefined : { seq }
}

export const move = (
  { game, history, lobby, record }: TableState,
  log: Log,
  caller: Caller,
  made: Made,
): Outcome => {
  if (!history) return notStarted
  const spoken = speaker(caller, made.seat)
  if (isRefusal(spoken)) return spoken
  const { seat } = spoken
  const read = isId(made.id) ? parsed(game, made.move) : malformed
  if (isRefusal(read)) return read
  const isHolder = caller.holds.includes(seat)
  const mayEnter =
    caller.holds.length > 0 && lobby.places[seat] !== undefined && game.by?.(read.move) === 'anyone'
  if (!isHolder && !mayEnter) return notYourSeat
  return (
    written(history, log, seat, made.id, made.seen) ??
    played({ game, history, record }, log, { ...made, ...read, seat }, isHolder ? play : playFor)
  )
}

/**
 * Returns the frame after a move, as the moving seat would see it. Writes nothing, and leaves out
 * what the game would then do by itself, such as reveal bids or turn up cards. Refused if the move
 * uses luck or ends the game.
 */
export const dry = (
  table: TableState,
  log: Log,
  caller: Caller,
  made: Omit<Made, 'id'>,
): { frame: Frame } | Refusal => {
  const { game, history } = table
  if (!history) return notStarted
  const wish = asked(game, caller, made)
  if (isRefusal(wish)) return wish
  const { seat, move } = wish
  const late = lateness(game, history, log, made.seen, seat)
  if (late) return late
  const next = tried(game, history.state, seat, move)
  if (isRefusal(next)) return next
  const action = {
    seq: lastOf(history).seq + 1,
    at: Date.now(),
    id: 'dry',
    seat,
    move,
    events: next.events,
    final: false,
  }
  const frames = framesOf({ ...table, history: extended(game, history, action, next.state) })
  return { frame: frames.frame(seat, caller.host) }
}

// Returns why a move is too late: the game is over, or the frame on which it was chosen is out of
// date. Undefined if it is not too late.
const lateness = (
  game: AnyGame,
  history: History,
  log: Log,
  seen: number | undefined,
  seat: Seat,
): Refusal | undefined => {
  if (game.result(history.state)) return { refused: 'already-over' }
  const since = seen === undefined ? undefined : movedOn(history, log, seen, seat)
  return since === undefined ? undefined : { refused: 'moved-on', at: { seq: since } }
}

const played = (
  { game, history, record }: { game: AnyGame; history: History; record: Start | undefined },
  log: Log,
  { id, seen, seat, move }: Made & { seat: Seat },
  making: typeof play,
): Outcome => {
  const late = lateness(game, history, log, seen, seat)
  if (late) return late
  const seq = lastOf(history).seq + 1
  const luck = luckFor(record, seq)
  const played = making(game, history.state, seat, move, luck.chance)
  if (isRefusal(played)) return played
  const { events, final, state } = played
  if (isFull(history) && !game.result(state)) return logFull
  const action: Action = { seq, at: Date.now(), id, seat, move, events, final, ...drawn(luck) }
  return { history: extended(game, history, action, state) }
}

// Returns a history that contains the action `seq`. If that action is before the snapshot, reads
// the whole log.
export const reaching = (game: AnyGame, history: History, log: Log, seq: number): History =>
  seq > history.base.seq ? history : resumed(game, beginning, log.after(0))

// Checks that the caller holds the seat of an undo, a correction or a dry move, and parses its
// moves.
export const asked = <Asked extends { seat?: Seat; move?: unknown; mends?: Mend[] }>(
  game: AnyGame,
  caller: Caller,
  made: Asked,
): (Asked & { seat: Seat }) | Refusal => {
  const spoken = speaker(caller, made.seat)
  if (isRefusal(spoken)) return spoken
  if (!caller.holds.includes(spoken.seat)) return notYourSeat
  const read = made.move === undefined ? {} : parsed(game, made.move)
  if (isRefusal(read)) return read
  const mends = made.mends && mendsRead(game, made.mends)
  return mends && isRefusal(mends) ? mends : { ...made, ...read, mends, ...spoken }
}

const mendsRead = (game: AnyGame, mends: readonly Mend[]): Mend[] | Refusal => {
  if (mends.length > MOST_MENDS) return malformed
  const all: Mend[] = []
  for (const mend of mends) {
    const read = mend.move === undefined ? {} : parsed(game, mend.move)
    if (isRefusal(read)) return read
    all.push({ ...mend, ...read })
  }
  return all
}

const change = (
  { game, history }: TableState,
  log: Log,
  caller: Caller,
  made: Correction,
  changed: typeof undone | typeof corrected,
  {
    consent,
    whyNot,
  }: { consent?: Consented; whyNot?: (change: Changed) => Refusal | undefined } = {},
): Outcome => {
  if (!history) return notStarted
  const wish = asked(game, caller, made)
  if (isRefusal(wish)) return wish
  if (!isId(made.id)) return malformed
  const before = written(history, log, wish.seat, made.id, made.seq)
  if (before) return before
  const reach = reaching(game, history, log, made.seq)
  const next = changed(game, reach, { ...wish, at: Date.now(), consent })
  if (isRefusal(next)) return next
  return whyNot?.({ wish, reach, next }) ?? { history: next }
}

// A checked correction: the request, a history that contains its entry, and the corrected history.
interface Changed {
  wish: Correction & { seat: Seat }
  reach: History
  next: History
}

/** Undoes an action. `consent`: the agreement of other seats, if it was needed. */
export const undo = (
  table: TableState,
  log: Log,
  caller: Caller,
  made: Undo,
  consent?: Consented,
): Outcome => change(table, log, caller, made, undone, { consent })

export const correct = (
  table: TableState,
  log: Log,
  caller: Caller,
  made: Correction,
  consent?: Consented,
): Outcome => {
  const whyNot = ({ wish, reach, next }: Changed): Refusal | undefined => {
    if (isFull(table.history!)) return logFull
    const seats = consent ? [] : askedFor(table, reach, { ...wish, holds: caller.holds }, next)
    return seats.length > 0 ? { refused: 'needs-consent', at: { seats } } : undefined
  }
  return change(table, log, caller, made, corrected, { consent, whyNot })
}

/** Handles a move, an undo or a correction that arrived over a socket. */
export const outcomeOf = (
  table: TableState,
  log: Log,
  caller: Caller,
  up: Extract<Up, { do: 'move' | 'undo' | 'correct' }>,
): Outcome => {
  if (up.do === 'move') return move(table, log, caller, up)
  return up.do === 'undo' ? undo(table, log, caller, up) : correct(table, log, caller, up)
}
