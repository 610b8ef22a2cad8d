// Reminds seats of a table over days: one minute after their turn came, and again once it is late,
// unless a page of the seat is in sight. The object's alarm sends them, so no move waits for a push
// service.
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

/**
 * The turn for which a seat was reminded, or for which its page was open when the reminder was due.
 */
interface Turn {
  since: number // ms since 1970
  late?: true // the reminder that the turn is late counts too
  // written by builds before 28 November 2026; 3 means that the late turn was reminded of
  step?: number
}

/** The reminders of a seat, valid while this key opens it. */
interface Reminded {
  key: string
  devices: (Device & { id: string })[]
  lost?: true // the push service rejected the last device
  turn?: Turn
}

type Kept = Partial<Record<Seat, Reminded>>

const MOST_DEVICES = 4 // per seat; a fifth replaces the first
const GRACE = 60_000 // ms: a seat that moves within this time is not reminded
const LONGEST = 24 * 60 * 60 // s: how long a push service keeps a reminder for a phone that is off

/** A seat that is waited for and wants reminders. */
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
  ttl: number // s: how long the push service keeps it for a phone that is off
}

interface Ways {
  here(): readonly Seat[] // the seats with a page in sight
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

  // A person who switches reminders on has just seen whose turn it is, so the first reminder of
  // that turn is skipped. A browser that reports its new push address by itself (`instead`) only
  // replaces the old one: there nobody has seen anything.
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
   * Whether the push service rejected the last device of a seat. The page of those who wait shows
   * it.
   */
  isLost(seat: Seat): boolean {
    return this.#all()[seat]?.lost === true
  }

  // Called after every request. Forgets seats that changed hands, and sets the alarm for the next
  // reminder. Most requests end at the first line; a move writes nothing if the alarm already goes
  // off early enough.
  look(now: Loaded) {
    if (!now.opening.pace) return
    const all = Object.entries(this.#all())
    const opened = all.filter(([seat, of]) => now.lobby.places[Number(seat)]?.key === of?.key)
    if (opened.length < all.length) this.#put(Object.fromEntries(opened))
    const next = this.nextAt(now)
    if (next < Number.POSITIVE_INFINITY) this.#ways.wake(next)
  }

  /** Time of the next reminder in ms since 1970; Infinity if there is none. */
  nextAt(now: Loaded): number {
    return Math.min(...this.#awaited(now).map(({ at }) => at))
  }

  // Marks what is due as sent before it is sent, so that a crash cannot send it twice.
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

  // Sends all at once, each once. A reminder that fails is dropped; the next one is the retry. A
  // device that its push service no longer knows is forgotten.
  async send(due: readonly Due[]) {
    await Promise.all(
      due.map(async ({ code, seat, devices, ttl }) => {
        const isGone = await Promise.all(devices.map(device => this.#isGone(code, ttl, device)))
        const gone = devices.filter((_, i) => isGone[i]).map(({ id }) => id)
        if (gone.length > 0) this.#ways.attempt(() => this.#take(seat, gone, { lost: true }))
      }),
    )
  }

  /** Drops what is in memory: the table is gone, or memory may be wrong after a bug. */
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

  // Keeps a seat without devices only if its devices were lost, so that the page can say so.
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

  // Seats where a bot plays are not reminded.
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
