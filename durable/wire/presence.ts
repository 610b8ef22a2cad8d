// Who is there: worked out from the open lines and from who asked for the table, told when it
// changes for a seat, never stored.
import type { Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal } from '../../web/games/play.ts'
import type { Attendance, Presence } from '../../web/protocol.ts'
import type { Caller } from '../people/lobby.ts'

/** An open page, as far as its seats' presence needs it. */
export interface Page {
  holds: readonly Seat[]
  host?: boolean // its browser has the host's key
  asleep?: number // ms since 1970: since when its page is hidden
  heardAt: number // likewise, when it was last heard of
}

// A page in sight pings every 2.5 s, and asks every 5 s while it waits for others: a lost network
// shows within 10 s.
const SILENCE = 5000 // ms
const GATHERED = 250 // ms
/**
 * ms: whom the table has not seen for so long keeps nobody waiting: others may do something for
 * that seat.
 */
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

// Where it is read and told.
interface Ways {
  pages(): Page[]
  seats(): readonly Omit<Presence, 'is' | 'since'>[] | Refusal // those that somebody holds
  tell(presence: Presence[]): void
}

export class RollCall {
  readonly #ways: Ways
  #began = Date.now() // this waking: who is not there has been away for as long at least
  readonly #left = new Map<Seat | 'host', number>() // when a seat, or the host, had a page open last, or asked for the table
  #last: string | undefined // what was told last
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

  // Since when nobody of a seat, or the host, has had a page in sight or asked for the table;
  // undefined: one is in sight. `from`: since when those are away of whom nothing is known.
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

  // A game begins: seats have other numbers, and who is away is away from here on.
  beginAnew() {
    this.#left.clear()
    this.#began = Date.now()
  }

  // Somebody with keys asks for the table: a page without script does so, and a program.
  looked({ holds, host }: Pick<Caller, 'holds' | 'host'>) {
    for (const who of [...holds, ...(host === true ? (['host'] as const) : [])])
      this.#left.set(who, Date.now())
  }

  // Who looks at the table, and which of these seats are away for so long that others may do
  // something for them.
  told(held: readonly Seat[]): { seats: Seat[]; gone: Seat[] } {
    return { seats: this.here(), gone: held.filter(seat => this.isGone(seat)) }
  }

  // The seats whose sitters look at the table.
  here(): Seat[] {
    return this.now().flatMap(({ seat, is }) => (is === 'here' ? [seat] : []))
  }

  // A page of these seats came, went, slept or woke. The first change is told at once; the changes
  // of the next 250 ms are told together at their end, so that a page that comes and goes costs
  // four messages a second at most. Returns whether the change was told.
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

  // A page was closed: its seats are away since it was in sight last, unless another page of theirs
  // is open.
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
