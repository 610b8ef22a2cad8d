// Computes the coast: the outline of the land squares, moved inwards and smoothed. It is the same
// on every device.

import { columnOf, rowOf, type Square } from '../../kit/squares.ts'
import type { Chart } from '../rules/chart.ts'

type Point = readonly [x: number, y: number]

/** Returns a fraction from 0 up to 1, always the same for the same two whole numbers. */
export const chanceOf = (a: number, b: number): number => {
  let n = Math.imul(a + 101, 374761393) ^ Math.imul(b + 211, 668265263)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32
}

// Checks for land by column and row. One square beyond the board's edge counts as the edge square
// does, so that the coast does not end at the edge.
const isLand = (chart: Chart, column: number, row: number): boolean => {
  if (column < -1 || row < -1 || column > chart.columns || row > chart.rows) return false
  const [x, y] = [
    Math.min(Math.max(column, 0), chart.columns - 1),
    Math.min(Math.max(row, 0), chart.rows - 1),
  ]
  return chart.ground[y * chart.columns + x] === 'land'
}

// Returns the sides between land and other squares as closed loops, with the land on the right.
const loops = (chart: Chart): Point[][] => {
  const sides = new Map<string, Point[]>()
  const add = (from: Point, to: Point) =>
    sides.set(from.join(), [...(sides.get(from.join()) ?? []), to])
  for (let y = -1; y <= chart.rows; y++) {
    for (let x = -1; x <= chart.columns; x++) {
      if (!isLand(chart, x, y)) continue
      if (!isLand(chart, x, y - 1)) add([x, y], [x + 1, y])
      if (!isLand(chart, x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!isLand(chart, x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!isLand(chart, x - 1, y)) add([x, y + 1], [x, y])
    }
  }
  const found: Point[][] = []
  for (const [start, ends] of sides) {
    const [x, y] = start.split(',').map(Number) as [number, number]
    while (ends.length > 0) {
      const loop: Point[] = []
      let [from, at]: [Point, Point] = [[x, y], ends.shift()!]
      loop.push(at)
      while (at[0] !== x || at[1] !== y) {
        const ways = sides.get(at.join())!
        // Where two land squares touch only by a corner, the coast turns right, so each stays an
        // island.
        const right = [at[0] - (at[1] - from[1]), at[1] + (at[0] - from[0])]
        const way = Math.max(
          0,
          ways.findIndex(([wx, wy]) => wx === right[0] && wy === right[1]),
        )
        ;[from, at] = [at, ways.splice(way, 1)[0]!]
        loop.push(at)
      }
      found.push(loop)
    }
  }
  return found
}

// Returns points inside the land, three a side. A bay's corner adds a point; at a cape the points
// are farther from the corner. Beyond the board, where the coast is invisible, only corners are
// returned.
const drawnIn = ({ columns, rows }: Chart, loop: Point[]): Point[] =>
  loop.flatMap((from, i) => {
    const before = loop.at(i - 1)!
    const to = loop[(i + 1) % loop.length]!
    const after = loop[(i + 2) % loop.length]!
    const [bx, by] = [from[0] - before[0], from[1] - before[1]]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const [ex, ey] = [after[0] - to[0], after[1] - to[1]]
    const isBeyond =
      [from, to].every(([x]) => x < 0 || x > columns) ||
      [from, to].every(([, y]) => y < 0 || y > rows)
    if (isBeyond) return dx === ex ? [] : [to]
    const [begins, ends] = [startOf(bx * dy - by * dx), 1 - startOf(dx * ey - dy * ex)]
    const along = [begins, (begins + ends) / 2, ends].map((way, k): Point => {
      const inset = 0.04 + 0.17 * chanceOf(from[0] * 7 + from[1] * 13 + k * 31, dx * 3 + dy * 5)
      return [from[0] + dx * way - dy * inset, from[1] + dy * way + dx * inset]
    })
    const isBay = dx * ey - dy * ex < 0
    return isBay ? [...along, [to[0] - (dy + ey) * 0.19, to[1] + (dx + ex) * 0.19]] : along
  })

// Returns the distance of a side's first point from its corner, as a part of the side: for a cape,
// a bay, or a straight coast.
const startOf = (turn: number) => (turn > 0 ? 0.4 : turn < 0 ? 0.3 : 0.16)

// Draws islets off some capes, in the land's own squares, so that they touch no sea square.
const islets = (loop: Point[]): string[] =>
  loop.flatMap((at, i) => {
    const before = loop.at(i - 1)!
    const after = loop[(i + 1) % loop.length]!
    const [bx, by] = [at[0] - before[0], at[1] - before[1]]
    const [dx, dy] = [after[0] - at[0], after[1] - at[1]]
    if (bx * dy - by * dx <= 0) return []
    if (chanceOf(at[0] * 5 + 3, at[1] * 11) < 0.35) return []
    const [x, y] = [
      Math.round(at[0] * 100 + (dx - bx) * 14),
      Math.round(at[1] * 100 + (dy - by) * 14),
    ]
    const [long, wide] = [6 + Math.round(chanceOf(x, y) * 4), 4]
    return [
      `M${x - long} ${y + 1}q1-${wide + 3} ${long}-${wide}t${long} 3-${long} ${wide}-${long}-3z`,
    ]
  })

/**
 * Returns the coast and its islets as one SVG path. Its curves run through the middles between
 * points.
 */
export const coastOf = (chart: Chart): string => {
  const outlines = loops(chart)
  const shores = outlines
    .map(loop => drawnIn(chart, loop))
    .map(points => {
      const middles = points.map((point, i) => {
        const next = points[(i + 1) % points.length]!
        return [
          Math.round((point[0] + next[0]) * 50),
          Math.round((point[1] + next[1]) * 50),
        ] as const
      })
      let [x, y] = middles.at(-1)!
      const curves = points.map((point, i) => {
        const [nx, ny] = middles[i]!
        const curve = `q${Math.round(point[0] * 100) - x} ${Math.round(point[1] * 100) - y} ${nx - x} ${ny - y}`
        ;[x, y] = [nx, ny]
        return curve
      })
      return `M${middles.at(-1)!.join(' ')}${curves.join('')}z`
    })
  return [...shores, ...outlines.flatMap(islets)].join('').replaceAll(' -', '-')
}

export interface Area {
  x: number // columns and rows from 0
  y: number
  width: number
  height: number
}

/**
 * Returns the largest rectangle of land squares that `free` accepts, for lettering and mountains;
 * `undefined` if none is at least `least` columns wide.
 */
export const largestLand = (
  chart: Chart,
  free: (square: Square) => boolean,
  least = 1,
): Area | undefined => {
  let best: Area | undefined
  const open = (x: number, y: number) => {
    const square = y * chart.columns + x
    return chart.ground[square] === 'land' && free(square)
  }
  for (let y = 0; y < chart.rows; y++) {
    for (let x = 0; x < chart.columns; x++) {
      let most = chart.columns - x
      for (let height = 1; y + height <= chart.rows; height++) {
        let width = 0
        while (width < most && open(x + width, y + height - 1)) width++
        most = width
        if (width < least) break
        if (!best || width * height > best.width * best.height) best = { x, y, width, height }
      }
    }
  }
  return best
}

export const isWithin = (chart: Chart, { x, y, width, height }: Area, square: Square): boolean => {
  const [column, row] = [columnOf(chart, square) - x, rowOf(chart, square) - y]
  return column >= 0 && row >= 0 && column < width && row < height
}
