// Decides when a seat for which its table waits is late, and what the others may do then. A host
// who is away gets a deputy. Everything is computed on request. No deadline is stored, and nobody
// loses a game by running out of time.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { positionOf, waiting } from '../../web/games/play.ts'
import type { Step } from '../../web/games/timeline.ts'
import { type Frame, type Presence, paces } from '../../web/protocol.ts'
import { type History, stepsOf } from '../memory/history.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { type Caller, heldSeats, notYourSeat } from '../people/lobby.ts'
import { type Changed, leave, standIn } from '../people/seating.ts'
import { AWAY, type RollCall } from '../wire/presence.ts'

/** A seat that a table waits for. */
export interface Awaited {
  seat: Seat
  since: number // ms since 1970: when the table began to wait for it
  // it has no sitter, or it was away for two minutes and, over days, its turn took longer than the
  // pace: it can be relieved
  late: boolean
  away?: number // ms since 1970: when its last page went out of sight; absent over days
  lost?: true // its browsers no longer accept reminders
}
/** The seats that a table waits for. */
export interface Waits {
  frame: Frame
  holds: readonly Seat[]
  seats: Awaited[]
}

/**
 * Returns when the table began to wait for a seat (ms since 1970): at the seat's own last action,
 * or at the action that began its turn. Looks only at the actions in memory (at least 25), so a
 * longer wait counts from the oldest of these.
 */
const sinceOf = ({ game, lobby }: Loaded, steps: readonly Step[], seat: Seat): number => {
  let since = steps.at(-1)!.action.at
  for (let i = steps.length - 1; i >= 0; i--) {
    const { action, before } = steps[i]!
    since = action.at
    const wasWaitedFor =
      before !== undefined && waiting(game, before, lobby.places.length).includes(seat)
    if (action.seat === seat || !wasWaitedFor) break
  }
  return since
}

// Cached by history, because the result changes only with the next action.
const known = new WeakMap<History, Map<Seat, number>>()

// Returns each seat for which the table waits, with the time when the wait began (ms since 1970).
const awaitedOf = (now: Loaded): Map<Seat, number> => {
  const { history, frames } = now
  if (!history || frames.result) return new Map()
  const before = known.get(history)
  if (before) return before
  const steps = stepsOf(now.game, history)
  const found = new Map(frames.waiting.map(seat => [seat, sinceOf(now, steps, seat)]))
  known.set(history, found)
  return found
}

/** Returns the result of `awaitedOf` at a table over days; an empty map at any other table. */
export const waitedSince = (now: Loaded): Map<Seat, number> =>
  now.opening.pace ? awaitedOf(now) : new Map()

/** The parts of `RollCall` that compute who is present. */
type Attending = Pick<RollCall, 'here' | 'isGone' | 'goneSince'>

// The seats that must make a sealed move beside the box, which nobody else can enter for them.
// Cached by history, because the result changes only with the next action.
const sealing = new WeakMap<History, Seat[]>()

const isToSeal = ({ game, history, frames }: Loaded, seat: Seat): boolean => {
  if (!history || !game.correctable || !game.sealed) return false
  const isSealing = (seat: Seat) => {
    for (const move of game.moves(positionOf(game, history.state, seat)))
      if (game.sealed!(move)) return true
    return false
  }
  const found = sealing.get(history) ?? frames.waiting.filter(isSealing)
  sealing.set(history, found)
  return found.includes(seat)
}

/**
 * Returns, for each seat held by a person, how long a table over days has waited for it (ms), and
 * whether it must make a sealed move beside the box.
 */
export const heldOf = (now: Loaded): Omit<Presence, 'is' | 'since'>[] =>
  heldSeats(now.lobby).map(seat => {
    const since = waitedSince(now).get(seat)
    const waited = since === undefined ? undefined : Date.now() - since
    return { seat, waited, seals: isToSeal(now, seat) || undefined }
  })

// Whether the table waits for this seat and others may act for it. A seat without a sitter is late
// at once. Any other seat is late once it has been away for two minutes and, over days, its turn
// has taken longer than the pace. A table over days sleeps most of the time and then forgets who
// looked. If it remembers no visit of the seat, the seat counts as away since its turn began.
const isLate = (now: Loaded, presence: Attending, seat: Seat): boolean => {
  const { pace } = now.opening
  const { key, bot } = now.lobby.places[seat]!
  const since = awaitedOf(now).get(seat)
  if (since === undefined || bot) return false
  if (key === null) return true
  return pace
    ? Date.now() - since > paces[pace] && presence.isGone(seat, since)
    : presence.isGone(seat)
}

/**
 * Returns the caller, as deputy if the host is away and the caller holds the lowest seat that is
 * present. The host counts as away after two minutes, or in a game over days after the time of one
 * turn.
 */
export const partOf = (
  { opening, history }: Loaded,
  caller: Caller,
  presence: Attending,
): Caller => {
  if (caller.host || caller.holds.length === 0) return caller
  const since = presence.goneSince('host')
  const patience = history && opening.pace ? paces[opening.pace] : AWAY
  if (since === undefined || Date.now() - since < patience) return caller
  const first = Math.min(...presence.here(), ...caller.holds)
  return caller.holds.includes(first) ? { ...caller, host: 'deputy' } : caller
}

export const waitsOf = (
  now: Loaded,
  caller: Caller,
  presence: Attending,
  isLost: (seat: Seat) => boolean,
): Waits | Refusal => {
  const { history, opening, frames } = now
  if (!history) return { refused: 'not-started' }
  const away = (seat: Seat) => (opening.pace ? undefined : presence.goneSince(seat))
  return {
    frame: frames.frame(caller.viewer, caller.host),
    holds: caller.holds,
    seats: [...awaitedOf(now)].map(([seat, since]) => ({
      ...{ seat, since, late: isLate(now, presence, seat) },
      away: away(seat),
      lost: isLost(seat) || undefined,
    })),
  }
}

/**
 * Lets a bot play for a late seat, at the request of one sitter, until the seat's own sitter looks
 * at the table again. Beside the box there are no bots, so the seat is freed.
 */
export const relieve = (
  now: Loaded,
  log: Log,
  caller: Caller,
  seat: Seat,
  presence: Attending,
): Changed<object> | Refusal => {
  const { history, opening, lobby, frames } = now
  if (!history) return { refused: 'not-started' }
  if (frames.result) return { refused: 'already-over' }
  if (!lobby.places[seat]) return { refused: 'no-such-seat' }
  const by = caller.holds.find(held => held !== seat)
  if (by === undefined) return notYourSeat
  if (!isLate(now, presence, seat)) return { refused: 'not-late', at: { seats: [seat] } }
  if (opening.mode === 'digital') return standIn(now, log, seat, by)
  return leave(now, log, { holds: [seat], viewer: seat, host: false }, seat, { by })
}
