// Whom a table over days reminds, and where: a minute after its turn came, and once that turn is
// late, unless a page of the seat is in sight then. Sent by the object's alarm; no move waits for
// it.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { paces } from '../../web/protocol.ts'
import { bytesOf, hashOf, toText } from '../../web/record/chain.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { type Caller, notYourSeat } from '../people/lobby.ts'
import { type Post, send, type Vapid } from './push.ts'
import { waitedSince } from './relief.ts'

/** A browser that asks to be reminded, as its PushManager says, and what it is to be shown. */
export interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
  title: string
  body: string
  lang: string
  navigate: string // the whole address that a tap leads to
}

/** `instead`: the id of the subscription whose place it takes. */
export type Subscribed = Device & { instead?: string }

/** The turn that a seat was reminded of, or that its page showed when it would have been. */
interface Turn {
  since: number // ms since 1970
  late?: true // of its being late too
  step?: number // of builds before 28 November 2026: at 3 it was reminded of that
}

/** The reminders of a seat, for as long as it is opened by this key. */
interface Reminded {
  key: string
  devices: (Device & { id: string })[]
  lost?: true // the last device was taken back by its push service
  turn?: Turn
}

type Kept = Partial<Record<Seat, Reminded>>

const MOST_DEVICES = 4 // a seat; a fifth takes the place of the first
const GRACE = 60_000 // ms: who moves within it is not reminded
const LONGEST = 24 * 60 * 60 // s: how long a push service keeps a reminder for a phone that is off

/** A seat that is waited for and asked to be reminded. */
interface Awaited {
  seat: Seat
  since: number
  reminded: Reminded
  at: number // ms since 1970: when it is reminded next; Infinity: no more in this turn
  late: number // ms since 1970: when it is reminded that its turn is late; Infinity: it was
}

/** What is to be sent to a seat now. */
interface Due {
  code: string
  seat: Seat
  devices: Reminded['devices']
  ttl: number // s: for so long a phone that is off may still be told
}

interface Ways {
  here(): readonly Seat[] // whose page is in sight
  wake(at: number): void // sees to it that the table's alarm goes off by then
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

  // A person who switches reminders on has seen whose turn it is, so the first reminder of that
  // turn is not sent. A browser that reports its new push address by itself (`instead`) replaces
  // the old one, and nobody has seen anything.
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
   * Whether the last push address of a seat was given up by its push service: the page of who is
   * awaited says so.
   */
  isLost(seat: Seat): boolean {
    return this.#all()[seat]?.lost === true
  }

  // After every request: a seat that changed hands is forgotten, and the alarm is set for whose
  // turn has come. Most requests end at the first line, and a move writes nothing where the alarm
  // goes off early enough.
  look(now: Loaded) {
    if (!now.opening.pace) return
    const all = Object.entries(this.#all())
    const opened = all.filter(([seat, of]) => now.lobby.places[Number(seat)]?.key === of?.key)
    if (opened.length < all.length) this.#put(Object.fromEntries(opened))
    const next = this.nextAt(now)
    if (next < Number.POSITIVE_INFINITY) this.#ways.wake(next)
  }

  /** When somebody is to be reminded next, in ms since 1970; Infinity: nobody is. */
  nextAt(now: Loaded): number {
    return Math.min(...this.#awaited(now).map(({ at }) => at))
  }

  // Takes what is due, so that it is sent once even if the object ends meanwhile.
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

  // All that is due at once, and each once: what a push service does not take is given up, and the
  // next reminder is the next try. A browser that it does not know any more is forgotten.
  async send(due: readonly Due[]) {
    await Promise.all(
      due.map(async ({ code, seat, devices, ttl }) => {
        const isGone = await Promise.all(devices.map(device => this.#isGone(code, ttl, device)))
        const gone = devices.filter((_, i) => isGone[i]).map(({ id }) => id)
        if (gone.length > 0) this.#ways.attempt(() => this.#take(seat, gone, { lost: true }))
      }),
    )
  }

  /** The table is gone, or memory may be wrong. */
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

  // A seat without a device is kept only if its devices were lost.
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

  // Where a bot plays, nobody is reminded.
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
