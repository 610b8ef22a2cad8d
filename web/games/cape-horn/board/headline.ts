// What a face says about a race: the sentence to act on with its second voice, the step, the pages of the log.
import { squareName } from '../../kit/squares.ts'
import type { Telling } from '../../words.ts'
import { chartOf } from '../rules/chart.ts'
import { mayDraw, type Stage, stillRounds } from '../rules/pieces.ts'
import type { Point } from '../rules/points.ts'
import type { Position, View } from '../rules/state.ts'
import type { BoardWords } from '../words/en.ts'
import type { Prize } from './aims.ts'
import { type Aims, type Intent, isTurnOf, shipOf } from './intent.ts'

export const pagesOf = ({ ships }: View) => ships.map(({ points, roses, cards }) => ({ points, roses, hand: cards }))

/** Whoever has nothing to lay is at step 3. */
export const railOf = ({ turn, ships }: View): 2 | 3 | 4 => {
  if (turn?.step === 'buying' || turn?.step === 'sailed') return 4
  return turn && (turn.covered || ships[turn.seat]!.cards === 0) ? 3 : 2
}

/** What one has in mind: its aims, and the best that they would bring. */
export interface Minded {
  intent: Intent
  aims: Aims
  prize?: Prize | undefined
}

const promise = (position: Position, prize: Prize | undefined, { meant, station }: BoardWords): string | undefined => {
  const { columns } = chartOf(position.options.edition)
  return prize && meant.prize(prize, squareName(prize.at, columns), prize.station && station(prize.station))
}

/** How many rounds are left before the race is stuck; said while they are few. */
export const roundsLeft = ({ still, ships, over }: View): number | undefined => {
  const left = stillRounds - Math.floor(still / ships.length)
  return !over && left <= lastRounds ? Math.max(1, left) : undefined
}
const lastRounds = 4

const laying = (position: Position, words: BoardWords, { intent, aims, prize }: Minded): [string, string] => {
  const { doNow, note } = words
  if (intent.kind === 'lay') return [doNow.square, note.square]
  if (intent.kind === 'cover') return [intent.card === undefined ? doNow.coverCard : doNow.cover, note.cover]
  if (intent.way === 'sprint') return [doNow.sprint, promise(position, prize, words) ?? note.sprint]
  const { view } = position
  const chart = chartOf(position.options.edition)
  const stage = chart.ground[shipOf(position).at] as Stage
  const free = [...aims.values()].filter(({ kind }) => kind === 'sail').length
  const lays = !view.turn!.covered && view.hand.length > 0
  const sails = free > 0 ? 'free' : aims.size > 0 ? 'paid' : 'not'
  const now = (lays ? doNow.lays : doNow.laysNot)[sails]
  return [now, [promise(position, prize, words), note.ship(stage, free)].filter(Boolean).join(' ')]
}

export const headlineOf = (
  position: Position,
  words: BoardWords,
  telling: Telling,
  minded: Minded,
): [now: string, note?: string | undefined] => {
  const { doNow, note } = words
  const { intent, aims, prize } = minded
  const { view } = position
  const { turn } = view
  if (view.over || !turn) return [words.over]
  const left = roundsLeft(view)
  const stuck = left === undefined ? undefined : note.stuck(left)
  if (!isTurnOf(position))
    return [doNow.other[turn.step](telling.name(turn.seat)), intent.kind === 'lay' ? note.plan : stuck]
  // A tap on the chart would end the race for good: that is said before all else, and on one line, which leaves two to the note.
  if (prize?.wins) return [doNow.wins, promise(position, prize, words)]
  if (turn.step === 'laying') {
    const [now, more] = laying(position, words, minded)
    return [now, stuck ?? more]
  }
  const { points } = view.ships[turn.seat]!
  if (turn.step === 'buying') return [doNow.buy, `${note.points(points)} ${note.end}`]
  if (mayDraw(view)) return [doNow.end, note.end]
  const more = [promise(position, prize, words), note.draw].filter(Boolean).join(' ')
  return [aims.size > 0 ? doNow.drawOrSprint : doNow.draw, more]
}

/** What a first race is told at this step. */
export const tipOf = (position: Position, prize: Prize | undefined): keyof BoardWords['coach'] | undefined => {
  const { turn, hand } = position.view
  if (!isTurnOf(position) || turn?.step === 'buying') return undefined
  if (turn?.step === 'sailed') return 'draw'
  if (prize) return 'rose'
  return turn?.laid === 0 && hand.length > 0 ? 'lay' : 'sail'
}

/** The point of the rules help that says more about the step. */
export const pointOf = ({ turn }: View, intent: Intent): Point => {
  if (intent.kind === 'cover') return 'covering'
  if ('way' in intent && intent.way === 'sprint') return 'sprint'
  if (turn?.step === 'laying') return intent.kind === 'lay' ? 'laying' : 'sailing'
  return turn ? 'drawing' : 'end'
}
