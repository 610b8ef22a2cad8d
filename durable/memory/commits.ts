// Handles a request to a table up to its answer: identifies the caller, checks limits, writes a
// change, updates memory and sends frames. Nothing here awaits, so no request sees half of another
// request's change.
import type { HouseCode, Refusal } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { Bots, played } from '../bots.ts'
import { refuseFault } from '../fault.ts'
import type { Moved, Outcome } from '../moves.ts'
import { type Caller, callerOf, hasKey, type Lobby } from '../people/lobby.ts'
import { back, type Changed } from '../people/seating.ts'
import { markAfter } from '../proof/record.ts'
import { type Answer, type Credentials, isDiskFull } from '../rpc.ts'
import type { Reseating, Sockets } from '../wire/sockets.ts'
import type { Requests } from '../wire/throttle.ts'
import { lastOf } from './history.ts'
import type { Change, Loaded, Memory } from './memory.ts'

export const tooMany: Refusal = { refused: 'too-many' }

interface Ways {
  // called with the caller before each request is handled
  looked(caller: Caller): void
  // returns the caller, as deputy if the host is away (`days/relief.ts`)
  partOf(now: Loaded, caller: Caller): Caller
  after(now: Loaded): void // called after every request that did not throw
}

export class Commits {
  readonly #memory: Memory
  readonly #sockets: Sockets
  readonly #requests: Requests
  readonly #ways: Ways
  readonly #bots = new Bots({
    play: () => this.attempt(now => this.act(played(now, this.#memory.log))),
    isWatched: () => this.#sockets.isWatched(),
  })

  constructor(memory: Memory, sockets: Sockets, requests: Requests, ways: Ways) {
    this.#memory = memory
    this.#sockets = sockets
    this.#requests = requests
    this.#ways = ways
  }

  now(): Loaded {
    return this.#memory.now()!
  }

  // Writes the outcome of a move, undo or correction and sends the frames to all sockets. The frame
  // for the asking socket includes the answer.
  act(outcome: Outcome, asker?: { socket: WebSocket; id: string }): Answer<Moved> {
    if (isRefusal(outcome)) return outcome
    const frames = 'history' in outcome && this.#memory.write(outcome)
    const { seq } = 'history' in outcome ? lastOf(outcome.history) : outcome
    const answer = asker && { socket: asker.socket, done: { id: asker.id, seq } }
    if (frames)
      this.#sockets.showAll(frames, { answer, mark: markAfter(this.now(), this.#memory.log) })
    else if (answer) this.#sockets.reply(this.now().frames, answer)
    return { seq }
  }

  // Runs a command about the seats or options (`seating.ts`), writes its change and returns its
  // answer.
  changed<Value extends object>(
    credentials: Credentials,
    command: (now: Loaded, caller: Caller) => Changed<Value> | Refusal,
  ): Answer<Value> {
    return this.answer<Value>(credentials, (now, caller) => {
      const changed = command(now, caller)
      if (isRefusal(changed)) return changed
      this.commit(changed.change, changed.reseating)
      return changed.answer
    })
  }

  // Writes a change, updates memory and sends the frames, without an `await` in between. Otherwise
  // another request could see half of the change.
  commit(change: Change, reseating?: Reseating) {
    const frames = this.#memory.write(change)
    if (reseating) this.#sockets.reseat(reseating)
    this.#sockets.showAll(frames, { greets: change.opening !== undefined })
  }

  // Runs a request that writes. Refused as `too-many` if the caller is over its limit.
  write<Value extends object>(
    credentials: Credentials,
    write: (now: Loaded, caller: Caller) => Answer<Value>,
  ): Answer<Value> {
    return this.answer<Value>(credentials, (now, caller) =>
      hasKey(caller) && !this.#requests.mayWrite(caller) ? tooMany : write(now, caller),
    )
  }

  answer<Value extends object>(
    credentials: Credentials,
    ask: (now: Loaded, caller: Caller) => Answer<Value>,
  ): Answer<Value> {
    const caller = ({ lobby }: Loaded) => callerOf(lobby, credentials)
    return this.attempt(
      before => {
        this.looked(caller(before))
        const now = this.now()
        return ask(now, this.#ways.partOf(now, caller(now)))
      },
      now => hasKey(caller(now)),
    )
  }

  // Runs a request. An exception is a bug: it is logged, memory is dropped so that the next call
  // reads from disk, and the caller gets a refusal without details. `isOurs`: whether the caller
  // has a key, which makes bots move at a table without people. Sockets need no `isOurs`, because
  // `isWatched` already counts their visible pages.
  attempt<Value>(
    attempt: (now: Loaded) => Value,
    isOurs: (now: Loaded) => boolean = () => false,
  ): Value | Refusal {
    let now: Loaded | undefined
    try {
      now = this.#memory.now()
    } catch (bug) {
      return this.#failed(bug, isDiskFull(bug) ? 'disk-full' : 'unreadable')
    }
    if (!now) return { refused: 'no-such-table' }
    try {
      const value = attempt(now)
      const after = this.#memory.now() ?? now
      this.#bots.look(after, () => isOurs(after))
      this.#ways.after(after)
      return value
    } catch (bug) {
      return this.#failed(bug, isDiskFull(bug) ? 'disk-full' : 'our-fault')
    }
  }

  // Notes that the caller looks at the table. A bot that stood in for the caller's seat stops.
  looked(caller: Caller) {
    this.#ways.looked(caller)
    const returned = back(this.now(), this.#memory.log, caller.holds)
    if (returned) this.commit(returned.change)
  }

  // Returns the seats and the host's key, even if the game cannot be loaded.
  lobby(): Lobby | Refusal {
    const lobby = this.attempt(now => now.lobby)
    if (!isRefusal(lobby) || lobby.refused !== 'unreadable') return lobby
    try {
      return this.#memory.log.lobby()
    } catch {
      return lobby
    }
  }

  seen(seq: number) {
    this.#bots.seen(seq)
  }

  #failed(bug: unknown, refused: HouseCode): Refusal {
    const refusal = refuseFault(bug, refused, { seq: this.#memory.lastSeq() })
    this.#memory.forget()
    return refusal
  }
}
