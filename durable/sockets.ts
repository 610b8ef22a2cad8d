// The table's sockets: who looks through each, what they may send, and who of them is there. Nothing of it is stored.
import * as v from 'valibot'
import type { Seat, Viewer } from '../web/games/game.ts'
import { type Attendance, type Down, PROTOCOL, type Presence, type Up } from '../web/protocol.ts'
import type { Shown } from './frame.ts'

// What a socket remembers while the object sleeps: as long as the socket lives, and no longer.
export interface Looker {
  viewer: Viewer
  host: boolean
  holds: readonly Seat[] // all that this browser sits on: whoever looks through one of them is there for the others
  since: number // ms since 1970
  asleep?: number // likewise, since its page went to sleep
}

// Who a socket becomes when seats change hands or numbers, and the word it is told then.
export interface Reseating {
  to(seat: Seat): Viewer
  host?: false
  word?: Down
}

// Whoever looked through this seat sees the room from now on.
export const toRoom =
  (seat: Seat): Reseating['to'] =>
  was =>
    was === seat ? 'room' : was

const MOST = 64 // sockets a table
const MOST_A_SEAT = 4
const BURST = 100 // messages at once
const PACE = 50 // messages a second
const LONGEST = 16 * 1024 // bytes
const MOST_NONSENSE = 20 // messages nobody understands
// A page in sight pings every 2.5 s and whoever waits asks every 5 s: a lost network shows within 10 s.
const SILENCE = 5000 // ms

// Reasons are for programs and for the browser's log; pages read the codes.
const goodbyes = {
  gone: 4001,
  'newer-page': 4002,
  'text-only': 1003,
  flood: 1008,
  nonsense: 1008,
  'too-long': 1009,
  'too-many': 1013,
} as const
type Goodbye = keyof typeof goodbyes

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const isId = (value: unknown): value is string => v.is(id, value)
const upward = v.variant('do', [
  v.object({ do: v.literal('move'), id, seen: count, seat: v.exactOptional(count), move: v.unknown() }),
  v.object({ do: v.literal('undo'), id, seq: count }),
  v.object({ do: v.literal('correct'), id, seq: count, move: v.exactOptional(v.unknown()) }),
  v.object({ do: v.literal('sleep') }),
  v.object({ do: v.literal('wake') }),
  v.object({ do: v.literal('presence') }),
])

const parsed = (message: string): { up?: Up; id: string } => {
  try {
    const value: unknown = JSON.parse(message)
    const { success, output } = v.safeParse(upward, value)
    if (success) return { up: output, id: 'id' in output ? output.id : '' }
    return { id: v.is(v.object({ id }), value) ? value.id : '' }
  } catch {
    return { id: '' }
  }
}

const bytes = new TextEncoder()

// A character is three bytes at most, so that hardly any message needs to be counted.
const isTooLong = (message: string) => message.length * 3 > LONGEST && bytes.encode(message).byteLength > LONGEST

export const socketsOf = (ctx: DurableObjectState) => {
  const patience = new WeakMap<WebSocket, { left: number; at: number; nonsense: number }>()
  const left = new Map<Seat, number>() // since when a seat has no page open, as far as this waking knows

  const lookers = new WeakMap<WebSocket, Looker>() // read from its attachment once a waking

  const lookerOf = (socket: WebSocket): Looker => {
    const known = lookers.get(socket) ?? (socket.deserializeAttachment() as Looker)
    lookers.set(socket, known)
    return known
  }
  const remember = (socket: WebSocket, looker: Looker) => {
    lookers.set(socket, looker)
    socket.serializeAttachment(looker)
  }
  const open = (except?: WebSocket) =>
    ctx.getWebSockets().filter(socket => socket !== except && socket.readyState === WebSocket.OPEN)
  const tell = (socket: WebSocket, down: Down) => socket.send(JSON.stringify(down))
  const dismiss = (socket: WebSocket, why: Goodbye) => socket.close(goodbyes[why], why)

  // Makes room for a newcomer: a seat's fifth page takes the place of its first, and an onlooker never that of a seat.
  const makeRoom = (viewer: Viewer): boolean => {
    const others = open()
      .map(socket => ({ socket, ...lookerOf(socket) }))
      .sort((a, b) => a.since - b.since)
    const same = others.filter(other => other.viewer === viewer)
    const isFull = others.length >= MOST
    if (viewer === 'room') return !isFull
    const goes = same.length >= MOST_A_SEAT ? same[0] : others.find(other => isFull && other.viewer === 'room')
    if (goes) dismiss(goes.socket, 'newer-page')
    return goes !== undefined || !isFull
  }

  // Since when nothing was heard of a page.
  const heardAt = (socket: WebSocket, { since }: Looker) =>
    Math.max(since, patience.get(socket)?.at ?? 0, ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0)

  const presenceOf = (seat: Seat, pages: { socket: WebSocket; looker: Looker }[], now: number): Presence => {
    const since = (is: Attendance, at?: number): Presence => ({
      seat,
      is,
      ...(at !== undefined && { since: now - at }),
    })
    if (pages.length === 0) return since('away', left.get(seat))
    const awake = pages.filter(({ looker }) => looker.asleep === undefined)
    if (awake.length === 0) return since('asleep', Math.max(...pages.map(({ looker }) => looker.asleep!)))
    const heard = Math.max(...awake.map(({ socket, looker }) => heardAt(socket, looker)))
    return now - heard <= SILENCE ? since('here') : since('offline', heard)
  }

  const presence = (seats: readonly Seat[], except?: WebSocket): Down => {
    const now = Date.now()
    const pages = open(except).map(socket => ({ socket, looker: lookerOf(socket) }))
    const of = (seat: Seat) => pages.filter(({ looker }) => looker.holds.includes(seat))
    return { tell: 'presence', seats: seats.map(seat => presenceOf(seat, of(seat), now)) }
  }

  return {
    lookerOf,
    tell,
    dismiss,
    presence,

    accept({ viewer, host, holds }: Pick<Looker, 'viewer' | 'host' | 'holds'>, shown: Shown): Response {
      const [theirs, ours] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
      if (makeRoom(viewer)) {
        ctx.acceptWebSocket(ours)
        remember(ours, { viewer, host, holds, since: Date.now() })
        tell(ours, { tell: 'hello', protocol: PROTOCOL })
        ours.send(shown.text(viewer, host))
      } else {
        ours.accept()
        dismiss(ours, 'too-many')
      }
      return new Response(null, { status: 101, webSocket: theirs })
    },

    show(shown: Shown) {
      for (const socket of open()) {
        const { viewer, host } = lookerOf(socket)
        socket.send(shown.text(viewer, host))
      }
    },

    tellPresence(seats: readonly Seat[], except?: WebSocket) {
      const down = JSON.stringify(presence(seats, except))
      for (const socket of open(except)) socket.send(down)
    },

    // Seats have changed hands or numbers: each socket goes on as whoever it now is.
    reseat({ to, host, word }: Reseating) {
      for (const socket of open()) {
        const looker = lookerOf(socket)
        const viewer = looker.viewer === 'room' ? 'room' : to(looker.viewer)
        const holds = looker.holds.map(to).filter(seat => seat !== 'room')
        remember(socket, { ...looker, viewer, holds, host: host ?? looker.host })
        if (word && viewer !== looker.viewer) tell(socket, word)
      }
    },

    closeAll() {
      for (const socket of open()) {
        tell(socket, { tell: 'gone' })
        dismiss(socket, 'gone')
      }
    },

    sleep: (socket: WebSocket) => remember(socket, { ...lookerOf(socket), asleep: Date.now() }),

    wake(socket: WebSocket, shown: Shown) {
      const { asleep: _, ...looker } = lookerOf(socket)
      remember(socket, looker)
      socket.send(shown.text(looker.viewer, looker.host))
    },

    closed(socket: WebSocket) {
      const others = open(socket).flatMap(other => lookerOf(other).holds)
      for (const seat of lookerOf(socket).holds) if (!others.includes(seat)) left.set(seat, Date.now())
    },

    // A message that may be acted on; anything else is answered here.
    heard(socket: WebSocket, message: string | ArrayBuffer): Up | undefined {
      if (socket.readyState !== WebSocket.OPEN) return undefined
      if (typeof message !== 'string') return void dismiss(socket, 'text-only')
      if (isTooLong(message)) return void dismiss(socket, 'too-long')
      const now = Date.now()
      const was = patience.get(socket) ?? { left: BURST, at: now, nonsense: 0 }
      const tokens = Math.min(BURST, was.left + ((now - was.at) * PACE) / 1000) - 1
      const { up, id } = parsed(message)
      const nonsense = was.nonsense + (up ? 0 : 1)
      patience.set(socket, { left: tokens, at: now, nonsense })
      if (tokens < 0) return void dismiss(socket, 'flood')
      if (nonsense > MOST_NONSENSE) return void dismiss(socket, 'nonsense')
      if (!up) tell(socket, { tell: 'refused', id, refusal: { refused: 'malformed' } })
      return up
    },
  }
}
