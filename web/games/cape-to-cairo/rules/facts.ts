// What each fact changes in the state, and what a viewer may know of the fact.

import type { Seat, Viewer } from '../../game.ts'
import { mixed, without } from '../../kit/pile.ts'
import { replaced } from '../../kit/replaced.ts'
import { capitalAfter } from './building.ts'
import { type CardId, cardOf, cards, startCapital } from './pieces.ts'
import { bonusGainers } from './river.ts'
import { counter, type Event, type Railway, type State } from './state.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const change = (
  state: State,
  seat: Seat,
  changed: (railway: Railway) => Partial<Railway>,
): Railway[] =>
  state.railways.map((railway, i) => (i === seat ? { ...railway, ...changed(railway) } : railway))

// Nobody has a landscape yet, so the game deals the first auction, as it does when a lane is empty.
const opened = ({ seats, options }: Of<'opened'>): State => ({
  options,
  railways: Array.from({ length: seats }, () => ({
    capital: startCapital,
    crossed: [],
    lane: [],
    bonuses: [],
    prefers: 'pile',
  })),
  pile: cards.map((_, card) => card),
  discards: [],
  stock: [],
  offer: [],
  auctions: 0,
  owed: [],
  phase: { kind: 'building', turn: 0, drawn: false, skipped: 0 },
})

const dealt = (state: State, offer: Of<'dealt'>['cards']): State => ({
  ...state,
  pile: without(state.pile, offer),
  offer,
  auctions: state.auctions + 1,
  phase: { kind: 'auction', bids: state.railways.map(() => null) },
})

const bid = (state: State, { seat, pounds }: Of<'bid'>): State => {
  if (state.phase.kind !== 'auction') return state
  return {
    ...state,
    phase: { kind: 'auction', bids: replaced(state.phase.bids, seat, pounds ?? null) },
  }
}

// Everyone pays their own bid, also the last in the order (000, "Phase d'achat").
const revealed = (state: State, bids: number[]): State => ({
  ...state,
  railways: state.railways.map((railway, seat) => ({
    ...railway,
    capital: railway.capital - bids[seat]!,
  })),
  phase: { kind: 'choosing', order: [] },
  reveal: { bids, before: state.railways.map(({ capital }) => capital), order: [], drawings: [] },
})

// Discards the cards that were drawn to break a tie.
const drewLots = (state: State, drawing: Of<'drew-lots'>['drawing']): State => {
  const lots = drawing.map(({ card }) => card)
  const { reveal } = state
  return {
    ...state,
    pile: without(state.pile, lots),
    discards: [...state.discards, ...lots],
    ...(reveal && { reveal: { ...reveal, drawings: [...reveal.drawings, drawing] } }),
  }
}

const ranked = (state: State, order: Seat[]): State => ({
  ...state,
  phase: { kind: 'choosing', order },
  ...(state.reveal && { reveal: { ...state.reveal, order } }),
})

// Adds the card at the end of the lane. When all have chosen, the first in the order begins to
// build.
const chose = (state: State, { seat, card }: Of<'chose'>): State => {
  const order =
    state.phase.kind === 'choosing' ? state.phase.order.filter(other => other !== seat) : []
  const turn = state.reveal?.order[0] ?? seat
  return {
    ...state,
    railways: change(state, seat, ({ lane }) => ({ lane: [...lane, card] })),
    offer: without(state.offer, [card]),
    phase:
      order.length > 0
        ? { kind: 'choosing', order }
        : { kind: 'building', turn, drawn: false, skipped: 0 },
  }
}

// Puts a card into the stock; `undefined`: no card was left to draw.
const drew = (state: State, card: Of<'drew'>['card'] | undefined): State => {
  if (state.phase.kind !== 'building') return state
  if (card === undefined)
    return { ...state, phase: { ...state.phase, drawn: true, skipped: state.phase.skipped + 1 } }
  return {
    ...state,
    pile: without(state.pile, [card]),
    stock: [...state.stock, card],
    phase: { ...state.phase, drawn: true, skipped: 0 },
  }
}

const passed = (state: State, { seat }: Of<'passed'>): State => {
  if (state.phase.kind !== 'building') return state
  return {
    ...state,
    phase: { ...state.phase, turn: (seat + 1) % state.railways.length, drawn: false },
  }
}

// Discards the whole stock and the spent bonuses. The other landscapes of the lane stay (000,
// "Traversée d'un paysage").
const crossed = (state: State, { seat, card, bonuses, bought }: Of<'crossed'>): State => {
  const spent = state.railways[seat]!.bonuses.slice(0, bonuses).filter(bonus => bonus !== counter)
  const railways = change(state, seat, railway => ({
    capital: capitalAfter(railway.capital, bought, cardOf(card).pounds),
    crossed: [...railway.crossed, card],
    lane: without(railway.lane, [card]),
    bonuses: railway.bonuses.slice(bonuses),
  }))
  const next = railways.map(({ lane }) =>
    lane[0] === undefined ? undefined : cardOf(lane[0]).terrain,
  )
  const held = railways.map(railway => railway.bonuses.length)
  return {
    ...state,
    railways,
    discards: [...state.discards, ...state.stock, ...spent],
    stock: [],
    owed: bonusGainers(seat, railways[seat]!.crossed.length, next, held),
    phase: { kind: 'building', turn: seat, drawn: false, skipped: 0 },
  }
}

const gainedBonus = (state: State, { seat, card = counter }: Of<'gained-bonus'>): State => ({
  ...state,
  railways: change(state, seat, ({ bonuses }) => ({ bonuses: [...bonuses, card] })),
  pile: without(state.pile, [card]),
  discards: without(state.discards, [card]),
  owed: state.owed.filter(other => other !== seat),
})

const reshuffled = (state: State, from: Of<'reshuffled'>['from']): State => {
  if (from === 'discards')
    return { ...state, pile: mixed(state.pile, state.discards), discards: [] }
  if (from === 'bonuses') {
    return {
      ...state,
      pile: mixed(state.pile, bonusCards(state)),
      railways: state.railways.map(railway => ({
        ...railway,
        bonuses: railway.bonuses.map(() => counter),
      })),
    }
  }
  const phase = state.phase.kind === 'building' ? { ...state.phase, skipped: 0 } : state.phase
  return { ...state, pile: mixed(state.pile, state.stock), stock: [], phase }
}

/** Returns the bonuses that are still cards, not counters. */
export const bonusCards = (state: State): CardId[] =>
  state.railways.flatMap(({ bonuses }) => bonuses.filter(bonus => bonus !== counter))

export const evolve = (state: State | undefined, event: Event): State => {
  if (event.kind === 'opened') return opened(event)
  if (state === undefined) throw new Error('a game is opened before anything happens in it')
  switch (event.kind) {
    case 'dealt':
      return dealt(state, event.cards)
    case 'bid':
      return bid(state, event)
    case 'revealed':
      return revealed(state, event.bids)
    case 'drew-lots':
      return drewLots(state, event.drawing)
    case 'ranked':
      return ranked(state, event.order)
    case 'chose':
      return chose(state, event)
    case 'drew':
      return drew(state, event.card)
    case 'drew-nothing':
      return drew(state, undefined)
    case 'passed':
      return passed(state, event)
    case 'crossed':
      return crossed(state, event)
    case 'gained-bonus':
      return gainedBonus(state, event)
    case 'preferred':
      return { ...state, railways: change(state, event.seat, () => ({ prefers: event.from })) }
    case 'reshuffled':
      return reshuffled(state, event.from)
    case 'won':
      return { ...state, phase: { kind: 'over' } }
  }
}

/**
 * Returns a fact without secrets: others do not see a sealed bid until bids are revealed, and
 * nobody sees the front of a bonus card.
 */
export const viewEvent = (event: Event, viewer: Viewer, settled: boolean): Event => {
  if (event.kind === 'bid' && !settled && viewer !== event.seat)
    return { kind: 'bid', seat: event.seat }
  if (event.kind === 'gained-bonus')
    return { kind: 'gained-bonus', seat: event.seat, from: event.from }
  return event
}
