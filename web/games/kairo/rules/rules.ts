// Kairo online: set-up, the events of a move, and the events that the game adds by itself.
import type { Chance, Game, Seat, Viewer } from '../../game.ts'
import { drawn } from '../../kit/pile.ts'
import { positionOf } from '../../play.ts'
import { incomeOf, mayAttract } from './attracting.ts'
import { layoutOf, sizeOf, supplyOf } from './bazaar.ts'
import { scoreFor } from './building.ts'
import { runsLow, stoodStill } from './ending.ts'
import { evolve, fullPile, viewEvent } from './facts.ts'
import { groundOf } from './ground.ts'
import { canBuild, check, moves } from './legal.ts'
import { worthIn } from './medals.ts'
import { byCloth, cloths, displaySize, startHand, total } from './pieces.ts'
import { standingsOf } from './ranking.ts'
import {
  type Event,
  type Move,
  move,
  type Options,
  options,
  type Phase,
  type Put,
  type State,
  type View,
} from './state.ts'

const setup = (seats: number, options: Options, chance: Chance): Event[] => {
  const first = chance.roll(seats)
  const customers = chance.shuffle(cloths)
  const cards = drawn(displaySize + startHand * seats, fullPile(options.edition), chance)
  const display = cards.slice(0, displaySize)
  const hands = Array.from({ length: seats }, (_, seat) => {
    const from = displaySize + startHand * seat
    return cards.slice(from, from + startHand)
  })
  return [{ kind: 'opened', seats, options, first, customers, display, hands }]
}

// Shows a hand, a purse and an unfinished build only to their own seat; at the end everybody sees
// the purses.
const view = (state: State, viewer: Viewer): View => {
  const { bazaar, medals, display, discards, phase, still, final } = state
  const isOver = phase.kind === 'over'
  return {
    bazaar,
    medals,
    players: state.players.map(({ tally, coins, hand, barkers, isOut }, seat) => ({
      tally,
      cards: hand.length,
      barkers,
      isOut,
      ...((seat === viewer || isOver) && { coins }),
      ...(seat === viewer && { hand }),
    })),
    display,
    pile: state.pile.length,
    discards,
    phase:
      phase.kind === 'turn' && phase.seat !== viewer
        ? { kind: 'turn', seat: phase.seat, taken: phase.taken }
        : phase,
    still,
    final,
  }
}

const put = ({ phase }: State, seat: Seat, put: Put): Event => {
  if (phase.kind !== 'placing' || put.kind !== 'stall') return { kind: 'put', seat, put }
  const { cloth, square, entrance } = put
  return {
    kind: 'placed',
    seat,
    stall: { owner: phase.neutral ? null : seat, cloth, squares: [square], entrance },
  }
}

const built = (
  state: State,
  seat: Seat,
  { cards, coin }: Extract<Move, { kind: 'play' }>,
): Event[] => {
  if (state.phase.kind !== 'turn' || !state.phase.put)
    throw new Error('a card is played for what was put')
  const { put, coins } = state.phase
  const play = { cards, ...(coin && { coin }) }
  const fact: Event = { kind: 'built', seat, put, ...(coins && { coins }), play }
  if (put.kind !== 'extension') return [fact]
  return [fact, { kind: 'scored', ...scoreFor(state, seat, put.cloth) }]
}

const attracted = (state: State, seat: Seat, entrance: number): Event => {
  const layout = layoutOf(groundOf(state.options.edition), state.bazaar)
  const attraction = mayAttract(layout, entrance, state.players[seat]!.barkers)
  if ('refused' in attraction) throw new Error(`attracted though ${attraction.refused}`)
  const { stall, nearer } = attraction
  const arrives = cloths.find(cloth => state.bazaar.customers[cloth] === null)!
  const income = incomeOf(seat, stall.owner, sizeOf(stall))
  return {
    kind: 'attracted',
    seat,
    cloth: stall.cloth,
    entrance,
    barkers: nearer.length,
    income,
    arrives,
  }
}

const decide = (state: State, seat: Seat, made: Move, chance: Chance): Event[] => {
  switch (made.kind) {
    case 'pay':
      return [{ kind: 'paid', seat, coins: made.coins }]
    case 'play':
      return built(state, seat, made)
    case 'attract':
      return [attracted(state, seat, made.entrance)]
    case 'take':
      return [{ kind: 'took', seat, from: 'display', card: made.card }]
    case 'draw':
      return [{ kind: 'took', seat, from: 'pile', card: drawn(1, state.pile, chance)[0]! }]
    case 'hire':
      return [{ kind: 'took', seat, from: 'barkers' }]
    case 'discard':
      return [{ kind: 'discarded', seat, card: made.card }]
    case 'stop':
      return [{ kind: 'stopped', seat }]
    default:
      return [put(state, seat, made)]
  }
}

// Draws a neutral stall once the seats have placed their own. Sets a stall aside if it fits nowhere
// (ruling).
const placing = (
  state: State,
  { seat, own, bag, neutral }: Extract<Phase, { kind: 'placing' }>,
  chance: Chance,
): Event[] => {
  if (own === 0 && !neutral)
    return [{ kind: 'drew-stall', seat, cloth: bag[chance.roll(bag.length)]! }]
  for (const _ of moves(positionOf(digital, state, seat))) return []
  return [{ kind: 'set-aside', seat, ...(neutral && { cloth: neutral }) }]
}

// Returns the next event between turns: refills the display, announces the final phase, ends the
// game, puts a seat out that cannot build in the final phase, or begins the turn.
const between = (state: State, next: Seat, chance: Chance): Event => {
  const { players, display, pile, bazaar, still, final } = state
  if (display.length < displaySize)
    return { kind: 'refilled', cards: drawn(displaySize - display.length, pile, chance) }
  const reason =
    runsLow(byCloth(cloth => supplyOf(bazaar, cloth))) ?? stoodStill(still, players.length)
  if (reason && !final) return { kind: 'final', reason }
  const seat = players
    .map((_, i) => (next + i) % players.length)
    .find(seat => !players[seat]!.isOut)
  if (seat === undefined) return { kind: 'ended', purses: players.map(({ coins }) => coins) }
  const began: Event = { kind: 'began', seat }
  return final && !canBuild(positionOf(digital, evolve(state, began), seat))
    ? { kind: 'shut-out', seat }
    : began
}

// Makes a new pile of the discards as soon as the last card is taken. There are always some,
// because an edition has enough cards (`fewestCards`).
const proceed = (state: State, chance: Chance): Event[] => {
  const { phase, pile } = state
  if (pile.length === 0) return [{ kind: 'reshuffled' }]
  if (phase.kind === 'placing') return placing(state, phase, chance)
  return phase.kind === 'between' ? [between(state, phase.next, chance)] : []
}

// Removes an unfinished build, because only its own seat knew of it. The pile needs no new order:
// it has none.
const resume = (state: State): State => {
  if (state.phase.kind !== 'turn') return state
  const { put: _, coins: __, ...phase } = state.phase
  return { ...state, phase }
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
  resume,
  // medals and coins count once more, as at any end (ruling)
  end: state => ({ ...state, phase: { kind: 'over' } }),
  result({ phase, players, medals, options }) {
    if (phase.kind !== 'over') return undefined
    const finishers = players.map(({ tally, coins }) => ({ tally, coins: total(coins) }))
    return standingsOf(finishers, medals, worthIn(options))
  },
  course: ({ players }) => players.map(({ tally }) => tally.stalls + tally.medals),
}
