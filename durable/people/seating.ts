// The commands about the table rather than the game: sitting down, leaving, bots, options, the
// start.
import { seatCountsOf } from '../../web/games/box.tsx'
import type { Chance, Level, Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal, open, openAt, type Played } from '../../web/games/play.ts'
import type { Action, Seating } from '../../web/protocol.ts'
import type { Given } from '../../web/record/format.ts'
import { boxOf } from '../../web/shelf.ts'
import { hostOptions } from '../../web/table-options.ts'
import type { TableState } from '../frames.ts'
import { reseated } from '../memory/corrections.ts'
import { beginning, begun, type History, resumed } from '../memory/history.ts'
import type { Log } from '../memory/log.ts'
import type { Change } from '../memory/memory.ts'
import type { Moved } from '../moves.ts'
import { nothingTold, placedFor, withoutHand } from '../position.ts'
import { chance } from '../proof/chance.ts'
import { boundTo, drawn, luckFor, nothingGiven } from '../proof/record.ts'
import type { Rules } from '../rpc.ts'
import type { RollCall } from '../wire/presence.ts'
import { type Reseating, toRoom } from '../wire/sockets.ts'
import type { Caller, Wish } from './lobby.ts'
import * as lobbies from './lobby.ts'

export interface Sat {
  seat: Seat | 'host' // your seat, or `host`
  key: string // key of it: 128 random bits, base64url
}

/** The change that a command makes, its answer, and which sockets get another viewer. */
export interface Changed<Value> {
  change: Change
  answer: Value
  reseating?: Reseating
}

const notHost: Refusal = { refused: 'not-host' }
const alreadyStarted: Refusal = { refused: 'already-started' }
const noSuchSeat: Refusal = { refused: 'no-such-seat' }

// Returns the history with a row for a change of sitters, which the log needs because a newcomer
// sees the seat's hand. Undoes an unopened sealed move of the seat. That move comes after the last
// final action. If memory contains no final action, the move may be before the snapshot, so the
// whole log is read. Returns `{}` before the start.
const withSeatingLogged = (
  { game, history }: TableState,
  log: Log,
  seating: Seating,
): { history?: History } => {
  if (!history) return {}
  const isAtHand = history.actions.some(({ final }) => final)
  const reach = isAtHand ? history : resumed(game, beginning, log.after(0))
  return { history: reseated(game, reach, seating, Date.now()) }
}

// Moves a seat, or the host's rights, to the device that sent its key.
const moveHere = ({ lobby }: TableState, old: string): Changed<Sat> | Refusal => {
  const moved = lobbies.moveHere(lobby, old)
  if (isRefusal(moved)) return moved
  const { seat, key } = moved
  const reseating: Reseating =
    seat === 'host'
      ? { to: seat => seat, host: false }
      : { to: toRoom(seat), word: { tell: 'moved' } }
  return { change: { lobby: moved.lobby }, answer: { seat, key }, reseating }
}

export const sit = (
  now: TableState,
  log: Log,
  caller: Caller,
  wish: Wish,
): Changed<Sat> | Refusal => {
  if (wish.key !== undefined) return moveHere(now, wish.key)
  const { colours } = boxOf(now.opening.game)!
  const sat = lobbies.sit(now.lobby, caller, wish, colours, now.history !== undefined)
  if (isRefusal(sat)) return sat
  const { lobby, seat, key } = sat
  const was = now.lobby.places[seat]!
  const isNew = was.key === null
  const seating: Seating = {
    seat,
    taken: true,
    name: lobby.places[seat]!.name,
    ...(!isNew && { bot: null }),
  }
  return {
    change: { lobby, ...((isNew || was.bot) && withSeatingLogged(now, log, seating)) },
    answer: { seat, key },
  }
}

// Returns the seat of the deputy who acted for the host, so that the log can show it.
const byOf = ({ holds, host }: Pick<Caller, 'holds' | 'host'>, seat: Seat): { by?: Seat } =>
  host === 'deputy' && !holds.includes(seat) ? { by: holds[0]! } : {}

export const leave = (
  now: TableState,
  log: Log,
  { holds, host }: Caller,
  seat: Seat,
  by = byOf({ holds, host }, seat),
): Changed<{ left: true }> | Refusal => {
  const place = now.lobby.places[seat]
  if (!place) return noSuchSeat
  if (!host && !holds.includes(seat)) return lobbies.notYourSeat
  const { key, name, bot } = place
  const lobby = lobbies.leave(now.lobby, seat, now.history !== undefined)
  const back = lobby.places[seat]!.bot // the bot whose seat the sitter had taken
  const seating: Seating = back
    ? { seat, taken: true, name, bot: back, ...by }
    : { seat, taken: false, name, ...(key === null && { bot: null }), ...by }
  const position = now.position && { position: withoutHand(now.position, seat) }
  const change = {
    lobby,
    ...position,
    ...((key !== null || bot) && withSeatingLogged(now, log, seating)),
  }
  return { change, answer: { left: true }, reseating: { to: toRoom(seat) } }
}

/** Offers a bot's own seat to newcomers, at the request of the host or a sitter. */
export const offer = (
  { lobby, history }: TableState,
  caller: Caller,
  seat: Seat,
): Changed<object> | Refusal => {
  if (!history) return { refused: 'not-started' }
  const offered = lobbies.offer(lobby, caller, seat)
  return isRefusal(offered)
    ? offered
    : { change: { lobby: offered }, answer: { seat, offered: true } }
}

// Lets a bot play for a seat, or stops the bot that plays there.
const played = (
  now: TableState,
  log: Log,
  seat: Seat,
  bot: Level | undefined,
  { by, relieved }: { by?: Seat; relieved?: true },
): Changed<object> => {
  const { lobby, opening } = now
  const { name } = lobby.places[seat]!
  const seating: Seating = { seat, taken: true, name, bot: bot ?? null, by }
  const next = lobbies.letPlay(lobby, seat, boxOf(opening.game)!.colours, bot, relieved)
  return {
    change: { lobby: next, ...withSeatingLogged(now, log, seating) },
    answer: { seat, level: bot ?? null },
  }
}

/**
 * Lets a bot stand in for a seat whose sitter is away, until the sitter looks at the table. `by`:
 * the seat that asked for the bot.
 */
export const standIn = (now: TableState, log: Log, seat: Seat, by: Seat): Changed<object> =>
  played(now, log, seat, 'steady', { by, relieved: true })

/**
 * Stops the bot that stands in for one of these seats, because its sitter is back. Undefined if no
 * bot stands in for them.
 */
export const back = (
  now: TableState,
  log: Log,
  holds: readonly Seat[],
): Changed<object> | undefined => {
  const seat = holds.find(held => now.lobby.places[held]?.relieved)
  return seat === undefined ? undefined : played(now, log, seat, undefined, {})
}

interface Wished {
  seat: Seat
  bot: Level | undefined
  isFirst?: boolean
  presence: Pick<RollCall, 'here' | 'isGone'>
}

/**
 * Lets a bot play for a free seat, or for a sitter who is away; only the host may ask. Before the
 * start the sitter must have been away for two minutes (`isGone`), and the bot stops when the
 * sitter looks at the table. In a running game the bot plays until the sitter takes the seat back.
 * Without `bot`, removes the bot.
 */
export const letPlay = (
  now: TableState,
  log: Log,
  caller: Caller,
  { seat, bot, isFirst, presence }: Wished,
): Changed<object> | Refusal => {
  const { lobby, history, game, opening } = now
  const place = lobby.places[seat]
  if (!caller.host) return notHost
  if (opening.mode !== 'digital') return { refused: 'no-bots-beside' }
  if (!place) return noSuchSeat
  if (history && game.result(history.state)) return { refused: 'already-over' }
  const { key } = place
  if (bot && isFirst && lobby.places.some((other, at) => other.bot && at !== seat))
    return { refused: 'moved-on' }
  if (!bot && !place.bot) return { refused: 'no-bot-here', at: { seats: [seat] } }
  if (!bot && key === null) return leave(now, log, caller, seat)
  const isAway = history ? !presence.here().includes(seat) : presence.isGone(seat)
  if (bot && key !== null && !isAway) return { refused: 'sitter-is-here', at: { seats: [seat] } }
  return played(now, log, seat, bot, {
    ...byOf(caller, seat),
    ...(bot && !history && { relieved: true }),
  })
}

/** Draws lots for the seats. Only the host may do so, and only before the start. */
export const drawLots = (
  { lobby, history, position }: TableState,
  { host, holds }: Caller,
): Changed<{ seats: Seat[] }> | Refusal => {
  if (!host) return notHost
  if (history) return alreadyStarted
  // In an entered position each seat has pieces of its own.
  if (position) return { refused: 'seats-are-set' }
  const { lobby: drawn, to } = lobbies.drawLots(lobby, chance, holds[0])
  return {
    change: { lobby: drawn },
    answer: { seats: [...lobby.places.keys()].map(to) },
    reseating: { to },
  }
}

/** Changes the options. Only the host may do so, and only before the start. */
export const choose = (
  { opening, position, history }: TableState,
  { host }: Caller,
  rules: Rules,
): Changed<{ chosen: true }> | Refusal => {
  if (!host) return notHost
  if (history) return alreadyStarted
  // Other options change which pieces there are, so the entered position is discarded.
  const anew = position && nothingTold(opening.game)
  const chosen = { ...opening, ...hostOptions(rules), options: rules.options }
  return { change: { opening: chosen, ...(anew && { position: anew }) }, answer: { chosen: true } }
}

// Begins the game. From now on all its luck is fixed. `given`: what each seat's page contributed to
// the luck, by seat.
const begins = (
  { opening, record }: TableState,
  given: Given[],
  opened: (chance: Chance) => Played<unknown, unknown>,
): Pick<Change, 'history' | 'record'> => {
  const bound = record && boundTo(record, opening, given)
  const luck = luckFor(bound, 1)
  const { state, events } = opened(luck.chance)
  const action: Action = {
    seq: 1,
    at: Date.now(),
    id: 'opening',
    seat: null,
    events,
    final: true,
    ...drawn(luck),
  }
  return { history: begun(action, state), ...(bound && { record: bound }) }
}

/** Begins the game from a state of another game, with the seats unchanged. */
export const startAt = (now: TableState, state: unknown): Change =>
  begins(now, nothingGiven(now.lobby), chance => openAt(now.game, state, chance))

/** Returns the seats in the order in which they would play, or why the game may not begin. */
export const arranged = (
  now: TableState,
  caller: Caller,
  order?: readonly Seat[],
): { lobby: lobbies.Lobby; order: Seat[]; placed?: object } | Refusal => {
  const { lobby, history, opening, position } = now
  if (!caller.host) return notHost
  if (history) return alreadyStarted
  // In an entered position each seat has pieces of its own, so the order of the seats is fixed.
  if (position) {
    const placed = placedFor(now, caller, position)
    return isRefusal(placed) ? placed : { lobby, order: [...lobby.places.keys()], placed }
  }
  const { game, mode, options } = opening
  return lobbies.arrange(lobby, seatCountsOf(boxOf(game)!, mode, options), order)
}

/**
 * Starts the game. `given`: what each seat's page contributed to the luck, in the order of play.
 */
export const start = (
  now: TableState,
  caller: Caller,
  order: readonly Seat[] | undefined,
  given: Given[],
): Changed<Moved> | Refusal => {
  const ready = arranged(now, caller, order)
  if (isRefusal(ready)) return ready
  const seated = ready.order
  const { placed } = ready
  const begun = begins(now, given, chance =>
    placed
      ? openAt(now.game, placed, chance)
      : open(now.game, seated.length, now.opening.options, chance),
  )
  return {
    change: { lobby: ready.lobby, ...begun },
    answer: { seq: 1 },
    reseating: { to: was => seated.indexOf(was) },
  }
}
