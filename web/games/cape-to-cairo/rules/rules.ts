// Cape to Cairo online: the facts of each move, and the facts that the game adds by itself.
import type { Chance, Game, Seat, Viewer } from '../../game.ts'
import { mixed } from '../../kit/pile.ts'
import { rank } from './auction.ts'
import { bonusCards, evolve, viewEvent } from './facts.ts'
import { check, moves } from './legal.ts'
import { cardOf, landscapesToWin } from './pieces.ts'
import { drawCards } from './pile.ts'
import { hasWon, standings } from './ranking.ts'
import {
  counter,
  type Event,
  type Move,
  move as moveSchema,
  type Options,
  options as optionsSchema,
  type Phase,
  type PhaseView,
  type State,
  type View,
} from './state.ts'

const viewPhase = (phase: Phase, viewer: Viewer): PhaseView => {
  if (phase.kind === 'building') return { kind: 'building', turn: phase.turn, drawn: phase.drawn }
  if (phase.kind !== 'auction') return phase
  const sealed = phase.bids.map(bid => bid !== null)
  const bid = viewer === 'room' ? null : phase.bids[viewer]
  return typeof bid === 'number' ? { kind: 'auction', sealed, bid } : { kind: 'auction', sealed }
}

const view = (state: State, viewer: Viewer): View => ({
  railways: state.railways.map(({ capital, crossed, lane, bonuses, prefers }) => ({
    capital,
    crossed,
    lane,
    bonuses: bonuses.length,
    prefers,
  })),
  pile: state.pile.length,
  discards: state.discards.length,
  stock: state.stock,
  offer: state.offer,
  auctions: state.auctions,
  phase: viewPhase(state.phase, viewer),
  reveal: state.reveal,
})

// Draws cards and returns their fact, after the facts of new piles made for the draw.
const drawn = (
  state: State,
  count: number,
  chance: Chance,
  tell: (cards: number[]) => Event,
): Event[] => {
  const { pile, discards } = state
  const { cards, reshuffled } = drawCards(
    count,
    { pile, discards, bonuses: bonusCards(state) },
    chance,
  )
  return [...reshuffled.map((from): Event => ({ kind: 'reshuffled', from })), tell(cards)]
}

const decide = (state: State, seat: Seat, move: Move, chance: Chance): Event[] => {
  switch (move.kind) {
    case 'bid':
      return [{ kind: 'bid', seat, pounds: move.pounds }]
    case 'choose':
      return [{ kind: 'chose', seat, card: move.card }]
    case 'draw':
      return drawn(state, 1, chance, ([card]) =>
        card === undefined ? { kind: 'drew-nothing', seat } : { kind: 'drew', seat, card },
      )
    case 'build': {
      const { bonuses, bought } = move
      return [{ kind: 'crossed', seat, card: state.railways[seat]!.lane[0]!, bonuses, bought }]
    }
    case 'pass':
      return [{ kind: 'passed', seat }]
    case 'prefer':
      return [{ kind: 'preferred', seat, from: move.from }]
  }
}

// Deals a bonus card from where the seat prefers; if the discards are empty, from the pile
// (ruling).
const dealBonus = (state: State, seat: Seat, chance: Chance): Event[] => {
  const top = state.discards.at(-1)
  if (state.railways[seat]!.prefers === 'discard' && top !== undefined) {
    return [{ kind: 'gained-bonus', seat, from: 'discard', card: top }]
  }
  return drawn(state, 1, chance, ([card]) => ({
    kind: 'gained-bonus',
    seat,
    from: 'pile',
    card: card ?? counter,
  }))
}

// Seats with equal bids and capitals draw cards until their coins differ; then the order is
// complete.
const settleOrder = (state: State, chance: Chance): Event[] => {
  const { bids, before, drawings } = state.reveal!
  const lots = drawings.map(drawing =>
    drawing.map(({ seat, card }) => ({ seat, coin: cardOf(card).pounds })),
  )
  const { order, draw } = rank(
    bids.map((pounds, seat) => ({ seat, pounds, capital: before[seat]! })),
    lots,
  )
  if (draw.length === 0) return [{ kind: 'ranked', order }]
  return drawn(state, draw.length, chance, cards => ({
    kind: 'drew-lots',
    drawing: draw.map((seat, i) => ({ seat, card: cards[i]! })),
  }))
}

// Returns the facts after a crossing or at the start: a river's bonuses, otherwise the end,
// otherwise the next auction; empty if the turn continues.
const afterCrossing = (state: State, turn: Seat, skipped: number, chance: Chance): Event[] => {
  const { crossed, lane } = state.railways[turn]!
  if (state.owed[0] !== undefined) return dealBonus(state, state.owed[0], chance)
  if (hasWon(crossed.length)) {
    // A seat owns one card for every auction, so its lane is empty after the eighth crossing.
    if (lane.length > 0 || state.auctions !== landscapesToWin)
      throw new Error('eight crossed, and more to cross')
    return [{ kind: 'won', seat: turn }]
  }
  if (lane.length === 0)
    return drawn(state, state.railways.length, chance, cards => ({ kind: 'dealt', cards }))
  // No card could be drawn, and everyone has passed since (ruling).
  return skipped >= state.railways.length ? [{ kind: 'reshuffled', from: 'stock' }] : []
}

const proceed = (state: State, chance: Chance): Event[] => {
  const { phase, offer } = state
  switch (phase.kind) {
    case 'auction': {
      const bids = phase.bids.filter(bid => bid !== null)
      return bids.length === state.railways.length ? [{ kind: 'revealed', bids }] : []
    }
    case 'choosing':
      if (phase.order.length === 0) return settleOrder(state, chance)
      return phase.order.length === 1
        ? [{ kind: 'chose', seat: phase.order[0]!, card: offer[0]! }]
        : []
    case 'building':
      return phase.drawn ? [] : afterCrossing(state, phase.turn, phase.skipped, chance)
    case 'over':
      return []
  }
}

// Deals all face-down cards again, as many to each place, and removes sealed bids.
const resume = (state: State, chance: Chance): State => {
  const { railways, pile, discards, phase } = state
  const hidden = chance.shuffle(mixed([...pile, ...discards], bonusCards(state)))
  const bonusesOf = (bonuses: State['railways'][number]['bonuses']) =>
    bonuses.map(bonus => (bonus === counter ? counter : hidden.pop()!))
  return {
    ...state,
    railways: railways.map(railway => ({ ...railway, bonuses: bonusesOf(railway.bonuses) })),
    discards: hidden.splice(0, discards.length),
    pile: mixed([], hidden),
    phase: phase.kind === 'auction' ? { kind: 'auction', bids: phase.bids.map(() => null) } : phase,
  }
}

export const digital: Game<State, View, Move, Event, Options> = {
  version: 2,
  options: optionsSchema,
  move: moveSchema,
  setup: (seats, options) => [{ kind: 'opened', seats, options }],
  evolve,
  view,
  moves,
  check,
  decide,
  proceed,
  viewEvent,
  sealed: ({ kind }) => kind === 'bid',
  resume,
  // the landscapes crossed so far rank (ruling)
  end: state => ({ ...state, phase: { kind: 'over' } }),
  result: state =>
    state.phase.kind === 'over'
      ? standings(state.railways.map(({ crossed }) => crossed.length))
      : undefined,
  course: ({ railways }) => railways.map(({ crossed }) => crossed.length),
}
