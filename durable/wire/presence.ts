// Computes which seats are present from open sockets and from requests to the table. Sends presence
// when it changes, and never stores it.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import type { Attendance, Presence } from '../../web/protocol.ts'
import type { Caller } from '../people/lobby.ts'

/** The data of an open page from which presence is computed. */
export interface Page {
  holds: readonly Seat[]
  host?: boolean // its browser holds the host's key
  asleep?: number // ms since 1970: when its page was hidden; absent while the page is visible
  heardAt: number // ms since 1970: when its last message or ping arrived
}

// A visible page pings every 2.5 s, and requests presence every 5 s while it waits for others, so
// others see a lost network within 10 s.
const SILENCE = 5000 // ms
const GATHERED = 250 // ms: changes within this time are sent together
/** ms: others may act for a seat that had no visible page and sent no request for this long. */
export const AWAY = 2 * 60 * 1000

const presenceOf = (seat: Seat, pages: readonly Page[], now: number, left?: number): Presence => {
  const since = (is: Attendance, at?: number): Presence => ({
    seat,
    is,
    ...(at !== undefined && { since: now - at }),
  })
  if (pages.length === 0) return since('away', left)
  const awake = pages.filter(({ asleep }) => asleep === undefined)
  if (awake.length === 0) return since('asleep', Math.max(...pages.map(({ asleep }) => asleep!)))
  const heard = Math.max(...awake.map(({ heardAt }) => heardAt))
  return now - heard <= SILENCE ? since('here') : since('offline', heard)
}

const told = (presence: readonly Presence[]) =>
  presence.map(({ seat, is }) => `${seat} ${is}`).join()

// The functions through which presence is read and sent.
interface Ways {
  pages(): Page[]
  seats(): readonly Omit<Presence, 'is' | 'since'>[] | Refusal // the seats that a person holds
  tell(presence: Presence[]): void
}

export class RollCall {
  readonly #ways: Ways
  // ms since 1970: when the object woke; a seat counts as away from then on if it never looked
  // since
  #began = Date.now()
  // ms since 1970: when a seat, or the host, last had a visible page or sent a request
  readonly #left = new Map<Seat | 'host', number>()
  #last: string | undefined // the presence that was sent last, as text
  #toldAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ways: Ways) {
    this.#ways = ways
  }

  now(): Presence[] {
    const at = Date.now()
    const open = this.#ways.pages()
    const seats = this.#ways.seats()
    if (isRefusal(seats)) return []
    return seats.map(({ seat, ...waited }) => {
      const theirs = open.filter(({ holds }) => holds.includes(seat))
      return { ...presenceOf(seat, theirs, at, this.#left.get(seat) ?? this.#began), ...waited }
    })
  }

  // Returns since when a seat, or the host, has had no visible page and sent no request (ms since
  // 1970). Undefined if a page is visible. `from`: the result if neither page nor request is known.
  goneSince(who: Seat | 'host', from = this.#began): number | undefined {
    const at = Date.now()
    const theirs = this.#ways
      .pages()
      .filter(({ holds, host }) => (who === 'host' ? host : holds.includes(who)))
    const { is, since = 0 } = presenceOf(0, theirs, at, this.#left.get(who) ?? from)
    return is === 'here' ? undefined : Math.max(at - since, this.#left.get(who) ?? 0)
  }

  isGone(who: Seat | 'host', from?: number): boolean {
    const since = this.goneSince(who, from)
    return since !== undefined && Date.now() - since >= AWAY
  }

  // Counts absence from now on, because the start of a game gives seats new numbers.
  beginAnew() {
    this.#left.clear()
    this.#began = Date.now()
  }

  // Notes a request with keys, such as that of a page without script or of a program.
  looked({ holds, host }: Pick<Caller, 'holds' | 'host'>) {
    for (const who of [...holds, ...(host === true ? (['host'] as const) : [])])
      this.#left.set(who, Date.now())
  }

  // Returns the seats that are here, and those of `held` that have been away long enough for others
  // to act for them.
  told(held: readonly Seat[]): { seats: Seat[]; gone: Seat[] } {
    return { seats: this.here(), gone: held.filter(seat => this.isGone(seat)) }
  }

  // Returns the seats with a visible page whose connection works.
  here(): Seat[] {
    return this.now().flatMap(({ seat, is }) => (is === 'here' ? [seat] : []))
  }

  // Called when a page of these seats opened, closed, was hidden or shown. Sends the first change
  // at once and all changes of the next 250 ms together, so that a flickering page costs at most
  // four messages a second. Returns whether presence was sent at once.
  changed(holds: readonly Seat[]): boolean {
    if (holds.length === 0 || this.#timer !== undefined) return false
    const wait = this.#toldAt + GATHERED - Date.now()
    if (wait <= 0) return this.#tellIfNew()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#tellIfNew()
    }, wait)
    return false
  }

  // Called when a page was closed. Seats without another open page count as away since this page
  // was last visible.
  closed({ holds, host, asleep = Date.now() }: Pick<Page, 'holds' | 'host' | 'asleep'>) {
    const open = this.#ways.pages()
    const others = open.flatMap(page => page.holds)
    for (const seat of holds)
      if (!others.includes(seat)) this.#left.set(seat, Math.max(asleep, this.#left.get(seat) ?? 0))
    if (host && !open.some(page => page.host)) this.#left.set('host', asleep)
  }

  #tellIfNew(): boolean {
    const presence = this.now()
    const next = told(presence)
    if (next === this.#last) return false
    this.#last = next
    this.#toldAt = Date.now()
    this.#ways.tell(presence)
    return true
  }
}
