// What lies between a request for a table and its answer: who asks, what is refused, and how a
// change is written, kept in memory and shown. Nothing is awaited there, so no request sees half of
// another one's change.
import type { HouseCode, Refusal } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import { Bots, played } from '../bots.ts'
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
  looked(caller: Caller): void // somebody with these keys asks, before their request is done
  partOf(now: Loaded, caller: Caller): Caller // with the host's part, where the host is away
  after(now: Loaded): void // every request that did not fail
}

export class Commits {
  readonly #memory: Memory
  readonly #sockets: Sockets
  readonly #requests: Requests
  readonly #name: string | undefined // of the table, for the report of a bug
  readonly #ways: Ways
  readonly #bots = new Bots({
    play: () => this.attempt(now => this.act(played(now, this.#memory.log))),
    isWatched: () => this.#sockets.isWatched(),
  })

  constructor(
    memory: Memory,
    sockets: Sockets,
    requests: Requests,
    name: string | undefined,
    ways: Ways,
  ) {
    this.#memory = memory
    this.#sockets = sockets
    this.#requests = requests
    this.#name = name
    this.#ways = ways
  }

  now(): Loaded {
    return this.#memory.now()!
  }

  // Writes the result of a command and shows it to everybody, with the answer to the socket that
  // asked for it.
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

  // Does a command around the game (seating.ts), and answers it.
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

  // Write, keep in memory, show: with no `await` in between, or another request could see half of
  // it.
  commit(change: Change, reseating?: Reseating) {
    const frames = this.#memory.write(change)
    if (reseating) this.#sockets.reseat(reseating)
    this.#sockets.showAll(frames, { greets: change.opening !== undefined })
  }

  // Does what a seat's request asks for, unless it asks too often.
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

  // An exception is a bug: it is logged, memory is dropped so that the next call reads from disk,
  // and nothing of it is told. `isOurs`: somebody with a key asks; of a socket its page tells it.
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

  // A look at the table is a return: a bot that stood in for that seat plays no longer.
  looked(caller: Caller) {
    this.#ways.looked(caller)
    const returned = back(this.now(), this.#memory.log, caller.holds)
    if (returned) this.commit(returned.change)
  }

  // The seats and the host, also of a table whose game cannot be loaded.
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
    const said = bug instanceof Error ? bug.stack : String(bug)
    console.error(JSON.stringify({ table: this.#name, seq: this.#memory.lastSeq(), bug: said }))
    this.#memory.forget()
    return { refused }
  }
}
