// What the four languages share in speaking of this game: cards by what stands on them, bids in
// their order, payments.
import type { Seat, Standing } from '../../game.ts'
import type { Telling } from '../../words.ts'
import type { Landscape } from '../rules/entry.ts'
import { type CardId, cardOf, type Terrain, trackPrice } from '../rules/pieces.ts'

/** A card of ours as the sheet knows those of the box. */
export const landscapeOf = (id: CardId): Landscape => {
  const { terrain, tracks, pounds } = cardOf(id)
  return { terrain, tracks, coin: pounds }
}

/** A crossing as it was entered, and what of (sheet/crossed-cards.ts). */
export interface Crossed {
  seat: Seat
  bonuses: number
  bought: number
  terrain?: Terrain
}

type Money = (pounds: number) => string

/** '2 bonus cards' and '£10': what was paid with, without what was not. */
export const paidIn = (
  paid: { bonuses: number; bought: number },
  bonuses: Money,
  money: Money,
): string[] => [
  ...(paid.bonuses ? [bonuses(paid.bonuses)] : []),
  ...(paid.bought ? [money(paid.bought * trackPrice)] : []),
]

/** '2 bonus cards · −£40 +£6': what a crossing costs, and the coin it brings. */
export const balanceOf = (
  { bonuses, bought }: { bonuses: number; bought: number },
  coin: number,
  held: Money,
  money: Money,
): string[] => [
  ...(bonuses ? [held(bonuses)] : []),
  `${bought ? `−\u2060${money(bought * trackPrice)} ` : ''}+\u2060${money(coin)}`,
]

type Called = (say: Telling, seat: Seat) => string

const amounts = (
  pounds: readonly { seat: Seat; pounds: number }[],
  say: Telling,
  money: Money,
  called: Called,
): string => say.list(pounds.map(({ seat, pounds }) => `${called(say, seat)} ${money(pounds)}`))

/** 'Ama £30 and Jonas £20': bids of a reveal, the highest first. */
export const bidsOf = (
  bids: readonly number[],
  say: Telling,
  money: Money,
  called: Called,
): string =>
  amounts(
    bids
      .map((pounds, seat) => ({ seat, pounds }))
      .sort((a, b) => b.pounds - a.pounds || a.seat - b.seat),
    say,
    money,
    called,
  )

/** What the tied have drawn. */
export const lotsOf = (
  drawing: readonly { seat: Seat; card: CardId }[],
  say: Telling,
  money: Money,
  called: Called,
): string =>
  amounts(
    drawing.map(({ seat, card }) => ({ seat, pounds: cardOf(card).pounds })),
    say,
    money,
    called,
  )

/**
 * Cards turned up and passes in a row: how many tracks came into the stock, and who passed, one or
 * `many`. Nothing, if more happened.
 */
export const smallOf = (
  facts: readonly { kind: string; seat?: Seat; card?: unknown; tracks?: unknown }[],
  say: Telling,
) => {
  const small = ['drew', 'drew-nothing', 'stock', 'passed', 'pass', 'preferred']
  if (facts.length === 0 || !facts.every(({ kind }) => small.includes(kind))) return undefined
  const tracks = facts.map(({ kind, card, tracks }) =>
    kind === 'drew' ? cardOf(card as CardId).tracks : kind.startsWith('stock') ? Number(tracks) : 0,
  )
  const passed = new Set(
    facts.flatMap(({ kind, seat }) =>
      kind.startsWith('pass') && seat !== undefined ? [seat] : [],
    ),
  )
  return {
    tracks: tracks.reduce((sum, one) => sum + one, 0),
    passed: say.list([...passed].map(say.name)),
    many: passed.size > 1,
  }
}

/**
 * By how much the first one leads, as a part of a sentence: ', 8 to 7'; nothing where a tie-break
 * decided.
 */
export const leadOf = (standings: readonly Standing[], to: string): string => {
  const score = standings.find(({ place }) => place === 1)?.score ?? 0
  const other = Math.max(...standings.filter(({ place }) => place > 1).map(one => one.score))
  return Number.isFinite(other) && other < score ? `, ${score}\u00a0${to}\u00a0${other}` : ''
}
