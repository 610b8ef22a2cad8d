// Limits the messages of sockets and requests: their number, their length, and how many malformed
// ones a socket may send before it is closed.
import * as v from 'valibot'
import type { Seat } from '../../web/games/game.ts'
import { gestures, MOST_GESTURES, type Up } from '../../web/protocol.ts'
import { fromText } from '../../web/record/chain.ts'
import type { Caller } from '../people/lobby.ts'

interface Budget {
  burst: number // messages at once
  pace: number // messages per second
}

/** For callers with a key. A page sends a few messages a minute; a program may be much quicker. */
export const player: Budget = { burst: 100, pace: 50 }
/**
 * For a page without a key, which requests presence every 5 s and reports when it is shown or
 * hidden.
 */
export const onlooker: Budget = { burst: 20, pace: 1 }

// For newcomers who take a seat in a running game: each one adds a row to the log and sees what the
// seat holds.
const sitting: Budget = { burst: 3, pace: 3 / 60 }

// For install passes: a page asks for one when its reader taps to install the app.
const installing: Budget = { burst: 5, pace: 5 / 60 }

/** For the gestures of a seat: more of them would keep others from playing. */
export const gesturing: Budget = { burst: MOST_GESTURES, pace: MOST_GESTURES / 60 }
/** For the squares at which a seat points. */
export const pointing: Budget = { burst: 8, pace: 8 / 60 }

// What is left of a budget; it refills with time.
interface Left {
  left: number
  at: number // ms since 1970
}

const spent = ({ burst, pace }: Budget, was?: Left): Left => {
  const now = Date.now()
  // A clock that is set back must not reduce the budget.
  const left = was ? Math.min(burst, was.left + (Math.max(0, now - was.at) * pace) / 1000) : burst
  return { left: left - 1, at: now }
}

/**
 * Limits how often each caller may write (as often as over a socket), how often newcomers may sit
 * down, how often install passes are given, and how often each seat may gesture or point.
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

  maySignal(seat: Seat, how: 'gesture' | 'point'): boolean {
    return this.#takes(`${how} ${seat}`, how === 'gesture' ? gesturing : pointing)
  }

  // A refused request does not reduce the budget; otherwise a caller that retries too early would
  // never get through.
  #takes(what: string, budget: Budget): boolean {
    const next = spent(budget, this.#left.get(what))
    if (next.left < 0) return false
    this.#left.set(what, next)
    return true
  }
}

// The result of reading a message: the command, the id of a malformed message, or why the socket
// must be closed.
type Heard =
  | { up: Up }
  | { malformed: string } // the id that the message contains, or ''
  | { close: 'text-only' | 'too-long' | 'flood' | 'nonsense' }

export const LONGEST = 16 * 1024 // bytes
export const MOST_NONSENSE = 20 // malformed messages

/** Whether a value can be an id from a client. */
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
  v.object({ do: v.literal('gesture'), id, seat: count, gesture: v.picklist(gestures) }),
  v.object({ do: v.literal('point'), id, seat: count, square: v.pipe(count, v.maxValue(1023)) }),
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

// A character is at most three bytes, so most messages need not be encoded to be measured.
const isTooLong = (message: string) =>
  message.length * 3 > LONGEST && bytes.encode(message).byteLength > LONGEST

export class Throttle {
  readonly #spent = new WeakMap<WebSocket, Left & { nonsense: number }>()

  // Returns when this socket's last message arrived (ms since 1970); 0 if none since the object
  // woke.
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
