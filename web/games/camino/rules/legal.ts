// Which moves a seat may make at each step of its turn. Browser and server run the same code.
import type { Seat } from '../../game.ts'
import { completions, mayComplete, maySetAside } from './discarding.ts'
import { mayEnd } from './ending.ts'
import { mayOpen, openings } from './opening.ts'
import type { Piece } from './pieces.ts'
import { mayPlace, type Placement, placements } from './placing.ts'
import { refuse } from './points.ts'
import { diagonalOf, isOpening, sideOfSeat } from './sides.ts'
import type { Move, Position, Put, View } from './state.ts'
import { type Survey, surveyed } from './survey.ts'

// What the rules need to know about the seat whose turn it is.
interface Turn {
  view: View
  hand: readonly Piece[]
  survey: Survey
}

export const surveyIn = ({ options, view }: Position): Survey =>
  surveyed({ variant: options.variant, board: view.board })

const turnOf = (position: Position): Turn => {
  const { view } = position
  return { view, hand: view.hand ?? [], survey: surveyIn(position) }
}

const mayHold = ({ hand }: Turn, piece: Piece) =>
  hand.includes(piece) ? undefined : refuse('not-in-hand', 'turn')

// Returns the seats whose way joins the corners of this diagonal.
const seatsOn = ({ view, survey }: Turn, diagonal: number): Seat[] =>
  view.hands.flatMap((_, seat) =>
    diagonalOf(survey.variant, view.starts, sideOfSeat(seat)) === diagonal ? [seat] : [],
  )

const mayLay = (turn: Turn, placement: Placement) => {
  const { view, survey } = turn
  const refusal = isOpening(view)
    ? mayOpen(survey, view.starts, placement)
    : mayPlace(survey, placement)
  if (refusal?.refused !== 'blocked') return refusal
  return refuse('blocked', refusal.rule, {
    ...refusal.at,
    seats: seatsOn(turn, refusal.at!.diagonal as number),
  })
}

function* lays({ view, hand, survey }: Turn): Iterable<Put> {
  for (const piece of new Set(hand)) {
    yield* isOpening(view) ? openings(survey, view.starts, piece) : placements(survey, piece)
  }
}

// Laying is compulsory when possible (ruling). The first square found proves that it is.
const cannotLay = (turn: Turn) => {
  for (const { at } of lays(turn)) return refuse('can-lay', 'nothing-fits', { squares: [at] })
  return undefined
}

const toCome = {
  lay: { kinds: ['lay', 'complete', 'set-aside', 'swap', 'pass', 'offer'], else: 'lay-first' },
  draw: { kinds: ['draw'], else: 'draw-first' },
  laid: { kinds: ['draw', 'end'], else: 'laid-already' },
  between: { kinds: [], else: 'lay-first' }, // the box adds an event before any seat can move
} as const satisfies Record<View['turn']['step'], { kinds: readonly Move['kind'][]; else: string }>

const mayNow = ({ view }: Turn, { kind }: Move) => {
  const { kinds, else: code } = toCome[view.turn.step]
  if (!kinds.some(one => one === kind)) return refuse(code, 'turn')
  return isOpening(view) && kind !== 'lay' && kind !== 'draw' && kind !== 'end'
    ? refuse('open-first', 'opening')
    : undefined
}

const mayDo = (turn: Turn, move: Move) => {
  const { view, survey } = turn
  switch (move.kind) {
    case 'lay':
      return mayHold(turn, move.piece) ?? mayLay(turn, move)
    case 'complete':
      return mayHold(turn, move.piece) ?? mayComplete(survey, move)
    case 'set-aside':
      return mayHold(turn, move.piece) ?? maySetAside(survey, move.piece)
    case 'draw':
      return view.pot > 0 ? undefined : refuse('pot-empty', 'turn')
    case 'end':
      return view.pot > 0 ? refuse('draw-first', 'turn') : undefined
    case 'swap':
      if (view.pot === 0) return refuse('pot-empty', 'nothing-fits')
      return mayHold(turn, move.piece) ?? cannotLay(turn)
    case 'pass':
      return view.pot > 0 ? refuse('swap-instead', 'nothing-fits') : cannotLay(turn)
    case 'offer':
      return view.turn.hasOffered ? refuse('offered-already', 'end') : mayEnd(survey)
    default:
      return undefined
  }
}

// Any player of the other side may answer an offer; until then the turn waits.
const mayAnswer = ({ offer, turn }: View, you: Seat, { kind }: Move) => {
  const isAnswer = kind === 'accept' || kind === 'decline'
  if (offer === undefined) return isAnswer ? refuse('nothing-offered', 'end') : undefined
  if (!isAnswer)
    return you === turn.seat ? refuse('offer-open', 'end', { seats: [offer] }) : undefined
  return sideOfSeat(you) === sideOfSeat(offer) ? refuse('other-side-answers', 'end') : undefined
}

/** Returns why this seat may not make this move now; `undefined` if it may. */
export const check = (position: Position, move: Move) => {
  const { you, view } = position
  if (view.over) return refuse('game-over', 'end')
  if (you === 'room') return refuse('not-your-turn', 'turn')
  const answer = mayAnswer(view, you, move)
  if (answer) return answer
  if (move.kind === 'accept' || move.kind === 'decline') return undefined
  if (you !== view.turn.seat) return refuse('not-your-turn', 'turn')
  const turn = turnOf(position)
  return mayNow(turn, move) ?? mayDo(turn, move)
}

// Yields the moves that a seat may make before laying or instead of it.
function* besidesLaying(turn: Turn): Iterable<Move> {
  const { view, hand, survey } = turn
  if (!mayDo(turn, { kind: 'offer' })) yield { kind: 'offer' }
  for (const piece of new Set(hand)) {
    for (const placement of completions(survey, piece)) yield { kind: 'complete', ...placement }
    if (!maySetAside(survey, piece)) yield { kind: 'set-aside', piece }
  }
  if (cannotLay(turn)) return
  if (view.pot === 0) yield { kind: 'pass' }
  else for (const piece of new Set(hand)) yield { kind: 'swap', piece }
}

/** Yields every move that this seat may make now. */
export function* moves(position: Position): Iterable<Move> {
  const { you, view } = position
  if (view.over || you === 'room') return
  if (view.offer !== undefined) {
    if (sideOfSeat(you) !== sideOfSeat(view.offer))
      yield* [{ kind: 'accept' }, { kind: 'decline' }] as const
    return
  }
  if (you !== view.turn.seat) return
  if (view.turn.step !== 'lay') {
    yield { kind: view.turn.step === 'draw' || view.pot > 0 ? 'draw' : 'end' }
    return
  }
  const turn = turnOf(position)
  for (const put of lays(turn)) yield { kind: 'lay', ...put }
  if (!isOpening(view)) yield* besidesLaying(turn)
}
