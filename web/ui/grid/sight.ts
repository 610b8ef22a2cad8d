// What of a board lies in its window: the arithmetic of sliding and coming nearer. Places in squares, as drawn.

// A stretch of one axis.
export interface Span {
  from: number
  to: number
}

// Something that wants to be seen; `pull` says how much, where the window cannot hold everything.
export interface Want extends Span {
  pull: number
}

interface Axis {
  at: number // where the window begins now
  size: number // of the window
  board: Span // what can be seen at all, the frame about the squares with it
  edge: number // at each end of the window something may lie over the board: nothing wanted goes under it
}

// Where the window should begin: `must` is held whatever else is, then as much pull as fits, and it moves as little
// as that allows. At the board's own end nothing lies over it, so there the window may be used up to the last pixel.
export const bring = ({ at, size, board, edge }: Axis, wants: readonly Want[], must?: Span): number => {
  const last = Math.max(board.from, board.to - size)
  const within = (begin: number) => Math.max(board.from, Math.min(last, begin))
  const holds = (begin: number, { from, to }: Span) =>
    from >= begin + (begin > board.from ? edge : 0) - 1e-6 && to <= begin + size - (begin < last ? edge : 0) + 1e-6
  const all = must ? [...wants, { ...must, pull: 0 }] : wants
  const begins = [at, ...all.flatMap(({ from, to }) => [from - edge, to + edge - size])].map(within)
  const fit = must ? begins.filter(begin => holds(begin, must)) : begins
  const worth = (begin: number) => wants.reduce((sum, want) => sum + (holds(begin, want) ? want.pull : 0), 0)
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

// The part of the board in the window.
export interface Seen {
  x: Span
  y: Span
}

export type Side = 'left' | 'right' | 'up' | 'down'

// On which side of the window a square lies whose middle is out of sight; sideways goes before up and down.
export const sideOf = ({ x, y }: Seen, column: number, row: number): Side | undefined => {
  if (column + 0.5 < x.from) return 'left'
  if (column + 0.5 > x.to) return 'right'
  if (row + 0.5 < y.from) return 'up'
  return row + 0.5 > y.to ? 'down' : undefined
}

// How far a window is scrolled once the board under it is `times` as large, and `focus` (px from its edge) stays put.
export const pinched = (scrolled: number, focus: number, times: number): number => (scrolled + focus) * times - focus

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

// The corner of the window where something of this size hides none of the squares that matter; it stays where it is
// as long as it can. None: each corner would hide one.
export const freeCorner = (
  { x, y }: Seen,
  [width, height]: readonly [number, number],
  matter: readonly (readonly [column: number, row: number])[],
  now: Corner | undefined,
): Corner | undefined =>
  [...(now ? [now] : []), ...corners].find(corner => {
    const left = corner.endsWith('left') ? x.from : x.to - width
    const top = corner.startsWith('top') ? y.from : y.to - height
    return matter.every(
      ([column, row]) => column + 1 <= left || column >= left + width || row + 1 <= top || row >= top + height,
    )
  })
