// The line of a way along the middle of its road. On a road that both ways share, each runs on its
// own side.
import { columnOf, rowOf, type Size, type Square } from '../../kit/squares.ts'

type Point = readonly [x: number, y: number]

const APART = 9 // units from the middle of a shared road, 100 a square
const ROUND = 0.5523 // of a quarter circle's radius, to draw it as a cubic

interface Stretch {
  d: string
  isCertain: boolean
}

const middleOf = (size: Size, square: Square): Point => [
  columnOf(size, square) * 100 + 50,
  rowOf(size, square) * 100 + 50,
]

// By crossing, the edge between two squares of a way: 1 right of the middle of the road, -1 left of
// it, 0 on it.
type Sides = readonly number[]

const nameOf = (one: Square, other: Square) => (one < other ? `${one} ${other}` : `${other} ${one}`)
const crossingsOf = (way: readonly Square[]) =>
  way.slice(1).map((square, i) => nameOf(way[i]!, square))

// Returns the direction in which a way turns at a square: 1 right, 0 straight on, -1 left.
const turnOf = (
  size: Size,
  before: Square | undefined,
  at: Square,
  after: Square | undefined,
): number => {
  if (before === undefined || after === undefined) return 0
  const [[x, y], [fromX, fromY], [toX, toY]] = [
    middleOf(size, at),
    middleOf(size, before),
    middleOf(size, after),
  ]
  return Math.sign((x - fromX) * (toY - y) - (y - fromY) * (toX - x))
}

/**
 * Returns on which side each way runs at each of its crossings. On a shared stretch the sides are
 * chosen so that the ways need not cross where it begins and ends. If that is impossible at both
 * ends, the first way runs on the right.
 */
export const sidesOf = (size: Size, ways: readonly (readonly Square[])[]): Sides[] => {
  const [one, other] = ways
  const sides = ways.map(way => way.slice(1).map(() => 0))
  if (!one || !other) return sides
  const [mine, theirs] = [crossingsOf(one), crossingsOf(other)]
  for (let from = 0; from < mine.length; from++) {
    const there = theirs.indexOf(mine[from]!)
    if (there < 0) continue
    const same = other[there] === one[from]
    const step = same ? 1 : -1
    let to = from
    while (to + 1 < mine.length && mine[to + 1] === theirs[there + step * (to + 1 - from)]) to++
    // Where the other way enters and leaves the stretch, in the direction of the first way.
    const [start, end] = [there + (same ? 0 : 1), there + step * (to - from) + (same ? 1 : 0)]
    const after =
      turnOf(size, one[to], one[to + 1]!, one[to + 2]) -
      turnOf(size, one[to], one[to + 1]!, other[end + step])
    const before =
      turnOf(size, one[from + 1], one[from]!, other[start - step]) -
      turnOf(size, one[from + 1], one[from]!, one[from - 1])
    const right = after + before < 0 ? -1 : 1
    for (let at = from; at <= to; at++) {
      sides[0]![at] = right
      sides[1]![there + step * (at - from)] = same ? -right : right
    }
    from = to
  }
  return sides
}

const dot = ([x, y]: Point, [a, b]: Point) => x * a + y * b
const along = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far]
const said = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** The part of a way on one square: the point where it comes in, and the curve from there. */
export interface Bit {
  square: Square
  from: string
  curve: string
}

/** Returns the line through a way's squares, a bit for each. */
export const bitsOf = (size: Size, way: readonly Square[], sides: Sides): Bit[] => {
  const middles = way.map(square => middleOf(size, square))
  const headings = middles
    .slice(1)
    .map(([x, y], i): Point => [(x - middles[i]![0]) / 100, (y - middles[i]![1]) / 100])
  const crossings = headings.map(([dx, dy], i): Point => {
    const far = sides[i]! * APART
    return along(along(middles[i]!, [dx, dy], 50), [-dy, dx], far)
  })
  return way.map((square, i) => {
    const [enter, leave] = [headings[i - 1] ?? headings[i]!, headings[i] ?? headings[i - 1]!]
    const [from, to] = [crossings[i - 1] ?? middles[i]!, crossings[i] ?? middles[i]!]
    const across: Point = [to[0] - from[0], to[1] - from[1]]
    const bend = dot(enter, leave) === 0 ? ROUND : 0.5
    const curve = `C${said(along(from, enter, bend * dot(across, enter)))} ${said(along(to, leave, -bend * dot(across, leave)))} ${said(to)}`
    return { square, from: said(from), curve }
  })
}

/** Returns consecutive bits as one path. */
export const lineOf = (bits: readonly Bit[]): string =>
  bits.length === 0 ? '' : `M${bits[0]!.from}${bits.map(({ curve }) => curve).join('')}`

/** Returns the bits as paths that alternate between certain and possible. */
export const stretchesOf = (
  bits: readonly Bit[],
  isCertain: (square: Square) => boolean,
): Stretch[] => {
  const stretches: Stretch[] = []
  for (const { square, from, curve } of bits) {
    const last = stretches.at(-1)
    if (last?.isCertain === isCertain(square)) last.d += curve
    else stretches.push({ d: `M${from}${curve}`, isCertain: isCertain(square) })
  }
  return stretches
}
