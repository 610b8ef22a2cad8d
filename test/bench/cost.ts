// Estimates what a thousand games would cost on Cloudflare: plays one of each game as its players
// would, counts everything that is billed, and applies the list prices without free quotas.
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Mode } from '../../web/games/game.ts'
import type { Down, Frame, Settings } from '../../web/protocol.ts'
import type { Figure } from './figures.ts'
import { connect, openTable } from './load.ts'
import { cpuOf } from './process.ts'
import { countedAt } from './storage.ts'

// USD per million, from developers.cloudflare.com/workers/platform/pricing and
// /durable-objects/platform/pricing, 2026-11-22.
const PRICE = {
  request: 0.3, // to the Worker; static files cost nothing
  cpu: 0.02, // ms
  asked: 0.15, // requests to an object; twenty incoming messages count as one
  // seconds of a running object: 128 MB, $12.50 per million GB-s. A hibernating object costs
  // nothing
  second: 12.5 * 0.128,
  read: 0.001, // rows
  written: 1,
}
const MESSAGES = 20
const ASKS = 5 // s: how often a visible page that waits for others asks who is present
const PACE = 22 // ms between two messages of a socket, which may send 50 a second

/** Returns what a player does in a frame; undefined: nothing more. */
export type Choose = (id: string, mode: Mode, frame: Frame) => unknown

export interface Billed {
  id: string
  mode: Mode
  minutes: number
  seats: number
}

// The page of one seat: its latest frame, and a way to wait for the next.
const pageOf = (socket: WebSocket) => {
  let settings: Settings | undefined
  let frame: Frame | undefined
  let heard = () => {}
  socket.on('message', data => {
    const down: Down = JSON.parse(String(data))
    if (down.tell === 'hello') settings = down.settings
    if (down.tell === 'echo') socket.send(JSON.stringify({ do: 'echo', word: down.word }))
    if (down.tell === 'refused') throw new Error(JSON.stringify(down.refusal))
    if (down.tell !== 'frame') return
    frame = { ...settings!, ...down.frame }
    heard()
  })
  socket.on('close', (code, why) => {
    throw new Error(`a socket was closed: ${code} ${why}`)
  })
  // Waits for the frame that has reached this action.
  const at = (seq: number) =>
    new Promise<Frame>(done => {
      heard = () => frame && frame.seq >= seq && done(frame)
      heard()
    })
  return { socket, at }
}

const opened = async (at: string, code: string, key: string) =>
  (
    await fetch(`${at}/t/${code}`, { headers: { accept: 'text/html', cookie: `keys=${key}` } })
  ).text()

// Opens a table, seats its players, plays to the end and opens the page once more, with each seat
// on its own phone.
const playOne = async (at: string, { id, mode, seats, minutes }: Billed, choose: Choose) => {
  const { code, keys } = await openTable(at, id, mode, {}, seats)
  // The lobby, and the play page that replaces it.
  for (const key of keys) for (let page = 0; page < 2; page++) await opened(at, code, key)
  const pages = await Promise.all(
    keys.map(async (key, seat) => pageOf(await connect(at, code, seat, key))),
  )
  let seq = 1
  let last: unknown
  for (let frame = await pages[0]!.at(1); !frame.result; ) {
    const page = pages[frame.waiting[0]!]!
    if (page === last) await pause(PACE)
    last = page
    const move = choose(id, mode, await page.at(seq))
    if (move === undefined) break
    page.socket.send(JSON.stringify({ do: 'move', id: crypto.randomUUID(), seen: seq, move }))
    seq++
    frame = (await Promise.all(pages.map(one => one.at(seq))))[0]!
  }
  // All seats but one wait at any time, for as long as the box says that a game takes.
  const asks = Math.round(((seats - 1) * minutes * 60) / ASKS)
  for (let n = 0; n < asks; n++) {
    if (n % seats === 0) await pause(PACE)
    pages[n % seats]!.socket.send('{"do":"presence"}')
  }
  for (const { socket } of pages) socket.removeAllListeners('close').close()
  for (const key of keys) await opened(at, code, key)
  return { actions: seq }
}

/** `pid`: of workerd, whose CPU time covers the Worker and its objects. */
export const measureCost = async (
  at: string,
  pid: number,
  games: Billed[],
  choose: Choose,
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const game of games) {
    const [before, began] = [await countedAt(at), cpuOf(pid)]
    const { actions } = await playOne(at, game, choose)
    const [after, cpu] = [await countedAt(at), cpuOf(pid) - began]
    const sum = (what: keyof typeof after) => after[what] - before[what]
    const asked = sum('asked') + sum('messages') / MESSAGES
    const price =
      sum('requests') * PRICE.request +
      asked * PRICE.asked +
      cpu * PRICE.cpu +
      (cpu / 1000) * PRICE.second +
      sum('read') * PRICE.read +
      sum('written') * PRICE.written
    figures.push({
      what: `what a thousand games cost: ${game.id} ${game.mode}, ${game.seats} seats`,
      figure: price / 1000,
      unit: 'USD',
      note:
        `a game: ${actions} actions, ${sum('requests')} requests, ${sum('asked')} calls and ${sum('messages')} messages ` +
        `to its object, ${sum('read')} rows read, ${sum('written')} written, ${cpu} ms of CPU`,
    })
  }
  return figures
}
