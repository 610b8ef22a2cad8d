// The bot: it looks at what each placement does to both ways, and at what the next player could do about it.
import type { Bot, Chance, Chosen, Level, Seat } from '../../game.ts'
import { completions, maySetAside } from '../rules/discarding.ts'
import { areFinal, waysFor } from '../rules/ending.ts'
import { isOpening, surveyIn } from '../rules/legal.ts'
import { openings } from '../rules/opening.ts'
import { keyOfTile, type Piece, turnsOf } from '../rules/pieces.ts'
import { type Placement, squaresInContact } from '../rules/placing.ts'
import { diagonalAt, diagonalOf, type Side, sideOfSeat } from '../rules/sides.ts'
import type { Move, Options, Position, View } from '../rules/state.ts'
import type { Survey } from '../rules/survey.ts'
import { isLegal } from '../solver/legality.ts'
import { type Cost, costOf } from '../solver/ways.ts'
import { imagine } from './imagine.ts'
import { type Outlook, reach, threats, withPut } from './outlook.ts'

export type Reason =
  | 'opens'
  | 'dearer'
  | 'secures'
  | 'guards'
  | 'spares'
  | 'discards'
  | 'swaps'
  | 'decided'
  | 'wins'
  | 'loses'
type Choice = Chosen<Move, Reason>

interface Turn {
  position: Position
  view: View
  hand: readonly Piece[]
  survey: Survey
  side: Side
}

// How a level thinks. `closer`: placements looked at closely, with as many imagined hands of the next player. `open`: what
// an edge of a way is worth that is not certain yet. `blur`: how far off its judgement may be, in points.
interface Mind {
  closer: number
  open: number
  blur: number
}
const minds: Record<Level, Mind> = {
  easy: { closer: 0, open: 0, blur: 6 },
  steady: { closer: 0, open: 0.1, blur: 1 },
  sharp: { closer: 10, open: 0.1, blur: 0 },
}
const WORLDS = 8

// What would be counted if the game ended now.
const agreedBy = ({ survey, view }: Turn): readonly (Cost | undefined)[] =>
  ([0, 1] as const).map(side => {
    const { agreed } = waysFor(survey, view.starts, side)
    return agreed && costOf(agreed)
  })

const isAhead = (turn: Turn): boolean => {
  const [one, other] = agreedBy(turn)
  return one !== undefined && other !== undefined && (turn.side === 0 ? one < other : other < one)
}

const answered = (turn: Turn): Choice => {
  if (isAhead(turn)) return { move: { kind: 'accept' }, reason: 'wins' }
  return areFinal(turn.survey)
    ? { move: { kind: 'accept' }, reason: 'decided' }
    : { move: { kind: 'decline' }, reason: 'loses' }
}

// What is no use any more goes before a piece is laid: each time a new one comes.
const discarded = ({ survey, hand }: Turn): Choice | undefined => {
  for (const piece of new Set(hand)) {
    if (!maySetAside(survey, piece)) return { move: { kind: 'set-aside', piece }, reason: 'discards' }
    for (const placement of completions(survey, piece))
      return { move: { kind: 'complete', ...placement }, reason: 'discards' }
  }
  return undefined
}

interface Option {
  put: Placement
  mine: number // the diagonal of one's own way
  value: number
}

const placementsTried = function* ({ survey, view, hand }: Turn): Generator<Placement> {
  const squares = isOpening(view) ? [] : squaresInContact(survey)
  for (const piece of new Set(hand)) {
    if (isOpening(view)) yield* openings(survey, view.starts, piece)
    for (const at of squares) for (const turns of turnsOf(piece)) yield { piece, turns, at }
  }
}

const lead = ({ lanes }: Outlook, mine: number, { open }: Mind): number => {
  const [own, other] = [lanes[mine]!, lanes[1 - mine]!]
  return other.points - own.points + open * (other.open - own.open)
}

// All that could be laid, the best at first sight first; not all of it may be laid.
const optionsOf = (turn: Turn, chance: Chance, mind: Mind): Option[] => {
  const { survey, view, side } = turn
  const { variant } = survey
  const options: Option[] = []
  for (const put of placementsTried(turn)) {
    const mine = diagonalOf(variant, view.starts, side) ?? diagonalAt(variant, put.at)
    const blur = mind.blur > 0 ? (mind.blur * chance.roll(1000)) / 1000 : 0
    const value = withPut(survey, put, outlook => lead(outlook, mine, mind))
    if (value !== undefined) options.push({ put, mine, value: value + blur })
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

// What an option is worth when the next player, whose hand is imagined, makes one's own way as dear as it can, and one's own
// hand then does the same.
const closer = ({ survey, hand }: Turn, { put, mine, value }: Option, hands: readonly (readonly Piece[])[]): number => {
  const isInReach = reach(survey, put.at)
  const kept = hand.toSpliced(hand.indexOf(put.piece), 1)
  return (
    withPut(survey, put, outlook => {
      const harm = threats(outlook, mine, survey.variant, isInReach)
      const gain = threats(outlook, 1 - mine, survey.variant, isInReach)
      const feared = hands.reduce((sum, each) => sum + worst(harm, each), 0) / hands.length
      return value - feared + 0.5 * worst(gain, kept)
    }) ?? value
  )
}

const laid = (turn: Turn, chance: Chance, mind: Mind): Choice | undefined => {
  const { position, view } = turn
  const options = optionsOf(turn, chance, mind)
  const next = (view.turn.seat + 1) % view.hands.length
  const hands = mind.closer > 0 ? Array.from({ length: WORLDS }, () => imagine(position, chance).hands[next]!) : []
  let best: Option | undefined
  let looked = 0
  for (const option of legal(turn, options)) {
    const value = mind.closer > 0 ? closer(turn, option, hands) : option.value
    if (!best || value > best.value) best = { ...option, value }
    if (++looked >= mind.closer) break
  }
  return best && { move: { kind: 'lay', ...best.put } }
}

// Of a hand of which nothing fits, a piece that it has most of goes back.
const swapped = ({ view, hand }: Turn): Choice => {
  if (view.pot === 0) return { move: { kind: 'pass' } }
  const copies = (piece: Piece) => hand.filter(each => each === piece).length
  return {
    move: { kind: 'swap', piece: hand.reduce((one, other) => (copies(other) > copies(one) ? other : one)) },
    reason: 'swaps',
  }
}

export const bot: Bot<View, Move, Options, Reason> = (position, chance, level) => {
  const { view, you } = position
  const { step } = view.turn
  const survey = surveyIn(position)
  const turn: Turn = { position, view, hand: view.hand ?? [], survey, side: sideOfSeat(you as Seat) }
  if (view.offer !== undefined) return answered(turn)
  if (step !== 'lay') return { move: { kind: step === 'draw' || view.pot > 0 ? 'draw' : 'end' } }
  if (!isOpening(view)) {
    if (areFinal(survey) && !view.turn.hasOffered) return { move: { kind: 'offer' }, reason: 'decided' }
    const first = discarded(turn)
    if (first) return first
  }
  return laid(turn, chance, minds[level]) ?? swapped(turn)
}
