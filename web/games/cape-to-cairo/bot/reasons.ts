// Why the bot makes a move, in the things of the game, with the figures of its sentence.
import type { Proof } from '../../game.ts'
import { missing, siteOf } from '../rules/building.ts'
import { type CardId, cardOf, tracksNeeded } from '../rules/pieces.ts'
import type { Reason } from '../rules/reasons.ts'
import type { Move, View } from '../rules/state.ts'
import type { Mix } from './bids.ts'

export interface Why {
  reason: Reason
  of?: Proof
}

const percent = (share: number) => Math.round(100 * Math.min(1, share))

/** Returns why a bid is drawn at random: what the first and the last choice are worth. */
export const whyBid = ({ places }: Mix, capital: number, most: number): Why => {
  const [first, last] = [places[0], places.at(-1)]
  if (capital === 0) return { reason: 'broke' }
  if (first === undefined || last === undefined) return { reason: 'even', of: { most } }
  return { reason: 'mixes', of: { most, first: percent(first), last: percent(last) } }
}

/**
 * Returns what a landscape has over another one: of the tracks that it needs less, its tracks and
 * its coin, that which is worth most. `ahead`: how many crossings its tracks help.
 */
export const whyTake = (card: CardId, other: CardId | undefined, ahead: number): Why => {
  const { terrain, tracks, pounds } = cardOf(card)
  const need = tracksNeeded[terrain]
  const of = { need, tracks, pounds }
  if (other === undefined) return { reason: 'takes', of }
  const less = cardOf(other)
  const gains = [
    { reason: 'needs-less', by: tracksNeeded[less.terrain] - need, worth: 1 },
    { reason: 'brings-more', by: tracks - less.tracks, worth: ahead },
    { reason: 'pays-more', by: pounds - less.pounds, worth: 0.1 },
  ] as const
  const most = gains.reduce((one, next) => (next.by * next.worth > one.by * one.worth ? next : one))
  if (most.by > 0) return { reason: most.reason, of: { ...of, more: most.by } }
  return { reason: 'takes', of }
}

/** Returns why to build or to pass in front of the next landscape. */
export const whyBuild = (view: View, seat: number, move: Move): Why => {
  const { lane, capital, crossed } = view.railways[seat]!
  const short = missing(siteOf(view, seat)!)
  const of = { short, pounds: cardOf(lane[0]!).pounds, capital, cards: view.stock.length }
  if (move.kind !== 'pass')
    return { reason: short > 0 ? 'spends' : 'free', of: { ...of, crossed: crossed.length + 1 } }
  return { reason: short > 0 ? 'saves' : 'waits', of }
}
