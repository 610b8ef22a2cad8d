// What a socket or a request may send: how many messages, how long, and how much nonsense before it
// is closed.
import * as v from 'valibot'
import type { Up } from '../../web/protocol.ts'
import { fromText } from '../../web/record/chain.ts'
import type { Caller } from '../people/lobby.ts'

interface Budget {
  burst: number // messages at once
  pace: number // messages a second
}

/** An open page sends a few messages a minute; a program that plays may be quick. */
export const player: Budget = { burst: 100, pace: 50 }
/** Holds no seat: the page asks who is there every 5 s, and says when it is shown or hidden. */
export const onlooker: Budget = { burst: 20, pace: 1 }

// Somebody new takes a seat of a running game. Each time the log tells it, and what the seat holds
// is seen.
const sitting: Budget = { burst: 3, pace: 3 / 60 }

// A page asks for one install pass, when its reader taps for the app.
const installing: Budget = { burst: 5, pace: 5 / 60 }

// What is left of a budget, which fills again with time.
interface Left {
  left: number
  at: number // ms since 1970
}

const spent = ({ burst, pace }: Budget, was?: Left): Left => {
  const now = Date.now()
  // A clock that is set back takes nothing away.
  const left = was ? Math.min(burst, was.left + (Math.max(0, now - was.at) * pace) / 1000) : burst
  return { left: left - 1, at: now }
}

/**
 * What may be written by requests: the same as over a socket, by caller; and how often somebody new
 * may sit down.
 */
export class Requests {
  readonly #left = new Map<string, Left>()

  mayWrite({ holds, host }: Caller): boolean {
    return this.#takes(`${holds}${host}`, player)
  }

  maySit(): boolean {
    return this.#takes('sitting', sitting)
  }

  mayInstall({ holds, host }: Caller): boolean {
    return this.#takes(`install ${holds}${host}`, installing)
  }

  // What is refused costs nothing: who waits as told finds room.
  #takes(what: string, budget: Budget): boolean {
    const next = spent(budget, this.#left.get(what))
    if (next.left < 0) return false
    this.#left.set(what, next)
    return true
  }
}

// The result of reading a message: something to do, an answer to one that could not be read, or the
// end of the socket.
type Heard =
  | { up: Up }
  | { malformed: string } // the id it names, or ''
  | { close: 'text-only' | 'too-long' | 'flood' | 'nonsense' }

export const LONGEST = 16 * 1024 // bytes
export const MOST_NONSENSE = 20 // malformed messages

/** An id as clients may make them. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 64
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const id = v.custom<string>(isId)
const count = v.custom<number>(isCount)
const bytes32 = v.custom<string>(
  value => typeof value === 'string' && value.length === 43 && fromText(value, 32) !== undefined,
)
const upward = v.variant('do', [
  v.object({
    do: v.literal('move'),
    id,
    seen: count,
    seat: v.exactOptional(count),
    move: v.unknown(),
  }),
  v.object({ do: v.literal('undo'), id, seq: count }),
  v.object({
    ...{ do: v.literal('correct'), id, seq: count, move: v.exactOptional(v.unknown()) },
    mends: v.exactOptional(v.array(v.object({ seq: count, move: v.exactOptional(v.unknown()) }))),
  }),
  v.object({ do: v.literal('sleep') }),
  v.object({ do: v.literal('wake') }),
  v.object({ do: v.literal('presence') }),
  v.object({ do: v.literal('seen'), seq: count }),
  v.object({ do: v.literal('echo'), word: id }),
  v.object({ do: v.literal('seal'), sealed: bytes32 }),
  v.object({ do: v.literal('open'), opened: bytes32 }),
])

const parsed = (message: string): { up: Up } | { malformed: string } => {
  try {
    const value = JSON.parse(message)
    const { success, output } = v.safeParse(upward, value)
    if (success) return { up: output }
    return { malformed: v.is(v.object({ id }), value) ? value.id : '' }
  } catch {
    return { malformed: '' }
  }
}

const bytes = new TextEncoder()

// A character is three bytes at most: most messages need not be encoded to be measured.
const isTooLong = (message: string) =>
  message.length * 3 > LONGEST && bytes.encode(message).byteLength > LONGEST

export class Throttle {
  readonly #spent = new WeakMap<WebSocket, Left & { nonsense: number }>()

  // When a message last came while the object was awake.
  lastHeard(socket: WebSocket): number {
    return this.#spent.get(socket)?.at ?? 0
  }

  hear(socket: WebSocket, message: string | ArrayBuffer, budget: Budget): Heard {
    if (typeof message !== 'string') return { close: 'text-only' }
    if (isTooLong(message)) return { close: 'too-long' }
    const known = this.#spent.get(socket)
    const now = Object.assign(known ?? { nonsense: 0 }, spent(budget, known))
    if (!known) this.#spent.set(socket, now)
    if (now.left < 0) return { close: 'flood' }
    const heard = parsed(message)
    if ('up' in heard) return heard
    return ++now.nonsense > MOST_NONSENSE ? { close: 'nonsense' } : heard
  }
}
