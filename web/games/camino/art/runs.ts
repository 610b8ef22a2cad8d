// The roads, rails and rivers of each piece, as paths around the middle of a square of 100, north
// up. Everything crosses an edge at its middle and at a right angle, so that neighbours meet
// without a seam.
import type { Piece } from '../rules/pieces.ts'

const STRAIGHT = 'M0 -50L0 50'
const CURVE = 'M0 -50C0 -22.4 22.4 0 50 0' // from north to east, a quarter circle of 50
const ARM = 'M0 -50L0 0'

/**
 * The layers of the map. Dashes and sleepers begin with half of one, and straights and curves
 * differ in length, so each needs its own layer.
 */
export const layers = [
  'river',
  'ripples',
  'straightRail',
  'curvedRail',
  'rails',
  'road',
  'lines',
  'straightDashes',
  'curvedDashes',
  'stops',
] as const
export type Layer = (typeof layers)[number]
export type Runs = Partial<Record<Layer, string>>

/** Turns and moves a path point by point, so the path may contain only M, L and C. */
export const placed = (path: string, x: number, y: number, turn: number): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, right, down) => {
    const [east, south] = [Number(right), Number(down)]
    const [a, b] = [
      [east, south],
      [-south, east],
      [-east, -south],
      [south, -east],
    ][turn & 3] as [number, number]
    return `${Math.round((x + a) * 10) / 10} ${Math.round((y + b) * 10) / 10}`
  })

const turned = (path: string, ...turns: number[]) =>
  turns.map(turn => placed(path, 0, 0, turn)).join('')

const STOP = 'M-14 -33L14 -33'
const STUB = 'M0 -50L0 -45' // half a dash

const road: Runs = { road: STRAIGHT, lines: STRAIGHT, straightDashes: STRAIGHT }
const crossRiver = turned(STRAIGHT, 1)
const RAILS = 'M-8 -50L-8 50M8 -50L8 50'

// Returns the arms of a crossing: for each a road into the middle, half a dash and a stop line.
const crossing = (...turns: number[]): Runs => ({
  road:
    turned(ARM, ...turns) +
    turns
      .filter(turn => turns.includes((turn + 1) & 3))
      .map(turn => turned(CURVE, turn))
      .join(''),
  straightDashes: turned(STUB, ...turns),
  stops: turned(STOP, ...turns),
})

const RIVER = 'M0 -50C0 -36 4 -30 4 -17C4 0 -4 0 -4 17C-4 30 0 36 0 50'
const RIPPLES =
  'M-8 -50C-8 -36 -4 -30 -4 -17C-4 0 -12 0 -12 17C-12 30 -8 36 -8 50M8 50C8 36 4 30 4 17C4 0 12 0 12 -17C12 -30 8 -36 8 -50'

const runsByPiece: Record<Piece, Runs> = {
  straight: road,
  curve: { road: CURVE, lines: CURVE, curvedDashes: CURVE },
  'three-way': crossing(0, 1, 2),
  'four-way': crossing(0, 1, 2, 3),
  'dead-end': {
    road: 'M0 -50L0 8M0 -3C6.1 -3 11 1.9 11 8C11 14.1 6.1 19 0 19C-6.1 19 -11 14.1 -11 8C-11 1.9 -6.1 -3 0 -3L2 -3',
    straightDashes: 'M0 -50L0 -24',
  },
  forest: {},
  meadow: {},
  'rail-straight': { straightRail: STRAIGHT, rails: RAILS },
  'rail-curve': {
    curvedRail: CURVE,
    rails: 'M-8 -50C-8 -18 18 8 50 8M8 -50C8 -26.8 26.8 -8 50 -8',
  },
  'level-crossing': { ...road, straightRail: turned(STRAIGHT, 1), rails: turned(RAILS, 1) },
  buffer: { straightRail: 'M0 -50L0 4', rails: 'M-8 -50L-8 4M8 -50L8 4' },
  'river-straight': { river: RIVER, ripples: RIPPLES },
  'river-curve': {
    river: CURVE,
    ripples: 'M-8 -50C-8 -18 18 8 50 8M50 -8C26.8 -8 8 -26.8 8 -50',
  },
  bridge: { ...road, river: crossRiver, ripples: turned('M-8 -50L-8 50M8 50L8 -50', 1) },
}

// Returns the roads of a forest: only from sides where a road meets it.
const forestRuns = (open: readonly number[]): Runs => ({ road: turned(ARM, ...open) })

export const runsOf = (piece: Piece, open: readonly number[] = []): Runs =>
  piece === 'forest' ? forestRuns(open) : runsByPiece[piece]

/** Returns each layer as one path over many pieces. */
export const runsOver = (
  pieces: readonly { x: number; y: number; turn: number; runs: Runs }[],
): Runs =>
  Object.fromEntries(
    layers.map(layer => [
      layer,
      pieces
        .map(({ x, y, turn, runs }) => (runs[layer] ? placed(runs[layer], x, y, turn) : ''))
        .join(''),
    ]),
  )
