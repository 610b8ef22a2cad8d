// Rules for sailing: along an arrow of the card under the ship, or to any card beside the ship
// (rulebook 001, step 3).
import { refuse } from '../../kit/refuse.ts'
import { type Square, stepFrom } from '../../kit/squares.ts'
import { type Chart, isSea, stageAt, stepOf } from './chart.ts'
import { type Arrow, rosesToCross } from './pieces.ts'
import type { Refusal } from './points.ts'

/** What is on the sea now. */
export interface Water {
  cardAt(square: Square): string | undefined // the top card, also a printed start
  shipAt(square: Square): boolean
}

/**
 * Checks where a ship may end: on a card without a ship, or at a station with a card and any ships.
 */
export const mayLand = (chart: Chart, water: Water, to: Square): Refusal | undefined => {
  if (!isSea(chart, to)) return refuse('not-sea', 'sailing', { squares: [to] })
  if (!water.cardAt(to)) return refuse('no-card-there', 'sailing', { squares: [to] })
  if (water.shipAt(to) && !chart.stations.has(to))
    return refuse('ship-there', 'sailing', { squares: [to] })
}

/** The ways to sail: along an arrow of the card, to any card beside the ship, or a second leg. */
export type Way = 'sail' | 'ignore' | 'sprint'

export type Course =
  | { ends: 'square'; way: Square[] } // all sea; the ship ends on the last square
  | { ends: 'line'; way: Square[] } // the last square lies beyond the finish line
  // The last square is land, or the last one before the board's edge.
  | { ends: 'land'; way: Square[] }

/**
 * Returns the straight course of one arrow: all its squares, or up to the line, land or the edge.
 */
export const courseOf = (chart: Chart, from: Square, { heading, distance }: Arrow): Course => {
  const step = stepOf(stageAt(chart, from), heading)
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

// Returns the courses of all arrows of the card under a ship.
const courses = (chart: Chart, water: Water, from: Square): Course[] =>
  (chart.arrows.get(water.cardAt(from) ?? '') ?? []).map(arrow => courseOf(chart, from, arrow))

/** Checks whether one ordinary move could end on a square. */
export const reaches = (chart: Chart, water: Water, from: Square, to: Square): boolean =>
  courses(chart, water, from).some(({ ends, way }) => ends === 'square' && way.at(-1) === to) &&
  !mayLand(chart, water, to)

// Checks a course to one of its squares. A ship needs two roses to cross the finish line (ruling);
// the arrow's remaining squares are lost.
const maySteer = (
  chart: Chart,
  water: Water,
  course: Course,
  to: Square,
  roses: number,
): Refusal | undefined => {
  const { ends, way } = course
  if (ends === 'land') return refuse('runs-aground', 'sailing', { squares: way })
  if (way.at(-1) !== to) return refuse('exact-distance', 'sailing', { squares: way })
  if (ends === 'square') return mayLand(chart, water, to)
  if (roses < rosesToCross) return refuse('too-few-roses', 'end', { squares: way })
}

/** Checks an ordinary move to a square, or across the finish line. */
export const maySail = (
  chart: Chart,
  water: Water,
  from: Square,
  to: Square,
  roses: number,
): Refusal | undefined => {
  const towards = courses(chart, water, from).filter(({ way }) => way.includes(to))
  if (towards.length === 0) return refuse('no-arrow', 'sailing', { squares: [from, to] })
  const refusals = towards.map(course => maySteer(chart, water, course, to, roses))
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/**
 * Checks a move that ignores the card: to any card beside the ship, never across the line (ruling).
 */
export const mayIgnore = (
  chart: Chart,
  water: Water,
  from: Square,
  to: Square,
): Refusal | undefined => {
  if (!chart.beside[from]!.includes(to))
    return refuse('not-beside', 'ignore', { squares: [from, to] })
  if (chart.ground[to] === 'finish') return refuse('not-over-the-line', 'ignore', { squares: [to] })
  return mayLand(chart, water, to)
}

/** Returns where an ordinary move may end, also beyond the line if the ship may cross it. */
export const landings = (chart: Chart, water: Water, from: Square, roses: number): Square[] => {
  const ends = courses(chart, water, from).flatMap(course => {
    const to = course.way.at(-1)
    return to === undefined || maySteer(chart, water, course, to, roses) ? [] : [to]
  })
  return [...new Set(ends)]
}

export const ignoreLandings = (chart: Chart, water: Water, from: Square): Square[] =>
  chart.beside[from]!.filter(to => !mayIgnore(chart, water, from, to))
