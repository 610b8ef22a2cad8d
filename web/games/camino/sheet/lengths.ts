// The cost of each way so far, and which side is ahead.
import type { Telling } from '../../words.ts'
import type { Length } from '../rules/ranking.ts'
import { type Side, sidesFor } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import { standingOf } from './counts.ts'
import type { Position, View } from './state.ts'

/**
 * Returns the length of a side's way, at the end, as traced, or as both sides counted it;
 * `undefined` if there is none yet.
 */
export const lengthIn = ({ over, reckoning, counts }: View, side: Side): Length | undefined => {
  if (over) return over.lengths[side]
  const way = reckoning?.sides[side].way
  if (way) return { squares: way.squares.length, obstacles: way.obstacles.length }
  return standingOf(counts, side, side) === 'agreed' ? counts[side][side]! : undefined
}

// Returns the text for a way without an agreed length: which sides have counted it. It never shows
// their counts, so that a side that still counts is not influenced.
const countingOf = (
  { counts, seats }: View,
  way: Side,
  { sheet }: SheetWords,
  say: Telling,
): string => {
  const [by, ...more] = ([0, 1] as const).filter(side => counts[side][way])
  if (by === undefined) return sheet.beingCounted
  return more.length > 0
    ? sheet.differs
    : sheet.countedBy(say.list(sidesFor(seats)[by]!.map(say.name)))
}

/** Returns the text in place of a way's price while there is none. */
export const missingIn = (
  { view, options }: Position,
  way: Side,
  words: SheetWords,
  say: Telling,
): string => (options.depth === 'trace' ? words.sheet.noWay : countingOf(view, way, words, say))

/** Returns the side that is ahead; `undefined` if a way has no length yet or both are equal. */
export const aheadIn = (view: View): Side | undefined => {
  const [one, other] = [lengthIn(view, 0), lengthIn(view, 1)]
  if (!one || !other) return undefined
  const less =
    one.squares + one.obstacles - other.squares - other.obstacles || one.squares - other.squares
  return less === 0 ? undefined : less < 0 ? 0 : 1
}
