// A seat that is late, at a table that is played over days: since when it is waited for, and what the others do instead.
// Deadlines are worked out when somebody looks; nothing is written for them, and nobody loses by the clock.
import type { Refusal, Seat } from '../web/games/game.ts'
import { isRefusal, positionOf, waiting } from '../web/games/play.ts'
import { paces, type Relief, type Relieved, reliefs } from '../web/protocol.ts'
import { boxOf } from '../web/shelf.ts'
import { playedBy } from './bots.ts'
import { move, type Outcome } from './commands.ts'
import type { Commits } from './commits.ts'
import { type History, lastOf } from './history.ts'
import { type Caller, notYourSeat } from './lobby.ts'
import type { Log } from './log.ts'
import type { Loaded, Memory } from './memory.ts'
import type { Waits } from './rpc.ts'
import { leave } from './seating.ts'

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

/** By seat, since when it is waited for (ms since 1970); nobody where the table is not played over days. */
export const waitedSince = (now: Loaded): Map<Seat, number> => {
  const { opening, history, frames } = now
  if (!opening.pace || !history || frames.result) return new Map()
  const found = known.get(history) ?? new Map(frames.waiting.map(seat => [seat, sinceOf(now, history, seat)]))
  known.set(history, found)
  return found
}

const isLate = (now: Loaded, since: number): boolean => Date.now() - since > paces[now.opening.pace!]

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
  here: readonly Seat[],
  isLost: (seat: Seat) => boolean,
): Waits | Refusal => {
  const { history, opening, frames } = now
  if (!opening.pace) return { refused: 'no-pace' }
  if (!history) return { refused: 'not-started' }
  return {
    frame: frames.frame(caller.viewer, caller.host),
    holds: caller.holds,
    seats: [...waitedSince(now)].map(([seat, since]) => ({
      ...{ seat, since, late: isLate(now, since) },
      ...(isLost(seat) && { lost: true as const }),
    })),
    asked: agreements
      .of(lastOf(history).seq)
      .map(({ seat, how, agreed }) => ({ seat, how, agreed, missing: missingFor(seat, agreed, here) })),
  }
}

/** Why nothing may be done for a seat. */
export const refusalOf = (now: Loaded, { holds }: Caller, seat: Seat, how: Relief): Refusal | undefined => {
  const { history, opening, lobby, frames } = now
  if (!opening.pace) return { refused: 'no-pace' }
  if (!history) return { refused: 'not-started' }
  if (frames.result) return { refused: 'already-over' }
  if (!lobby.places[seat]) return { refused: 'no-such-seat' }
  if (!holds.some(held => held !== seat)) return notYourSeat
  if (how !== 'free' && opening.mode !== 'digital') return { refused: 'no-bots-beside' }
  const since = waitedSince(now).get(seat)
  return since === undefined || !isLate(now, since) ? { refused: 'not-late', at: { seats: [seat] } } : undefined
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
  const asked = { id: `without-${seat}-${seq}`, seen: seq, move: moveWithout(now, seat) }
  return move(now, log, caller, asked, relieved)
}

const MOST = 20 // moves that one request makes: a turn is seldom longer, and who wants more asks again

interface Relieving {
  commits: Commits
  memory: Memory
  agreements: Agreements
  here: readonly Seat[]
}

// Plays a late seat's turn to its end, until it is waited for no more or so many moves were made; or frees the seat.
const carriedOut = ({ commits, memory }: Relieving, seat: Seat, how: Relief, by: Seat): Refusal | undefined => {
  if (how === 'free') {
    const left = leave(memory.now()!, memory.log, { holds: [seat], viewer: seat, host: false }, seat)
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

/** A bot plays for who is late if one asks for it; the rest is done once everybody who is there agrees. */
export const relieve = (table: Relieving, now: Loaded, caller: Caller, seat: Seat, how: Relief) => {
  const refusal = refusalOf(now, caller, seat, how)
  if (refusal) return refusal
  const by = caller.holds.filter(held => held !== seat)
  const agreed = table.agreements.add(lastOf(now.history!).seq, seat, how, by)
  if (how !== 'bot' && missingFor(seat, agreed, table.here).length > 0) return { done: false }
  return carriedOut(table, seat, how, by[0]!) ?? { done: true }
}
