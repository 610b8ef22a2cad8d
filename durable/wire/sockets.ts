// The table's sockets: who looks through each, and what is sent to them. Nothing of it is stored.
import type { Seat, Viewer } from '../../web/games/game.ts'
import { type Done, type Down, PROTOCOL, type Up } from '../../web/protocol.ts'
import type { Frames } from '../frames.ts'
import { type Caller, hasKey } from '../people/lobby.ts'
import type { Page } from './presence.ts'
import { Sending, type Unread } from './sending.ts'
import { onlooker, player, Throttle } from './throttle.ts'

/**
 * What is remembered of a socket while the object sleeps; it ends with the socket. `holds`: all
 * seats of this browser. A page that shows one of them counts as present for all of them.
 */
export interface Attachment extends Unread, Caller {
  host: boolean // a deputy's part is not kept
  since: number // ms since 1970
  asleep?: number // likewise, since its page went to sleep
  sealed?: string // of the number that its page will give to the luck at the start
}

/**
 * What a socket looks through after seats have changed hands or numbers, and the message it is sent
 * then.
 */
export interface Reseating {
  to(seat: Seat): Viewer
  host?: false
  word?: Down
}

/** What a commit tells with its frames. */
export interface Beside {
  answer?: Reply // for the socket that asked for the action
  greets?: boolean // the settings are others than those that `hello` told
  mark?: string // of its action (record.ts)
}

/** The answer to a message of a socket, told beside its frame: so the page draws both at once. */
export interface Reply {
  socket: WebSocket
  done: Done
}

/** The pages that looked through this seat show the room's view from now on. */
export const toRoom =
  (seat: Seat): Reseating['to'] =>
  was =>
    was === seat ? 'room' : was

/** A page that has sealed a number for the luck. */
export interface Giver {
  sealed: string
  isAsleep: boolean
  ask(seals: (string | null)[]): void // tells it all that was sealed, and it opens its own
}

export const MOST = 64 // sockets a table
export const MOST_A_SEAT = 4

// Reasons are for programs and for the browser's log; pages read the codes.
export const goodbyes = {
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

// Frames are alike, so what packs them looks back only over the last 8 kB instead of 32: two of the
// longest. Measured 2026-11: a table of four takes 0.4 MB less, a move 7 % less CPU, a frame 10 %
// more bytes. workerd lets it be where a page offers less.
const headers = { 'sec-websocket-extensions': 'permessage-deflate; server_max_window_bits=13' }

const hello = ({ settings }: Frames): Down => ({ tell: 'hello', protocol: PROTOCOL, settings })

export class Sockets {
  readonly #ctx: DurableObjectState
  readonly #throttle = new Throttle()
  readonly #sending = new Sending<Attachment>(socket => this.#dismiss(socket, 'not-reading'))
  readonly #open: Set<WebSocket>

  // A socket that is closing stays in the platform's list until its peer has answered or is gone:
  // the sockets that are open are read from there once a waking, and then kept.
  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    this.#open = new Set(
      ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN),
    )
  }

  attachmentOf(socket: WebSocket): Attachment {
    return this.#sending.attachmentOf(socket)
  }

  pages(): Page[] {
    return [...this.#open].map(socket => {
      const { holds, host, asleep } = this.attachmentOf(socket)
      return { holds, host, heardAt: this.#heardAt(socket), asleep }
    })
  }

  // Whether somebody with a key has a page in sight.
  isWatched(): boolean {
    return [...this.#open].some(socket => {
      const { asleep, ...caller } = this.attachmentOf(socket)
      return asleep === undefined && hasKey(caller)
    })
  }

  // The socket's own end, once it is open; none where there is no room for it.
  accept(
    { viewer, holds, ...caller }: Caller,
    frames: Frames,
  ): { response: Response; socket?: WebSocket } {
    const host = caller.host === true
    const [theirs, ours] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
    const response = new Response(null, { status: 101, webSocket: theirs, headers })
    if (!this.#makeRoom({ viewer, host, holds })) {
      ours.accept()
      this.#dismiss(ours, 'too-many')
      return { response }
    }
    this.#ctx.acceptWebSocket(ours)
    this.#open.add(ours)
    this.#sending.remember(ours, { viewer, host, holds, since: Date.now(), unread: 0 })
    this.tell(ours, hello(frames))
    this.#show(ours, frames)
    return { response, socket: ours }
  }

  tell(socket: WebSocket, down: Down) {
    this.#send(socket, JSON.stringify(down))
  }

  tellAll(down: Down) {
    const text = JSON.stringify(down)
    for (const socket of this.#open) this.#send(socket, text)
  }

  showAll(frames: Frames, { greets, answer, mark }: Beside) {
    for (const socket of this.#open) {
      if (greets) this.tell(socket, hello(frames))
      this.#show(socket, frames, {
        done: socket === answer?.socket ? answer.done : undefined,
        mark,
      })
    }
  }

  reply(frames: Frames, { socket, done }: Reply) {
    this.#show(socket, frames, { done })
  }

  // Seats have changed hands or numbers: gives each socket the viewer that it has now.
  reseat({ to, host, word }: Reseating) {
    for (const socket of this.#open) {
      const attachment = this.attachmentOf(socket)
      const viewer = attachment.viewer === 'room' ? 'room' : to(attachment.viewer)
      const holds = attachment.holds.map(to).filter(seat => seat !== 'room')
      this.#sending.remember(socket, {
        ...attachment,
        viewer,
        holds,
        host: host ?? attachment.host,
      })
      if (word && viewer !== attachment.viewer) this.tell(socket, word)
    }
  }

  /** Its peer has closed it, or is gone. */
  closed(socket: WebSocket) {
    this.#open.delete(socket)
  }

  closeAll() {
    for (const socket of this.#open) {
      this.tell(socket, { tell: 'gone' })
      this.#dismiss(socket, 'gone')
    }
  }

  sleep(socket: WebSocket) {
    this.#sending.remember(socket, { ...this.attachmentOf(socket), asleep: Date.now() })
  }

  wake(socket: WebSocket, frames: Frames) {
    const { asleep, ...attachment } = this.attachmentOf(socket)
    if (asleep !== undefined) this.#sending.remember(socket, attachment)
    this.#show(socket, frames)
  }

  seal(socket: WebSocket, sealed: string) {
    this.#sending.remember(socket, { ...this.attachmentOf(socket), sealed })
  }

  // The page that gives a number for a seat: of those that sealed one the latest, and one in sight
  // before one that is not.
  giverOf(seat: Seat): Giver | undefined {
    const pages = [...this.#open].map(socket => ({ socket, ...this.attachmentOf(socket) }))
    const found = pages
      .filter(({ holds, sealed }) => sealed !== undefined && holds.includes(seat))
      .sort(
        (a, b) =>
          Number(a.asleep !== undefined) - Number(b.asleep !== undefined) || b.since - a.since,
      )[0]
    if (found?.sealed === undefined) return undefined
    const { socket, sealed, asleep } = found
    return {
      sealed,
      isAsleep: asleep !== undefined,
      ask: seals => this.tell(socket, { tell: 'open', seals }),
    }
  }

  echoed(socket: WebSocket, word: string) {
    this.#sending.echoed(socket, word)
  }

  // A message that may be acted on; anything else is answered here.
  heard(socket: WebSocket, message: string | ArrayBuffer): Up | undefined {
    if (!this.#open.has(socket)) return undefined
    const heard = this.#throttle.hear(
      socket,
      message,
      hasKey(this.attachmentOf(socket)) ? player : onlooker,
    )
    if ('up' in heard) return heard.up
    if ('close' in heard) return void this.#dismiss(socket, heard.close)
    this.tell(socket, { tell: 'refused', id: heard.malformed, refusal: { refused: 'malformed' } })
  }

  #dismiss(socket: WebSocket, why: Goodbye) {
    this.#open.delete(socket)
    socket.close(goodbyes[why], why)
  }

  #show(socket: WebSocket, frames: Frames, beside?: Parameters<Frames['text']>[2]) {
    const { viewer, host } = this.attachmentOf(socket)
    this.#send(socket, frames.text(viewer, host, beside))
  }

  #send(socket: WebSocket, text: string) {
    if (this.#open.has(socket)) this.#sending.send(socket, text)
  }

  // When something was last heard of a page: a message, or a ping that the platform answered while
  // the object slept.
  #heardAt(socket: WebSocket): number {
    const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return Math.max(this.attachmentOf(socket).since, this.#throttle.lastHeard(socket), pinged)
  }

  // Closes a page where a new one needs its place, and says whether there is room now. A seat's
  // fifth page replaces its first. At a full table only a caller with a key gets in, and the oldest
  // page without a key is closed for it; if there is none, the oldest page that has a key but shows
  // the room's view (a phone with two seats leaves many of those, if it loses its line again and
  // again). One of the two always exists: all pages of all seats are fewer than `MOST`.
  #makeRoom(caller: Caller): boolean {
    const others = [...this.#open]
      .map(socket => ({ socket, ...this.attachmentOf(socket) }))
      .sort((a, b) => a.since - b.since)
    const same = others.filter(({ viewer }) => viewer !== 'room' && viewer === caller.viewer)
    const isFull = others.length >= MOST
    if (isFull && !hasKey(caller)) return false
    const leastOf = () =>
      others.find(other => !hasKey(other)) ?? others.find(({ viewer }) => viewer === 'room')
    const goes = same.length >= MOST_A_SEAT ? same[0] : isFull ? leastOf() : undefined
    if (goes) this.#dismiss(goes.socket, 'newer-page')
    return goes !== undefined || !isFull
  }
}
