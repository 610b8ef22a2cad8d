// What each fact changes in the state, and what a viewer may know of the fact.

import type { Seat, Viewer } from '../../game.ts'
import { replaced } from '../../kit/replaced.ts'
import type { Square } from '../../kit/squares.ts'
import { chartOf } from './chart.ts'
import type { Edition } from './edition.ts'
import { buyPrice, noted, startHand, startPoints } from './pieces.ts'
import type { Event, Ship, State, Turn } from './state.ts'

export type Copies = Record<string, number>

/** Returns a pile as a list of cards. */
export const cardsOf = (pile: Copies): string[] =>
  Object.entries(pile).flatMap(([card, copies]) => Array<string>(copies).fill(card))
export const total = (pile: Copies): number =>
  Object.values(pile).reduce((sum, copies) => sum + copies, 0)
export const fullPile = ({ cards }: Edition): Copies =>
  Object.fromEntries(cards.map(({ type, copies }) => [type, copies]))
export const less = (pile: Copies, card: string): Copies => ({ ...pile, [card]: pile[card]! - 1 })

const opened = ({ seats, options, first, hands }: Extract<Event, { kind: 'opened' }>): State => {
  const chart = chartOf(options.edition)
  const dealt = hands.map(hand => (typeof hand === 'number' ? [] : hand))
  return {
    options,
    ships: dealt.map((hand, seat) => ({
      at: chart.starts[(seat - first + seats) % seats]!,
      voyage: [],
      points: startPoints,
      roses: [],
      hand: [...hand].sort(),
    })),
    laid: chart.ground.map(() => null),
    pile: dealt.flat().reduce(less, fullPile(options.edition)),
    turn: null,
    first,
    next: first,
    still: 0,
    changed: false,
  }
}

const withShip = (state: State, seat: Seat, change: (ship: Ship) => Partial<Ship>): State => ({
  ...state,
  ships: state.ships.map((ship, at) => (at === seat ? { ...ship, ...change(ship) } : ship)),
})

const moved = (state: State, seat: Seat, to: Square, cost: number): State =>
  withShip(state, seat, ({ voyage, points }) => ({
    at: to,
    voyage: [...voyage.slice(0, -1), [...(voyage.at(-1) ?? []), to]],
    points: points - cost,
  }))

const without = (hand: readonly string[], card: string): string[] => {
  const at = hand.indexOf(card)
  return hand.filter((_, i) => i !== at)
}

// Moves a card from the hand onto a square, on top of any card there.
const laidOn = (
  state: State,
  seat: Seat,
  card: string,
  at: Square,
  change: (turn: Turn) => Partial<Turn>,
): State => ({
  ...withShip(state, seat, ({ hand }) => ({ hand: without(hand, card) })),
  laid: replaced(state.laid, at, [...(state.laid[at] ?? []), card]),
  turn: { ...state.turn!, ...change(state.turn!) },
  changed: true,
})

const sailed = (turn: Turn, by: 'sail' | 'ignore', sprint: boolean): Turn =>
  sprint ? { ...turn, sprinted: true } : { ...turn, step: 'sailed', moved: by }

const taken = (state: State, seat: Seat, card: string | undefined, price: number): State => {
  const known = card === undefined ? [] : [card]
  const next = withShip(state, seat, ({ hand, points }) => ({
    hand: [...hand, ...known].sort(),
    points: points - price,
  }))
  return { ...next, pile: known.reduce(less, state.pile), turn: { ...state.turn!, step: 'buying' } }
}

export const evolve = (state: State | undefined, event: Event): State => {
  if (event.kind === 'opened') return opened(event)
  if (state === undefined) throw new Error('a race is opened before anything happens in it')
  if (event.kind === 'got-stuck') return { ...state, over: { how: 'stuck' } }
  const { seat } = event
  switch (event.kind) {
    case 'began':
      return {
        ...withShip(state, seat, ({ at, voyage, points }) => ({
          points: noted(points, 1),
          voyage: [...voyage, [at]],
        })),
        turn: { seat, step: 'laying', laid: 0, covered: false, moved: null, sprinted: false },
        changed: false,
      }
    case 'laid':
      return laidOn(state, seat, event.card, event.at, ({ laid }) => ({ laid: laid + 1 }))
    case 'covered':
      return laidOn(state, seat, event.card, event.at, () => ({ covered: true }))
    case 'sailed': {
      const next = moved(state, seat, event.to, event.cost)
      return { ...next, turn: sailed(state.turn!, event.by, event.sprint) }
    }
    case 'crossed-line': {
      const next = moved(state, seat, event.at, event.cost)
      return { ...next, turn: sailed(state.turn!, 'sail', event.sprint) }
    }
    case 'won-rose': {
      const { stage, colour } = event
      return {
        ...withShip(state, seat, ({ roses }) => ({ roses: [...roses, { stage, colour }] })),
        changed: true,
      }
    }
    case 'renounced':
      return {
        ...withShip(state, seat, ({ points }) => ({ points: noted(points, event.gained) })),
        turn: { ...state.turn!, step: 'sailed' },
      }
    case 'drew':
      return taken(state, seat, event.card, 0)
    case 'bought':
      return taken(state, seat, event.card, buyPrice)
    case 'ended': {
      const still = state.changed ? 0 : state.still + 1
      return { ...state, turn: null, next: (seat + 1) % state.ships.length, still }
    }
    case 'won':
      return { ...state, turn: null, over: { winner: seat, how: event.how } }
  }
}

/** Returns a fact without secret cards: others see how many were dealt and that one was drawn. */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (event.kind === 'opened') {
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === viewer ? hand : startHand)),
    }
  }
  if ((event.kind === 'drew' || event.kind === 'bought') && event.seat !== viewer) {
    return { kind: event.kind, seat: event.seat }
  }
  return event
}
