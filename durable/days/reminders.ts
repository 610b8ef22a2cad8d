// Whom a table over days reminds, where and when: after a minute, at half the pace and at its end, unless that seat has looked
// at the table since the reminder before. Sent by the object's alarm; no move waits for it.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { paces } from '../../web/protocol.ts'
import { bytesOf, hashOf, toText } from '../../web/record/chain.ts'
import type { Log } from '../memory/log.ts'
import type { Loaded } from '../memory/memory.ts'
import { type Caller, notYourSeat } from '../people/lobby.ts'
import type { Device, Subscribed } from '../rpc.ts'
import { type Delivery, type Post, send, type Vapid } from './push.ts'
import { waitedSince } from './relief.ts'

// How far the reminders of one turn are.
interface Turn {
  since: number // ms since 1970: the turn that this is about
  step: number // so many of its times have gone by
  looked: number // ms since 1970: when somebody of the seat looked last, noted once a step
  failed: number // so often a push service did not take the last one
  again?: number // ms since 1970: when that is tried again
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
const MOST_TRIES = 3
const GRACE = 60_000 // ms
const LONGEST = 24 * 60 * 60 // s: how long a push service keeps a reminder for a phone that is off

const stepsOf = ({ opening }: Loaded): number[] => {
  const pace = paces[opening.pace!]
  return [GRACE, pace / 2, pace].filter(Number.isFinite)
}

const turnOf = ({ turn }: Reminded, since: number): Turn =>
  turn?.since === since ? turn : { since, step: 0, looked: 0, failed: 0 }

const dueAt = ({ since, step, again }: Turn, steps: readonly number[]): number | undefined =>
  again ?? (steps[step] === undefined ? undefined : since + steps[step])

// Whether the seat has looked since the reminder before, or since its turn came.
const hasLooked = ({ since, step, looked }: Turn, steps: readonly number[]): boolean =>
  looked >= since + (steps[step - 1] ?? 0)

/** What is to be sent to a seat now. */
interface Due {
  code: string
  seat: Seat
  since: number
  devices: Reminded['devices']
  ttl: number // s: for so long a phone that is off may still be told
}

interface Ways {
  here(): readonly Seat[] // whose page is in sight
  wake(at: number): void // sees to it that the table's alarm goes off by then
  attempt(attempt: (now: Loaded) => void): void
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

  // A browser that moves by itself (`instead`) takes its own place, and nobody has looked. A reminder that came while no browser
  // of the seat could be reached is sent again.
  add(now: Loaded, caller: Caller, seat: Seat, { instead, ...device }: Subscribed): { id: string } | Refusal {
    const { opening, history, frames, lobby } = now
    if (!opening.pace) return { refused: 'no-pace' }
    if (!history) return { refused: 'not-started' }
    if (frames.result) return { refused: 'already-over' }
    if (!lobby.places[seat]) return { refused: 'no-such-seat' }
    if (!caller.holds.includes(seat)) return notYourSeat
    if (!this.#vapid) return { refused: 'no-reminders' }
    if (!this.#post.isPushService(device.endpoint)) return { refused: 'no-push-service', at: { field: 'endpoint' } }
    const id = toText(hashOf(bytesOf(device.endpoint)).subarray(0, 12))
    const empty: Reminded = { key: lobby.places[seat].key!, devices: [] }
    const { lost, ...was } = this.#all()[seat] ?? empty
    const others = was.devices.filter(other => other.id !== id)
    const place = others.findIndex(other => other.id === instead)
    const fresh = { ...device, id }
    const devices = place < 0 ? [...others, fresh].slice(-MOST_DEVICES) : others.with(place, fresh)
    const isMissed = lost && was.turn && !hasLooked(was.turn, stepsOf(now))
    const turn = isMissed && { turn: { ...was.turn!, again: Date.now() } }
    this.#put({ ...this.#all(), [seat]: { ...was, devices, ...turn } })
    if (instead === undefined) this.looked(now, [seat])
    return { id }
  }

  remove({ lobby }: Loaded, caller: Caller, seat: Seat, id: string): { removed: true } | Refusal {
    if (!lobby.places[seat]) return { refused: 'no-such-seat' }
    if (!caller.holds.includes(seat)) return notYourSeat
    const { [seat]: was, ...others } = this.#all()
    const devices = was?.devices.filter(device => device.id !== id) ?? []
    if (was && devices.length > 0) this.#put({ ...others, [seat]: { ...was, devices } })
    else if (was) this.#put(others)
    return { removed: true }
  }

  /** Its browsers take no reminders any more, and the others are told so. */
  isLost(seat: Seat): boolean {
    return this.#all()[seat]?.lost === true
  }

  // After every request: a seat that changed hands is forgotten, and the alarm is set for whose turn has come. Most requests
  // end at the first line, and a move writes nothing where the alarm goes off early enough.
  look(now: Loaded) {
    if (!now.opening.pace) return
    const all = Object.entries(this.#all())
    const opened = all.filter(([seat, of]) => now.lobby.places[Number(seat)]?.key === of?.key)
    if (opened.length < all.length) this.#put(Object.fromEntries(opened))
    const next = this.nextAt(now)
    if (next !== undefined) this.#ways.wake(next)
  }

  nextAt(now: Loaded): number | undefined {
    const steps = stepsOf(now)
    const times = this.#awaited(now).flatMap(({ turn }) => dueAt(turn, steps) ?? [])
    return times.length > 0 ? Math.min(...times) : undefined
  }

  // A device of these seats shows the table, or did until now. One row a step at most, and only of a turn that is waited for.
  looked(now: Loaded, seats: readonly Seat[]) {
    if (!now.opening.pace) return
    const steps = stepsOf(now)
    for (const { seat, turn, reminded } of this.#awaited(now)) {
      const isDone = dueAt(turn, steps) === undefined
      if (!seats.includes(seat) || isDone || (turn.again === undefined && hasLooked(turn, steps))) continue
      const { again: _, ...seen } = turn
      this.#put({ ...this.#all(), [seat]: { ...reminded, turn: { ...seen, looked: Date.now() } } })
    }
  }

  // Takes what is due, so that it is sent once even if the object ends meanwhile. A page that merely stays open on a desk
  // counts for the first reminder only: whoever sat there may have gone.
  due(now: Loaded): Due[] {
    if (!now.opening.pace) return []
    const steps = stepsOf(now)
    const time = Date.now()
    return this.#awaited(now).flatMap(({ seat, since, turn, reminded }) => {
      if ((dueAt(turn, steps) ?? Number.POSITIVE_INFINITY) > time) return []
      const isAgain = turn.again !== undefined
      const isSeen = !isAgain && (hasLooked(turn, steps) || (turn.step === 0 && this.#ways.here().includes(seat)))
      const step = steps.filter(wait => since + wait <= time).length
      const next = { since, step, looked: turn.looked, failed: isAgain ? turn.failed : 0 }
      this.#put({ ...this.#all(), [seat]: { ...reminded, turn: next } })
      const ttl = Math.min(LONGEST, (since + (steps[step] ?? Number.POSITIVE_INFINITY) - time) / 1000)
      return isSeen ? [] : [{ code: now.opening.code, seat, since, devices: reminded.devices, ttl: Math.ceil(ttl) }]
    })
  }

  // All that is due at once; then what came of it is kept: a browser that is gone is forgotten, a service that did not answer is
  // asked again.
  async send(due: readonly Due[]) {
    await Promise.all(
      due.map(async ({ code, seat, since, devices, ttl }) => {
        const deliveries = await Promise.all(devices.map(device => this.#deliver(code, ttl, device)))
        const gone = devices.filter((_, i) => deliveries[i] === 'gone').map(({ id }) => id)
        this.#ways.attempt(now => this.#note(now, seat, since, gone, deliveries))
      }),
    )
  }

  /** The table is gone, or memory may be wrong. */
  forget() {
    this.#kept = undefined
  }

  #deliver(code: string, ttl: number, { endpoint, keys, title, body, lang, navigate }: Device): Promise<Delivery> {
    return send(this.#post, this.#vapid!, { endpoint, keys }, { title, body, lang, tag: code, navigate }, ttl)
  }

  #note(now: Loaded, seat: Seat, since: number, gone: readonly string[], deliveries: readonly Delivery[]) {
    const was = this.#all()[seat]
    if (!was) return
    const devices = was.devices.filter(({ id }) => !gone.includes(id))
    const waits = deliveries.flatMap(delivery => (typeof delivery === 'object' ? delivery.again : []))
    const isSame = was.turn?.since === since && waitedSince(now).get(seat) === since
    const isRetried = isSame && waits.length > 0 && !deliveries.includes('sent') && was.turn!.failed + 1 < MOST_TRIES
    const turn = isRetried
      ? { ...was.turn!, failed: was.turn!.failed + 1, again: Date.now() + Math.min(...waits) }
      : was.turn
    if (turn === was.turn && devices.length === was.devices.length) return
    const lost = devices.length === 0 && { lost: true as const }
    this.#put({ ...this.#all(), [seat]: { ...was, devices, ...(turn && { turn }), ...lost } })
  }

  // The seats that are waited for and asked to be reminded. Where a bot plays, nobody is.
  #awaited(now: Loaded) {
    const all = this.#all()
    return [...waitedSince(now)].flatMap(([seat, since]) => {
      const reminded = all[seat]
      if (!reminded || reminded.devices.length === 0 || now.lobby.places[seat]?.bot) return []
      return [{ seat, since, reminded, turn: turnOf(reminded, since) }]
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
