// How each entry changes the sheet: the traced board, the counts and the end.

import type { Seat } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import type { Entry } from '../rules/entry.ts'
import { corners, emptyBoard, frameOf, type Tile, withTile } from '../rules/pieces.ts'
import { type Place, squareOn } from '../rules/places.ts'
import type { Length } from '../rules/ranking.ts'
import { otherSide, type Side, sideOfSeat } from '../rules/sides.ts'
import { gridOf } from '../solver/grid.ts'
import type { Way } from '../solver/ways.ts'
import { agreedOn, noCounts, withCount } from './counts.ts'
import { squaresAlong } from './paths.ts'
import { reckoned, waysAtEnd } from './reckoning.ts'
import { withEnds, withRoad } from './roads.ts'
import type { Options, Sheet } from './state.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

export const blank = (seats: number, options: Options): Sheet => ({
  options,
  seats,
  starts: [null, null],
  board: emptyBoard(frameOf(options.variant)),
  ends: [],
  pens: Array.from({ length: seats }, () => null),
  counts: noCounts,
})

const begun = (sheet: Sheet, { first, corner }: Of<'begins'>): Sheet => {
  const { columns, rows } = frameOf(sheet.options.variant)
  const start = gridOf(columns, rows).corners[corners.indexOf(corner)]!
  return { ...sheet, first, starts: replaced(sheet.starts, sideOfSeat(first), start) }
}

const drawn = (sheet: Sheet, seat: Seat, { path }: Of<'road'>): Sheet => {
  const { variant } = sheet.options
  const squares = squaresAlong(variant, path)!
  const pens = replaced(sheet.pens, seat, squares.at(-1)!)
  return { ...sheet, ...withRoad({ variant, board: sheet.board }, sheet.ends, squares), pens }
}

const put = (sheet: Sheet, place: Place, tile?: Tile): Sheet => {
  const { variant } = sheet.options
  const square = squareOn(variant, place)!
  const ends = sheet.ends.filter(end => end.square !== square)
  const board = withEnds({ variant, board: withTile(sheet.board, square, tile) }, ends)
  const pens = tile ? sheet.pens : sheet.pens.map(pen => (pen === square ? null : pen))
  return { ...sheet, board, ends, pens }
}

const counted = (sheet: Sheet, by: Side, way: Side, length: Length): Sheet => {
  const counts = withCount(sheet.counts, by, way, length)
  const lengths = agreedOn(counts)
  return { ...sheet, counts, ...(lengths && { over: { how: 'counted', lengths } }) }
}

export const lengthOf = ({ squares, obstacles }: Way): Length => ({
  squares: squares.length,
  obstacles: obstacles.length,
})

const closed = (sheet: Sheet, { how }: Of<'close'>): Sheet => {
  const { options, board, starts } = sheet
  const ways = waysAtEnd(reckoned({ variant: options.variant, board }, starts), how) as [Way, Way]
  return { ...sheet, over: { how, lengths: [lengthOf(ways[0]), lengthOf(ways[1])], ways } }
}

/**
 * Ends the game as it is: the cheapest ways count that are still possible on what was traced.
 * Without a way, or where the ways are counted by hand, both sides share (ruling).
 */
export const end = (sheet: Sheet): Sheet => {
  const { options, board, starts } = sheet
  const traced =
    options.depth === 'trace'
      ? waysAtEnd(reckoned({ variant: options.variant, board }, starts), 'stuck')
      : []
  const [one, other] = traced
  if (!one || !other) return { ...sheet, over: { how: 'early', lengths: [unmeasured, unmeasured] } }
  const lengths: [Length, Length] = [lengthOf(one), lengthOf(other)]
  return { ...sheet, over: { how: 'early', lengths, ways: [one, other] } }
}
const unmeasured: Length = { squares: 0, obstacles: 0 }

export const enter = (sheet: Sheet, seat: Seat, said: Entry): Sheet => {
  const by = sideOfSeat(seat)
  switch (said.kind) {
    case 'begins':
      return begun(sheet, said)
    case 'road':
      return drawn(sheet, seat, said)
    case 'piece':
      return put(sheet, said, { piece: said.piece, turns: said.turns })
    case 'clear':
      return put(sheet, said)
    case 'counts':
      return counted(sheet, by, sideOfSeat(said.whose), {
        squares: said.squares,
        obstacles: said.obstacles,
      })
    case 'takes-over': {
      const way = sideOfSeat(said.whose)
      return counted(sheet, by, way, sheet.counts[otherSide(by)][way]!)
    }
    case 'close':
      return closed(sheet, said)
  }
}
