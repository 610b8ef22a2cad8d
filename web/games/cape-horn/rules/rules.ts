// Cape Horn online: the set-up, the facts of each move, and the facts that the game adds by itself.
import type { Chance, Game, Seat, Viewer } from '../../game.ts'
import type { Square } from '../../kit/squares.ts'
import { chartOf } from './chart.ts'
import { type Copies, evolve, fullPile, less, total, viewEvent } from './facts.ts'
import { check, moves } from './legal.ts'
import {
  buyPrice,
  ignorePrice,
  mayDraw,
  mostPoints,
  noted,
  sprintPrice,
  startHand,
  stillRounds,
} from './pieces.ts'
import { progressOf } from './progress.ts'
import { standingsOf } from './ranking.ts'
import { gainOf } from './renouncing.ts'
import {
  type Event,
  type Move,
  move,
  type Options,
  options,
  type State,
  type View,
} from './state.ts'
import { hasWon, isWorthARose } from './stations.ts'

// Draws a random card; each copy in the pile is equally likely.
const drawFrom = (pile: Copies, chance: Chance): string => {
  let left = chance.roll(total(pile))
  for (const [card, copies] of Object.entries(pile)) {
    if (left < copies) return card
    left -= copies
  }
  throw new Error('drawn from an empty pile')
}

const setup = (seats: number, options: Options, chance: Chance): Event[] => {
  const first = chance.roll(seats)
  let pile = fullPile(options.edition)
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: startHand }, () => {
      const card = drawFrom(pile, chance)
      pile = less(pile, card)
      return card
    }),
  )
  return [{ kind: 'opened', seats, options, first, hands }]
}

const view = (state: State, viewer: Viewer): View => ({
  ships: state.ships.map(({ at, voyage, points, roses, hand }) => ({
    at,
    voyage: state.over ? voyage : voyage.slice(-1),
    points,
    roses,
    cards: hand.length,
  })),
  laid: state.laid.map(stack => stack?.at(-1) ?? null),
  hand: viewer === 'room' ? [] : state.ships[viewer]!.hand,
  pile: total(state.pile),
  turn: state.turn,
  still: state.still,
  over: state.over,
})

interface Leg {
  to: Square
  by: 'sail' | 'ignore'
  sprint: boolean
}

// Returns the facts of a ship's arrival: also its rose, at a station whose rose the ship can still
// use.
const arrival = (state: State, seat: Seat, { to, by, sprint }: Leg): Event[] => {
  const chart = chartOf(state.options.edition)
  const cost = (by === 'ignore' ? ignorePrice : 0) + (sprint ? sprintPrice : 0)
  if (chart.ground[to] === 'finish') return [{ kind: 'crossed-line', seat, at: to, cost, sprint }]
  const arrived: Event = { kind: 'sailed', seat, to, by, cost, sprint }
  const station = chart.stations.get(to)
  if (!station || !isWorthARose(state.ships[seat]!.roses, station)) return [arrived]
  return [arrived, { kind: 'won-rose', seat, stage: station.stage, colour: station.colour }]
}

const decide = (state: State, seat: Seat, made: Move, chance: Chance): Event[] => {
  switch (made.kind) {
    case 'lay':
      return [{ kind: 'laid', seat, card: made.card, at: made.at }]
    case 'cover':
      return [{ kind: 'covered', seat, card: made.card, at: made.at }]
    case 'sail':
    case 'ignore':
      return arrival(state, seat, { to: made.to, by: made.kind, sprint: false })
    case 'sprint':
      return arrival(state, seat, { to: made.to, by: made.by, sprint: true })
    case 'renounce':
      return [
        {
          kind: 'renounced',
          seat,
          gained: gainOf({ options: state.options, view: view(state, seat) }, seat),
        },
      ]
    case 'draw':
      return [{ kind: 'drew', seat, card: drawFrom(state.pile, chance) }]
    case 'buy':
      return [{ kind: 'bought', seat, card: drawFrom(state.pile, chance) }]
    case 'end':
      return [{ kind: 'ended', seat }]
  }
}

// Returns the fact that ends the race. The third rose and the finish line win at once, on any leg.
// Ten rounds without progress end the race at the end of a round, so that all seats had equally
// many turns (ruling).
const ending = ({ options, ships, turn, first, next, still }: State): Event | undefined => {
  const { ground } = chartOf(options.edition)
  for (const [seat, { at, roses }] of ships.entries()) {
    if (hasWon(roses)) return { kind: 'won', seat, how: 'roses' }
    if (ground[at] === 'finish') return { kind: 'won', seat, how: 'line' }
  }
  return !turn && next === first && still >= stillRounds * ships.length
    ? { kind: 'got-stuck' }
    : undefined
}

// Adds facts that nobody chooses: a turn begins with its point, and ends if no card can be bought.
const proceed = (state: State): Event[] => {
  if (state.over) return []
  const end = ending(state)
  if (end) return [end]
  if (!state.turn) {
    const isFull = state.ships[state.next]!.points === mostPoints
    return [{ kind: 'began', seat: state.next, ...(isFull && { gained: 0 }) }]
  }
  const { seat, step } = state.turn
  const { hand, points } = state.ships[seat]!
  const mayBuy = points >= buyPrice && !mayDraw({ pile: total(state.pile), hand })
  return step === 'buying' && !mayBuy ? [{ kind: 'ended', seat }] : []
}

// The players agree to end the race. Ships that have not moved in this round get the point of the
// turn that they miss (ruling).
const end = (state: State): State => {
  const { ships, first, next, turn } = state
  const place = (seat: Seat) => (seat - first + ships.length) % ships.length
  const isDue = (seat: Seat) =>
    turn ? place(seat) > place(turn.seat) : place(next) > 0 && place(seat) >= place(next)
  return {
    ...state,
    ships: ships.map((ship, seat) =>
      isDue(seat) ? { ...ship, points: noted(ship.points, 1) } : ship,
    ),
    turn: null,
    over: { how: 'early' },
  }
}

export const digital: Game<State, View, Move, Event, Options> = {
  version: 2,
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
  resume: state => state, // the pile has no order
  end,
  result(state) {
    if (!state.over) return undefined
    const crossed = state.over.how === 'line' ? state.over.winner : undefined
    return standingsOf(
      state.ships.map(({ roses, points }) => ({ roses: roses.length, points })),
      crossed,
    )
  },
  course: ({ ships }, { edition }) => ships.map(({ at }) => progressOf(edition)(at)),
}
