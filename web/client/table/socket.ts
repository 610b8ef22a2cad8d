// One WebSocket to the table: opens it, pings, detects silence, and reconnects after a loss.
import type { Down, Up } from '../../protocol.ts'

// A lost connection must show within 5 s, so a ping is sent every 2.5 s, and a missing answer is
// noticed when the next ping is due.
const PING_EVERY = 2500 // ms
const FIRST_RETRY = 250 // ms, doubled up to LAST_RETRY
const LAST_RETRY = 8000 // ms
const NO_ROOM_RETRY = 60_000 // ms
// Close code of the table when a newer page needs this page's place. This page reconnects only when
// somebody looks at it again; otherwise it would close one of the newer pages.
const NEWER_PAGE = 4002

// Close codes after which this page waits for longer (`durable/wire/sockets.ts`): the table has too
// many sockets, or this page sent too much, sent unreadable messages, or read too little.
const NO_ROOM: readonly (number | undefined)[] = [1013, 1008, 4003]

export interface Ends {
  hear(down: Down): void
  online(is: boolean, hasNoRoom: boolean): void
  refused(): void // the connection was refused, or there is no network
}

/**
 * Connects at once, and again after each loss. The table begins every connection with a `hello` and
 * a fresh frame.
 */
export class Line {
  readonly #address: string
  readonly #ends: Ends
  #socket: WebSocket | undefined
  #tries = 0
  #retry = 0
  #isSilent = false // a ping was sent and nothing has arrived since
  #isOnline = false // the table has sent something on this socket

  constructor(address: string, ends: Ends) {
    this.#address = address
    this.#ends = ends
    this.#open()
    setInterval(() => this.#ping(), PING_EVERY)
    document.addEventListener('visibilitychange', () => this.#turn())
    window.addEventListener('online', () => this.#comeBack())
    window.addEventListener('offline', () => this.#lose())
    // A page in the back-forward cache must close its socket. The page reconnects when it is shown
    // again.
    window.addEventListener('pagehide', () => this.#lose())
    window.addEventListener('pageshow', event => event.persisted && this.#comeBack())
  }

  // Returns false if there is no connection now.
  send(up: Up): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(up))
    return true
  }

  #open() {
    clearTimeout(this.#retry)
    this.#isSilent = false
    let isIn = false
    const fresh = new WebSocket(this.#address)
    this.#socket = fresh
    fresh.onopen = () => {
      isIn = true
      if (document.hidden) this.send({ do: 'sleep' })
    }
    // Only a message from the table counts as a connection. A full table closes a socket at once,
    // and that socket must not reset the retry delay.
    fresh.onmessage = ({ data }) => {
      this.#isSilent = false
      if (this.#tries > 0 || !this.#isOnline) this.#greet()
      if (data !== 'pong') this.#ends.hear(JSON.parse(data))
    }
    fresh.onclose = ({ code }) => {
      if (fresh !== this.#socket) return
      this.#lose(code)
      if (!isIn) this.#ends.refused()
    }
  }

  // Drops the socket without waiting for its close event, which may take minutes on a dead network.
  #lose(code?: number) {
    const lost = this.#socket
    if (!lost) return
    this.#socket = undefined
    lost.close()
    this.#isOnline = false
    const hasNoRoom = NO_ROOM.includes(code)
    this.#ends.online(false, hasNoRoom)
    if (code === NEWER_PAGE) return
    const wait = hasNoRoom ? NO_ROOM_RETRY : Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2))
  }

  #greet() {
    this.#tries = 0
    this.#isOnline = true
    this.#ends.online(true, false)
  }

  #ping() {
    if (document.hidden || !this.#socket) return
    if (this.#isSilent) return this.#lose()
    this.#isSilent = true
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send('ping')
  }

  // Handles a page that is hidden or shown again. A shown page requests a fresh frame with `wake`,
  // or opens a new socket if it has none.
  #turn() {
    if (document.hidden) return void this.send({ do: 'sleep' })
    this.#tries = 0
    this.#isSilent = false
    if (!this.#socket) return this.#open()
    if (this.send({ do: 'wake' })) this.#ping()
  }

  #comeBack() {
    this.#tries = 0
    if (this.#socket) this.#lose()
    else this.#open()
  }
}
