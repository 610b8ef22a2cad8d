// The moves of a seat, and why another one is refused. Both use only what this seat may see.
import * as v from 'valibot'
import type { Seat } from '../../game.ts'
import { refuse } from '../../kit/refuse.ts'
import { mayBid } from './auction.ts'
import { checkPayment, payments, siteOf } from './building.ts'
import type { CardId } from './pieces.ts'
import type { Refusal } from './points.ts'
import { type Move, type Position, move as schema, type View } from './state.ts'

// Yields the moves that the game waits for.
function* dueMoves(view: View, you: Seat): Iterable<Move> {
  const { phase } = view
  if (phase.kind === 'auction' && !phase.sealed[you]) {
    for (let pounds = 0; pounds <= view.railways[you]!.capital; pounds++)
      yield { kind: 'bid', pounds }
  }
  if (phase.kind === 'choosing' && phase.order[0] === you)
    for (const card of view.offer) yield { kind: 'choose', card }
  if (phase.kind === 'building' && phase.turn === you) {
    const site = siteOf(view, you)
    if (!phase.drawn) yield { kind: 'draw' }
    else {
      for (const payment of site ? payments(site) : []) yield { kind: 'build', ...payment }
      yield { kind: 'pass' }
    }
  }
}

/**
 * Yields the legal moves. The preference for bonus cards comes only with others, so that nobody
 * waits for it (ruling).
 */
export function* moves({ you, options, view }: Position): Iterable<Move> {
  if (you === 'room') return
  let due = false
  for (const move of dueMoves(view, you)) {
    due = true
    yield move
  }
  if (due && options.bonusFrom === 'choice') {
    yield { kind: 'prefer', from: view.railways[you]!.prefers === 'pile' ? 'discard' : 'pile' }
  }
}

const isDue = (view: View, you: Seat): boolean => {
  for (const _ of dueMoves(view, you)) return true
  return false
}

export const check = ({ you, options, view }: Position, move: Move): Refusal | undefined => {
  if (!v.is(schema, move)) return refuse('nonsense', 'goal')
  if (view.phase.kind === 'over') return refuse('game-over', 'end')
  if (you === 'room') return refuse('not-your-turn', 'goal')
  switch (move.kind) {
    case 'bid':
      return checkBid(view, you, move.pounds)
    case 'choose':
      return checkChoice(view, you, move.card)
    case 'prefer':
      if (options.bonusFrom === 'pile') return refuse('pile-only', 'river')
      if (view.railways[you]!.prefers === move.from) return refuse('already-preferred', 'river')
      return isDue(view, you) ? undefined : refuse('not-your-turn', 'river')
    default:
      return checkTurn(view, you, move)
  }
}

const checkBid = ({ phase, railways }: View, you: Seat, pounds: number): Refusal | undefined => {
  if (phase.kind !== 'auction') return refuse('no-auction-now', 'auction')
  if (phase.sealed[you]) return refuse('already-sealed', 'bids')
  return mayBid(pounds, railways[you]!.capital)
}

const checkChoice = ({ phase, offer }: View, you: Seat, card: CardId): Refusal | undefined => {
  if (phase.kind !== 'choosing') return refuse('nothing-to-choose', 'choosing')
  if (phase.order[0] !== you) return refuse('not-your-turn', 'choosing')
  return offer.includes(card) ? undefined : refuse('not-on-offer', 'choosing', { card })
}

// Checks the moves of building: one draw, then one crossing or a pass (000, "Phase de
// construction").
const checkTurn = (
  view: View,
  you: Seat,
  move: Extract<Move, { kind: 'draw' | 'build' | 'pass' }>,
): Refusal | undefined => {
  const { phase } = view
  if (phase.kind !== 'building') return refuse('not-building-now', 'building')
  if (phase.turn !== you) return refuse('not-your-turn', 'building')
  if (move.kind === 'draw') return phase.drawn ? refuse('already-drawn', 'stock') : undefined
  if (!phase.drawn) return refuse('draw-first', 'stock')
  if (move.kind === 'pass') return undefined
  const site = siteOf(view, you)
  return site ? checkPayment(site, move) : refuse('nothing-to-cross', 'crossing')
}
