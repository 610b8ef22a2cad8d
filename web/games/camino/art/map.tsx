// The aerial map, painted in layers over the whole board: survey paper, fields, rivers, rails,
// roads, and upright things. A layer is one path for all squares, so that rivers and roads show no
// seam between two pieces.

import { memo } from '../../kit/memo.ts'
import { columnOf, rowOf, type Size, type Square, type Step, stepFrom } from '../../kit/squares.ts'
import { type Board, edges, isEmptyAt, type Tile, tileAt } from '../rules/pieces.ts'
import { cropOf, crops, fieldOf, meadows, pick } from './fields.ts'
import { type Runs, runsOf, runsOver } from './runs.ts'

interface Props {
  size: Size
  board: Board
}

// A tile and its place. For a forest also its sides: open where a road meets it, shut where a
// neighbour has no road.
interface Placed extends Tile {
  square: Square
  x: number // its middle
  y: number
  open: number[]
  shut: number[]
}

const steps: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const meets = (beside: Tile | undefined, side: number): boolean | undefined => {
  if (!beside) return undefined
  const edge = edges[beside.piece][(side + 2 - beside.turns + 4) & 3]
  return edge === 'R' || edge === '?'
}

const placedOn = (size: Size, board: Board): Placed[] =>
  [...board].flatMap((_, square) => {
    const tile = tileAt(board, square)
    if (!tile) return []
    const sides = tile.piece === 'forest' ? [0, 1, 2, 3] : []
    const met = sides.map(side => {
      const beside = stepFrom(size, square, steps[side]!)
      return beside === undefined ? undefined : meets(tileAt(board, beside), side)
    })
    return {
      ...tile,
      square,
      x: columnOf(size, square) * 100 + 50,
      y: rowOf(size, square) * 100 + 50,
      open: sides.filter(side => met[side] === true),
      shut: sides.filter(side => met[side] === false),
    }
  })

// Returns the path of the hedges: the edges between two laid squares of different fields. Each
// square adds those in its east and south.
const hedgesOf = (size: Size, placed: readonly Placed[]) => {
  const fields = new Map(placed.map(({ square }) => [square, fieldOf(size, square)]))
  const parts = (square: Square, step: Step) => {
    const beside = stepFrom(size, square, step)
    return beside !== undefined && fields.has(beside) && fields.get(beside) !== fields.get(square)
  }
  return placed
    .map(({ square, x, y }) => {
      const east = parts(square, [1, 0]) ? `M${x + 50} ${y - 50}v100` : ''
      return parts(square, [0, 1]) ? `${east}M${x - 50} ${y + 50}h100` : east
    })
    .join('')
}

// Returns the paths of the laid squares, by the crop of their field and all together.
const groundOf = (size: Size, placed: readonly Placed[]) => {
  const around = ({ x, y }: Placed) => `M${x - 50} ${y - 50}h100v100h-100z`
  const within = (crop: number) => placed.filter(({ square }) => cropOf(size, square) === crop)
  return {
    fields: Array.from({ length: crops }, (_, crop) => within(crop).map(around).join('')),
    all: placed.map(around).join(''),
    hedges: hedgesOf(size, placed),
  }
}

// Omits a path without data, which is an error in a file that is read as XML.
const Run = (run: { class: string; d: string | undefined }) => (run.d ? <path {...run} /> : null)

const Ground = ({ fields, all, hedges }: ReturnType<typeof groundOf>) => (
  <>
    {all && <path d={all} transform="translate(3 4)" fill="var(--c-shade)" />}
    {fields.map(
      (d, crop) =>
        d && <path key={crop} class="camino-fields" d={d} fill={`url(#camino-crop-${crop})`} />,
    )}
    <Run class="camino-plots" d={all} />
    <Run class="camino-hedges" d={hedges} />
  </>
)

const Lines = ({ runs }: { runs: Runs }) => (
  <g fill="none">
    {runs.river && (
      <>
        <Run class="camino-bank" d={runs.river} />
        <Run class="camino-water" d={runs.river} />
        <Run class="camino-deep" d={runs.river} />
        <Run class="camino-ripples" d={runs.ripples} />
      </>
    )}
    {runs.rails && (
      <>
        <Run class="camino-bed" d={`${runs.straightRail}${runs.curvedRail}`} />
        <Run class="camino-ballast" d={`${runs.straightRail}${runs.curvedRail}`} />
        <Run class="camino-sleepers" d={runs.straightRail} />
        <Run class="camino-sleepers curved" d={runs.curvedRail} />
        <Run class="camino-rails" d={runs.rails} />
      </>
    )}
    {runs.road && (
      <>
        <Run class="camino-kerb" d={runs.road} />
        <Run class="camino-asphalt" d={runs.road} />
        <Run class="camino-lines" d={runs.lines} />
        <Run class="camino-between" d={runs.lines} />
        <Run class="camino-dashes" d={runs.straightDashes} />
        <Run class="camino-dashes curved" d={runs.curvedDashes} />
        <Run class="camino-stops" d={runs.stops} />
      </>
    )}
  </g>
)

const turned = ([x, y]: readonly [number, number], turns: number): readonly [number, number] =>
  [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][turns & 3]!

// The trees at a forest's side: three if it is shut, none if a road comes in, and two, without the
// outermost, while that is not known yet.
const gates = [
  [-9, -27],
  [10, -26],
  [1, -40],
] as const

const Crowns = ({ open, shut }: Placed) => (
  <>
    <use href="#camino-grove" />
    {[0, 1, 2, 3].flatMap(side =>
      gates
        .slice(0, open.includes(side) ? 0 : shut.includes(side) ? 3 : 2)
        .map(gate => turned(gate, side))
        .map(([x, y]) => <use key={`${x} ${y}`} href="#camino-tree" x={x} y={y} />),
    )}
  </>
)

// The upright things of a tile. The tile's turn applies only to a bridge and a crossing, which look
// the same after two turns, and to a buffer, which is flat.
const Standing = ({ size, tile }: { size: Size; tile: Placed }) => {
  const { piece, turns, square, x, y } = tile
  const [houseX, houseY] = turned([-32, 33], turns)
  const turn = turns ? ` rotate(${turns * 90})` : ''
  return (
    <g
      transform={`translate(${x} ${y})${piece === 'forest' || piece === 'meadow' || piece === 'dead-end' ? '' : turn}`}
    >
      {piece === 'forest' && <Crowns {...tile} />}
      {piece === 'meadow' && (
        <use href={`#camino-${meadows[pick(square + size.columns, 5, meadows.length)]}`} />
      )}
      {piece === 'bridge' && <use href="#camino-bridge" />}
      {piece === 'level-crossing' && <use href="#camino-crossing" />}
      {piece === 'buffer' && <use href="#camino-buffer" />}
      {piece === 'dead-end' && (
        <>
          <use href="#camino-island" transform={`translate(${turned([0, 8], turns).join(' ')})`} />
          <use href="#camino-house" x={houseX} y={houseY} />
        </>
      )}
    </g>
  )
}

const stands = new Set(['forest', 'meadow', 'bridge', 'level-crossing', 'buffer', 'dead-end'])

const layersOf = memo(
  ({ size, board }: Props) => {
    const placed = placedOn(size, board)
    return {
      placed,
      ground: groundOf(size, placed),
      runs: runsOver(
        placed.map(tile => ({ ...tile, turn: tile.turns, runs: runsOf(tile.piece, tile.open) })),
      ),
    }
  },
  ({ size, board }) => `${size.columns} ${board}`,
  40,
)

/** Draws the tiles of a board, 100 units a square. */
export const Tiles = ({ size, board }: Props) => {
  const { placed, ground, runs } = layersOf({ size, board })
  return (
    <>
      <Ground {...ground} />
      <Lines runs={runs} />
      {placed.map(
        tile => stands.has(tile.piece) && <Standing key={tile.square} size={size} tile={tile} />,
      )}
    </>
  )
}

const star = 'M0-88L14-14 88 0 14 14 0 88-14 14-88 0-14-14z'
const hills =
  'M-330 70C-300-90-190-160-60-150M330-70C300 90 190 160 60 150M-280 90C-250-50-160-112-50-108M280-90C250 50 160 112 50 108'

const flag = 'M-16 32V-34L26-18-16-2'

// The map before the first piece: north, hills, and a flag in each corner where a way may begin.
const Opening = ({ columns, rows }: Size) => (
  <g
    transform={`translate(${columns * 50} ${rows * 50})`}
    fill="none"
    stroke="var(--c-survey-line)"
    stroke-width="3"
  >
    <path d={hills} />
    <circle r="66" />
    <path d={star} fill="var(--c-survey)" />
    <path d="M0-88L14-14 0 0-14-14z" fill="var(--c-survey-line)" />
    <g fill="var(--c-survey-line)" stroke="var(--ink)">
      {[-1, 1].flatMap(x =>
        [-1, 1].map(y => (
          <path
            key={`${x} ${y}`}
            d={flag}
            transform={`translate(${x * (columns * 50 - 50)} ${y * (rows * 50 - 50)})`}
          />
        )),
      )}
    </g>
  </g>
)

/** Draws the whole map: survey paper with the tiles on it. */
export const LandMap = ({ size, board }: Props) => (
  <g class="camino-map">
    <path d={`M0 0h${size.columns * 100}v${size.rows * 100}H0z`} fill="url(#camino-survey)" />
    {[...board].every((_, at) => isEmptyAt(board, at)) && <Opening {...size} />}
    <Tiles size={size} board={board} />
  </g>
)
