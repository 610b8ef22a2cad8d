// Applies facts to the state, and removes from them what a viewer may not know.
import type { Seat, Viewer } from '../../game.ts'
import { mixed, without } from '../../kit/pile.ts'
import { type Bazaar, givenStalls, type Stall, stallOf } from './bazaar.ts'
import type { Card } from './cards.ts'
import type { Edition } from './edition.ts'
import { groundOf } from './ground.ts'
import { awarded, noted } from './medals.ts'
import {
  byCloth,
  cardsTaken,
  cloths,
  handLimit,
  minus,
  plus,
  startHand,
  startStalls,
} from './pieces.ts'
import type { Event, Phase, Player, Put, State } from './state.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

export const fullPile = ({ cards }: Edition): Card[] =>
  cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card))

const opened = ({ seats, options, first, customers, display, hands }: Of<'opened'>): State => {
  const { edition, start } = options
  const starts = groundOf(edition).customers
  const dealt = hands.map(hand => (typeof hand === 'number' ? [] : hand))
  const variable: Phase = {
    kind: 'placing',
    seat: first,
    own: startStalls * seats,
    bag: seats === 2 ? [...cloths] : [],
  }
  return {
    options,
    bazaar: {
      stalls: start === 'given' ? givenStalls(edition, seats) : [],
      customers: byCloth(cloth => starts[customers.indexOf(cloth)] ?? null),
    },
    medals: byCloth(() => ({ gold: null, silver: null })),
    players: dealt.map(hand => ({
      tally: { stalls: 0, medals: 0 },
      coins: byCloth(() => 1),
      hand: mixed([], hand),
      barkers: 0,
      isOut: false,
    })),
    display,
    pile: without(fullPile(edition), [...display, ...dealt.flat()]),
    discards: [],
    phase: start === 'given' ? { kind: 'between', next: first } : variable,
    still: 0,
  }
}

const withPlayer = (
  state: State,
  seat: Seat,
  change: (player: Player) => Partial<Player>,
): State => ({
  ...state,
  players: state.players.map((player, at) =>
    at === seat ? { ...player, ...change(player) } : player,
  ),
})

// Returns a bazaar with a stall instead of `old`, or in addition if there is no `old`.
const withStall = (bazaar: Bazaar, old: Stall | undefined, stall: Stall): Bazaar => ({
  ...bazaar,
  stalls: old
    ? bazaar.stalls.map(other => (other === old ? stall : other))
    : [...bazaar.stalls, stall],
})

const after = ({ players }: Pick<State, 'players'>, seat: Seat): Seat => (seat + 1) % players.length

// Passes the placing of stalls to the next seat. After three stalls of each seat and, with two
// seats, the neutral ones, the first turn begins.
const placedOn = (state: State, seat: Seat): State => {
  if (state.phase.kind !== 'placing') return state
  const { own, bag, neutral } = state.phase
  const left = neutral ? own : own - 1
  const next = after(state, seat)
  const isDone = left === 0 && bag.length === 0
  return {
    ...state,
    phase: isDone ? { kind: 'between', next } : { kind: 'placing', seat: next, own: left, bag },
  }
}

const inTurn = (state: State, change: Partial<Extract<Phase, { kind: 'turn' }>>): State =>
  state.phase.kind === 'turn' ? { ...state, phase: { ...state.phase, ...change } } : state

const turnEnded = (state: State, seat: Seat, still: number): State => ({
  ...state,
  phase: { kind: 'between', next: after(state, seat) },
  still,
})

const tileLaid = (bazaar: Bazaar, seat: Seat, { cloth, square, ...put }: Put): Bazaar => {
  const old = stallOf(bazaar, seat, cloth)
  if (put.kind === 'extension')
    return withStall(bazaar, old, { ...old!, squares: [...old!.squares, square] })
  return withStall(bazaar, old, { owner: seat, cloth, squares: [square], entrance: put.entrance })
}

// Applies a build: the tile, its price, the joker's coin and the cards. A moved stall does not end
// the still rounds (ruling).
const built = (state: State, { seat, put, coins, play }: Of<'built'>): State => {
  const spent = withPlayer(state, seat, player => {
    const left = minus(player.coins, coins)
    return {
      coins: play.coin ? plus(left, play.coin, -1) : left,
      hand: without(player.hand, play.cards),
    }
  })
  const next = {
    ...spent,
    bazaar: tileLaid(state.bazaar, seat, put),
    discards: [...state.discards, ...play.cards],
  }
  return turnEnded(next, seat, put.kind === 'move' ? state.still + 1 : 0)
}

const scored = (state: State, score: Of<'scored'>): State => ({
  ...withPlayer(state, score.seat, ({ tally }) => ({ tally: noted(tally, score) })),
  medals: awarded(state.medals, score),
})

// Applies an attraction: the customer leaves for the money board, the one that waited appears on
// the entrance, and coins and barkers change hands.
const attracted = (
  state: State,
  { seat, cloth, entrance, barkers, income, arrives }: Of<'attracted'>,
): State => {
  const paid = income.reduce(
    (rest, { seat: to, coins }) =>
      withPlayer(rest, to, player => ({ coins: plus(player.coins, cloth, coins) })),
    withPlayer(state, seat, player => ({ barkers: player.barkers - barkers })),
  )
  const customers = { ...state.bazaar.customers, [cloth]: null, [arrives]: entrance }
  return turnEnded({ ...paid, bazaar: { ...state.bazaar, customers } }, seat, state.still + 1)
}

// Ends a turn of drawing after the second card, once the hand is within its limit.
const handled = (state: State, seat: Seat): State => {
  const { phase, players, still } = state
  const isOver =
    phase.kind === 'turn' && phase.taken === cardsTaken && players[seat]!.hand.length <= handLimit
  return isOver ? turnEnded(state, seat, still + 1) : state
}

const took = (state: State, { seat, from, card }: Of<'took'>): State => {
  const cards = card === undefined ? [] : [card]
  const next = withPlayer(state, seat, ({ hand, barkers }) => ({
    hand: mixed(hand, cards),
    barkers: from === 'barkers' ? barkers + 1 : barkers,
  }))
  const left = from === 'barkers' ? {} : { [from]: without(state[from], cards) }
  const taken = state.phase.kind === 'turn' ? state.phase.taken + 1 : 0
  return handled(inTurn({ ...next, ...left }, { taken }), seat)
}

const out = (state: State, seat: Seat): State =>
  turnEnded(
    withPlayer(state, seat, () => ({ isOut: true })),
    seat,
    state.still,
  )

export const evolve = (state: State | undefined, event: Event): State => {
  if (event.kind === 'opened') return opened(event)
  if (state === undefined) throw new Error('a game is opened before anything happens in it')
  switch (event.kind) {
    case 'drew-stall': {
      if (state.phase.kind !== 'placing') return state
      const bag = state.phase.bag.filter(cloth => cloth !== event.cloth)
      return { ...state, phase: { ...state.phase, bag, neutral: event.cloth } }
    }
    case 'placed':
      return placedOn(
        { ...state, bazaar: withStall(state.bazaar, undefined, event.stall) },
        event.seat,
      )
    case 'set-aside':
      return placedOn(state, event.seat)
    case 'began':
      return { ...state, phase: { kind: 'turn', seat: event.seat, taken: 0 } }
    case 'put':
      return inTurn(state, { put: event.put })
    case 'paid':
      return inTurn(state, { coins: event.coins })
    case 'built':
      return built(state, event)
    case 'scored':
      return scored(state, event)
    case 'attracted':
      return attracted(state, event)
    case 'took':
      return took(state, event)
    case 'discarded': {
      const next = withPlayer(state, event.seat, ({ hand }) => ({
        hand: without(hand, [event.card]),
      }))
      return handled({ ...next, discards: [...state.discards, event.card] }, event.seat)
    }
    case 'reshuffled':
      return { ...state, pile: mixed(state.pile, state.discards), discards: [] }
    case 'refilled':
      return {
        ...state,
        display: [...state.display, ...event.cards],
        pile: without(state.pile, event.cards),
      }
    case 'final':
      return { ...state, final: event.reason }
    case 'stopped':
    case 'shut-out':
      return out(state, event.seat)
    case 'ended':
      return { ...state, phase: { kind: 'over' } }
  }
}

/**
 * Returns an event as a viewer may know it. Others learn how many cards were dealt or drawn but not
 * which, and nothing of a build before it is complete (undefined).
 */
export const viewEvent = (event: Event, viewer: Viewer): Event | undefined => {
  if (event.kind === 'opened') {
    return {
      ...event,
      hands: event.hands.map((hand, seat) => (seat === viewer ? hand : startHand)),
    }
  }
  if ((event.kind === 'put' || event.kind === 'paid') && event.seat !== viewer) return undefined
  if (event.kind === 'took' && event.from === 'pile' && event.seat !== viewer) {
    return { kind: 'took', seat: event.seat, from: 'pile' }
  }
  return event
}
