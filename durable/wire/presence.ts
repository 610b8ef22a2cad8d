// Tells which seats are present: computed from open sockets and from requests for the table, sent
// when a seat's presence changes, never stored.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import type { Attendance, Presence } from '../../web/protocol.ts'
import type { Caller } from '../people/lobby.ts'

/** An open page, as far as presence needs it. */
export interface Page {
  holds: readonly Seat[]
  host?: boolean // its browser holds the host's key
  asleep?: number // ms since 1970: since when its page is hidden
  heardAt: number // ms since 1970: when it was last heard of
}

// A page in sight pings every 2.5 s, and asks every 5 s while it waits for others, so a lost
// network shows within 10 s.
const SILENCE = 5000 // ms
const GATHERED = 250 // ms
/** ms: after this time without a sign of a seat, others may act for it. */
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
  // start of this waking: a seat that is not present has been away at least since then
  #began = Date.now()
  // when a seat, or the host, last had a page open or asked for the table
  readonly #left = new Map<Seat | 'host', number>()
  #last: string | undefined // what was sent last
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

  // Returns since when a seat, or the host, has had no page in sight and not asked for the table
  // (ms since 1970); undefined if a page is in sight. `from`: used for those of whom nothing is
  // known.
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

  // A game begins: seats have new numbers, so absence is counted from here on.
  beginAnew() {
    this.#left.clear()
    this.#began = Date.now()
  }

  // A caller with keys asked for the table: a page without script does that, and a program.
  looked({ holds, host }: Pick<Caller, 'holds' | 'host'>) {
    for (const who of [...holds, ...(host === true ? (['host'] as const) : [])])
      this.#left.set(who, Date.now())
  }

  // Returns the seats that look at the table, and those of `held` that are away long enough for
  // others to act.
  told(held: readonly Seat[]): { seats: Seat[]; gone: Seat[] } {
    return { seats: this.here(), gone: held.filter(seat => this.isGone(seat)) }
  }

  // Returns the seats whose sitters look at the table.
  here(): Seat[] {
    return this.now().flatMap(({ seat, is }) => (is === 'here' ? [seat] : []))
  }

  // A page of these seats opened, closed, was hidden or shown. The first change is sent at once;
  // changes in the next 250 ms are sent together at the end, so that a flickering page costs at
  // most four messages a second. Returns whether the change was sent.
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

  // A page was closed: unless another page of its seats is open, they are away since it was last in
  // sight.
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
