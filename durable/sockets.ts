// The table's sockets: who looks through each, and what is sent to them. Nothing of it is stored.
import type { Seat, Viewer } from '../web/games/game.ts'
import { type Down, PROTOCOL, type Up } from '../web/protocol.ts'
import type { Frames } from './frames.ts'
import type { Page } from './presence.ts'
import { sendingTo, type Unread } from './sending.ts'
import { onlooker, player, throttleOf } from './throttle.ts'

// What a socket remembers while the object sleeps: as long as the socket lives, and no longer.
export interface Attachment extends Unread {
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

// Reasons are for programs and for the browser's log; pages read the codes.
const goodbyes = {
  gone: 4001,
  'newer-page': 4002,
  'not-reading': 4003,
  'text-only': 1003,
  flood: 1008,
  nonsense: 1008,
  'too-long': 1009,
  'too-many': 1013,
} as const
type Goodbye = keyof typeof goodbyes

const hasKey = ({ host, holds }: Pick<Attachment, 'host' | 'holds'>) => host || holds.length > 0

export const socketsOf = (ctx: DurableObjectState) => {
  const throttle = throttleOf()
  // A socket that is closing stays in the list until its peer has answered or is gone.
  const open = () => ctx.getWebSockets().filter(socket => socket.readyState === WebSocket.OPEN)
  const dismiss = (socket: WebSocket, why: Goodbye) => socket.close(goodbyes[why], why)
  const { attachmentOf, remember, send, echoed } = sendingTo<Attachment>(socket => dismiss(socket, 'not-reading'))
  const tell = (socket: WebSocket, down: Down) => {
    if (socket.readyState === WebSocket.OPEN) send(socket, JSON.stringify(down))
  }

  // Makes room for a newcomer: a seat's fifth page takes the place of its first, and where the table is full the oldest
  // onlooker makes room for whoever showed a key, the host's big screen too.
  const makeRoom = (caller: Pick<Attachment, 'viewer' | 'host' | 'holds'>): boolean => {
    const others = open()
      .map(socket => ({ socket, ...attachmentOf(socket) }))
      .sort((a, b) => a.since - b.since)
    const same = others.filter(({ viewer }) => viewer !== 'room' && viewer === caller.viewer)
    const isFull = others.length >= MOST
    if (isFull && !hasKey(caller)) return false
    const goes = same.length >= MOST_A_SEAT ? same[0] : isFull ? others.find(other => !hasKey(other)) : undefined
    if (goes) dismiss(goes.socket, 'newer-page')
    return goes !== undefined || !isFull
  }

  // When something was last heard of a page: a message, or a ping that the platform answered while the object slept.
  const heardAt = (socket: WebSocket, { since }: Attachment) =>
    Math.max(since, throttle.lastHeard(socket), ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0)

  return {
    attachmentOf,
    tell,

    pages: (): Page[] =>
      open().map(socket => {
        const attachment = attachmentOf(socket)
        const { holds, asleep } = attachment
        return { holds, heardAt: heardAt(socket, attachment), ...(asleep !== undefined && { asleep }) }
      }),

    // The socket's own end, once it is open; none where there is no room for it.
    accept(
      caller: Pick<Attachment, 'viewer' | 'host' | 'holds'>,
      frames: Frames,
    ): { response: Response; socket?: WebSocket } {
      const [theirs, ours] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
      const response = new Response(null, { status: 101, webSocket: theirs })
      if (!makeRoom(caller)) {
        ours.accept()
        dismiss(ours, 'too-many')
        return { response }
      }
      const { viewer, host, holds } = caller
      ctx.acceptWebSocket(ours)
      remember(ours, { viewer, host, holds, since: Date.now(), unread: 0 })
      tell(ours, { tell: 'hello', protocol: PROTOCOL, settings: frames.settings })
      send(ours, frames.text(viewer, host))
      return { response, socket: ours }
    },

    // `greets`: the settings are others than those that `hello` told.
    show(frames: Frames, greets: boolean) {
      for (const socket of open()) {
        if (greets) tell(socket, { tell: 'hello', protocol: PROTOCOL, settings: frames.settings })
        const { viewer, host } = attachmentOf(socket)
        send(socket, frames.text(viewer, host))
      }
    },

    tellAll(down: Down) {
      const text = JSON.stringify(down)
      for (const socket of open()) send(socket, text)
    },

    // Seats have changed hands or numbers: each socket goes on as whoever it now is.
    reseat({ to, host, word }: Reseating) {
      for (const socket of open()) {
        const attachment = attachmentOf(socket)
        const viewer = attachment.viewer === 'room' ? 'room' : to(attachment.viewer)
        const holds = attachment.holds.map(to).filter(seat => seat !== 'room')
        remember(socket, { ...attachment, viewer, holds, host: host ?? attachment.host })
        if (word && viewer !== attachment.viewer) tell(socket, word)
      }
    },

    closeAll() {
      for (const socket of open()) {
        tell(socket, { tell: 'gone' })
        dismiss(socket, 'gone')
      }
    },

    sleep: (socket: WebSocket) => remember(socket, { ...attachmentOf(socket), asleep: Date.now() }),

    wake(socket: WebSocket, frames: Frames) {
      const { asleep, ...attachment } = attachmentOf(socket)
      if (asleep !== undefined) remember(socket, attachment)
      send(socket, frames.text(attachment.viewer, attachment.host))
    },

    echoed,

    // A message that may be acted on; anything else is answered here.
    heard(socket: WebSocket, message: string | ArrayBuffer): Up | undefined {
      if (socket.readyState !== WebSocket.OPEN) return undefined
      const { holds, host } = attachmentOf(socket)
      const heard = throttle.hear(socket, message, host || holds.length > 0 ? player : onlooker)
      if ('up' in heard) return heard.up
      if ('close' in heard) return void dismiss(socket, heard.close)
      tell(socket, { tell: 'refused', id: heard.malformed, refusal: { refused: 'malformed' } })
    },
  }
}
