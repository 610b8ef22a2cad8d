// One line to the table: opens, pings, notices silence, and comes back when it is lost.
import type { Down, Up } from '../protocol.ts'

// A lost line must show within 5 s: a ping every 2.5 s, and its answer is missed before the next.
const PING_EVERY = 2500 // ms
const FIRST_RETRY = 250 // ms, doubled up to LAST_RETRY
const LAST_RETRY = 8000 // ms
const NEWER_PAGE = 4002 // the table's word that this seat has enough pages open: wait until this one is looked at again

export interface Line {
  send(up: Up): boolean // false: there is no line now
}
export interface Ends {
  hear(down: Down): void
  online(is: boolean): void
}

// Opens the line at an address and keeps it open. Every opening is followed by a `hello` and a fresh frame.
export const openLine = (address: string, { hear, online }: Ends): Line => {
  let socket: WebSocket | undefined
  let tries = 0
  let retry = 0
  let silent = false // a ping is out and nothing has come since

  const open = () => {
    clearTimeout(retry)
    silent = false
    const fresh = new WebSocket(address)
    socket = fresh
    fresh.onopen = () => {
      tries = 0
      if (document.hidden) send({ do: 'sleep' })
      online(true)
    }
    fresh.onmessage = ({ data }) => {
      silent = false
      if (data !== 'pong') hear(JSON.parse(data))
    }
    fresh.onclose = ({ code }) => fresh === socket && lose(code)
  }

  // Gives a socket up without waiting for its close: over a dead network that can take minutes.
  const lose = (code?: number) => {
    const lost = socket
    socket = undefined
    lost?.close()
    online(false)
    if (code === NEWER_PAGE) return
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** tries++)
    retry = setTimeout(open, wait * (0.5 + Math.random() / 2))
  }

  const send = (up: Up) => {
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(up))
    return true
  }

  const ping = () => {
    if (document.hidden || !socket) return
    if (silent) return lose()
    silent = true
    if (socket.readyState === WebSocket.OPEN) socket.send('ping')
  }

  // Back in the foreground: `wake` brings a fresh frame if the line still works; if not, open a new one.
  const turn = () => {
    if (document.hidden) return void send({ do: 'sleep' })
    tries = 0
    silent = false
    if (!socket) return open()
    if (send({ do: 'wake' })) ping()
  }

  const comeBack = () => {
    tries = 0
    if (socket) lose()
    else open()
  }

  open()
  setInterval(ping, PING_EVERY)
  watchPage({ turn, comeBack, lose: () => socket && lose() })
  return { send }
}

// What happens to the page and its network that the line must heed.
const watchPage = ({ turn, comeBack, lose }: { turn(): void; comeBack(): void; lose(): void }) => {
  document.addEventListener('visibilitychange', turn)
  window.addEventListener('online', comeBack)
  window.addEventListener('offline', lose)
  // A page kept in the back-forward cache must let its socket go, and starts anew when shown again.
  window.addEventListener('pagehide', lose)
  window.addEventListener('pageshow', event => event.persisted && comeBack())
}
