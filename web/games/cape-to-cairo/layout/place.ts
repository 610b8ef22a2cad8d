// Continues a game of Cape to Cairo from a real table, between turns: before anybody bids, or
// before a card is turned up.
import * as v from 'valibot'
import type { Seat } from '../../game.ts'
import { seatAmong } from '../../kit/entry.ts'
import { without } from '../../kit/pile.ts'
import { refuse } from '../../kit/refuse.ts'
import { cardsIn, countIn, coveredIn, type Layout } from '../../layout.ts'
import type { Asked, Placing } from '../../placing.ts'
import {
  bonusLimit,
  type CardId,
  cardOf,
  cards,
  landscapesToWin,
  seatCounts,
  startCapital,
} from '../rules/pieces.ts'
import type { PlaceCode, Refusal } from '../rules/points.ts'
import { hasWon } from '../rules/ranking.ts'
import {
  bonusSources,
  counter,
  type Options,
  type Railway,
  type State,
  type View,
} from '../rules/state.ts'

const anyCard = cards.map((_, card) => ({ piece: `card ${card}`, count: 1 }))

/** Returns the areas that people enter. The pile is computed from the rest of the box. */
export const asked = (_: Options, seats: number): Asked[] => [
  { area: 'offer', beside: anyCard },
  { area: 'stock', beside: anyCard },
  ...Array.from({ length: seats }, (_, seat): Asked[] => [
    { area: 'crossed', seat, beside: anyCard },
    { area: 'lane', seat, beside: anyCard },
    { area: 'money', seat, beside: [{ piece: 'pound', count: 1 }] },
    { area: 'bonuses', seat, covered: true },
  ]).flat(),
  { area: 'counters', beside: [{ piece: 'counter', count: 1 }] },
  { area: 'discards', covered: true },
]

/** The area of the form where each refusal is shown. */
export const about: Placing<State, View, Options>['about'] = {
  'line-complete': 'crossed',
  'offer-short': 'offer',
  'stock-cleared': 'stock',
  'one-each': 'lane',
  'none-before': 'lane',
  'more-than-earned': 'money',
  'more-bonuses': 'bonuses',
  'more-counters': 'counters',
}

export const restAsked = { turn: 'seat' } as const

/** Values that no piece shows. */
export const rest = v.strictObject({
  turn: v.optional(seatAmong(seatCounts), 0), // who turns up a card next; no effect at an auction
  // by seat, where its bonus cards come from; missing: the pile
  prefers: v.optional(v.array(v.picklist(bonusSources)), []),
})
export type Rest = v.InferOutput<typeof rest>

/**
 * Returns these values from a view; `undefined` if somebody has bid, while landscapes are chosen,
 * or after a card was turned up.
 */
export const restOf = ({ phase, railways }: View): Rest | undefined => {
  const isAuction = phase.kind === 'auction' && !phase.sealed.includes(true)
  const isBuilding = phase.kind === 'building' && !phase.drawn
  if (!isAuction && !isBuilding) return undefined
  return { turn: isBuilding ? phase.turn : 0, prefers: railways.map(({ prefers }) => prefers) }
}

type Refused = Refusal<PlaceCode> | undefined

// Checks that everybody owns one landscape for each auction, at most eight, that a builder has one
// ahead, and that an auction starts with an empty stock. Otherwise the pile could be too small for
// the next offer and for ties.
const checkLines = ({ railways, offer, stock }: State): Refused => {
  const isAuction = offer.length > 0
  const owned = railways.map(({ crossed, lane }) => crossed.length + lane.length)
  const most = Math.max(...owned)
  const short = owned.findIndex(own => own < most)
  if (short >= 0)
    return refuse('one-each', 'auction', { seats: [short], owned: owned[short]!, most })
  const full = railways.findIndex(
    ({ crossed }) => hasWon(crossed.length) || most + Number(isAuction) > landscapesToWin,
  )
  if (full >= 0) return refuse('line-complete', 'end', { seats: [full] })
  if (isAuction && offer.length !== railways.length)
    return refuse('offer-short', 'choosing', { offer: offer.length, players: railways.length })
  if (isAuction && stock.length > 0)
    return refuse('stock-cleared', 'stock', { stock: stock.length })
  const empty = railways.findIndex(({ lane }) => lane.length === 0)
  return empty >= 0 && !isAuction
    ? refuse('none-before', 'crossing', { seats: [empty] })
    : undefined
}

// Checks that nobody has more money than the crossings could bring, nor more than five bonus cards.
const checkPurse = ({ capital, crossed, bonuses }: Railway, seat: Seat): Refused => {
  const most = crossed.reduce((sum, card) => sum + cardOf(card).pounds, startCapital)
  if (capital > most)
    return refuse('more-than-earned', 'crossing', { seats: [seat], capital, most })
  return bonuses.length > bonusLimit
    ? refuse('more-bonuses', 'river', { seats: [seat], bonuses: bonuses.length, most: bonusLimit })
    : undefined
}

/**
 * Returns the state of the game, or why it cannot continue from there. Cards on offer mean an
 * auction. Face-down cards are any of the rest, until they are dealt again.
 */
export const place = (
  areas: Layout,
  { turn, prefers }: Rest,
  options: Options,
  seats: number,
): State | Refusal<PlaceCode> => {
  if (turn >= seats) return refuse('no-such-seat', 'building')
  const open = (area: string, seat?: Seat): CardId[] => cardsIn(areas, area, seat).map(Number)
  const lines = Array.from({ length: seats }, (_, seat) => ({
    capital: countIn(areas, 'money', 'pound', seat),
    crossed: open('crossed', seat),
    lane: open('lane', seat),
    prefers: (options.bonusFrom === 'choice' && prefers[seat]) || ('pile' as const),
    held: coveredIn(areas, 'bonuses', seat),
  }))
  const offer = open('offer')
  const stock = open('stock')
  const seen = [...offer, ...stock, ...lines.flatMap(({ crossed, lane }) => [...crossed, ...lane])]
  const hidden = without([...cards.keys()], seen)
  let counters = countIn(areas, 'counters', 'counter')
  const bonus = () => (counters-- > 0 ? counter : hidden.pop()!)
  const railways = lines.map(({ held, ...line }) => ({
    ...line,
    bonuses: Array.from({ length: held }, bonus),
  }))
  const state: State = {
    options,
    railways,
    discards: hidden.splice(0, coveredIn(areas, 'discards')),
    pile: hidden,
    stock,
    offer,
    auctions: railways[0]!.crossed.length + railways[0]!.lane.length + Math.sign(offer.length),
    owed: [],
    phase:
      offer.length > 0
        ? { kind: 'auction', bids: railways.map(() => null) }
        : { kind: 'building', turn, drawn: false, skipped: 0 },
  }
  if (counters > 0) return refuse('more-counters', 'pile')
  const poor = railways.map(checkPurse).find(refused => refused)
  return checkLines(state) ?? poor ?? state
}
