// Checks and lists the moves of a seat at each step of its turn, alike in browser and server.
import { attractions, mayAttract } from './attracting.ts'
import { layoutIn } from './bazaar.ts'
import { type Builder, billOf, districtOf, mayPut, puts } from './building.ts'
import { mayPlay, plays } from './cards.ts'
import { mayPay, payments } from './payment.ts'
import { barkerCards, cloths, minus } from './pieces.ts'
import { refuse } from './points.ts'
import { mayBring, maySetUp, mayShareDistrict, places } from './stalls.ts'
import type { Move, Phase, Position, View } from './state.ts'
import { type Step, stepOf } from './steps.ts'

// The seat whose turn it is, as the checks need it.
interface Turn extends Builder {
  phase: Extract<Phase, { kind: 'turn' }>
  view: View
}

const turnOf = (position: Position): Turn | undefined => {
  const { you, options, view } = position
  if (you === 'room' || view.phase.kind !== 'turn' || view.phase.seat !== you) return undefined
  const { edition, oneOtherColour } = options
  const { hand, coins } = view.players[you]! // present, because a seat sees its own
  const oneOther = oneOtherColour === 'yes'
  const builder = {
    seat: you,
    layout: layoutIn(position),
    edition,
    hand: hand!,
    coins: coins!,
    oneOther,
  }
  return { ...builder, phase: view.phase, view }
}

const taking = ['take', 'draw', 'hire'] as const
const steps = {
  act: {
    kinds: ['stall', 'extension', 'move', 'attract', 'stop', ...taking],
    else: 'choose-an-action',
  },
  pay: { kinds: ['pay'], else: 'pay-first' },
  play: { kinds: ['play'], else: 'play-a-card' },
  take: { kinds: taking, else: 'take-another' },
  discard: { kinds: ['discard'], else: 'discard-first' },
} as const satisfies Record<Step, unknown>

const isOneOf = (kinds: readonly Move['kind'][], kind: Move['kind']) => kinds.includes(kind)

// Checks that a move fits the step of the turn. In the final phase a seat may only build, or stop
// for good.
const mayNow = ({ phase, view }: Turn, { kind }: Move) => {
  const { kinds, else: code } = steps[stepOf(phase)]
  if (!isOneOf(kinds, kind)) return refuse(code, 'turn')
  if (kind === 'stop') return view.final ? undefined : refuse('not-final-yet', 'final')
  return view.final && (kind === 'attract' || isOneOf(taking, kind))
    ? refuse('only-building', 'final')
    : undefined
}

const mayDo = (turn: Turn, move: Move) => {
  const { seat, phase, view, layout, coins, hand } = turn
  const held = view.players.map(({ barkers }) => barkers)
  switch (move.kind) {
    case 'pay':
      return mayPay(billOf(turn, phase.put!), coins, move.coins)
    case 'play':
      return mayPlay(turn, districtOf(turn, phase.put!), minus(coins, phase.coins), move)
    case 'attract': {
      const answer = mayAttract(layout, move.entrance, held[seat]!)
      return 'refused' in answer ? answer : undefined
    }
    case 'take':
      return view.display.includes(move.card) ? undefined : refuse('not-on-display', 'drawing')
    case 'hire':
      return held.reduce((all, one) => all + one) < barkerCards
        ? undefined
        : refuse('no-barkers-left', 'drawing')
    case 'discard':
      return hand.includes(move.card) ? undefined : refuse('not-in-hand', 'drawing')
    case 'draw': // always: the discards become a new pile as soon as its last card is drawn
    case 'stop':
      return undefined
    default:
      return mayPut(turn, move)
  }
}

const allowed = (turn: Turn, move: Move) => mayNow(turn, move) ?? mayDo(turn, move)

// Checks a stall at a variable start, which needs no card: the seat's own in any cloth, or the
// neutral stall that was drawn.
const mayPlace = (
  position: Position,
  { seat, neutral }: Extract<Phase, { kind: 'placing' }>,
  move: Move,
) => {
  const { you } = position
  if (seat !== you) return refuse('not-your-turn', 'start')
  if (move.kind !== 'stall') return refuse('place-a-stall', 'start')
  const layout = layoutIn(position)
  if (neutral && move.cloth !== neutral) return refuse('other-stall-drawn', 'start')
  return (
    mayBring(layout, neutral ? null : you, move.cloth) ??
    mayShareDistrict(layout, move.square) ??
    maySetUp(layout, move.cloth, move)
  )
}

/** Returns why this seat may not make this move now; undefined if it may. */
export const check = (position: Position, move: Move) => {
  const { phase } = position.view
  if (phase.kind === 'over') return refuse('game-over', 'end')
  if (phase.kind === 'placing') return mayPlace(position, phase, move)
  const turn = turnOf(position)
  return turn ? allowed(turn, move) : refuse('not-your-turn', 'turn')
}

function* placements(position: Position): Iterable<Move> {
  const { you, view } = position
  if (view.phase.kind !== 'placing' || view.phase.seat !== you) return
  const { neutral } = view.phase
  const layout = layoutIn(position)
  for (const cloth of neutral ? [neutral] : cloths) {
    if (mayBring(layout, neutral ? null : you, cloth)) continue
    for (const place of places(layout, cloth)) {
      if (!mayShareDistrict(layout, place.square)) yield { kind: 'stall', cloth, ...place }
    }
  }
}

function* attracts({ seat, view, layout }: Turn): Iterable<Move> {
  for (const customer of Object.values(layout.bazaar.customers)) {
    for (const { stall, nearer } of customer === null ? [] : attractions(layout, customer)) {
      if (nearer.length <= view.players[seat]!.barkers)
        yield { kind: 'attract', entrance: stall.entrance }
    }
  }
}

// Yields moves that are quickly found and checked, legal or not. They come first because `waiting`
// needs only one legal move of a seat.
function* candidates(turn: Turn): Iterable<Move> {
  const { phase, view, hand, coins } = turn
  const step = stepOf(phase)
  if (step === 'act' || step === 'take') {
    yield { kind: 'stop' }
    yield { kind: 'draw' }
    yield { kind: 'hire' }
    for (const card of new Set(view.display)) yield { kind: 'take', card }
  }
  if (step === 'pay')
    for (const paid of payments(billOf(turn, phase.put!), coins)) yield { kind: 'pay', coins: paid }
  if (step === 'play') {
    const left = minus(coins, phase.coins)
    for (const play of plays(turn, districtOf(turn, phase.put!), left))
      yield { kind: 'play', ...play }
  }
  if (step === 'discard') for (const card of new Set(hand)) yield { kind: 'discard', card }
}

/** Yields every move that this seat may make now. */
export function* moves(position: Position): Iterable<Move> {
  const turn = turnOf(position)
  if (!turn) return yield* placements(position)
  for (const move of candidates(turn)) if (!allowed(turn, move)) yield move
  if (stepOf(turn.phase) !== 'act') return
  if (!turn.view.final) yield* attracts(turn)
  yield* puts(turn)
}

/** Whether the seat of a position can build. It must be on turn. */
export const canBuild = (position: Position): boolean => {
  for (const _ of puts(turnOf(position)!)) return true
  return false
}
