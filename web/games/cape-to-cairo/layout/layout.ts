// The layout of Cape to Cairo on a table: offer, stock, each seat's lane, money and bonus cards,
// pile, sealed bids.
import { type Contents, isLaid, type Layout, type Lying, some } from '../../layout.ts'
import { type CardId, cards } from '../rules/pieces.ts'
import type { Position, View } from '../rules/state.ts'

/** Pieces that the box does not limit. A counter replaces a bonus card that is needed elsewhere. */
export const unlimited = ['pound', 'counter']

/** Returns what the box holds: each card once, money without limit. */
export const contents = (): Contents =>
  Object.fromEntries(cards.map((_, card) => [`card ${card}`, 1]))

const open = (some: readonly CardId[]): Lying[] =>
  some.map(card => ({ piece: `card ${card}`, count: 1 }))

// Counts the bonus counters. Counters replace bonus cards that went into a new pile, so the table
// has this many more cards and counters than the box has cards.
const countersIn = ({ railways, pile, discards, stock, offer }: View): number =>
  pile +
  discards +
  stock.length +
  offer.length +
  railways.reduce(
    (sum, { crossed, lane, bonuses }) => sum + crossed.length + lane.length + bonuses,
    0,
  ) -
  cards.length

/** Returns the layout, as far as this viewer may know it. */
export const layoutOf = ({ you, view }: Position): Layout => {
  const { railways, offer, stock, phase } = view
  const areas: Layout = [
    { area: 'offer', pieces: open(offer) },
    { area: 'stock', pieces: open(stock) },
    ...railways.flatMap(
      ({ capital, crossed, lane, bonuses }, seat): Layout => [
        { area: 'crossed', seat, pieces: open(crossed) },
        { area: 'lane', seat, pieces: open(lane) },
        { area: 'money', seat, pieces: some('pound', capital) },
        { area: 'bonuses', seat, pieces: [], covered: bonuses },
      ],
    ),
    { area: 'counters', pieces: some('counter', countersIn(view)) },
    { area: 'discards', pieces: [], covered: view.discards },
    { area: 'pile', pieces: [], covered: view.pile },
    ...railways.flatMap((_, seat): Layout => {
      if (phase.kind !== 'auction' || !phase.sealed[seat]) return []
      const pieces =
        seat === you && phase.bid !== undefined ? [{ piece: 'pound', count: phase.bid }] : []
      return [{ area: 'bid', seat, own: true, pieces }]
    }),
  ]
  return areas.filter(isLaid)
}
