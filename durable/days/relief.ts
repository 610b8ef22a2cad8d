// A seat that is late: it was away for two minutes while the table waited, or over days longer than its pace; and what the others
// do instead. A host who is away is stood in for as well. All of it is worked out when somebody looks; nothing is written for a
// deadline, and nobody loses by the clock.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal, positionOf, waiting } from '../../web/games/play.ts'
import { type Presence, paces, type Relief, type Relieved, reliefs } from '../../web/protocol.ts'
import { boxOf } from '../../web/shelf.ts'
import { playedBy } from '../bots.ts'
import { move, type Outcome } from '../commands.ts'
import type { Commits } from '../memory/commits.ts'
import { type History, lastOf } from '../memory/history.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded, Memory } from '../memory/memory.ts'
import { type Caller, heldSeats, notYourSeat } from '../people/lobby.ts'
import { leave, standIn } from '../people/seating.ts'
import type { Waits } from '../rpc.ts'
import { AWAY, type RollCall } from '../wire/presence.ts'

/**
 * Since when a seat is waited for, in ms since 1970: since its own last action, or since the action by which its turn came.
 * Looks back as far as memory does (25 actions at least): who is waited for longer is waited for since then.
 */
const sinceOf = ({ game, lobby }: Loaded, { steps }: History, seat: Seat): number => {
  let since = steps.at(-1)!.action.at
  for (let i = steps.length - 1; i >= 0; i--) {
    const { action, before } = steps[i]!
    since = action.at
    const wasWaitedFor = before !== undefined && waiting(game, before, lobby.places.length).includes(seat)
    if (action.seat === seat || !wasWaitedFor) break
  }
  return since
}

// What a table waits for does not change until its next action.
const known = new WeakMap<History, Map<Seat, number>>()

/** Who is there. */
type Attending = Pick<RollCall, 'here' | 'isGone' | 'goneSince'>

// By seat, since when it is waited for.
const awaitedOf = (now: Loaded, history: History): Map<Seat, number> => {
  const found = known.get(history) ?? new Map(now.frames.waiting.map(seat => [seat, sinceOf(now, history, seat)]))
  known.set(history, found)
  return found
}

/** By seat, since when it is waited for (ms since 1970); nobody where the table is not played over days. */
export const waitedSince = (now: Loaded): Map<Seat, number> => {
  const { opening, history, frames } = now
  return opening.pace && history && !frames.result ? awaitedOf(now, history) : new Map()
}

// Beside the box others enter for a seat, but for what it seals. What a table waits for does not change until its next action.
const sealing = new WeakMap<History, Seat[]>()

const isToSeal = ({ game, history, frames }: Loaded, seat: Seat): boolean => {
  if (!history || !game.correctable || !game.sealed) return false
  const isSealing = (seat: Seat) => {
    for (const move of game.moves(positionOf(game, history.state, seat))) if (game.sealed!(move)) return true
    return false
  }
  const found = sealing.get(history) ?? frames.waiting.filter(isSealing)
  sealing.set(history, found)
  return found.includes(seat)
}

/** The seats that somebody holds, and what the table waits for of them. */
export const heldOf = (now: Loaded): Omit<Presence, 'is' | 'since'>[] =>
  heldSeats(now.lobby).map(seat => {
    const since = waitedSince(now).get(seat)
    const waited = since !== undefined && { waited: Date.now() - since }
    return { seat, ...waited, ...(isToSeal(now, seat) && { seals: true as const }) }
  })

// A seat where nobody sits, and no bot, keeps the table waiting at once; where a bot plays none does.
const isLate = (now: Loaded, presence: Attending, seat: Seat): boolean => {
  const { opening, lobby, frames } = now
  const { key, bot } = lobby.places[seat]!
  if (opening.pace) return Date.now() - (waitedSince(now).get(seat) ?? Number.POSITIVE_INFINITY) > paces[opening.pace]
  return frames.waiting.includes(seat) && !bot && (key === null || presence.isGone(seat))
}

/**
 * Who is there does the host's part once the host is away: the first of those seats. Over days it takes as long as a turn may.
 */
export const partOf = ({ opening, history }: Loaded, caller: Caller, presence: Attending): Caller => {
  if (caller.host || caller.holds.length === 0) return caller
  const since = presence.goneSince('host')
  const patience = history && opening.pace ? paces[opening.pace] : AWAY
  if (since === undefined || Date.now() - since < patience) return caller
  const first = Math.min(...presence.here(), ...caller.holds)
  return caller.holds.includes(first) ? { ...caller, host: 'deputy' } : caller
}

/** What is asked of everybody who is there, until all of them agree, the table goes on, or the seat looks. In memory only. */
export class Agreements {
  readonly #agreed = new Map<string, Set<Seat>>()
  #seq = 0 // of the action they are about

  // Who agreed to what, of this action.
  of(seq: number): { seat: Seat; how: Relief; agreed: Seat[] }[] {
    if (seq !== this.#seq) this.#agreed.clear()
    this.#seq = seq
    return [...this.#agreed].map(([name, agreed]) => {
      const [seat, how] = name.split(' ')
      return { seat: Number(seat), how: how as Relief, agreed: [...agreed] }
    })
  }

  add(seq: number, seat: Seat, how: Relief, by: readonly Seat[]): Seat[] {
    this.of(seq)
    const name = `${seat} ${how}`
    const agreed = new Set([...(this.#agreed.get(name) ?? []), ...by])
    this.#agreed.set(name, agreed)
    return [...agreed]
  }

  // Somebody of these seats is back: the others ask anew if it comes to nothing.
  endFor(seats: readonly Seat[]) {
    for (const seat of seats) for (const how of reliefs) this.#agreed.delete(`${seat} ${how}`)
  }
}

// Who must agree beside who did: all who are there, but for the seat itself.
const missingFor = (seat: Seat, agreed: readonly Seat[], here: readonly Seat[]): Seat[] =>
  here.filter(other => other !== seat && !agreed.includes(other))

export const waitsOf = (
  now: Loaded,
  caller: Caller,
  agreements: Agreements,
  presence: Attending,
  isLost: (seat: Seat) => boolean,
): Waits | Refusal => {
  const { history, opening, frames } = now
  if (!history) return { refused: 'not-started' }
  const here = presence.here()
  const waited = opening.pace ? waitedSince(now) : awaitedOf(now, history)
  const away = (seat: Seat) => (opening.pace ? undefined : presence.goneSince(seat))
  return {
    frame: frames.frame(caller.viewer, caller.host),
    holds: caller.holds,
    seats: [...waited].map(([seat, since]) => ({
      ...{ seat, since, late: isLate(now, presence, seat) },
      ...(away(seat) !== undefined && { away: away(seat)! }),
      ...(isLost(seat) && { lost: true as const }),
    })),
    asked: agreements
      .of(lastOf(history).seq)
      .map(({ seat, how, agreed }) => ({ seat, how, agreed, missing: missingFor(seat, agreed, here) })),
  }
}

/** Why nothing may be done for a seat. */
export const refusalOf = (
  now: Loaded,
  presence: Attending,
  { holds }: Caller,
  seat: Seat,
  how: Relief,
): Refusal | undefined => {
  const { history, opening, lobby, frames } = now
  if (!history) return { refused: 'not-started' }
  if (frames.result) return { refused: 'already-over' }
  if (!lobby.places[seat]) return { refused: 'no-such-seat' }
  if (!holds.some(held => held !== seat)) return notYourSeat
  if (how !== 'free' && opening.mode !== 'digital') return { refused: 'no-bots-beside' }
  return isLate(now, presence, seat) ? undefined : { refused: 'not-late', at: { seats: [seat] } }
}

// The move that a game goes on by where its sitter is missing: of the first of its kinds that may be made.
const moveWithout = ({ game, opening, history }: Loaded, seat: Seat): unknown => {
  const moves = [...game.moves(positionOf(game, history!.state, seat))] as { kind: string }[]
  const kinds: readonly string[] = boxOf(opening.game)!.digital.without
  const kind = kinds.find(kind => moves.some(move => move.kind === kind))
  return moves.find(move => move.kind === kind) ?? moves[0]
}

// One move for a seat that is late, told with who asked for it.
const relievedBy = (now: Loaded, log: Log, seat: Seat, relieved: Relieved): Outcome => {
  const { history } = now
  const { seq } = lastOf(history!)
  if (relieved.how === 'bot') return playedBy(now, log, { history: history!, seq, seat, level: 'steady' }, relieved)
  const caller: Caller = { holds: [seat], viewer: seat, host: false }
  const asked = { id: crypto.randomUUID(), seen: seq, move: moveWithout(now, seat) }
  return move(now, log, caller, asked, relieved)
}

const MOST = 20 // moves that one request makes: a turn is seldom longer, and who wants more asks again

interface Relieving {
  commits: Commits
  memory: Memory
  agreements: Agreements
  presence: Attending
}

// Plays a late seat's turn to its end, until it is waited for no more or so many moves were made; or frees the seat.
const carriedOut = ({ commits, memory }: Relieving, seat: Seat, how: Relief, by: Seat): Refusal | undefined => {
  const now = memory.now()!
  if (how === 'bot' && !now.opening.pace) {
    commits.commit(standIn(now, memory.log, seat, by).change)
    return undefined
  }
  if (how === 'free') {
    const left = leave(now, memory.log, { holds: [seat], viewer: seat, host: false }, seat, { by })
    if (isRefusal(left)) return left
    commits.commit(left.change, left.reseating)
    return undefined
  }
  for (let made = 0; made < MOST && memory.now()!.frames.waiting.includes(seat); made++) {
    const done = commits.act(relievedBy(memory.now()!, memory.log, seat, { how, by }))
    if (isRefusal(done)) return made === 0 ? done : undefined
  }
  return undefined
}

/** A bot plays for who is late if one asks for it; over days the rest is done once everybody who is there agrees. */
export const relieve = (table: Relieving, now: Loaded, caller: Caller, seat: Seat, how: Relief) => {
  const refusal = refusalOf(now, table.presence, caller, seat, how)
  if (refusal) return refusal
  const by = caller.holds.filter(held => held !== seat)
  const agreed = table.agreements.add(lastOf(now.history!).seq, seat, how, by)
  const isAgreed = how === 'bot' || !now.opening.pace || missingFor(seat, agreed, table.presence.here()).length === 0
  if (!isAgreed) return { done: false }
  return carriedOut(table, seat, how, by[0]!) ?? { done: true }
}
