// The layout of Cape Horn on a table: cards on the sea, each ship with its points and roses, the
// pile, hands.
import { type Contents, counted, isLaid, type Layout, some } from '../../layout.ts'
import { roseColours, rosesEach, rosesLeft } from '../rules/pieces.ts'
import type { Options, Position, View } from '../rules/state.ts'

/** The pieces that the box does not limit. */
export const unlimited = ['point']

/** Returns what the box holds: every card of the edition, the roses, and one ship a seat. */
export const contents = ({ edition }: Options, seats: number): Contents => ({
  ...Object.fromEntries(edition.cards.map(({ type, copies }) => [`card ${type}`, copies])),
  ...Object.fromEntries(roseColours.map(colour => [`rose ${colour}`, rosesEach])),
  ship: seats,
})

const cardsIn = (edition: Options['edition']) =>
  edition.cards.reduce((sum, { copies }) => sum + copies, 0)

// Counts the covered cards: the cards of the box that are nowhere else. The view does not show
// their types.
const coveredIn = ({ laid, pile, ships }: View, edition: Options['edition']): number =>
  cardsIn(edition) -
  pile -
  laid.filter(card => card !== null).length -
  ships.reduce((sum, { cards }) => sum + cards, 0)

/**
 * Returns the layout as far as this viewer may know it. Starts are printed on the board, so their
 * cards are left out.
 */
export const layoutOf = ({ you, options, view }: Position): Layout => {
  const won = view.ships.flatMap(({ roses }) => roses)
  const areas: Layout = [
    {
      area: 'sea',
      pieces: view.laid.flatMap((card, at) =>
        card === null ? [] : { piece: `card ${card}`, count: 1, at },
      ),
    },
    ...view.ships.map(({ at, points, roses }, seat) => ({
      area: 'ship',
      seat,
      pieces: [
        { piece: 'ship', count: 1, at },
        ...some('point', points),
        ...roses.map(({ stage, colour }) => ({ piece: `rose ${colour}`, count: 1, mark: stage })),
      ],
    })),
    {
      area: 'supply',
      pieces: roseColours.flatMap(colour => some(`rose ${colour}`, rosesLeft(won, colour))),
    },
    { area: 'under', pieces: [], covered: coveredIn(view, options.edition) },
    { area: 'pile', pieces: [], covered: view.pile },
    ...view.ships.map(({ cards }, seat) => ({
      area: 'hand',
      seat,
      own: true as const,
      ...(seat === you
        ? { pieces: counted(view.hand.map(card => `card ${card}`)) }
        : { pieces: [], covered: cards }),
    })),
  ]
  return areas.filter(isLaid)
}
