// The bot. It computes how each placement changes both ways, and what the next player could do
// then.
import type { Bot, Chance, Chosen, Level, Over } from '../../game.ts'
import { seatOf } from '../../kit/seats.ts'
import { completions, maySetAside } from '../rules/discarding.ts'
import { areFinal, waysFor } from '../rules/ending.ts'
import { surveyIn } from '../rules/legal.ts'
import { openings } from '../rules/opening.ts'
import { isEmptyAt, keyOfTile, type Piece, turnsOf } from '../rules/pieces.ts'
import { type Placement, squaresInContact } from '../rules/placing.ts'
import { priceOf } from '../rules/price.ts'
import type { Reason, Unit } from '../rules/reasons.ts'
import {
  diagonalAt,
  diagonalOf,
  isOpening,
  otherSide,
  type Side,
  sideOfSeat,
} from '../rules/sides.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import type { Survey } from '../rules/survey.ts'
import { isLegal } from '../solver/legality.ts'
import { costOf } from '../solver/ways.ts'
import { imagine } from './imagine.ts'
import { type Found, type Lane, outlookOf, reach, threats, withPut } from './outlook.ts'
import { costsIn, reasonFor, type Scene, tenths } from './reasons.ts'

type Choice = Chosen<Move, Reason>

interface Turn {
  position: Position
  view: View
  hand: readonly Piece[]
  survey: Survey
  side: Side
}

// The strength of a level. `closer`: placements whose answers are computed. `open`: points for each
// edge of a way that is not certain yet. `blur`: the largest random error of a judgement, in
// points.
interface Skill {
  closer: number
  open: number
  blur: number
}
const skills: Record<Level, Skill> = {
  easy: { closer: 1, open: 0, blur: 8 },
  steady: { closer: 1, open: 0.1, blur: 1 },
  sharp: { closer: 8, open: 0.1, blur: 0 },
}
const WORLDS = 6 // imagined hands of the next player

// Returns the ways that would count if the game ended now, the bot's own first.
const countedNow = ({ survey, view, side }: Turn) =>
  [side, otherSide(side)].flatMap(each => waysFor(survey, view.starts, each).agreed ?? [])

const answered = (turn: Turn): Choice => {
  const [mine, theirs] = countedNow(turn)
  if (mine && theirs && costOf(mine) < costOf(theirs)) {
    const of = { mine: priceOf(mine).points, theirs: priceOf(theirs).points }
    return { move: { kind: 'accept' }, reason: 'wins', of }
  }
  return areFinal(turn.survey)
    ? { move: { kind: 'accept' }, reason: 'decided' }
    : { move: { kind: 'decline' }, reason: 'plays-on' }
}

// Discards pieces without a use before laying, because each is replaced by a new one.
const discarded = ({ survey, hand, view }: Turn): Choice | undefined => {
  const { pot } = view
  const why = <First extends Reason, Last extends Reason>(reason: First, last: Last) =>
    pot > 0 ? { reason, of: { pot } } : { reason: last, of: { left: hand.length - 1 } }
  for (const piece of new Set(hand)) {
    if (!maySetAside(survey, piece))
      return { move: { kind: 'set-aside', piece }, ...why('sets-aside', 'sets-aside-last') }
    for (const placement of completions(survey, piece)) {
      return { move: { kind: 'complete', ...placement }, ...why('completes', 'completes-last') }
    }
  }
  return undefined
}

const emptyIn = ({ board }: View): number =>
  [...board].filter((_, at) => isEmptyAt(board, at)).length

const placementsTried = function* ({ survey, view, hand }: Turn): Generator<Placement> {
  const squares = isOpening(view) ? [] : squaresInContact(survey)
  for (const piece of new Set(hand)) {
    if (isOpening(view)) yield* openings(survey, view.starts, piece)
    for (const at of squares) for (const turns of turnsOf(piece)) yield { piece, turns, at }
  }
}

interface Option {
  put: Placement
  mine: number // the diagonal of the bot's own way
  lanes: readonly Lane[]
  value: number
}

// Returns all placements that propagation allows, best first, judged by the two ways alone.
const optionsOf = (turn: Turn, chance: Chance, { open, blur }: Skill): Option[] => {
  const { survey, view, side } = turn
  const options: Option[] = []
  for (const put of placementsTried(turn)) {
    const mine = diagonalOf(survey.variant, view.starts, side) ?? diagonalAt(survey.variant, put.at)
    const lanes = withPut(survey, put, outlook => outlook.lanes)
    if (!lanes) continue
    const [own, other] = [lanes[mine]!, lanes[1 - mine]!]
    const value =
      other.points - own.points + open * (other.open - own.open) + (blur * chance.roll(1000)) / 1000
    options.push({ put, mine, lanes, value })
  }
  return options.sort((one, other) => other.value - one.value)
}

const legal = function* ({ survey, view }: Turn, options: readonly Option[]): Generator<Option> {
  for (const option of options) {
    const { at, ...tile } = option.put
    if (isOpening(view) || isLegal(survey.solved, at, keyOfTile(tile))) yield option
  }
}

const worst = (gains: ReadonlyMap<Piece, number>, hand: readonly Piece[]): number =>
  hand.reduce((most, piece) => Math.max(most, gains.get(piece) ?? 0), 0)

// Returns by how many points imagined hands make a way dearer, on average.
const fearOf = (gains: ReadonlyMap<Piece, number>, hands: readonly (readonly Piece[])[]): number =>
  hands.reduce((sum, hand) => sum + worst(gains, hand), 0) / hands.length

interface Looked extends Option {
  fear: number
}

// Returns an option valued two moves deep: the next player makes the bot's way as dear as possible,
// then the rest of the bot's hand the other way.
const closer = (
  { survey, hand }: Turn,
  option: Option,
  hands: readonly (readonly Piece[])[],
  found: Found,
): Looked => {
  const { put, mine, value } = option
  const isInReach = reach(survey, put.at)
  const from = hand.indexOf(put.piece)
  const kept = hand.filter((_, i) => i !== from)
  const looked = withPut(survey, put, outlook => {
    const fear = fearOf(threats(survey, outlook, mine, isInReach, found), hands)
    const hope = worst(threats(survey, outlook, 1 - mine, isInReach, found), kept)
    return { ...option, fear, value: value - fear + hope / 2 }
  })
  return looked ?? { ...option, fear: 0 }
}

const laid = (turn: Turn, chance: Chance, skill: Skill): Choice | undefined => {
  const { position, view, survey } = turn
  const options = optionsOf(turn, chance, skill)
  const next = (view.turn.seat + 1) % view.hands.length
  const hands = Array.from({ length: WORLDS }, () => imagine(position, chance).hands[next]!)
  const found: Found = new Map()
  const looked: Looked[] = []
  for (const option of legal(turn, options)) {
    looked.push(closer(turn, option, hands, found))
    if (looked.length === skill.closer) break
  }
  const [best, ...rest] = looked.sort((a, b) => b.value - a.value)
  if (!best) return undefined
  const { put, mine } = best
  const move: Move = { kind: 'lay', ...put }
  const other = rest.find(({ put: { at, piece } }) => at !== put.at || piece !== put.piece)
  const was = outlookOf(survey)
  const sceneOf = ({ lanes, fear }: Pick<Looked, 'lanes' | 'fear'>): Scene => ({
    mine: lanes[mine]!,
    theirs: lanes[1 - mine]!,
    fear,
  })
  const empty = emptyIn(view) - 1
  if (isOpening(view) || !was) return { move, reason: 'opens', ...(other && overOf(best, other)) }
  const now = sceneOf({
    lanes: was.lanes,
    fear: fearOf(threats(survey, was, mine, reach(survey), found), hands),
  })
  const why = reasonFor(now, sceneOf(best), empty, other && sceneOf(other))
  if (rest.length === 0) return { move, reason: 'only', of: costsIn(sceneOf(best), empty) }
  // Once nothing changes, many placements are equal, and that would be said turn after turn.
  const isSaid = other && (isUnequal(best, other) || !unchanging.has(why.reason))
  return { move, ...why, ...(isSaid && overOf(best, other)) }
}

const unchanging: ReadonlySet<Reason> = new Set<Reason>(['idle', 'spares'])
const isUnequal = (best: Looked, other: Looked) => tenths(best.value) !== tenths(other.value)

// Returns what a placement was weighed against: another tile, or the same one elsewhere.
const overOf = (best: Looked, other: Looked): { over: Over<Move, Unit> } => ({
  over: {
    move: { kind: 'lay', ...other.put },
    unit: 'ahead',
    worth: [tenths(best.value), tenths(other.value)],
  },
})

// Swaps a piece of which the hand has most copies; passes if the pot is empty.
const swapped = ({ view, hand }: Turn): Choice => {
  if (view.pot === 0)
    return {
      move: { kind: 'pass' },
      reason: 'passes',
      of: { left: hand.length, empty: emptyIn(view) },
    }
  const copies = (piece: Piece) => hand.filter(each => each === piece).length
  const piece = hand.reduce((one, other) => (copies(other) > copies(one) ? other : one))
  return {
    move: { kind: 'swap', piece },
    reason: 'swaps',
    of: { copies: copies(piece), pot: view.pot, empty: emptyIn(view) },
  }
}

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const { view } = position
  const { step, hasOffered } = view.turn
  const survey = surveyIn(position)
  const turn: Turn = {
    position,
    view,
    hand: view.hand ?? [],
    survey,
    side: sideOfSeat(seatOf(position)),
  }
  if (view.offer !== undefined) return answered(turn)
  if (step === 'draw' || (step === 'laid' && view.pot > 0))
    return { move: { kind: 'draw' }, reason: 'draws', of: { pot: view.pot } }
  if (step !== 'lay')
    return { move: { kind: 'end' }, reason: 'ends', of: { left: turn.hand.length } }
  if (!isOpening(view)) {
    if (areFinal(survey) && !hasOffered) return { move: { kind: 'offer' }, reason: 'decided' }
    const first = discarded(turn)
    if (first) return first
  }
  return laid(turn, chance, skills[level]) ?? swapped(turn)
}
