// The board as squares: neighbours, stages, directions. It depends on the edition only, not on
// cards in play or ships.
import { memo } from '../../kit/memo.ts'
import { recordOf } from '../../kit/records.ts'
import { type Size, type Square, type Step, squareAt, stepFrom } from '../../kit/squares.ts'
import type { Edition } from './edition.ts'
import {
  type Arrow,
  arrowOf,
  type Heading,
  type RoseColour,
  type SeatCount,
  type Stage,
  seatCounts,
  stages,
} from './pieces.ts'

export interface Station {
  stage: Stage // from the edition, never computed from its square
  colour: RoseColour
  at: Square
}

export interface Chart extends Size {
  ground: readonly ('land' | 'finish' | Stage)[] // by square
  beside: readonly (readonly Square[])[] // by square: those that touch it by a side or a corner
  starts: readonly Square[]
  // by number of ships and by start: the type of its card
  printed: Record<number, ReadonlyMap<Square, string>>
  stations: ReadonlyMap<Square, Station>
  arrows: ReadonlyMap<string, readonly Arrow[]> // by card type
}

const around = [-1, 0, 1]
  .flatMap(south => [-1, 0, 1].map((east): Step => [east, south]))
  .filter(([e, s]) => e || s)

export const chartOf = memo((edition: Edition): Chart => {
  const size = { columns: edition.map[0]!.length, rows: edition.map.length }
  const starts = edition.starts.map(place => squareAt(size, place))
  const { startCard } = edition
  const printed = (ships: SeatCount) => {
    const each =
      typeof startCard === 'string' || Array.isArray(startCard) ? startCard : startCard[ships]
    return new Map(starts.map((at, i) => [at, typeof each === 'string' ? each : each[i]!]))
  }
  const ground = [...edition.map.join('')].map(sign =>
    sign === 'F' ? 'finish' : (stages.find(stage => sign === String(stage)) ?? 'land'),
  )
  return {
    ...size,
    ground,
    beside: ground.map((_, square) => around.flatMap(step => stepFrom(size, square, step) ?? [])),
    starts,
    printed: recordOf(seatCounts, printed),
    stations: new Map(
      edition.stations.map(({ stage, colour, at: place }) => {
        const at = squareAt(size, place)
        return [at, { stage, colour, at }]
      }),
    ),
    arrows: new Map(edition.cards.map(({ type, arrows }) => [type, arrows.map(arrowOf)])),
  }
})

/** Returns the stage of a sea square. Throws for land, and beyond the finish line. */
export const stageAt = ({ ground }: Chart, square: Square): Stage => {
  const stage = ground[square]
  if (typeof stage !== 'number') throw new Error(`no sea on square ${square}`)
  return stage
}

export const isSea = ({ ground }: Chart, square: Square): boolean =>
  typeof ground[square] === 'number'

// Forward is south on stage I, west on II, north on III. Left and right are seen by a viewer who
// faces forward (rules, "Board").
const forward: Record<Stage, Step> = { 1: [0, 1], 2: [-1, 0], 3: [0, -1] }
const ahead: Record<Heading, number> = { F: 1, FL: 1, FR: 1, L: 0, R: 0, B: -1, BL: -1, BR: -1 }
const leftward: Record<Heading, number> = { F: 0, FL: 1, FR: -1, L: 1, R: -1, B: 0, BL: 1, BR: -1 }

/** Returns one step of a heading, in the stage of the square that the ship departs from. */
export const stepOf = (stage: Stage, heading: Heading): Step => {
  const [east, south] = forward[stage]
  const [leftEast, leftSouth] = [south, -east]
  return [
    east * ahead[heading] + leftEast * leftward[heading],
    south * ahead[heading] + leftSouth * leftward[heading],
  ]
}
