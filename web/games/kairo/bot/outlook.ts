// What a seat may hope to end with: its points, and those of the extensions it has turns left for,
// the best value a turn first. Further turns go to what is needed: building, attracting for missing
// coins, drawing for the card.
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

// Found by playing the bot against itself.
const weights = {
  turnsBase: 1, // turns left when no extension is …
  turnsPer: 1.6, // … and more for each
  finalTurns: 6,
  keep: 0.5, // how surely a medal is still held at the end
  draw: 1, // turns to come by a card that fits
  three: 0.9, // turns that three cards are worth
  joker: 0.3, // turns that a joker's coin is worth
  attract: 1, // turns
  wait: 0.3, // turns until a customer that has no way now may be attracted
  past: 0.3, // turns that passing a nearer entrance is worth
  barker: 0.3, // points, for two of them at most
}

// What a stall can become on the board as it is now.
interface Site {
  owner: Owner
  cloth: Cloth
  size: number
  districts: readonly number[] // of the squares it can grow on
  room: number // extensions there is place for; not counted beyond a limit
  nearer: number // free entrances that its customer meets before; infinite: it has no way now
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

// A bazaar never changes, it is replaced: its sites are found once.
const known = new WeakMap<Bazaar, Site[]>()
const sitesIn = ({ options, bazaar }: State): Site[] => {
  const sites = known.get(bazaar) ?? sitesOf(options.edition, bazaar)
  known.set(bazaar, sites)
  return sites
}

// Turns that a seat has left: by the extensions left before the final phase, or before ten still
// rounds begin it.
const turnsLeft = ({ players, still }: State, supply: Coins): number => {
  const [least = 0, second = 0] = cloths.map(cloth => supply[cloth]).sort((a, b) => a - b)
  const extensions = Math.min(least, least - 1 + second - 1)
  return Math.min(
    weights.turnsBase + weights.turnsPer * extensions,
    stillRounds - still / players.length,
  )
}

// The card for an extension: the turns it costs, and the cards left then.
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
  held: number // worth of the medals of the cloth that the seat holds then
  coins: number // of the cloth, more or less
  others: number // coins paid of other cloths
  hand: Card[]
}

// What a seat builds with; coins and medals change as its plan goes on.
interface Means {
  edition: Edition
  worth: ReturnType<typeof worthIn>
  keep: number
  isFinal: boolean
  barkers: number
  spent: readonly Cloth[] // only good for paying instead
  rivals: Coins // the largest stall of another seat
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
    // In the final phase nothing is drawn and nobody is attracted.
    turns: isFinal && (attracts > 0 || card === weights.draw) ? Number.POSITIVE_INFINITY : turns,
    gain: size + Math.max(0, after - held[cloth]) * (1 + keep),
    held: Math.max(held[cloth], after),
    coins: attracts * site.size - (price - instead),
    others: coinsForOne * instead,
    hand,
  }
}

// What gains most a turn.
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
  // only good for paying instead
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
