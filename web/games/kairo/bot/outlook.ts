// What a seat may hope to end with: its points, and those of the extensions it has turns left for, the best value a turn first.
import type { Seat } from '../../game.ts'
import { attractions } from '../rules/attracting.ts'
import { type Bazaar, layoutOf, type Stall, sizeOf, supplyOf } from '../rules/bazaar.ts'
import type { Card } from '../rules/cards.ts'
import type { Edition } from '../rules/edition.ts'
import { runsLow } from '../rules/ending.ts'
import { groundOf } from '../rules/ground.ts'
import { worthIn } from '../rules/medals.ts'
import { byCloth, type Cloth, cloths, coinsForOne, coinsPerPoint, stillRounds, total } from '../rules/pieces.ts'
import { growth } from '../rules/stalls.ts'
import type { State } from '../rules/state.ts'

// What a stall can still become, as the board stands.
interface Site {
  stall: Stall
  districts: number // of the squares it can grow on, a bit each
  room: number // extensions for which there is place, as far as one looks
  nearer: number // free entrances that a customer meets before its own; 9: it comes to none
}

const bitsOf = (districts: readonly number[]): number => districts.reduce((bits, district) => bits | (1 << district), 0)

const sitesOf = (edition: Edition, bazaar: Bazaar): Site[] => {
  const ground = groundOf(edition)
  const layout = layoutOf(ground, bazaar)
  const met = new Map<Stall, number>()
  for (const customer of Object.values(bazaar.customers)) {
    for (const { stall, nearer } of customer === null ? [] : attractions(layout, customer))
      met.set(stall, nearer.length)
  }
  return bazaar.stalls.flatMap(stall => {
    if (stall.owner === null) return []
    const squares = growth(layout, stall)
    const districts = bitsOf(squares.map(square => ground.district[square]!))
    return [{ stall, districts, room: 2 * squares.length, nearer: met.get(stall) ?? 9 }]
  })
}

// A bazaar never changes, it is replaced: its sites are found once.
const known = new WeakMap<Bazaar, Site[]>()
const sitesIn = ({ options, bazaar }: State): Site[] => {
  const sites = known.get(bazaar) ?? sitesOf(options.edition, bazaar)
  known.set(bazaar, sites)
  return sites
}

// What was found by playing the bot against itself.
export const weights = {
  turnsBase: 1,
  turnsPer: 1.6,
  keep: 0.5,
  draw: 1,
  joker: 0.3,
  again: 1,
  wait: 0.3,
  barker: 0.3,
}

// Turns that a seat has left, by the extensions that are left before the final phase.
const turnsLeft = ({ bazaar, still, players }: State): number => {
  const [least = 0, second = 0] = cloths.map(cloth => supplyOf(bazaar, cloth)).sort((a, b) => a - b)
  const extensions = Math.min(least, least - 1 + (second - 1))
  return Math.min(weights.turnsBase + weights.turnsPer * extensions, stillRounds - still / players.length)
}

interface Plan {
  cloth: Cloth
  size: number
  room: number
  districts: number
  access: number // turns before its customer comes to it
}

// The card for an extension: the turns it costs, and the cards left.
const cardFor = (
  edition: Edition,
  hand: readonly Card[],
  districts: number,
): [turns: number, left: readonly Card[]] => {
  let joker: Card | undefined
  for (const card of hand) {
    const { districts: fits } = edition.cards[card]!
    if (!fits.some(district => districts & (1 << district))) continue
    if (fits.length === 1) return [0, hand.filter((_, i) => i !== hand.indexOf(card))]
    joker = card
  }
  if (joker !== undefined) return [weights.joker, hand.filter((_, i) => i !== hand.indexOf(joker))]
  return hand.length >= 3 ? [weights.draw, hand.slice(3)] : [weights.draw, hand]
}

export const outlook = (state: State, seat: Seat): number => {
  const { players, options, medals, bazaar } = state
  const { tally, coins: purse, hand, barkers, isOut } = players[seat]!
  const worth = worthIn(options)
  const supply = byCloth(cloth => supplyOf(bazaar, cloth))
  const isFinal = state.final !== undefined || runsLow(supply) !== undefined
  const coins = { ...purse }
  let cards: readonly Card[] = hand
  let points = tally.stalls + tally.medals + (isFinal ? 0 : Math.min(2, barkers) * weights.barker)
  const own = (cloth: Cloth) =>
    (medals[cloth].gold === seat ? worth.gold : 0) + (medals[cloth].silver === seat ? worth.silver : 0)
  const keep = isFinal ? 1 : weights.keep
  const held = byCloth(own)
  for (const cloth of cloths) points += held[cloth] * keep
  let left = isOut ? 0 : isFinal ? 6 : turnsLeft(state)
  const all = sitesIn(state)
  const plans = all.flatMap(({ stall, room, districts, nearer }): Plan[] => {
    if (stall.owner !== seat) return []
    const access = nearer <= barkers ? nearer * 0.3 : weights.wait
    return [{ cloth: stall.cloth, size: sizeOf(stall), room, districts, access }]
  })
  const grows = new Set(plans.filter(({ room }) => room > 0).map(({ cloth }) => cloth))
  while (left > 0) {
    let best:
      | {
          plan: Plan
          gain: number
          turns: number
          attracts: number
          others: number
          cards: readonly Card[]
          medals: number
        }
      | undefined
    let spare = 0
    for (const cloth of cloths) if (!grows.has(cloth)) spare += coins[cloth]
    for (const plan of plans) {
      const { cloth, size, room, districts, access } = plan
      if (room <= 0 || supply[cloth] <= 0) continue
      const need = size + 1
      const have = Math.min(need, coins[cloth])
      const byOthers = Math.min(need - Math.max(1, have), Math.floor(spare / coinsForOne))
      const attracts = Math.ceil((need - have - byOthers) / size)
      const [cardTurns, rest] = cardFor(options.edition, cards, districts)
      if (isFinal && (attracts > 0 || cardTurns > weights.joker)) continue
      const turns = 1 + cardTurns + (attracts > 0 ? access + attracts * weights.again : 0)
      const rivals = all.reduce(
        (most, { stall }) => (stall.cloth === cloth && stall.owner !== seat ? Math.max(most, sizeOf(stall)) : most),
        0,
      )
      const before = held[cloth]
      const after =
        need > rivals
          ? worth.gold + worth.silver
          : need === rivals
            ? Math.max(before, medals[cloth].gold === seat ? before + worth.silver : worth.silver)
            : before
      const gain = need + Math.max(0, after - before) * (1 + keep)
      if (!best || gain / turns > best.gain / best.turns)
        best = { plan, gain, turns, attracts, others: byOthers, cards: rest, medals: Math.max(before, after) }
    }
    if (!best) break
    const { plan, gain, turns, attracts, others } = best
    points += gain * Math.min(1, left / turns)
    left -= turns
    coins[plan.cloth] += attracts * plan.size - (plan.size + 1 - others)
    for (let pay = others * coinsForOne, i = 0; pay > 0 && i < cloths.length; i++) {
      const cloth = cloths[i]!
      if (grows.has(cloth)) continue
      const paid = Math.min(pay, coins[cloth])
      coins[cloth] -= paid
      pay -= paid
    }
    cards = best.cards
    plan.size++
    plan.room--
    supply[plan.cloth]--
    held[plan.cloth] = best.medals
  }
  return points + Math.max(0, total(coins)) / coinsPerPoint
}
