// Taking an action back, and putting an entry right: who may, and the history that comes of it.
// What followed is played again, and holds only if it comes out the same. Pure: nothing here
// writes.
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

// The seat that an undo or a correction is made for, and when. `consent` is the table's own and
// never read from a message.
type By = { seat: Seat; at: number; consent?: Consented }

const isTheirs = (game: AnyGame, seat: Seat, { seat: by, move }: Action) =>
  by === seat || isAnyones(game, move)

// Replaying another seat's sealed bid on a changed past would reveal whether it is still legal.
// Bids of the same round are independent, so those may be replayed.
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

// Why an entry after the last final action cannot be struck: all that followed must be played again
// with the same facts, and the game must have no further facts of its own to add.
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

// Why a seat's action cannot be taken back, though nothing final has come since.
const whatKeeps = (
  game: AnyGame,
  history: History,
  found: Found,
  seat: Seat,
): Refusal | undefined =>
  sealedSince(game, seat, found) ?? refusalWithout(game, history, found, seat)

// Finds an action that this seat may take back: its own, or a companion's public entry, which any
// sitter may take back. Nothing final may have come since.
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
 * A change of sitters is a row among the actions. When a seat is freed, or somebody new takes a
 * bot's, its unbroken seal is taken back: the next sitter would see it.
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
  // a bot plays for its sitter, or does no more
  const isSame = seating.taken && seating.bot !== undefined
  const seal = isSame ? undefined : history.actions.findLast(isSeal)
  const found = seal && mayUndo(game, history, seating.seat, seal.seq)
  if (!found || isRefusal(found)) return trimmed(game, told)
  return rewritten(game, history, found.index, found.later, { ...row, undoes: found.action.seq })
}

/** All entries that a correction changes, the one that it is about last. */
export const changedBy = ({ seq, move, mends = [] }: Correction): Mend[] => [
  ...mends,
  { seq, move },
]

// An entry that a correction changes: the seat must be allowed to read it, as it is and as it would
// be. A seal that was revealed can be replaced but not struck: without it the seals of the others
// would not have been revealed either.
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
 * Replaces an entry of a companion by another one, or strikes it, and likewise later ones that
 * would no longer hold: all of them, or none. Each is a row; that of the entry itself is the last,
 * since it says what the others came from.
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
      // revealed already: moves chosen before the correction are then refused as `moved-on`
      final: final !== undefined,
      ...(now ? { move: now.move, events: now.events } : { events: [] }),
    }
  })
  return rewritten(game, history, first.index, again.actions, ...rows)
}

/**
 * The latest action that a seat may take back now. Looks only as far as every history remembers.
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
 * Online, the latest own action that others' moves lie upon: they are asked to take it back.
 * Nothing final may have come since.
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
