// Computes which part of a board its window shows, for sliding and zooming. Positions are in
// squares, as drawn.
import type { Square } from '../../games/kit/squares.ts'
import { drawnAt, edge, type Plan } from './plan.ts'

/** A section of one axis. */
export interface Span {
  from: number
  to: number
}

/** A section to show. `pull` is its priority if the window cannot show all sections. */
export interface Want extends Span {
  pull: number
}

interface Axis {
  at: number // where the window begins now
  size: number // length of the window
  board: Span // the visible range, including the frame around the squares
  // length at each end of the window that tabs may cover: sections to show stay out of it
  edge: number
}

/**
 * Returns the position where the window should begin. From there the window shows `must` and the
 * most total `pull`, after the shortest slide. At the board's own end there is no tab, so sections
 * may reach the edge of the window.
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
  whole: boolean // the whole board is in the window
  near: number // scale relative to the board's own size
  square: number // px per square
}

/** What the window should show. */
export interface Sought {
  legal: readonly { at: Square; pull: number }[]
  home: Square | undefined
  proofs: readonly Square[]
  // squares of the others' latest actions: shown while no square is legal and nobody has slid the
  // board since
  news: readonly Square[]
}

export const tab = 48 // px: width of a tab at the side
const brink = 6 // px: margin above and below, so that a square is fully visible
const proves = 100 // pull of a square that an answer mentions

/**
 * Returns the position where the window should begin to show what is sought. `afresh`: the window
 * is centred on the reader's own piece, instead of moving as little as possible.
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

/** Returns on which side of the window a square is; undefined if the window shows its middle. */
export const sideOf = ({ x, y }: Seen, column: number, row: number): Side | undefined => {
  if (column + 0.5 < x.from) return 'left'
  if (column + 0.5 > x.to) return 'right'
  if (row + 0.5 < y.from) return 'up'
  return row + 0.5 > y.to ? 'down' : undefined
}

/**
 * Returns the scroll position (px) after the board was scaled by `times`, so that the point at
 * `focus` (px from the window's edge) keeps its place.
 */
export const pinched = (scrolled: number, focus: number, times: number): number =>
  (scrolled + focus) * times - focus

/** Squares by column and row, with the cost of hiding them. */
export type Weighed = readonly (readonly [column: number, row: number, weight: number])[]

/** Returns the total cost of hiding the squares under a part of the window. */
const hides = ({ x, y }: Seen, squares: Weighed): number =>
  squares.reduce(
    (sum, [column, row, weight]) =>
      column + 1 <= x.from || column >= x.to || row + 1 <= y.from || row >= y.to
        ? sum
        : sum + weight,
    0,
  )

/** Returns the place where a tab hides least; the current place (`now`) if it is as good. */
export const freest = (places: readonly Seen[], squares: Weighed, now: number): number => {
  const hidden = places.map(place => hides(place, squares))
  const least = Math.min(...hidden)
  return hidden[now] === least ? now : hidden.indexOf(least)
}
