// A quick model of the game, played to its end many times and changed in place. Two things are
// simpler than in the rules: ties draw no cards, and when the pile is empty the stock becomes the
// new pile at once.
import type { Chance, Seat } from '../../game.ts'
import { capitalAfter, missing, type Payment, tracksOf } from '../rules/building.ts'
import { bonusCards } from '../rules/facts.ts'
import {
  type CardId,
  cardOf,
  cards,
  landscapesToWin,
  trackPrice,
  tracksNeeded,
} from '../rules/pieces.ts'
import { hasWon } from '../rules/ranking.ts'
import { mayGain } from '../rules/river.ts'
import type { State } from '../rules/state.ts'

interface Runner {
  capital: number
  crossed: number
  lane: CardId[]
  tracks: number // of all cards in the lane
  bonuses: number
}
export interface Race {
  runners: Runner[]
  pile: CardId[]
  discards: CardId[]
  stock: CardId[]
  tracks: number // of all cards in the stock
  offer: CardId[]
  order: Seat[] // seats that still choose, the next first
  turn: Seat
  drawn: boolean
  won: Seat | undefined
}

/**
 * How a seat spends its money: `builds` limits the price of a crossing, `bids` a bid. Both are
 * multiples of the amount that lasts to Cairo if it is spent each time.
 */
export interface Manner {
  builds: number
  bids: number
}

const tracks = tracksOf([...cards.keys()])
const pounds = cards.map(card => card.pounds)
const needs = cards.map(({ terrain }) => tracksNeeded[terrain])
const isRiver = (id: CardId | undefined) => id !== undefined && cardOf(id).terrain === 'river'
const total = (ids: readonly CardId[]) => tracksOf(ids).reduce((sum, one) => sum + one, 0)

/**
 * Returns a race from a state. Bonuses are only counted: their cards stay in the pile, so that an
 * offer can always be dealt.
 */
export const raceOf = (state: State): Race => {
  const { railways, pile, discards, stock, offer, phase } = state
  return {
    runners: railways.map(({ capital, crossed, lane, bonuses }) => ({
      capital,
      crossed: crossed.length,
      lane,
      tracks: total(lane),
      bonuses: bonuses.length,
    })),
    pile: [...pile, ...bonusCards(state)],
    discards,
    stock,
    tracks: total(stock),
    offer,
    order: phase.kind === 'choosing' ? phase.order : [],
    turn: phase.kind === 'building' ? phase.turn : 0,
    drawn: phase.kind === 'building' && phase.drawn,
    won: undefined,
  }
}

export const copyOf = (race: Race): Race => ({
  ...race,
  runners: race.runners.map(runner => ({ ...runner, lane: runner.lane.slice() })),
  pile: race.pile.slice(),
  discards: race.discards.slice(),
  stock: race.stock.slice(),
  offer: race.offer.slice(),
  order: race.order.slice(),
})

// Takes a random card from the pile, since the pile has no order.
const picked = (race: Race, { roll }: Chance): CardId | undefined => {
  if (race.pile.length === 0) [race.pile, race.discards] = [race.discards, race.pile]
  const { pile } = race
  const at = roll(pile.length)
  const card = pile[at]
  const last = pile.pop()
  if (at < pile.length) pile[at] = last!
  return card
}

const draw = (race: Race, luck: Chance): void => {
  const card = picked(race, luck)
  if (card === undefined) [race.pile, race.stock] = [race.stock, race.pile]
  else race.stock.push(card)
  race.tracks = card === undefined ? 0 : race.tracks + tracks[card]!
  race.drawn = true
}

export const pass = (race: Race): void => {
  race.turn = (race.turn + 1) % race.runners.length
  race.drawn = false
}

/**
 * Crosses the next landscape of the current seat; if its lane is then empty, deals the next
 * auction.
 */
export const cross = (race: Race, { bonuses, bought }: Payment, luck: Chance): void => {
  const { runners, turn } = race
  const runner = runners[turn]!
  const card = runner.lane.shift()!
  runner.tracks -= tracks[card]!
  runner.crossed++
  runner.capital = capitalAfter(runner.capital, bought, pounds[card]!)
  runner.bonuses -= bonuses
  race.discards.push(...race.stock)
  race.stock = []
  race.tracks = 0
  race.drawn = false
  for (const [seat, other] of runners.entries()) {
    if (isRiver(other.lane[0]) && mayGain(seat, turn, runner.crossed, other.bonuses))
      other.bonuses++
  }
  if (hasWon(runner.crossed)) race.won = turn
  else if (runner.lane.length === 0) race.offer = runners.flatMap(() => picked(race, luck) ?? [])
}

/**
 * Takes all bids from the capitals, and orders equal bids by the smaller capital, then at random.
 */
export const sell = (race: Race, bids: readonly number[], luck: Chance): void => {
  const { runners } = race
  const lots = luck.shuffle([...runners.keys()])
  race.order = lots.sort((a, b) => bids[b]! - bids[a]! || runners[a]!.capital - runners[b]!.capital)
  race.turn = race.order[0]!
  for (const [seat, runner] of runners.entries()) runner.capital -= bids[seat]!
}

export const take = (race: Race, card: CardId): void => {
  const runner = race.runners[race.order.shift()!]!
  runner.lane.push(card)
  runner.tracks += tracks[card]!
  race.offer.splice(race.offer.indexOf(card), 1)
}

// In tracks: about what waiting in front of a river brings in bonuses. A river as the last crossing
// brings nothing.
const bonusesOfARiver = 5

// Returns the cost of taking a card, in tracks: those it needs, less those that it gives to every
// crossing up to its own, those that its coin buys, and the bonuses of a river.
const dearness = (card: CardId, { lane, crossed }: Runner): number =>
  needs[card]! -
  tracks[card]! * (lane.length + 1) -
  pounds[card]! / trackPrice -
  (isRiver(card) && crossed + lane.length + 1 < landscapesToWin ? bonusesOfARiver : 0)

export const cheapest = ({ offer, runners, order }: Race): CardId => {
  const runner = runners[order[0]!]!
  return offer.reduce((best, card) =>
    dearness(card, runner) < dearness(best, runner) ? card : best,
  )
}

export const mostBid = ({ bids }: Manner, { capital, crossed }: Runner): number =>
  Math.min(capital, Math.floor((bids * capital) / (landscapesToWin - crossed)))

// Returns how many tracks the current seat lacks for its next crossing.
const lackingOf = ({ tracks }: Race, runner: Runner): number =>
  missing({ need: needs[runner.lane[0]!]!, tracks: runner.tracks + tracks })

/**
 * Returns a payment that uses bonuses first; `undefined` if the payment is more than the seat
 * spends on one crossing.
 */
export const paymentOf = (race: Race, { builds }: Manner): Payment | undefined => {
  const runner = race.runners[race.turn]!
  const short = lackingOf(race, runner)
  const means = runner.bonuses + Math.floor(runner.capital / trackPrice)
  const rest = landscapesToWin - runner.crossed
  if (short > (rest === 1 ? means : Math.min(means, (builds * means) / rest))) return undefined
  const bonuses = Math.min(short, runner.bonuses)
  return { bonuses, bought: short - bonuses }
}

const FUSE = 400 // steps, far more than any race takes; prevents an endless loop

/** Plays a race to its end, each seat in its own manner, and returns the winner. */
export const winnerOf = (race: Race, manners: readonly Manner[], luck: Chance): Seat => {
  const { runners } = race
  for (let steps = 0; steps < FUSE && race.won === undefined; steps++) {
    if (race.order.length > 0) take(race, cheapest(race))
    else if (race.offer.length > 0)
      sell(
        race,
        runners.map((runner, seat) => luck.roll(mostBid(manners[seat]!, runner) + 1)),
        luck,
      )
    else {
      if (!race.drawn) draw(race, luck)
      const payment = paymentOf(race, manners[race.turn]!)
      if (payment) cross(race, payment, luck)
      else pass(race)
    }
  }
  return race.won ?? 0
}
