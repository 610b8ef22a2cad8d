// The board copied onto the sheet: what people beside a real box would enter for a fact of the digital game.

import { type CardId, cardOf } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import type { Event, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Depth, Entry, Landscape } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Seat } from '../../../web/games/game.ts'

export interface Entered {
  seat: Seat
  entry: Entry
}

export const landscapeOf = (id: CardId): Landscape => {
  const { terrain, tracks, pounds } = cardOf(id)
  return { terrain, tracks, coin: pounds }
}

// `after`: the digital state that the fact led to; it owes the bonuses of a crossing.
export const copy = (event: Event, after: State, depth: Depth): Entered[] => {
  const full = depth === 'full'
  switch (event.kind) {
    case 'bid':
      return [{ seat: event.seat, entry: { kind: 'bid', pounds: event.pounds! } }]
    case 'drew-lots':
      return event.drawing.map(({ seat, card }) => ({ seat, entry: { kind: 'coin', coin: cardOf(card).pounds } }))
    case 'chose':
      return full ? [{ seat: event.seat, entry: { kind: 'took', card: landscapeOf(event.card) } }] : []
    case 'drew':
      return full ? [{ seat: event.seat, entry: { kind: 'stock', tracks: cardOf(event.card).tracks } }] : []
    case 'passed':
      return [{ seat: event.seat, entry: { kind: 'pass' } }]
    case 'crossed': {
      const { seat, bonuses, bought, card } = event
      if (full) return [{ seat, entry: { kind: 'built', bought, bonuses } }]
      return [{ seat, entry: { kind: 'crossed', coin: cardOf(card).pounds, bought, bonuses, rivers: after.owed } }]
    }
    default:
      return []
  }
}
