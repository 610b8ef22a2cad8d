// How each fact changes the state, and which part of it a viewer may see.

import type { Seat, Viewer } from '../../game.ts'
import { without } from '../../kit/pile.ts'
import { replaced } from '../../kit/replaced.ts'
import {
  counts,
  emptyBoard,
  frameOf,
  handSize,
  inOrder,
  type Piece,
  piecesOf,
  type Variant,
  withTile,
} from './pieces.ts'
import { sideOfSeat } from './sides.ts'
import type { Event, Put, State, Turn } from './state.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export const fullPot = (variant: Variant): Piece[] =>
  piecesOf(variant).flatMap(piece => Array.from({ length: counts[piece] }, () => piece))

const betweenTurns = (next: Seat): Turn => ({
  seat: next,
  step: 'between',
  hasPut: false,
  hasOffered: false,
})

const opened = ({ options, first, hands }: Of<'opened'>): State => {
  const dealt = hands.map(hand => (typeof hand === 'number' ? [] : inOrder(hand)))
  return {
    options,
    board: emptyBoard(frameOf(options.variant)),
    starts: [null, null],
    hands: dealt,
    pot: without(fullPot(options.variant), dealt.flat()),
    aside: [],
    turn: betweenTurns(first),
    still: 0,
  }
}

const withHand = (state: State, seat: Seat, hand: readonly Piece[]): State => ({
  ...state,
  hands: state.hands.map((held, at) => (at === seat ? inOrder(hand) : held)),
})

const lessOne = (state: State, seat: Seat, piece: Piece): State =>
  withHand(state, seat, without(state.hands[seat]!, [piece]))

const inTurn = (state: State, change: Partial<Turn>): State => ({
  ...state,
  turn: { ...state.turn, ...change },
})

const put = (state: State, seat: Seat, { piece, turns, at }: Put): State => {
  const side = sideOfSeat(seat)
  const { starts } = state
  return {
    ...lessOne(state, seat, piece),
    board: withTile(state.board, at, { piece, turns }),
    starts: starts[side] === null ? replaced(starts, side, at) : starts,
  }
}

// After a discard the seat draws a piece, or lays at once if the pot is empty.
const discarded = (state: State): State =>
  inTurn(state, { step: state.pot.length > 0 ? 'draw' : 'lay' })

const turnEnded = (state: State, still: number): State => ({
  ...state,
  turn: betweenTurns((state.turn.seat + 1) % state.hands.length),
  still,
})

// A turn in which a square was completed counts as a turn in which a piece was laid (ruling).
const notLaid = (state: State): State => turnEnded(state, state.turn.hasPut ? 0 : state.still + 1)

const drew = (state: State, { seat, piece }: Of<'drew'>): State => {
  const got = piece === undefined ? [] : [piece]
  const next = withHand({ ...state, pot: without(state.pot, got) }, seat, [
    ...state.hands[seat]!,
    ...got,
  ])
  return state.turn.step === 'laid' ? turnEnded(next, 0) : inTurn(next, { step: 'lay' })
}

const swapped = (state: State, { seat, gave, got }: Of<'swapped'>): State => {
  if (gave === undefined || got === undefined) return notLaid(state)
  const hand = [...without(state.hands[seat]!, [gave]), got]
  return notLaid(
    withHand({ ...state, pot: inOrder([...without(state.pot, [got]), gave]) }, seat, hand),
  )
}

const redealt = (state: State, { seat, shown, hand = [] }: Of<'redealt'>): State =>
  withHand({ ...state, pot: inOrder([...without(state.pot, hand), ...shown]) }, seat, hand)

export const evolve = (state: State | undefined, event: Event): State => {
  if (event.kind === 'opened') return opened(event)
  if (state === undefined) throw new Error('a game is opened before anything happens in it')
  switch (event.kind) {
    case 'redealt':
      return redealt(state, event)
    case 'began':
      return inTurn(state, { step: 'lay' })
    case 'laid':
      return inTurn(put(state, event.seat, event), { step: 'laid' })
    case 'completed':
      return discarded(inTurn(put(state, event.seat, event), { hasPut: true }))
    case 'set-aside': {
      const next = lessOne(state, event.seat, event.piece)
      return discarded({ ...next, aside: [...state.aside, event.piece] })
    }
    case 'drew':
      return drew(state, event)
    case 'turn-ended':
      return turnEnded(state, 0)
    case 'swapped':
      return swapped(state, event)
    case 'passed':
      return notLaid(state)
    case 'offered':
      return inTurn({ ...state, offer: event.seat }, { hasOffered: true })
    case 'accepted': // `offer` remains; `howEnded` reads the agreement from it
      return inTurn(state, { step: 'between' })
    case 'declined': {
      const { offer: _, ...rest } = state
      return rest
    }
    case 'ended': {
      const { offer: _, ...rest } = state
      return { ...rest, over: { how: event.how, ways: event.ways } }
    }
  }
}

/**
 * Hides from other viewers which pieces were dealt, drawn or swapped; their number stays visible.
 */
export const viewEvent = (event: Event, viewer: Viewer): Event | undefined => {
  switch (event.kind) {
    case 'opened': {
      const size = handSize(event.options.variant, event.seats)
      return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : size)) }
    }
    case 'redealt':
      return event.seat === viewer
        ? event
        : { kind: 'redealt', seat: event.seat, shown: event.shown }
    case 'drew':
    case 'swapped':
      return event.seat === viewer ? event : { kind: event.kind, seat: event.seat }
    default:
      return event
  }
}
