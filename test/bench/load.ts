// The sealed-bid scenario: tables of four seats on one address. Seats bid in turn, and all others
// get a frame.
import { WebSocket } from 'ws'
import type { Viewer } from '../../web/games/game.ts'

export const SEATS = 4

/** One table of the scenario: its four sockets, and its pending move. */
export interface Round {
  sockets: WebSocket[]
  seq: number
}

// Tables and new codes are limited per address. Without our own HTTP server in front, workerd
// trusts the address in a header; a server that was told of a proxy trusts the other one.
let households = 0
/** Headers of a household of its own. */
export const household = (): Record<string, string> => {
  const address = `10.${households >> 16}.${(households >> 8) & 255}.${households++ & 255}`
  return { 'cf-connecting-ip': address, 'x-forwarded-for': address }
}

const answered = async (at: string, path: string, body: unknown, key?: string) => {
  const answer = await fetch(at + path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...household(),
      ...(key && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<Record<string, string>>
}

/** Opens and starts a table with JSON requests. Returns its code and the key of each seat. */
export const openTable = async (
  at: string,
  game: string,
  mode = 'digital',
  options = {},
  seats = SEATS,
) => {
  const { code, hostKey } = await answered(at, '/tables', { game, mode, seats, options })
  const keys: string[] = []
  for (let seat = 0; seat < seats; seat++)
    keys.push((await answered(at, `/t/${code}/seats`, {})).key!)
  await answered(at, `/t/${code}/start`, {}, hostKey)
  return { code: String(code), keys }
}

const opened = (socket: WebSocket) =>
  new Promise<void>((done, failed) => socket.once('open', done).once('error', failed))

/** A line to a table, whose messages are packed (permessage-deflate) as a browser asks for it. */
export const connect = async (
  at: string,
  code: string,
  seat: Viewer,
  key = '',
  isPacked = true,
) => {
  const address = `${at.replace('http', 'ws')}/t/${code}/socket?seat=${seat}`
  const headers = { ...household(), ...(key && { authorization: `Bearer ${key}` }) }
  const socket = new WebSocket(address, { headers, perMessageDeflate: isPacked })
  await opened(socket)
  return socket
}

export const seqOf = (message: string) => Number(/"seq":(\d+)/.exec(message)?.[1] ?? 0)
const isFrame = (message: string) => message.startsWith('{"tell":"frame"')
// Whether a message is the table's request for an echo.
const isEcho = (message: string) => message.startsWith('{"tell":"echo"')

/**
 * Returns the frames that the real table sends while bids are sealed; the bare one sends the same.
 */
export const framesOf = async (at: string, game: string): Promise<string[]> => {
  const { code, keys } = await openTable(at, game, 'digital', { rounds: 'many' })
  const sockets = await Promise.all(keys.map((key, seat) => connect(at, code, seat, key)))
  const frames: string[] = []
  const heard = sockets.map(
    (socket, seat) =>
      new Promise<void>(done =>
        socket.on('message', data => {
          const message = String(data)
          if (!isFrame(message) || seqOf(message) !== 2) return
          frames[seat] = message.replace('"seq":2', '"seq":#')
          done()
        }),
      ),
  )
  sockets[0]!.send(bid(0, 1))
  await Promise.all(heard)
  for (const socket of sockets) socket.close()
  return frames
}

const bid = (n: number, seen: number) =>
  JSON.stringify({ do: 'move', id: `b${n}`, seen, move: { kind: 'bid', pounds: n % 90 } })

export const realRound = async (at: string, game: string, isPacked: boolean): Promise<Round> => {
  const { code, keys } = await openTable(at, game, 'digital', { rounds: 'many' })
  const sockets = await Promise.all(keys.map((key, seat) => connect(at, code, seat, key, isPacked)))
  return { sockets, seq: 1 }
}

// workerd keeps about 40 kB of every request until its first major garbage collection, after some
// 15,000 requests (measured 2026-11-22 with a one-line Worker). So the bare table gets as many
// requests as the real one needs to open, seat and start.
const OPENING = SEATS + 2

export const bareRound = async (
  at: string,
  n: number,
  frames: string[],
  isPacked: boolean,
): Promise<Round> => {
  for (let asked = 0; asked < OPENING; asked++) await (await fetch(`${at}/bare${n}`)).text()
  const sockets = await Promise.all(
    frames.map((_, seat) => connect(at, `bare${n}`, seat, '', isPacked)),
  )
  sockets[0]!.send(JSON.stringify({ do: 'frames', frames }))
  return { sockets, seq: 1 }
}

export interface Measured {
  moves: number
  seconds: number
  delays: number[] // ms from a move to each other seat's frame
}

/**
 * Plays all tables for some time, or until each has this many actions. `pause`: ms between a
 * table's moves; 0: each move follows as soon as all have received the last one.
 */
export const playRounds = (
  rounds: Round[],
  pause: number,
  seconds: number,
  actions = Number.POSITIVE_INFINITY,
): Promise<Measured> => {
  const delays: number[] = []
  let moves = 0
  const began = performance.now()
  const until = began + seconds * 1000
  const playOne = (round: Round) =>
    new Promise<void>((done, failed) => {
      let sent = 0
      let missing = 0
      const next = () => {
        if (performance.now() >= until || round.seq >= actions) return done()
        const seat = (round.seq - 1) % SEATS
        missing = SEATS
        sent = performance.now()
        round.sockets[seat]!.send(bid(round.seq, round.seq))
      }
      const told = (seat: number, data: unknown) => {
        const message = String(data)
        if (isEcho(message)) return round.sockets[seat]!.send(message.replace('"tell"', '"do"'))
        if (!isFrame(message) || seqOf(message) !== round.seq + 1) return
        const now = performance.now()
        if (seat !== (round.seq - 1) % SEATS) delays.push(now - sent)
        if (--missing > 0) return
        round.seq++
        moves++
        if (pause === 0) next()
        else setTimeout(next, Math.max(0, pause - (now - sent)))
      }
      round.sockets.forEach((socket, seat) => {
        socket.removeAllListeners('message')
        socket.removeAllListeners('close')
        socket.on('message', data => told(seat, data))
        socket.on('close', (code, why) => failed(new Error(`a socket was closed: ${code} ${why}`)))
      })
      setTimeout(next, Math.random() * pause)
    })
  return Promise.all(rounds.map(playOne)).then(() => ({
    moves,
    seconds: (performance.now() - began) / 1000,
    delays,
  }))
}

export const bytesReceived = ({ sockets }: Round) =>
  sockets.map(socket => (socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead)

export const leave = (rounds: Round[]) => {
  for (const { sockets } of rounds)
    for (const socket of sockets) socket.removeAllListeners('close').terminate()
}
