// What is in the box, for programs: the standard edition, unless a table's `options.edition`
// differs.
import { chartOf, stepOf } from './chart.ts'
import { standard } from './edition.ts'
import {
  type Arrow,
  arrowOf,
  buyPrice,
  type Heading,
  handLimit,
  ignorePrice,
  mostPoints,
  type RoseColour,
  rosesToCross,
  rosesToWin,
  type Stage,
  sprintPrice,
  stages,
} from './pieces.ts'

const headings: readonly Heading[] = ['F', 'FL', 'FR', 'L', 'R', 'B', 'BL', 'BR']

export interface Inventory {
  // Each type once.
  cards: {
    card: string // its type, a letter
    copies: number // in the box
    arrows: Arrow[] // where a ship on it may sail: all squares on the way must be sea
  }[]
  // What an arrow's heading means on the board, which turns with the stage.
  headings: {
    heading: Heading
    stage: Stage // of the square one departs from
    step: readonly [east: number, south: number] // what one square of it is there
  }[]
  columns: number // of the board
  rows: number // likewise
  ground: readonly ('land' | 'finish' | Stage)[] // by square: a number is the stage of the sea
  // Who stops there wins a rose, one a stage and one a colour.
  stations: {
    at: number // the square
    stage: Stage // of its rose
    colour: RoseColour // likewise
  }[]
  mostPoints: number // a ship has never more
  handLimit: number // cards
  ignorePrice: number // points to sail to any card beside the ship
  sprintPrice: number // points for a second leg
  buyPrice: number // points for one more card
  rosesToWin: number // one a stage, one a colour: so many win at once
  rosesToCross: number // so many let a ship cross the finish line, which wins at once
}

const { columns, rows, ground, stations } = chartOf(standard)

export const inventory: Inventory = {
  cards: standard.cards.map(({ type, copies, arrows }) => ({
    card: type,
    copies,
    arrows: arrows.map(arrowOf),
  })),
  headings: stages.flatMap(stage =>
    headings.map(heading => ({ heading, stage, step: stepOf(stage, heading) })),
  ),
  columns,
  rows,
  ground,
  stations: [...stations.values()],
  mostPoints,
  handLimit,
  ignorePrice,
  sprintPrice,
  buyPrice,
  rosesToWin,
  rosesToCross,
}
