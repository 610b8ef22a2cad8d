// What each way costs so far on the sheet, and which side is ahead.
import type { Telling } from '../../words.ts'
import type { Length } from '../rules/ranking.ts'
import { type Side, sidesFor } from '../rules/sides.ts'
import type { SheetWords } from '../words/sentences.ts'
import { standingOf } from './counts.ts'
import type { Position, View } from './state.ts'

/** The length of a side's way: at the end, as traced, or as both sides counted it. */
export const lengthIn = ({ over, reckoning, counts }: View, side: Side): Length | undefined => {
  if (over) return over.lengths[side]
  const way = reckoning?.sides[side].way
  if (way) return { squares: way.squares.length, obstacles: way.obstacles.length }
  return standingOf(counts, side, side) === 'agreed' ? counts[side][side]! : undefined
}

// Which sides have counted a way that has no price yet; never their figures before both sides
// agree.
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

/** What is said in place of a way's price, as long as there is none. */
export const missingIn = (
  { view, options }: Position,
  way: Side,
  words: SheetWords,
  say: Telling,
): string => (options.depth === 'trace' ? words.sheet.noWay : countingOf(view, way, words, say))

/** The side that is ahead, if both ways are there and one is. */
export const aheadIn = (view: View): Side | undefined => {
  const [one, other] = [lengthIn(view, 0), lengthIn(view, 1)]
  if (!one || !other) return undefined
  const less =
    one.squares + one.obstacles - other.squares - other.obstacles || one.squares - other.squares
  return less === 0 ? undefined : less < 0 ? 0 : 1
}
