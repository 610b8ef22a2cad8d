// What is to be done on the sheet now, in one sentence and a note; and what each way costs so far.
import type { Telling } from '../../words.ts'
import type { Length } from '../rules/ranking.ts'
import { type Side, sideOfSeat, sidesFor } from '../rules/sides.ts'
import type { SheetWords } from '../words/en.ts'
import { standingOf } from './counts.ts'
import type { Position, View } from './state.ts'

/** A side's way as it stands: at the end, as traced, or as both sides counted it. */
export const lengthIn = ({ over, reckoning, counts }: View, side: Side): Length | undefined => {
  if (over) return over.lengths[side]
  const way = reckoning?.sides[side].way
  if (way) return { squares: way.squares.length, obstacles: way.obstacles.length }
  return standingOf(counts, side, side) === 'agreed' ? counts[side][side]! : undefined
}

// How far a way is counted that has no price yet: who has, never the figure before both sides agree.
const countingOf = ({ counts, seats }: View, way: Side, { sheet }: SheetWords, say: Telling): string => {
  const [by, ...more] = ([0, 1] as const).filter(side => counts[side][way])
  if (by === undefined) return sheet.beingCounted
  return more.length > 0 ? sheet.differs : sheet.countedBy(say.list(sidesFor(seats)[by]!.map(say.name)))
}

/** What stands in place of a way's price. */
export const missingIn = ({ view, options }: Position, way: Side, words: SheetWords, say: Telling): string =>
  options.depth === 'trace' ? words.sheet.noWay : countingOf(view, way, words, say)

/** The side that is ahead, if both ways are there and one is. */
export const aheadIn = (view: View): Side | undefined => {
  const [one, other] = [lengthIn(view, 0), lengthIn(view, 1)]
  if (!one || !other) return undefined
  const less = one.squares + one.obstacles - other.squares - other.obstacles || one.squares - other.squares
  return less === 0 ? undefined : less < 0 ? 0 : 1
}

type Sentences = [now: string, note?: string | undefined]

const traced = ({ view }: Position, { sheet }: SheetWords, say: Telling): Sentences => {
  const name = (side: Side) => say.list(sidesFor(view.seats)[side]!.map(say.name))
  const { sides, fault, isTangled } = view.reckoning!
  const [one, other] = [lengthIn(view, 0), lengthIn(view, 1)]
  if (!one && !other) return [sheet.trace, sheet.traceNote]
  if (!one || !other) return [sheet.traceOther(name(one ? 1 : 0)), sheet.traceNote]
  const ahead = aheadIn(view)
  const points = [one, other].map(({ squares, obstacles }) => squares + obstacles)
  const open = sides.flatMap(({ isFinal }, side) => (isFinal ? [] : [name(side as Side)]))
  const note = open.length === 0 ? sheet.final : fault || isTangled ? undefined : sheet.notFinal(say.list(open))
  if (ahead === undefined) return [sheet.even(points[0]!), note]
  return [sheet.leads(name(ahead), points[ahead]!, points[1 - ahead]!), note]
}

const counted = ({ view, you }: Position, { sheet }: SheetWords): Sentences => {
  const by = you === 'room' ? 0 : sideOfSeat(you)
  const standings = ([0, 1] as const).map(way => standingOf(view.counts, by, way))
  const isOpen = standings.includes('open')
  if (you === 'room' && (isOpen || standings.includes('waits'))) return [sheet.counting, sheet.countNote]
  if (isOpen) return [sheet.count, sheet.countNote]
  return standings.includes('differs') ? [sheet.differs, sheet.differsNote] : [sheet.waits]
}

export const headlineOf = (position: Position, words: SheetWords, say: Telling): Sentences => {
  const { view, options } = position
  if (view.over) return [words.sheet.over[view.over.how]]
  if (view.first === undefined) return [words.begins.title, words.begins.note]
  return options.depth === 'trace' ? traced(position, words, say) : counted(position, words)
}
