// The sockets of a table: the viewer of each, and what is sent to them. Nothing is stored on disk.
import type { Seat, Viewer } from '../../web/games/game.ts'
import { type Done, type Down, PROTOCOL, type Up } from '../../web/protocol.ts'
import type { Frames } from '../frames.ts'
import { type Caller, hasKey } from '../people/lobby.ts'
import type { Page } from './presence.ts'
import { Sending, type Unread } from './sending.ts'
import { onlooker, player, Throttle } from './throttle.ts'

/**
 * What the platform stores of a socket while the object sleeps, until the socket closes. `holds`:
 * all seats of this browser. A page that shows one of these seats counts as present for all of
 * them.
 */
export interface Attachment extends Unread, Caller {
  host: boolean // not `deputy`, because a deputy's rights end when the host returns
  since: number // ms since 1970: when the socket opened
  asleep?: number // ms since 1970: when its page was hidden; absent while the page is visible
  sealed?: string // the hash of the number that its page will contribute to the luck at the start
}

/**
 * A change of the viewers of sockets. `to`: returns the new viewer for a seat. `host: false` takes
 * the host's rights away. `word` is sent to each socket whose viewer changed.
 */
export interface Reseating {
  to(seat: Seat): Viewer
  host?: false
  word?: Down
}

/** What is sent together with the frames of a commit. */
export interface Beside {
  answer?: Reply // for the socket that asked for the action
  greets?: boolean // sends `hello` again, because the settings changed
  mark?: string // mark of this action (`record.ts`)
}

/**
 * The answer to a socket's message, sent in the same message as its frame, so that the page draws
 * both at once.
 */
export interface Reply {
  socket: WebSocket
  done: Done
}

/** Returns a `to` that switches the pages that looked through this seat to the room's view. */
export const toRoom =
  (seat: Seat): Reseating['to'] =>
  was =>
    was === seat ? 'room' : was

/** A page that has sealed a number for the luck. */
export interface Giver {
  sealed: string
  isAsleep: boolean
  ask(seals: (string | null)[]): void // sends the page all seals, so that it opens its own number
}

export const MOST = 64 // sockets per table
export const MOST_A_SEAT = 4

// Close reasons are for programs and browser logs; pages read the codes.
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

// Frames resemble one another, so compression only looks back over the last 8 kB (two of the
// longest frames) instead of 32. Measured 2026-11: a table of four uses 0.4 MB less memory, a move
// 7 % less CPU, a frame 10 % more bytes. workerd ignores the setting if a page does not offer it.
const headers = { 'sec-websocket-extensions': 'permessage-deflate; server_max_window_bits=13' }

const hello = ({ settings }: Frames): Down => ({ tell: 'hello', protocol: PROTOCOL, settings })

export class Sockets {
  readonly #ctx: DurableObjectState
  readonly #throttle = new Throttle()
  readonly #sending = new Sending<Attachment>(socket => this.#dismiss(socket, 'not-reading'))
  readonly #open: Set<WebSocket>

  // A closing socket stays in the platform's list until its peer has answered or is gone, so the
  // open sockets are read from that list once per waking and then tracked here.
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

  // Whether a page with a key is visible.
  isWatched(): boolean {
    return [...this.#open].some(socket => {
      const { asleep, ...caller } = this.attachmentOf(socket)
      return asleep === undefined && hasKey(caller)
    })
  }

  // Accepts the socket of a page. If the table has no room for it, closes the socket and returns
  // only the response.
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

  // Tells the pages that look through a seat of `side`, unless their browser also holds a seat of
  // another side or shows the room: a rival may be looking at it.
  tellSide(side: readonly Seat[], down: Down) {
    const text = JSON.stringify(down)
    for (const socket of this.#open) {
      const { viewer, holds } = this.attachmentOf(socket)
      if (viewer !== 'room' && holds.every(seat => side.includes(seat))) this.#send(socket, text)
    }
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

  // Gives each socket its current viewer after seats have changed hands or numbers.
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

  /** Removes a socket whose peer closed it or is gone. */
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

  // Returns the page that contributes the number for a seat: the latest visible page, or else the
  // latest hidden one. Undefined if no page of the seat has sealed a number.
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

  // Returns a well-formed message within the limits. Answers any other message, or closes the
  // socket, and returns undefined.
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

  // Returns when the last message or ping of a page arrived (ms since 1970). The platform answers
  // pings itself while the object sleeps.
  #heardAt(socket: WebSocket): number {
    const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return Math.max(this.attachmentOf(socket).since, this.#throttle.lastHeard(socket), pinged)
  }

  // Closes an old page if a new one needs its place, and returns whether there is room now. A
  // seat's fifth page replaces its first. A full table accepts only a caller with a key, and closes
  // the oldest page without a key, or else the oldest page with a key that shows the room's view (a
  // phone with two seats leaves many of those if its connection breaks often). One of the two
  // always exists, because the pages of all seats together are fewer than `MOST`.
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
