// The state of the sheet beside the box: options, traced pieces, ways and counts.
import * as v from 'valibot'
import type * as game from '../../game.ts'
import type { Seat } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { type Board, variants } from '../rules/pieces.ts'
import type { Length } from '../rules/ranking.ts'
import type { SheetHow } from '../rules/state.ts'
import type { Way } from '../solver/ways.ts'
import type { Counts } from './counts.ts'
import type { Reckoning } from './reckoning.ts'

export const options = v.strictObject({
  depth: v.optional(v.picklist(['count', 'trace']), 'count'),
  variant: v.optional(v.picklist(variants), 'camino'),
})
export type Options = v.InferOutput<typeof options>

/**
 * The end of a drawn road. Only `side`, where the road comes in, is known; the other side is
 * guessed.
 */
export interface RoadEnd {
  square: Square
  side: number
}

export interface Over {
  how: SheetHow
  lengths: [Length, Length] // by side
  ways?: [Way, Way] // likewise, where they were traced
}

export interface Sheet {
  options: Options
  seats: number // how many play
  first?: Seat // who lays the first piece
  starts: (Square | null)[] // by side: the corner the first piece lies in
  board: Board
  ends: RoadEnd[]
  pens: (Square | null)[] // by seat: where the road it drew last ends
  counts: Counts
  over?: Over // how the game ended
}

export interface View extends Omit<Sheet, 'options' | 'ends'> {
  reckoning?: Reckoning // of what was traced
}
export type Position = game.Position<View, Options>
