// Reminds seats of a table over days one minute after their turn began, and again when the turn is
// late. Skips a reminder while a page of the seat is visible. The object's alarm sends the
// reminders, so no move waits for a push service.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { paces } from '../../web/protocol.ts'
import { bytesOf, hashOf, toText } from '../../web/record/chain.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { type Caller, notYourSeat } from '../people/lobby.ts'
import { type Post, send, type Vapid } from './push.ts'
import { waitedSince } from './relief.ts'

/** A browser that asked for reminders, and the text that it will show. */
export interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
  title: string
  body: string
  lang: string
  navigate: string // the full address that a tap opens
}

/** `instead`: the id of the subscription that this one replaces. */
export type Subscribed = Device & { instead?: string }

/** The turn for which a reminder was sent, or skipped because the sitter knew of the turn. */
interface Turn {
  since: number // ms since 1970
  late?: true // the reminder that the turn is late was sent or skipped too
  // written by builds before 28 November 2026; 3 means the same as `late`
  step?: number
}

/** The reminders of a seat, valid as long as `key` opens the seat. */
interface Reminded {
  key: string
  devices: (Device & { id: string })[]
  lost?: true // the push service rejected the last device
  turn?: Turn
}

type Kept = Partial<Record<Seat, Reminded>>

const MOST_DEVICES = 4 // per seat; a fifth replaces the first
const GRACE = 60_000 // ms: a seat that moves within this time is not reminded
const LONGEST = 24 * 60 * 60 // s: how long a push service stores a reminder for a phone that is off

/** A seat for which the table waits and that wants reminders. */
interface Awaited {
  seat: Seat
  since: number
  reminded: Reminded
  at: number // ms since 1970: time of the next reminder; Infinity: none left in this turn
  late: number // ms since 1970: time of the reminder that the turn is late; Infinity: already sent
}

/** A reminder that is due. */
interface Due {
  code: string
  seat: Seat
  devices: Reminded['devices']
  ttl: number // s: how long the push service stores it for a phone that is off
}

interface Ways {
  here(): readonly Seat[] // the seats with a visible page
  wake(at: number): void // makes the table's alarm go off by this time (ms since 1970)
  attempt(attempt: () => void): void
}

export class Reminders {
  readonly #log: Log
  readonly #vapid: Vapid | undefined
  readonly #post: Post
  readonly #ways: Ways
  #kept: Kept | undefined

  constructor(log: Log, vapid: Vapid | undefined, post: Post, ways: Ways) {
    this.#log = log
    this.#vapid = vapid
    this.#post = post
    this.#ways = ways
  }

  // Adds a device. A person who switches reminders on has just seen whose turn it is, so the first
  // reminder of that turn is skipped. It is not skipped if a browser reports its new push address
  // by itself (`instead`), because then nobody has looked.
  add(
    now: Loaded,
    caller: Caller,
    seat: Seat,
    { instead, ...device }: Subscribed,
  ): { id: string } | Refusal {
    const { opening, history, frames, lobby } = now
    if (!opening.pace) return { refused: 'no-pace' }
    if (!history) return { refused: 'not-started' }
    if (frames.result) return { refused: 'already-over' }
    if (!lobby.places[seat]) return { refused: 'no-such-seat' }
    if (!caller.holds.includes(seat)) return notYourSeat
    if (!this.#vapid) return { refused: 'no-reminders' }
    if (!this.#post.isPushService(device.endpoint))
      return { refused: 'no-push-service', at: { field: 'endpoint' } }
    const id = toText(hashOf(bytesOf(device.endpoint)).subarray(0, 12))
    const empty: Reminded = { key: lobby.places[seat].key!, devices: [] }
    const { lost: _, ...was } = this.#all()[seat] ?? empty
    const others = was.devices.filter(other => other.id !== id)
    const place = others.findIndex(other => other.id === instead)
    const fresh = { ...device, id }
    const devices = place < 0 ? [...others, fresh].slice(-MOST_DEVICES) : others.with(place, fresh)
    const since = waitedSince(now).get(seat)
    const isKnown = instead === undefined && since !== undefined && was.turn?.since !== since
    this.#put({ ...this.#all(), [seat]: { ...was, devices, ...(isKnown && { turn: { since } }) } })
    return { id }
  }

  remove({ lobby }: Loaded, caller: Caller, seat: Seat, id: string): { removed: true } | Refusal {
    if (!lobby.places[seat]) return { refused: 'no-such-seat' }
    if (!caller.holds.includes(seat)) return notYourSeat
    this.#take(seat, [id])
    return { removed: true }
  }

  /**
   * Whether the push service rejected the last device of a seat, which pages show to waiting
   * players.
   */
  isLost(seat: Seat): boolean {
    return this.#all()[seat]?.lost === true
  }

  // Called after every request. Removes the reminders of seats that changed hands, and sets the
  // alarm for the next reminder. Most tables return at the first line; a move writes nothing if the
  // alarm already goes off early enough.
  look(now: Loaded) {
    if (!now.opening.pace) return
    const all = Object.entries(this.#all())
    const opened = all.filter(([seat, of]) => now.lobby.places[Number(seat)]?.key === of?.key)
    if (opened.length < all.length) this.#put(Object.fromEntries(opened))
    const next = this.nextAt(now)
    if (next < Number.POSITIVE_INFINITY) this.#ways.wake(next)
  }

  /** Returns the time of the next reminder in ms since 1970; Infinity if there is none. */
  nextAt(now: Loaded): number {
    return Math.min(...this.#awaited(now).map(({ at }) => at))
  }

  // Returns the due reminders. Marks them as sent first, so that a crash cannot send one twice.
  due(now: Loaded): Due[] {
    const time = Date.now()
    const here = this.#ways.here()
    return this.#awaited(now).flatMap(({ seat, since, reminded, at, late }) => {
      if (at > time) return []
      const isLate = late <= time
      this.#put({
        ...this.#all(),
        [seat]: { ...reminded, turn: { since, ...(isLate && { late: true }) } },
      })
      const ttl = isLate ? LONGEST : Math.min(LONGEST, Math.ceil((late - time) / 1000))
      return here.includes(seat)
        ? []
        : [{ code: now.opening.code, seat, devices: reminded.devices, ttl }]
    })
  }

  // Sends all due reminders at once. Drops a failed reminder, because the next one is a new try.
  // Removes a device that its push service no longer knows.
  async send(due: readonly Due[]) {
    await Promise.all(
      due.map(async ({ code, seat, devices, ttl }) => {
        const isGone = await Promise.all(devices.map(device => this.#isGone(code, ttl, device)))
        const gone = devices.filter((_, i) => isGone[i]).map(({ id }) => id)
        if (gone.length > 0) this.#ways.attempt(() => this.#take(seat, gone, { lost: true }))
      }),
    )
  }

  /** Drops what is in memory, because the table was deleted. */
  forget() {
    this.#kept = undefined
  }

  #isGone(
    code: string,
    ttl: number,
    { endpoint, keys, title, body, lang, navigate }: Device,
  ): Promise<boolean> {
    return send(
      this.#post,
      this.#vapid!,
      { endpoint, keys },
      { title, body, lang, tag: code, navigate },
      ttl,
    )
  }

  // Removes devices of a seat. A seat without devices stays stored only if its last device was
  // lost, so that pages can show this.
  #take(seat: Seat, ids: readonly string[], lost?: { lost: true }) {
    const { [seat]: was, ...others } = this.#all()
    if (!was) return
    const devices = was.devices.filter(({ id }) => !ids.includes(id))
    const isKept = devices.length > 0 || lost
    this.#put({
      ...others,
      ...(isKept && { [seat]: { ...was, devices, ...(devices.length === 0 && lost) } }),
    })
  }

  // Returns the seats with devices for which the table waits. Leaves out seats where a bot plays.
  #awaited(now: Loaded): Awaited[] {
    const all = this.#all()
    const pace = now.opening.pace ? paces[now.opening.pace] : Number.POSITIVE_INFINITY
    return [...waitedSince(now)].flatMap(([seat, since]) => {
      const reminded = all[seat]
      if (!reminded || reminded.devices.length === 0 || now.lobby.places[seat]?.bot) return []
      const { turn } = reminded
      const isTold = turn?.since === since
      const late =
        isTold && (turn.late || turn.step === 3) ? Number.POSITIVE_INFINITY : since + pace
      return [{ seat, since, reminded, at: isTold ? late : since + GRACE, late }]
    })
  }

  #all(): Kept {
    this.#kept ??= this.#log.beside('reminders', {}) as Kept
    return this.#kept
  }

  #put(kept: Kept) {
    this.#log.keep('reminders', kept)
    this.#kept = kept
  }
}
