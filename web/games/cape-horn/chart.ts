// The board as squares: neighbours, stages, directions. Nothing here knows cards in play or ships.
import type { Edition, RoseColour, Stage } from './edition.ts'

export type Square = number // row × columns + column, both from 0, from the north-west
export type Heading = 'F' | 'FL' | 'FR' | 'L' | 'R' | 'B' | 'BL' | 'BR' // as seen facing forward
export interface Arrow {
  heading: Heading
  distance: number // squares
}
export interface Station {
  stage: Stage // its own datum, never computed from its square
  colour: RoseColour
  at: Square
}

export interface Chart {
  columns: number
  rows: number
  ground: readonly ('land' | 'finish' | Stage)[] // by square
  starts: readonly Square[]
  stations: ReadonlyMap<Square, Station>
  arrows: ReadonlyMap<string, readonly Arrow[]> // by card type
}

const charts = new WeakMap<Edition, Chart>()

export const chartOf = (edition: Edition): Chart => {
  const known = charts.get(edition)
  if (known) return known
  const columns = edition.map[0]!.length
  const squareAt = ([column, row]: readonly [number, number]) => (row - 1) * columns + column - 1
  const chart: Chart = {
    columns,
    rows: edition.map.length,
    ground: [...edition.map.join('')].map(sign =>
      sign === '#' ? 'land' : sign === 'F' ? 'finish' : (Number(sign) as Stage),
    ),
    starts: edition.starts.map(squareAt),
    stations: new Map(
      edition.stations.map(({ stage, colour, at }) => [squareAt(at), { stage, colour, at: squareAt(at) }]),
    ),
    arrows: new Map(
      edition.cards.map(({ type, arrows }) => [
        type,
        arrows.map(arrow => ({ heading: arrow.slice(0, -1) as Heading, distance: Number(arrow.slice(-1)) })),
      ]),
    ),
  }
  charts.set(edition, chart)
  return chart
}

export const columnOf = (chart: Chart, square: Square) => square % chart.columns
export const rowOf = (chart: Chart, square: Square) => Math.floor(square / chart.columns)

export const isSea = (chart: Chart, square: Square): boolean => typeof chart.ground[square] === 'number'

// The square a step away, if the board has one there.
export const stepFrom = (
  chart: Chart,
  square: Square,
  [east, south]: readonly [number, number],
): Square | undefined => {
  const column = columnOf(chart, square) + east
  const row = rowOf(chart, square) + south
  return column < 0 || column >= chart.columns || row < 0 || row >= chart.rows
    ? undefined
    : row * chart.columns + column
}

const around = [-1, 0, 1].flatMap(south => [-1, 0, 1].map(east => [east, south] as const)).filter(([e, s]) => e || s)

// The squares that touch a square by a side or a corner.
export const neighbours = (chart: Chart, square: Square): Square[] =>
  around.flatMap(step => stepFrom(chart, square, step) ?? [])

// Forward is south on stage I, west on II, north on III; left and right as seen facing forward (rules, "Board").
const forward: Record<Stage, readonly [number, number]> = { 1: [0, 1], 2: [-1, 0], 3: [0, -1] }
const ahead: Record<Heading, number> = { F: 1, FL: 1, FR: 1, L: 0, R: 0, B: -1, BL: -1, BR: -1 }
const leftward: Record<Heading, number> = { F: 0, FL: 1, FR: -1, L: 1, R: -1, B: 0, BL: 1, BR: -1 }

// One step of a heading, [east, south], by the stage of the square one departs from.
export const stepOf = (stage: Stage, heading: Heading): readonly [number, number] => {
  const [east, south] = forward[stage]
  const [leftEast, leftSouth] = [south, -east]
  return [east * ahead[heading] + leftEast * leftward[heading], south * ahead[heading] + leftSouth * leftward[heading]]
}
