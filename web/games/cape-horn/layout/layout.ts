// Cape Horn as it lies on a table: cards on the sea, each ship with its points and roses, the pile,
// hands.
import { type Contents, counted, isLaid, type Layout, some } from '../../layout.ts'
import { roseColours, rosesEach, rosesLeft } from '../rules/pieces.ts'
import type { Options, Position, View } from '../rules/state.ts'

/** There are as many as are needed. */
export const unlimited = ['point']

/** Every card of the edition, roses, and a ship a seat. */
export const contents = ({ edition }: Options, seats: number): Contents => ({
  ...Object.fromEntries(edition.cards.map(({ type, copies }) => [`card ${type}`, copies])),
  ...Object.fromEntries(roseColours.map(colour => [`rose ${colour}`, rosesEach])),
  ship: seats,
})

const cardsIn = (edition: Options['edition']) =>
  edition.cards.reduce((sum, { copies }) => sum + copies, 0)

// Of a card that was covered the view says nothing more: so many there are, whichever.
const coveredIn = ({ laid, pile, ships }: View, edition: Options['edition']): number =>
  cardsIn(edition) -
  pile -
  laid.filter(card => card !== null).length -
  ships.reduce((sum, { cards }) => sum + cards, 0)

/** What lies where, as far as this viewer knows it. Cards printed on the starts are the board's. */
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
