// Estimates the points with which a seat ends: those it has, and those of the extensions for which
// it has turns left, the most points per turn first. An extension also costs turns for attracting
// missing coins and for drawing a card.
import type { Seat } from '../../game.ts'
import { attractions } from '../rules/attracting.ts'
import { type Bazaar, layoutOf, type Owner, sizeOf, supplyOf } from '../rules/bazaar.ts'
import type { Card } from '../rules/cards.ts'
import type { Edition } from '../rules/edition.ts'
import { runsLow } from '../rules/ending.ts'
import { groundOf } from '../rules/ground.ts'
import { medals, worthIn } from '../rules/medals.ts'
import {
  byCloth,
  type Cloth,
  type Coins,
  cardsInstead,
  cloths,
  coinsForOne,
  coinsPerPoint,
  priceOf,
  stillRounds,
  total,
} from '../rules/pieces.ts'
import { growth } from '../rules/stalls.ts'
import type { State } from '../rules/state.ts'

// Tuned by playing the bot against itself.
const weights = {
  turnsBase: 1, // turns left when the final phase is due
  turnsPer: 1.6, // more turns for each extension until then
  finalTurns: 6,
  keep: 0.5, // probability that a medal is still held at the end
  draw: 1, // turns to draw a card that fits
  three: 0.9, // turns lost by playing three cards
  joker: 0.3, // turns lost by paying a joker's coin
  attract: 1, // turns for each customer
  wait: 0.3, // turns until a customer that cannot come now can be attracted
  past: 0.3, // turns lost for each nearer entrance that is passed
  barker: 0.3, // points for each barker, two at most
}

// How a stall can grow on the current board.
interface Site {
  owner: Owner
  cloth: Cloth
  size: number
  districts: readonly number[] // of the squares it can grow on
  room: number // estimate of further extensions: twice the squares on which it can grow now
  nearer: number // nearer free entrances of its cloth; infinite: no customer can come now
}

const sitesOf = (edition: Edition, bazaar: Bazaar): Site[] => {
  const ground = groundOf(edition)
  const layout = layoutOf(ground, bazaar)
  const nearer = new Map(
    Object.values(bazaar.customers)
      .flatMap(customer => (customer === null ? [] : attractions(layout, customer)))
      .map(({ stall, nearer }) => [stall, nearer.length]),
  )
  return bazaar.stalls.map(stall => {
    const squares = stall.owner === null ? [] : growth(layout, stall)
    return {
      owner: stall.owner,
      cloth: stall.cloth,
      size: sizeOf(stall),
      districts: squares.map(square => ground.district[square]!),
      room: 2 * squares.length,
      nearer: nearer.get(stall) ?? Number.POSITIVE_INFINITY,
    }
  })
}

// Cached by bazaar, because a bazaar is replaced and never changed.
const known = new WeakMap<Bazaar, Site[]>()
const sitesIn = ({ options, bazaar }: State): Site[] => {
  const sites = known.get(bazaar) ?? sitesOf(options.edition, bazaar)
  known.set(bazaar, sites)
  return sites
}

// Estimates the turns that a seat has left until the final phase, which begins when extensions run
// low or after ten still rounds.
const turnsLeft = ({ players, still }: State, supply: Coins): number => {
  const [least = 0, second = 0] = cloths.map(cloth => supply[cloth]).sort((a, b) => a - b)
  const extensions = Math.min(least, least - 1 + second - 1)
  return Math.min(
    weights.turnsBase + weights.turnsPer * extensions,
    stillRounds - still / players.length,
  )
}

// Chooses the card for an extension; returns the turns that it costs, and the cards left.
const withCard = (
  { cards }: Edition,
  hand: readonly Card[],
  { districts }: Site,
): [turns: number, left: Card[]] => {
  const fitting = hand.filter(card =>
    cards[card]!.districts.some(district => districts.includes(district)),
  )
  const standard = fitting.find(card => cards[card]!.districts.length === 1)
  const card = standard ?? fitting[0]
  if (card === undefined)
    return hand.length < cardsInstead
      ? [weights.draw, [...hand]]
      : [weights.three, hand.slice(cardsInstead)]
  return [
    standard === undefined ? weights.joker : 0,
    hand.filter((_, i) => i !== hand.indexOf(card)),
  ]
}

interface Step {
  site: Site
  turns: number
  gain: number
  held: number // worth of the seat's medals of the cloth after the step
  coins: number // change in coins of the cloth
  others: number // coins paid of other cloths
  hand: Card[]
}

// What a seat builds with. `outlook` changes `coins` and `held` as it plans further steps.
interface Means {
  edition: Edition
  worth: ReturnType<typeof worthIn>
  keep: number
  isFinal: boolean
  barkers: number
  spent: readonly Cloth[] // cloths whose coins are only good for replacing others
  rivals: Coins // by cloth: size of the largest stall of anybody else
  coins: Coins
  held: Coins // worth of its medals
}

const stepOf = (means: Means, site: Site, cards: readonly Card[]): Step => {
  const { edition, worth, keep, isFinal, barkers, spent, rivals, coins, held } = means
  const { cloth, nearer } = site
  const size = site.size + 1
  const price = priceOf(size)
  const paid = Math.min(price, coins[cloth])
  const spare = Math.floor(spent.reduce((sum, other) => sum + coins[other], 0) / coinsForOne)
  const instead = Math.min(price - Math.max(1, paid), spare)
  const attracts = Math.ceil((price - paid - instead) / site.size)
  const [card, hand] = withCard(edition, cards, site)
  const wait = nearer <= barkers ? weights.past * nearer : weights.wait
  const turns = 1 + card + (attracts > 0 ? wait + attracts * weights.attract : 0)
  const level = size === rivals[cloth] && held[cloth] < worth.silver ? worth.silver : held[cloth]
  const after = size > rivals[cloth] ? worth.gold + worth.silver : level
  return {
    site,
    // In the final phase a seat can neither draw nor attract.
    turns: isFinal && (attracts > 0 || card === weights.draw) ? Number.POSITIVE_INFINITY : turns,
    gain: size + Math.max(0, after - held[cloth]) * (1 + keep),
    held: Math.max(held[cloth], after),
    coins: attracts * site.size - (price - instead),
    others: coinsForOne * instead,
    hand,
  }
}

// Returns the step with the most points per turn; undefined if none is possible.
const bestStep = (
  means: Means,
  sites: readonly Site[],
  cards: readonly Card[],
): Step | undefined => {
  let best: Step | undefined
  for (const site of sites) {
    const step = stepOf(means, site, cards)
    const isBetter = !best || step.gain / step.turns > best.gain / best.turns
    if (step.turns < Number.POSITIVE_INFINITY && isBetter) best = step
  }
  return best
}

export const outlook = (state: State, seat: Seat): number => {
  const { players, options, bazaar } = state
  const { tally, hand, barkers, isOut, ...player } = players[seat]!
  const worth = worthIn(options)
  const supply = byCloth(cloth => supplyOf(bazaar, cloth))
  const isFinal = state.final !== undefined || runsLow(supply) !== undefined
  const keep = isFinal ? 1 : weights.keep
  const coins = { ...player.coins }
  const held = byCloth(cloth =>
    medals.reduce(
      (sum, medal) => (state.medals[cloth][medal] === seat ? sum + worth[medal] : sum),
      0,
    ),
  )
  const sites = sitesIn(state)
  const own = sites.flatMap(site => (site.owner === seat && site.room > 0 ? { ...site } : []))
  // cloths in which no stall can grow: their coins are only good for replacing others
  const spent = cloths.filter(cloth => !own.some(site => site.cloth === cloth))
  const rivals = byCloth(cloth =>
    sites.reduce(
      (most, one) => (one.cloth === cloth && one.owner !== seat ? Math.max(most, one.size) : most),
      0,
    ),
  )
  const means = {
    edition: options.edition,
    worth,
    keep,
    isFinal,
    barkers,
    spent,
    rivals,
    coins,
    held,
  }

  let points = tally.stalls + tally.medals + (isFinal ? 0 : Math.min(2, barkers) * weights.barker)
  for (const cloth of cloths) points += held[cloth] * keep
  let cards: readonly Card[] = hand
  let left = isOut ? 0 : isFinal ? weights.finalTurns : turnsLeft(state, supply)
  while (left > 0) {
    const next = bestStep(
      means,
      own.filter(({ room, cloth }) => room > 0 && supply[cloth] > 0),
      cards,
    )
    if (!next) break
    const { cloth } = next.site
    points += next.gain * Math.min(1, left / next.turns)
    left -= next.turns
    coins[cloth] += next.coins
    for (const other of spent) {
      const paid = Math.min(next.others, coins[other])
      coins[other] -= paid
      next.others -= paid
    }
    held[cloth] = next.held
    cards = next.hand
    next.site.size++
    next.site.room--
    supply[cloth]--
  }
  return points + Math.max(0, total(coins)) / coinsPerPoint
}
