// Turns a drawn road into pieces: each square gets the piece that joins all roads known to lead
// into it. At the end of a road only one side is known; the other is guessed, straight on if
// possible, until more is drawn.
import type { Square } from '../../kit/squares.ts'
import {
  type Board,
  keyOfTile,
  type Land,
  type Piece,
  type Tile,
  tileAt,
  turnsOf,
  withTile,
} from '../rules/pieces.ts'
import { groundOf } from '../rules/survey.ts'
import type { Grid, Side } from '../solver/grid.ts'
import { RAIL, RIVER, ROAD } from '../solver/patterns.ts'
import type { RoadEnd } from './state.ts'

type Sides = number // of a square, a bit each

const plainRoads: readonly Piece[] = ['straight', 'curve', 'three-way', 'four-way']

const sidesWith = (tile: Tile | undefined, value: number): Sides => {
  if (!tile || tile.piece === 'forest') return 0
  const key = keyOfTile(tile)
  return [0, 1, 2, 3].reduce(
    (sides, side) => sides | (((key >> (4 * side)) & 15) === value ? 1 << side : 0),
    0,
  )
}

const bySides = new Map<Sides, Tile>(
  plainRoads.flatMap(piece =>
    turnsOf(piece).map(turns => [sidesWith({ piece, turns }, ROAD), { piece, turns }] as const),
  ),
)

// Returns the piece for a road across a square: a bridge or level crossing if a river or railway
// crosses there at a right angle.
const tileFor = (sides: Sides, lies: Tile | undefined): Tile => {
  const straight = bySides.get(sides)!
  if (straight.piece !== 'straight') return straight
  const across = 15 & ~sides
  const piece =
    sidesWith(lies, RIVER) === across
      ? 'bridge'
      : sidesWith(lies, RAIL) === across
        ? 'level-crossing'
        : null
  return piece ? { piece, turns: straight.turns } : straight
}

const isOne = (sides: Sides) => (sides & (sides - 1)) === 0

// Checks whether a road could leave a square by a side: off the board, onto an empty square, or
// onto another road.
const mayLeave = (board: Board, grid: Grid, square: Square, side: Side): boolean => {
  const beside = grid.beside[4 * square + side]!
  const tile = beside < 0 ? undefined : tileAt(board, beside)
  return !tile || tile.piece === 'forest' || (sidesWith(tile, ROAD) & (1 << (side ^ 2))) !== 0
}

/** Returns the board after guessing the end of every road again. */
export const withEnds = ({ variant, board }: Land, ends: readonly RoadEnd[]): Board => {
  const { grid } = groundOf({ variant, board })
  return ends.reduce((next, { square, side }) => {
    const ways = [side ^ 2, (side + 1) & 3, (side + 3) & 3]
    const ahead = ways.find(way => mayLeave(next, grid, square, way)) ?? side ^ 2
    return withTile(next, square, bySides.get((1 << side) | (1 << ahead))!)
  }, board)
}

const sideTowards = (grid: Grid, from: Square, to: Square): Side =>
  [0, 1, 2, 3].find(side => grid.beside[4 * from + side] === to)!

/** Returns the board with a road along neighbouring squares; the road may cross itself. */
export const withRoad = (
  { variant, board }: Land,
  ends: readonly RoadEnd[],
  squares: readonly Square[],
): { board: Board; ends: RoadEnd[] } => {
  const { grid } = groundOf({ variant, board })
  const drawn = new Map<Square, Sides>()
  const lead = (from: Square, to: Square) =>
    drawn.set(from, (drawn.get(from) ?? 0) | (1 << sideTowards(grid, from, to)))
  for (const [i, to] of squares.slice(1).entries()) {
    lead(squares[i]!, to)
    lead(to, squares[i]!)
  }
  let next = board
  const open = new Map(ends.map(end => [end.square, end]))
  for (const [square, sides] of drawn) {
    const lies = tileAt(board, square)
    const end = open.get(square)
    const had = end ? 1 << end.side : sidesWith(lies, ROAD)
    const all = had | sides
    // the piece there joins these sides already
    if (lies?.piece === 'forest' || (!end && all === had)) continue
    open.delete(square)
    if (isOne(all)) open.set(square, { square, side: Math.log2(all) })
    else next = withTile(next, square, tileFor(all, lies))
  }
  const left = [...open.values()]
  return { board: withEnds({ variant, board: next }, left), ends: left }
}
