// What of a board lies in its window: the arithmetic of sliding and coming nearer. Places in
// squares, as drawn.
import type { Square } from '../../games/kit/squares.ts'
import { drawnAt, edge, type Plan } from './plan.ts'

/** A stretch of one axis. */
export interface Span {
  from: number
  to: number
}

/**
 * Something that wants to be seen; `pull` says how much, where the window cannot hold everything.
 */
export interface Want extends Span {
  pull: number
}

interface Axis {
  at: number // where the window begins now
  size: number // of the window
  board: Span // what can be seen at all, the frame about the squares with it
  // at each end of the window something may lie over the board: nothing wanted goes under it
  edge: number
}

/**
 * Where the window should begin: `must` is held whatever else is, then as much pull as fits, and it
 * moves as little as that allows. At the board's own end nothing lies over it, so there the window
 * may be used up to the last pixel.
 */
export const bring = (
  { at, size, board, edge }: Axis,
  wants: readonly Want[],
  must?: Span,
): number => {
  const last = Math.max(board.from, board.to - size)
  const within = (begin: number) => Math.max(board.from, Math.min(last, begin))
  const holds = (begin: number, { from, to }: Span) =>
    from >= begin + (begin > board.from ? edge : 0) - 1e-6 &&
    to <= begin + size - (begin < last ? edge : 0) + 1e-6
  const all = must ? [...wants, { ...must, pull: 0 }] : wants
  const begins = [at, ...all.flatMap(({ from, to }) => [from - edge, to + edge - size])].map(within)
  const fit = must ? begins.filter(begin => holds(begin, must)) : begins
  const worth = (begin: number) =>
    wants.reduce((sum, want) => sum + (holds(begin, want) ? want.pull : 0), 0)
  let best = within(at)
  let most = -1
  for (const begin of fit.length > 0 ? fit : begins) {
    const pull = worth(begin)
    if (pull > most || (pull === most && Math.abs(begin - at) < Math.abs(best - at))) {
      best = begin
      most = pull
    }
  }
  return best
}

/** The part of the board in the window. */
export interface Seen {
  x: Span
  y: Span
}

export interface Sight extends Seen {
  whole: boolean // all of the board is in the window
  near: number // times the size the board has by itself
  square: number // px
}

/** What the window is to show. */
export interface Sought {
  legal: readonly { at: Square; pull: number }[]
  home: Square | undefined
  proofs: readonly Square[]
  // what the others did: shown while nothing is legal and nobody has slid the board since
  news: readonly Square[]
}

export const tab = 48 // px: how wide a tab at the side is
const brink = 6 // px: above and below, so that a square is seen whole
const proves = 100 // the pull of a square that an answer names

/**
 * Where the window should begin to show what is sought. `afresh`: about one's own piece, not as
 * near as may be to where it is now.
 */
export const aim = (
  now: Sight,
  plan: Plan,
  framed: boolean,
  sought: Sought,
  afresh: boolean,
): readonly [x: number, y: number] => {
  const outside = framed ? edge : 0
  const pulls = [
    ...sought.legal,
    ...sought.proofs.map(at => ({ at, pull: proves })),
    ...sought.news.map(at => ({ at, pull: 1 })),
  ]
  const along = (axis: 0 | 1, span: Span, count: number, margin: number) => {
    const spanOf = (at: Square): Span => {
      const from = drawnAt(plan, at)[axis]
      return { from, to: from + 1 }
    }
    const size = span.to - span.from
    const wants = pulls.map(({ at, pull }) => ({ ...spanOf(at), pull }))
    const must = sought.home === undefined ? undefined : spanOf(sought.home)
    const about = must ?? wants[0]
    const at = afresh && about ? (about.from + about.to - size) / 2 : span.from
    return bring(
      { at, size, board: { from: 0 - outside, to: count + outside }, edge: margin / now.square },
      wants,
      must,
    )
  }
  return [along(0, now.x, plan.columns, tab), along(1, now.y, plan.rows, brink)]
}

export type Side = 'left' | 'right' | 'up' | 'down'

/**
 * On which side of the window a square lies whose middle is out of sight; sideways goes before up
 * and down.
 */
export const sideOf = ({ x, y }: Seen, column: number, row: number): Side | undefined => {
  if (column + 0.5 < x.from) return 'left'
  if (column + 0.5 > x.to) return 'right'
  if (row + 0.5 < y.from) return 'up'
  return row + 0.5 > y.to ? 'down' : undefined
}

/**
 * How far a window is scrolled once the board under it is `times` as large, and `focus` (px from
 * its edge) stays put.
 */
export const pinched = (scrolled: number, focus: number, times: number): number =>
  (scrolled + focus) * times - focus

/** Squares by column and row, and how much it would matter to hide them. */
export type Weighed = readonly (readonly [column: number, row: number, weight: number])[]

/** How much of what matters lies under a part of the window. */
const hides = ({ x, y }: Seen, squares: Weighed): number =>
  squares.reduce(
    (sum, [column, row, weight]) =>
      column + 1 <= x.from || column >= x.to || row + 1 <= y.from || row >= y.to
        ? sum
        : sum + weight,
    0,
  )

/**
 * Of the places where something may lie over the window, the one that hides least: where it is, if
 * that is as good.
 */
export const freest = (places: readonly Seen[], squares: Weighed, now: number): number => {
  const hidden = places.map(place => hides(place, squares))
  const least = Math.min(...hidden)
  return hidden[now] === least ? now : hidden.indexOf(least)
}
