// Why the bot advises a move: a key of the game's words, and the figures for its sentence.
import type { Proof, Seat } from '../../game.ts'
import { without } from '../../kit/pile.ts'
import type { Square } from '../../kit/squares.ts'
import { attractions, incomeOf } from '../rules/attracting.ts'
import { type Layout, layoutOf, sizeOf, stallOf } from '../rules/bazaar.ts'
import { scoreFor } from '../rules/building.ts'
import type { Card } from '../rules/cards.ts'
import { groundOf } from '../rules/ground.ts'
import { total } from '../rules/pieces.ts'
import type { Reason } from '../rules/reasons.ts'
import { growth } from '../rules/stalls.ts'
import type { Move, Put, State } from '../rules/state.ts'

interface Why {
  reason: Reason
  of?: Proof
}

// A position as the reasons see it. `own`: the squares on which the seat's stalls can grow.
interface Scene {
  state: State
  seat: Seat
  layout: Layout
  own: readonly Square[]
}

const growthOf = (layout: Layout, isOf: (owner: Seat | null) => boolean): Square[] =>
  layout.bazaar.stalls.filter(({ owner }) => isOf(owner)).flatMap(stall => growth(layout, stall))

const sceneOf = (state: State, seat: Seat): Scene => {
  const layout = layoutOf(groundOf(state.options.edition), state.bazaar)
  return { state, seat, layout, own: growthOf(layout, owner => owner === seat) }
}

// Returns how many of the squares on which stalls can grow these cards fit.
const fitted = ({ state, layout, own }: Scene, cards: readonly Card[]): number => {
  const all = cards.flatMap(card => state.options.edition.cards[card]!.districts)
  return own.filter(square => all.some(district => district === layout.ground.district[square]))
    .length
}

// Returns why a further card is good: no card of the hand fits a square where a stall can grow, a
// third card completes three that fit anywhere, or there is more choice.
const whyCards = (scene: Scene): Why => {
  const { state, seat, own } = scene
  const { hand } = state.players[seat]!
  const fit = fitted(scene, hand)
  const of = { cards: hand.length, fit, open: own.length }
  if (fit > 0) return { reason: 'cards', of }
  return { reason: hand.length === 2 ? 'three' : 'no-card', of }
}

const whyTake = (scene: Scene, card: Card): Why => {
  const { state, seat, layout, own } = scene
  const districts = state.options.edition.cards[card]!.districts.filter(district =>
    own.some(square => layout.ground.district[square] === district),
  )
  if (districts.length === 0) return whyCards(scene)
  const hand = [...state.players[seat]!.hand, card]
  const of = { districts, fit: fitted(scene, [card]), open: own.length }
  return { reason: 'fits', of: { ...of, cards: hand.length, all: fitted(scene, hand) } }
}

// Returns what stays in hand after some cards.
const whySpare = (scene: Scene, cards: readonly Card[]): Why => {
  const { hand, coins } = scene.state.players[scene.seat]!
  const kept = without(hand, cards)
  const of = { cards: cards.length, left: kept.length, coins: total(coins) }
  return { reason: 'spare', of: { ...of, fit: fitted(scene, kept), open: scene.own.length } }
}

const whyAttract = ({ state, seat, layout }: Scene, entrance: Square): Why => {
  const stall = layout.entranceOf[entrance]!
  const { cloth } = stall
  const [mine, theirs] = incomeOf(seat, stall.owner, sizeOf(stall))
  const have = state.players[seat]!.coins[cloth] + mine!.coins
  const of = { cloth, coins: mine!.coins, have }
  if (!theirs) return { reason: 'earns', of }
  return { reason: 'earns-both', of: { ...of, theirs: theirs.coins, seats: [theirs.seat] } }
}

// Returns how many more stalls a customer can be led to with one barker more.
const whyHire = ({ state, seat, layout }: Scene): Why => {
  const { barkers } = state.players[seat]!
  const reach = Object.values(state.bazaar.customers)
    .flatMap(customer => (customer === null ? [] : attractions(layout, customer)))
    .filter(({ nearer }) => nearer.length === barkers + 1).length
  return { reason: 'barker', of: { barkers: barkers + 1, reach } }
}

const whyPlace = (
  { state, seat, layout, own }: Scene,
  { cloth, square, entrance }: Exclude<Put, { kind: 'extension' }>,
): Why => {
  const { bazaar, phase } = state
  const isNeutral = phase.kind === 'placing' && phase.neutral !== undefined
  const stall = { owner: isNeutral ? null : seat, cloth, squares: [square], entrance }
  const others = bazaar.stalls.filter(other => isNeutral || other !== stallOf(bazaar, seat, cloth))
  const after = layoutOf(layout.ground, { ...bazaar, stalls: [...others, stall] })
  if (!isNeutral) return { reason: 'room', of: { squares: growth(after, stall) } }
  const isRival = (owner: Seat | null) => owner !== null && owner !== seat
  const theirs = growthOf(layout, isRival).length - growthOf(after, isRival).length
  const mine = own.length - growthOf(after, owner => owner === seat).length
  return { reason: 'neutral', of: { mine, theirs } }
}

export const reasonFor = (state: State, seat: Seat, move: Move): Why => {
  const scene = sceneOf(state, seat)
  const { coins, tally } = state.players[seat]!
  switch (move.kind) {
    case 'extension': {
      const { size, points } = scoreFor(state, seat, move.cloth)
      const all = size + points.medals
      const sum = tally.stalls + tally.medals + all
      if (points.medals === 0) return { reason: 'scores', of: { size, sum } }
      return { reason: 'medals', of: { size, medals: points.medals, points: all, sum } }
    }
    case 'stall':
    case 'move':
      return whyPlace(scene, move)
    case 'pay': {
      const paid = total(move.coins)
      return { reason: 'leaves', of: { paid, left: total(coins) - paid } }
    }
    case 'attract':
      return whyAttract(scene, move.entrance)
    case 'take':
      return whyTake(scene, move.card)
    case 'draw':
      return whyCards(scene)
    case 'hire':
      return whyHire(scene)
    case 'stop':
      return { reason: 'stop' }
    case 'play':
      return whySpare(scene, move.cards)
    default:
      return whySpare(scene, [move.card])
  }
}

const forced: Partial<Record<Reason, Reason>> = { leaves: 'leaves-only', spare: 'spare-only' }

/** Returns the same where no other move is possible. */
export const onlyReason = ({ reason, of }: Why): Why => ({
  reason: forced[reason] ?? reason,
  ...(of && { of }),
})
