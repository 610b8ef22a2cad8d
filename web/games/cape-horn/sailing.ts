// Where a ship may go: along an arrow of the card it stands on, or to any card beside it (rulebook 001, step 3).
import type { Refusal } from '../game.ts'
import { type Arrow, type Chart, isSea, neighbours, type Square, stepFrom, stepOf } from './chart.ts'
import type { Stage } from './edition.ts'
import { rosesToCross } from './pieces.ts'

// What lies on the sea now.
export interface Water {
  cardAt(square: Square): string | undefined // the card that counts, printed starts too
  shipAt(square: Square): boolean
}

// A ship ends on a card without another ship; a station with a card under it holds any number.
export const mayLand = (chart: Chart, water: Water, to: Square): Refusal | undefined => {
  if (!isSea(chart, to)) return { refused: 'not-sea', rule: 'sailing', at: [to] }
  if (!water.cardAt(to)) return { refused: 'no-card-there', rule: 'sailing', at: [to] }
  if (water.shipAt(to) && !chart.stations.has(to)) return { refused: 'ship-there', rule: 'sailing', at: [to] }
}

export type Course =
  | { ends: 'square'; way: Square[] } // all sea; the last square is where it ends
  | { ends: 'line'; way: Square[] } // the last square lies beyond the finish line
  | { ends: 'land'; way: Square[] } // the last square is land or, missing, the edge of the board

// The straight course of one arrow: exactly its number of squares, or until it meets the line, land or the edge.
export const courseOf = (chart: Chart, from: Square, { heading, distance }: Arrow): Course => {
  const step = stepOf(chart.ground[from] as Stage, heading)
  const way: Square[] = []
  for (let square: Square | undefined = from; way.length < distance; ) {
    square = stepFrom(chart, square, step)
    if (square === undefined) return { ends: 'land', way }
    way.push(square)
    if (chart.ground[square] === 'finish') return { ends: 'line', way }
    if (!isSea(chart, square)) return { ends: 'land', way }
  }
  return { ends: 'square', way }
}

// Every course of the card a ship stands on.
export const courses = (chart: Chart, water: Water, from: Square): Course[] =>
  (chart.arrows.get(water.cardAt(from) ?? '') ?? []).map(arrow => courseOf(chart, from, arrow))

// Whether one ordinary move could end on a square.
export const reaches = (chart: Chart, water: Water, from: Square, to: Square): boolean =>
  courses(chart, water, from).some(({ ends, way }) => ends === 'square' && way.at(-1) === to) &&
  !mayLand(chart, water, to)

// Whether a move that ignores the card could end on a square: any card beside the ship, never across the line.
export const ignoreReaches = (chart: Chart, water: Water, from: Square, to: Square): boolean =>
  neighbours(chart, from).includes(to) && !mayLand(chart, water, to)

// An ordinary move to a square, or across the finish line, for which two roses are needed (ruling: else it is illegal).
export const maySail = (chart: Chart, water: Water, from: Square, to: Square, roses: number): Refusal | undefined => {
  const course = courses(chart, water, from).find(({ way }) => way.at(-1) === to)
  if (!course) return { refused: 'no-arrow', rule: 'sailing', at: [from, to] }
  if (course.ends === 'land') return { refused: 'runs-aground', rule: 'sailing', at: course.way }
  if (course.ends === 'square') return mayLand(chart, water, to)
  if (roses < rosesToCross) return { refused: 'too-few-roses', rule: 'end', at: course.way }
}

export const mayIgnore = (chart: Chart, water: Water, from: Square, to: Square): Refusal | undefined => {
  if (!neighbours(chart, from).includes(to)) return { refused: 'not-beside', rule: 'ignore', at: [from, to] }
  if (chart.ground[to] === 'finish') return { refused: 'not-over-the-line', rule: 'ignore', at: [to] }
  return mayLand(chart, water, to)
}

// The squares an ordinary move may end on; squares beyond the line where it may be crossed.
export const landings = (chart: Chart, water: Water, from: Square, roses: number): Square[] =>
  courses(chart, water, from)
    .map(({ way }) => way.at(-1))
    .filter(to => to !== undefined)
    .filter(to => !maySail(chart, water, from, to, roses))

export const ignoreLandings = (chart: Chart, water: Water, from: Square): Square[] =>
  neighbours(chart, from).filter(to => !mayIgnore(chart, water, from, to))
