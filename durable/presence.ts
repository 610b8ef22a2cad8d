// Who is there: worked out from the open sockets, told when it changes for a seat, never stored.
import type { Refusal, Seat } from '../web/games/game.ts'
import { isRefusal } from '../web/games/play.ts'
import type { Attendance, Presence } from '../web/protocol.ts'

/** An open page, as far as its seats' presence needs it. */
export interface Page {
  holds: readonly Seat[]
  asleep?: number // ms since 1970: since when its page is hidden
  heardAt: number // likewise, when it was last heard of
}

// A page in sight pings every 2.5 s, and asks every 5 s while it waits for others: a lost network shows within 10 s.
const SILENCE = 5000 // ms
const GATHERED = 250 // ms

const presenceOf = (seat: Seat, pages: readonly Page[], now: number, left?: number): Presence => {
  const since = (is: Attendance, at?: number): Presence => ({ seat, is, ...(at !== undefined && { since: now - at }) })
  if (pages.length === 0) return since('away', left)
  const awake = pages.filter(({ asleep }) => asleep === undefined)
  if (awake.length === 0) return since('asleep', Math.max(...pages.map(({ asleep }) => asleep!)))
  const heard = Math.max(...awake.map(({ heardAt }) => heardAt))
  return now - heard <= SILENCE ? since('here') : since('offline', heard)
}

const told = (presence: readonly Presence[]) => presence.map(({ seat, is }) => `${seat} ${is}`).join()

// Where it is read and told.
interface Ways {
  pages(): Page[]
  seats(): readonly Seat[] | Refusal // those that somebody holds
  waited(seat: Seat): number | undefined // ms that the table has waited for it, where it is played over days
  tell(presence: Presence[]): void
}

export class RollCall {
  readonly #ways: Ways
  readonly #left = new Map<Seat, number>() // since when a seat has no page open, as far as this waking knows
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
    return seats.map(seat => {
      const theirs = open.filter(({ holds }) => holds.includes(seat))
      const waited = this.#ways.waited(seat)
      return { ...presenceOf(seat, theirs, at, this.#left.get(seat)), ...(waited !== undefined && { waited }) }
    })
  }

  // The seats whose sitters look at the table.
  here(): Seat[] {
    return this.now().flatMap(({ seat, is }) => (is === 'here' ? [seat] : []))
  }

  // A page of these seats came, went, slept or woke. The first change is told at once; the changes of the next 250 ms are
  // told together at their end, so that a page that comes and goes costs four messages a second at most. Returns whether
  // the change was told.
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

  // A page was closed: its seats are away from now on, unless another page of theirs is open.
  closed(holds: readonly Seat[]) {
    const others = this.#ways.pages().flatMap(page => page.holds)
    for (const seat of holds) if (!others.includes(seat)) this.#left.set(seat, Date.now())
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
