// Checks undos and corrections, and computes the history that results. Later actions are replayed
// and must have the same events as before. Nothing here writes.
import type { AnyGame, Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { isAnyones, isSealed, mayRead } from '../../web/games/timeline.ts'
import type { Action, Consented, Correction, Mend, Seating, Undo } from '../../web/protocol.ts'
import { notYourSeat } from '../people/lobby.ts'
import {
  type Found,
  find,
  type History,
  lastOf,
  recent,
  rewritten,
  stepsOf,
  trimmed,
} from './history.ts'
import { type Instead, noChance, replayed, replayedWithout } from './rerun.ts'

// The seat that wants an undo or a correction, and when. The table sets `consent` itself and never
// reads it from a message; otherwise a caller could claim that others agreed.
type By = { seat: Seat; at: number; consent?: Consented }

const isTheirs = (game: AnyGame, seat: Seat, { seat: by, move }: Action) =>
  by === seat || isAnyones(game, move)

// Returns a refusal while another seat's sealed bid is unopened, because replaying that bid on a
// changed past would reveal whether it is still legal. Unopened bids themselves may be changed,
// because bids of one round do not depend on each other.
const sealedSince = (
  game: AnyGame,
  seat: Seat,
  { action, later, final }: Found,
): Refusal | undefined => {
  if (isSealed(game, action.move) && !final) return undefined
  const lastFinal = later.findLastIndex(({ final }) => final)
  const seal = later.slice(lastFinal + 1).find(one => one.seat !== seat && isSealed(game, one.move))
  return seal && { refused: 'sealed-since', at: { seq: seal.seq } }
}

const firstOpen = ({ actions, open }: History): number => actions.length - open.length

// Returns why an entry after the last final action cannot be removed. Without the entry, later
// actions must replay with the same events, and the game must add no event of its own.
const refusalWithout = (
  game: AnyGame,
  history: History,
  { index }: Found,
  seat: Seat,
): Refusal | undefined => {
  const rest = replayedWithout(game, history.open, index - firstOpen(history), seat)
  if (isRefusal(rest)) return rest
  return game.proceed(rest.state, noChance).length > 0 ? { refused: 'would-fall' } : undefined
}

// Returns why a seat's action cannot be undone, although no final action came after it.
const whatKeeps = (
  game: AnyGame,
  history: History,
  found: Found,
  seat: Seat,
): Refusal | undefined =>
  sealedSince(game, seat, found) ?? refusalWithout(game, history, found, seat)

// Finds an action that this seat may undo: its own, or a public entry of a companion game. Refused
// if the action or a later one is final.
const mayUndo = (game: AnyGame, history: History, seat: Seat, seq: number): Found | Refusal => {
  const found = find(history, seq)
  if (isRefusal(found)) return found
  const { action, final } = found
  if (!isTheirs(game, seat, action)) return notYourSeat
  if (final) {
    return {
      refused: 'too-late',
      at: { seq: final.seq, ...(final.seat !== null && { seats: [final.seat] }) },
    }
  }
  return whatKeeps(game, history, found, seat) ?? found
}

const rowOf = (history: History, { id, seat, at, consent }: { id: string } & By) => ({
  seq: lastOf(history).seq + 1,
  at,
  id,
  seat,
  ...(consent && consent.agreed.length + (consent.away?.length ?? 0) > 0 && { consent }),
})

export const undone = (game: AnyGame, history: History, made: Undo & By): History | Refusal => {
  const found = mayUndo(game, history, made.seat, made.seq)
  if (isRefusal(found)) return found
  const row = { ...rowOf(history, made), undoes: made.seq, events: [], final: false }
  return rewritten(game, history, found.index, found.later, row)
}

/**
 * Returns the history with a row for a change of sitters. If a seat is freed, or a newcomer takes
 * it from a bot, also undoes the seat's unopened sealed move; otherwise the next sitter could read
 * that move.
 */
export const reseated = (
  game: AnyGame,
  history: History,
  seating: Seating,
  at: number,
): History => {
  const seq = lastOf(history).seq + 1
  const row: Action = {
    seq,
    at,
    id: `seating-${seq}`,
    seat: null,
    seating,
    events: [],
    final: false,
  }
  const told = { ...history, rows: [...history.rows, row] }
  const isSeal = (action: Action) => action.seat === seating.seat && isSealed(game, action.move)
  // a bot begins or stops playing in the seat, but nobody new sits down
  const isSame = seating.taken && seating.bot !== undefined
  const seal = isSame ? undefined : history.actions.findLast(isSeal)
  const found = seal && mayUndo(game, history, seating.seat, seal.seq)
  if (!found || isRefusal(found)) return trimmed(game, told)
  return rewritten(game, history, found.index, found.later, { ...row, undoes: found.action.seq })
}

/** Returns all entries that a correction changes, the corrected one last. */
export const changedBy = ({ seq, move, mends = [] }: Correction): Mend[] => [
  ...mends,
  { seq, move },
]

// Finds an entry to change. Refused unless the seat may read both the old and the new entry. A
// revealed sealed bid can be replaced but not removed, because without it the other bids would not
// have been revealed.
const toChange = (
  game: AnyGame,
  history: History,
  seat: Seat,
  { seq, move }: Mend,
): Found | Refusal => {
  const found = find(history, seq)
  if (isRefusal(found)) return found
  const { action, final } = found
  if (!mayRead(game, seat, found) || !mayRead(game, seat, found, move ?? action.move))
    return notYourSeat
  if (move === undefined && final && isSealed(game, action.move)) return { refused: 'already-open' }
  return sealedSince(game, seat, found) ?? found
}

/**
 * Returns the history with an entry of a companion game replaced or removed, together with later
 * entries (`mends`): all of them or none. Each change is a row. The row of the entry itself comes
 * last, because it explains the others.
 */
export const corrected = (
  game: AnyGame,
  history: History,
  made: Correction & By,
): History | Refusal => {
  if (!game.correctable) return { refused: 'not-in-this-mode' }
  const { seat, seq, mends = [] } = made
  const changes = changedBy(made)
  const instead: Instead = new Map(changes.map(change => [change.seq, change]))
  const found: Found[] = []
  for (const change of changes) {
    const one = toChange(game, history, seat, change)
    if (isRefusal(one)) return one
    found.push(one)
  }
  const first = found.at(-1)!
  const misplaced = mends.find(mend => mend.seq <= seq)
  if (misplaced || instead.size < changes.length)
    return { refused: 'malformed', at: { field: 'mends' } }
  const { before } = stepsOf(game, history)[first.index]!
  const again = replayed(game, before, [first.action, ...first.later], seat, instead)
  if (isRefusal(again)) return again.at?.seq === seq && again.because ? again.because : again
  if (game.proceed(again.state as never, noChance).length > 0) return { refused: 'would-fall' }
  const rows = found.map(({ action, final }, i): Action => {
    const now = again.actions.find(one => one.seq === action.seq)
    return {
      ...rowOf(history, made),
      seq: lastOf(history).seq + 1 + i,
      corrects: action.seq,
      // a correction of a revealed entry is final, so that moves chosen before it are refused
      final: final !== undefined,
      ...(now ? { move: now.move, events: now.events } : { events: [] }),
    }
  })
  return rewritten(game, history, first.index, again.actions, ...rows)
}

/**
 * Returns the `seq` of the latest action that a seat may undo now, or undefined. Looks only at the
 * last 25 actions, which are always in memory.
 */
export const undoable = (game: AnyGame, history: History, seat: Seat): number | undefined => {
  const last = lastOf(history).seq
  const later: Action[] = []
  for (let index = history.actions.length - 1; index >= firstOpen(history); index--) {
    const action = history.actions[index]!
    if (action.seq <= last - recent) return undefined
    if (isTheirs(game, seat, action) && !whatKeeps(game, history, { action, index, later }, seat))
      return action.seq
    later.unshift(action)
  }
  return undefined
}

/**
 * Returns the `seq` of the seat's latest action online if others have moved since, so that an undo
 * needs their agreement. Undefined if a final action came after it, or if it is not among the last
 * 25 rows.
 */
export const askable = (
  game: AnyGame,
  { open, rows }: Pick<History, 'open' | 'rows'>,
  seat: Seat,
): number | undefined => {
  if (game.correctable) return undefined
  const tail = open.map(({ action }) => action)
  const mine = tail.findLast(action => action.seat === seat)
  return mine && mine.seq > rows.at(-1)!.seq - recent && tail.at(-1) !== mine ? mine.seq : undefined
}
