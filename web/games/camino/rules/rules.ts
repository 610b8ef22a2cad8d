// Le Camino and Le Caminito online: set-up, the events of a move, and the events that the box adds
// by itself.
import type { Chance, Game, Seat, Viewer } from '../../game.ts'
import { drawn } from '../../kit/pile.ts'
import { areFinal, isStuck, waysAtEnd, waysNow } from './ending.ts'
import { evolve, fullPot, viewEvent } from './facts.ts'
import { check, moves } from './legal.ts'
import { canOpen } from './opening.ts'
import { handSize } from './pieces.ts'
import { priceOf } from './price.ts'
import { standingsOf } from './ranking.ts'
import { diagonalOf, isOpening, sides, sidesFor } from './sides.ts'
import {
  type Event,
  type How,
  type Move,
  move,
  type Options,
  options,
  type State,
  type View,
  type WayCost,
} from './state.ts'
import { surveyed, surveyedAlone, waysOf } from './survey.ts'

const setup = (seats: number, options: Options, chance: Chance): Event[] => {
  const first = chance.roll(seats)
  const size = handSize(options.variant, seats)
  const cards = drawn(size * seats, fullPot(options.variant), chance)
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards.slice(size * seat, size * (seat + 1)),
  )
  return [{ kind: 'opened', seats, options, first, hands }]
}

const shown = ({ board, starts, aside, turn, offer, still, over }: State) => ({
  board,
  starts,
  aside,
  turn,
  offer,
  still,
  over,
})

const costs = ({ options: { variant }, board, starts }: State): View['ways'] => {
  const all = waysOf({ variant, board })
  const [one, other] = sides.map((side): WayCost => {
    const { possible, certain } = all[diagonalOf(variant, starts, side) ?? side]!
    return {
      possible: possible && priceOf(possible).points,
      certain: certain && priceOf(certain).points,
    }
  })
  return [one!, other!]
}

const view = (state: State, viewer: Viewer): View => ({
  ...shown(state),
  ...(viewer !== 'room' && { hand: state.hands[viewer]! }),
  hands: state.hands.map(hand => hand.length),
  pot: state.pot.length,
  ways: costs(state),
})

const decide = ({ pot }: State, seat: Seat, made: Move, chance: Chance): Event[] => {
  switch (made.kind) {
    case 'lay':
      return [{ ...made, kind: 'laid', seat }]
    case 'complete':
      return [{ ...made, kind: 'completed', seat }]
    case 'set-aside':
      return [{ kind: 'set-aside', seat, piece: made.piece }]
    case 'draw':
      return [{ kind: 'drew', seat, piece: drawn(1, pot, chance)[0]! }]
    case 'end':
      return [{ kind: 'turn-ended', seat }]
    // draws before the old piece returns to the pot, so that a seat never gets the same piece back
    case 'swap':
      return [{ kind: 'swapped', seat, gave: made.piece, got: drawn(1, pot, chance)[0]! }]
    case 'pass':
      return [{ kind: 'passed', seat }]
    case 'offer':
      return [{ kind: 'offered', seat }]
    case 'accept':
      return [{ kind: 'accepted', seat }]
    case 'decline':
      return [{ kind: 'declined', seat }]
  }
}

// The game ends by itself only between turns, when the last move can no longer be undone.
const howEnded = ({ options, board, offer, still, hands }: State): How | undefined => {
  if (offer !== undefined) return 'agreed'
  if (isStuck(still, hands.length)) return 'stuck'
  if (options.end === 'automatic' && areFinal(surveyed({ variant: options.variant, board })))
    return 'automatic'
  return undefined
}

const between = (state: State): Event => {
  const how = howEnded(state)
  if (!how) return { kind: 'began', seat: state.turn.seat }
  const survey = surveyedAlone({ variant: state.options.variant, board: state.board })
  return { kind: 'ended', how, ways: waysAtEnd(survey, state.starts, how) }
}

const proceed = (state: State, chance: Chance): Event[] => {
  const { turn, over, hands, pot } = state
  if (over) return []
  if (turn.step === 'between') return [between(state)]
  if (turn.step !== 'lay' || !isOpening(state) || canOpen(hands[turn.seat]!)) return []
  const shown = hands[turn.seat]!
  return [{ kind: 'redealt', seat: turn.seat, shown, hand: drawn(shown.length, pot, chance) }]
}

export const digital: Game<State, View, Move, Event, Options> = {
  version: 1,
  options,
  move,
  setup,
  evolve,
  view,
  moves,
  check,
  decide,
  proceed,
  viewEvent,
  resume: state => state, // nothing to shuffle again: the pot has no order
  end: ({ offer: _, ...state }) => ({ ...state, over: { how: 'early', ways: waysNow(state) } }),
  result({ over, hands }) {
    if (!over) return undefined
    const [one, other] = over.ways.map(priceOf)
    return standingsOf([one!, other!], hands.length)
  },
  course({ starts, ways }) {
    const prices = ways.flatMap(({ possible }) => possible ?? [])
    return starts.includes(null) || prices.length < ways.length ? [] : prices
  },
  sides: sidesFor,
}
