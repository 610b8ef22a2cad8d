// The board copied onto the sheet: what people beside a real box would enter for a fact of the
// digital game.

import type { Depth, Entry, Landscape } from '../../../web/games/cape-to-cairo/rules/entry.ts'
import { type CardId, cardOf } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import type { Event, State } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Sheet } from '../../../web/games/cape-to-cairo/sheet/state.ts'
import type { Copy, Entered } from '../../laws/copy.ts'

const landscapeOf = (id: CardId): Landscape => {
  const { terrain, tracks, pounds } = cardOf(id)
  return { terrain, tracks, coin: pounds }
}

// `after`: the digital state that the fact led to; it owes the bonuses of a crossing.
const entries = (event: Event, after: State, depth: Depth): Entered<Entry>[] => {
  const full = depth === 'full'
  switch (event.kind) {
    case 'bid':
      return [{ seat: event.seat, entry: { kind: 'bid', pounds: event.pounds! } }]
    case 'drew-lots':
      return event.drawing.map(({ seat, card }) => ({
        seat,
        entry: { kind: 'coin', coin: cardOf(card).pounds },
      }))
    case 'chose':
      return full
        ? [{ seat: event.seat, entry: { kind: 'took', card: landscapeOf(event.card) } }]
        : []
    case 'drew':
      return full
        ? [{ seat: event.seat, entry: { kind: 'stock', tracks: cardOf(event.card).tracks } }]
        : []
    case 'passed':
      return [{ seat: event.seat, entry: { kind: 'pass' } }]
    case 'crossed': {
      const { seat, bonuses, bought, card } = event
      if (full) return [{ seat, entry: { kind: 'built', bought, bonuses } }]
      return [
        {
          seat,
          entry: {
            kind: 'crossed',
            coin: cardOf(card).pounds,
            bought,
            bonuses,
            rivers: after.owed,
          },
        },
      ]
    }
    default:
      return []
  }
}

const turnOnBoard = ({ phase, reveal }: State, depth: Depth) => {
  if (phase.kind === 'building') return phase.turn
  return phase.kind === 'choosing' && depth === 'ledger' ? reveal!.order[0] : undefined // the ledger knows no choice
}

export const copy: Copy<State, Event, Sheet, Entry, { depth: Depth }> = {
  sheets: () => [{ depth: 'ledger' }, { depth: 'full' }],
  entries: (event, _, after, { depth }) => entries(event, after, depth),
  figures: {
    board: (state, { depth }) => ({
      accounts: state.railways.map(({ capital, crossed, bonuses, lane }) => ({
        capital,
        crossed: crossed.length,
        bonuses: bonuses.length,
        lane: depth === 'full' ? lane.map(landscapeOf) : undefined,
      })),
      stock: depth === 'full' ? state.stock.map(id => cardOf(id).tracks) : [],
      auctions: state.phase.kind === 'auction' ? state.auctions - 1 : state.auctions, // the sheet counts them when paid
      turn: turnOnBoard(state, depth),
      order: state.reveal?.order ?? [],
    }),
    sheet: ({ accounts, stock, auctions, phase, reveal }) => ({
      accounts: accounts.map(({ capital, crossed, bonuses, lane }) => ({
        capital,
        crossed,
        bonuses,
        lane,
      })),
      stock,
      auctions,
      turn: phase.kind === 'building' ? phase.turn : undefined,
      order: reveal?.order ?? [],
    }),
  },
}
