// People at the tables of a house, each with a phone, and a shared screen at each table. A phone
// loads pages and keeps a line as a browser does, and its player makes a legal move now and then.
import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Mode, Seat, Viewer } from '../../web/games/game.ts'
import type { Down, Frame, Settings } from '../../web/protocol.ts'
import type { Choose } from './cost.ts'
import { connect, household, openTable, seqOf } from './load.ts'

const PACE = 10_000 // ms from a table's move to its next one, half as much to half as much again
// As pages do (`web/client/table/socket.ts`, `table.ts`); a visible page does all of it.
const PING_EVERY = 2500 // ms
const ASK_EVERY = 5000 // ms, while the table waits for others
const FIRST_RETRY = 250 // ms, doubled up to the last
const LAST_RETRY = 8000 // ms
const PATIENCE = 30_000 // ms for a page or a file

/** A table that people wish to play at. */
export interface Wish {
  id: string
  mode: Mode
  seats: number
}

/** What the guests of a house have met since the last `taken`. */
export interface Met {
  opened: number // tables
  ended: number // games that were played to their end
  moves: number
  delays: number[] // ms from a move to its frame on each other page of the table
  loads: number[] // ms until a page and the files that it names were there
  refused: number // moves that were no longer legal when they came
  lost: number // lines that were closed, or silent for one ping
  faults: Record<string, number> // answers of 400 and above, and requests without an answer
}

const nothing = (): Met => ({
  ...{ opened: 0, ended: 0, moves: 0, delays: [], loads: [], refused: 0, lost: 0, faults: {} },
})

/** The people of one server, who all leave at once. */
export class Guests {
  readonly #at: string
  readonly #choose: Choose
  #met = nothing()
  #areGone = false
  readonly #gone: Promise<void>
  /** Everybody leaves. */
  leave!: () => void

  constructor(at: string, choose: Choose) {
    this.#at = at
    this.#choose = choose
    this.#gone = new Promise(done => {
      this.leave = () => {
        this.#areGone = true
        done()
      }
    })
  }

  /** Whether a line was lost or a request failed since the last `taken`. */
  get isBroken(): boolean {
    return this.#met.lost > 0 || Object.keys(this.#met.faults).length > 0
  }

  /** Returns what was met since the last call. */
  taken(): Met {
    const met = this.#met
    this.#met = nothing()
    return met
  }

  /** People come to a table, and stay for the next game after each. Resolves when they sit. */
  async come(wish: Wish): Promise<void> {
    const table = await this.#opened(wish, true)
    void this.#stay(wish, table)
  }

  async #stay(wish: Wish, first: Phone[] | undefined) {
    let phones = first
    while (!this.#areGone) {
      if (phones) await this.#play(wish, phones)
      else await this.#rest(PACE)
      if (!this.#areGone) phones = await this.#opened(wish, false)
    }
  }

  #rest = (ms: number) => Promise.race([pause(ms, undefined, { ref: false }), this.#gone])

  #fault(what: string) {
    if (!this.#areGone) this.#met.faults[what] = (this.#met.faults[what] ?? 0) + 1
  }

  // Opens a table, and its lobby and its play page on each phone.
  async #opened({ id, mode, seats }: Wish, areNew: boolean): Promise<Phone[] | undefined> {
    try {
      const { code, keys } = await openTable(this.#at, id, mode, {}, seats)
      this.#met.opened++
      const viewers: [Viewer, string][] = [...keys.entries(), ['room', '']]
      const opening = viewers.map(async ([viewer, key]) => {
        const address = `/t/${code}${viewer === 'room' ? '/screen' : ''}`
        await this.#load(address, key, areNew)
        if (viewer !== 'room') await this.#load(address, key, false)
        return new Phone({ at: this.#at, code, viewer, key, address }, this.#told)
      })
      const phones = await Promise.all(opening)
      for (const phone of phones) phone.others = phones.filter(other => other !== phone)
      return phones
    } catch (error) {
      this.#fault(`opening: ${error instanceof Error ? error.message : error}`.slice(0, 60))
      return undefined
    }
  }

  #told: Telling = what => {
    if (typeof what === 'object') this.#met.delays.push(what.delay)
    else if (!this.#areGone) this.#met[what]++
  }

  // `isNew`: a browser that has no file of the house yet.
  async #load(path: string, key: string, isNew: boolean) {
    const began = performance.now()
    const page = await this.#get(path, { accept: 'text/html', cookie: `keys=${key}` })
    const files = page.matchAll(/(?:src|href)="(\/[^"]+\.(?:css|js|woff2))"/g)
    const names = isNew ? new Set([...files].map(([, name]) => name!)) : []
    await Promise.all([...names].map(name => this.#get(name)))
    this.#met.loads.push(performance.now() - began)
  }

  async #get(path: string, headers: Record<string, string> = {}): Promise<string> {
    try {
      const answer = await fetch(this.#at + path, {
        headers: { ...headers, ...household() },
        signal: AbortSignal.timeout(PATIENCE),
      })
      if (!answer.ok) this.#fault(`${answer.status}`)
      return await answer.text()
    } catch (error) {
      this.#fault(`no answer: ${error instanceof Error ? error.name : error}`)
      return ''
    }
  }

  // Plays to the end of the game, where each phone shows its end page.
  async #play({ id, mode }: Wish, phones: Phone[]) {
    await this.#rest(PACE * Math.random())
    while (!this.#areGone) {
      const [phone, frame] = this.#next(phones)
      if (frame?.result) {
        this.#met.ended++
        await Promise.all(phones.map(({ line }) => this.#load(line.address, line.key, false)))
        break
      }
      const move = frame && this.#choose(id, mode, frame)
      if (move !== undefined && phone!.move(move, frame!.seq)) this.#met.moves++
      await this.#rest(PACE * (0.5 + Math.random()))
    }
    for (const phone of phones) phone.hangUp()
  }

  // Returns the phone whose player moves now, and what it shows.
  #next(phones: readonly Phone[]): [Phone?, Frame?] {
    const any = phones.find(({ frame }) => frame)
    const waiting: readonly Seat[] = any?.frame?.waiting ?? []
    const seat = waiting[Math.floor(Math.random() * waiting.length)]
    const phone = phones.find(({ line }) => line.viewer === seat) ?? any
    return [phone, phone?.frame]
  }
}

type Telling = (what: 'lost' | 'refused' | { delay: number }) => void

interface Line {
  at: string
  code: string
  viewer: Viewer
  key: string
  address: string // of its page
}

class Phone {
  readonly line: Line
  others: readonly Phone[] = []
  readonly #told: Telling
  #socket: WebSocket | undefined
  #settings: Settings | undefined
  #latest = '' // message with the latest frame, parsed only when its player moves
  #seq = 0
  #missing: { seq: number; since: number } | undefined // the frame of another phone's move
  #isSilent = false // a ping was sent and nothing has come since
  #isOver = false
  #tries = 0
  readonly #timers: NodeJS.Timeout[]

  constructor(line: Line, told: Telling) {
    this.line = line
    this.#told = told
    void this.#open()
    // not all at the same moment
    const every = (ms: number, act: () => void) =>
      setTimeout(() => this.#timers.push(setInterval(act, ms)), ms * Math.random())
    this.#timers = [
      every(PING_EVERY, () => this.#ping()),
      every(ASK_EVERY, () => this.#waits() && this.#socket?.send('{"do":"presence"}')),
    ]
  }

  get frame(): Frame | undefined {
    if (!this.#latest || !this.#settings) return undefined
    return { ...this.#settings, ...JSON.parse(this.#latest).frame }
  }

  // Returns false if there is no connection now.
  move(move: unknown, seen: number): boolean {
    if (!this.#socket) return false
    for (const other of this.others) other.#missing = { seq: seen + 1, since: performance.now() }
    this.#socket.send(JSON.stringify({ do: 'move', id: crypto.randomUUID(), seen, move }))
    return true
  }

  hangUp() {
    this.#isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#socket?.terminate()
  }

  async #open() {
    const { at, code, viewer, key } = this.line
    try {
      const fresh = await connect(at, code, viewer, key)
      if (this.#isOver) return fresh.terminate()
      this.#socket = fresh
      this.#isSilent = false
      fresh.on('message', data => this.#hear(String(data)))
      fresh.on('error', () => {}) // it closes next
      fresh.on('close', () => fresh === this.#socket && this.#lose())
    } catch {
      this.#lose()
    }
  }

  #hear(message: string) {
    this.#isSilent = false
    if (message === 'pong') return
    this.#tries = 0
    if (message.startsWith('{"tell":"frame"')) return this.#see(message)
    if (message.startsWith('{"tell":"echo"'))
      return this.#socket?.send(message.replace('"tell"', '"do"'))
    const down: Down = JSON.parse(message)
    if (down.tell === 'hello') this.#settings = down.settings
    if (down.tell !== 'refused') return
    this.#told('refused')
    for (const other of this.others) other.#missing = undefined
  }

  #see(message: string) {
    this.#latest = message
    this.#seq = seqOf(message)
    if (!this.#missing || this.#seq < this.#missing.seq) return
    this.#told({ delay: performance.now() - this.#missing.since })
    this.#missing = undefined
  }

  #waits() {
    const waiting = /"waiting":\[([\d,]*)\]/.exec(this.#latest)?.[1] ?? ''
    return waiting.split(',').some(seat => seat !== '' && seat !== String(this.line.viewer))
  }

  #ping() {
    if (!this.#socket) return
    if (this.#isSilent) return this.#lose()
    this.#isSilent = true
    this.#socket.send('ping')
  }

  #lose() {
    if (this.#isOver) return
    this.#told('lost')
    const lost = this.#socket
    this.#socket = undefined
    lost?.terminate()
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++)
    this.#timers.push(setTimeout(() => void this.#open(), wait * (0.5 + Math.random() / 2)))
  }
}
