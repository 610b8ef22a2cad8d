// Who is there: worked out from the open sockets, told when it changes for a seat, never stored.
import type { Seat } from '../web/games/game.ts'
import type { Attendance, Presence } from '../web/protocol.ts'

// An open page, as far as its seats' presence needs it.
export interface Page {
  holds: readonly Seat[]
  asleep?: number // ms since 1970: since when its page is hidden
  heardAt: number // likewise, when it was last heard of
}

// A page in sight pings every 2.5 s and whoever waits asks every 5 s: a lost network shows within 10 s.
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

interface Ways {
  pages(): Page[]
  seats(): readonly Seat[] // the taken ones
  tell(presence: Presence[]): void
}

export const presenceAt = ({ pages, seats, tell }: Ways) => {
  const left = new Map<Seat, number>() // since when a seat has no page open, as far as this waking knows
  let last: string | undefined // what was told last
  let toldAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const now = (): Presence[] => {
    const at = Date.now()
    const open = pages()
    return seats().map(seat => {
      const theirs = open.filter(({ holds }) => holds.includes(seat))
      return presenceOf(seat, theirs, at, left.get(seat))
    })
  }

  const tellIfNew = (): boolean => {
    const presence = now()
    const next = told(presence)
    if (next === last) return false
    last = next
    toldAt = Date.now()
    tell(presence)
    return true
  }

  return {
    now,

    // A page of these seats came, went, slept or woke. The first change is told at once; those of the next 250 ms
    // together at their end, so that a page that flickers costs four messages a second and no more. Whether all know now.
    changed(holds: readonly Seat[]): boolean {
      if (holds.length === 0 || timer !== undefined) return false
      const wait = toldAt + GATHERED - Date.now()
      if (wait <= 0) return tellIfNew()
      timer = setTimeout(() => {
        timer = undefined
        tellIfNew()
      }, wait)
      return false
    },

    // A page was closed: its seats are away from now on, unless another page of theirs is open.
    closed(holds: readonly Seat[]) {
      const others = pages().flatMap(page => page.holds)
      for (const seat of holds) if (!others.includes(seat)) left.set(seat, Date.now())
    },
  }
}
