// The layout of Kairo on a table: customers, stalls by seat, medals and points, the display, the
// supply, hands and purses.
import type { Seat } from '../../game.ts'
import { type Contents, counted, isLaid, type Layout, type Lying, some } from '../../layout.ts'
import { type Owner, stallOf, supplyOf } from '../rules/bazaar.ts'
import type { Card } from '../rules/cards.ts'
import { medals } from '../rules/medals.ts'
import { barkerCards, cloths, extensionsPerCloth } from '../rules/pieces.ts'
import type { Options, Position, View } from '../rules/state.ts'

/** Pieces of which the box has as many as are needed. */
export const unlimited = ['point', ...cloths.map(cloth => `coin ${cloth}`)]

/**
 * Returns how often the box has each piece. Of each cloth there is a main stall for every seat and
 * a neutral one.
 */
export const contents = ({ edition }: Options, seats: number): Contents => ({
  ...Object.fromEntries(edition.cards.map(({ copies }, card) => [`card ${card}`, copies])),
  ...Object.fromEntries(
    cloths.flatMap(cloth => [
      [`stall ${cloth}`, seats + 1],
      [`extension ${cloth}`, extensionsPerCloth],
      [`customer ${cloth}`, 1],
      ...medals.map(medal => [`${medal} ${cloth}`, 1] as const),
    ]),
  ),
  barker: barkerCards,
})

const cardsOf = (cards: readonly Card[]): Lying[] => counted(cards.map(card => `card ${card}`))

// Returns an owner's stalls on the board, each with its extensions.
const stallsOf = ({ bazaar }: View, owner: Owner): Lying[] =>
  bazaar.stalls
    .filter(stall => stall.owner === owner)
    .flatMap(({ cloth, squares: [main, ...more], entrance }) => [
      { piece: `stall ${cloth}`, count: 1, at: main!, beside: entrance },
      ...more.map(at => ({ piece: `extension ${cloth}`, count: 1, at })),
    ])

const waitingOf = ({ bazaar }: View, owner: Owner): Lying[] =>
  cloths.flatMap(cloth => (stallOf(bazaar, owner, cloth) ? [] : some(`stall ${cloth}`, 1)))

const heldBy = (view: View, seat: Seat | null): Lying[] =>
  cloths.flatMap(cloth =>
    medals
      .filter(medal => view.medals[cloth][medal] === seat)
      .flatMap(medal => some(`${medal} ${cloth}`, 1)),
  )

/** Returns the pieces of every area, as far as this viewer knows them. */
export const layoutOf = ({ you, view }: Position): Layout => {
  const { bazaar, players, display, discards } = view
  const isAt = (cloth: (typeof cloths)[number]) => bazaar.customers[cloth]
  const areas: Layout = [
    {
      area: 'customers',
      pieces: cloths.flatMap(cloth => {
        const at = isAt(cloth)
        return at === null ? [] : { piece: `customer ${cloth}`, count: 1, at }
      }),
    },
    {
      area: 'waits',
      pieces: cloths
        .filter(cloth => isAt(cloth) === null)
        .flatMap(cloth => some(`customer ${cloth}`, 1)),
    },
    { area: 'neutral', pieces: stallsOf(view, null) },
    ...players.map((_, seat) => ({ area: 'stalls', seat, pieces: stallsOf(view, seat) })),
    ...players.map(({ tally, barkers }, seat) => ({
      area: 'seat',
      seat,
      pieces: [
        ...some('point', tally.stalls + tally.medals),
        ...heldBy(view, seat),
        ...some('barker', barkers),
        ...waitingOf(view, seat),
      ],
    })),
    { area: 'display', pieces: cardsOf(display) },
    { area: 'discards', pieces: cardsOf(discards) },
    {
      area: 'supply',
      pieces: [
        ...cloths.flatMap(cloth => some(`extension ${cloth}`, supplyOf(bazaar, cloth))),
        ...heldBy(view, null),
        ...some('barker', barkerCards - players.reduce((sum, { barkers }) => sum + barkers, 0)),
        ...waitingOf(view, null),
      ],
    },
    { area: 'pile', pieces: [], covered: view.pile },
    ...players.flatMap(({ hand, cards, coins }, seat): Layout => {
      const isShown = seat === you && hand !== undefined
      const purse = coins ? cloths.flatMap(cloth => some(`coin ${cloth}`, coins[cloth])) : []
      return [
        {
          area: 'hand',
          seat,
          own: true,
          ...(isShown ? { pieces: cardsOf(hand) } : { pieces: [], covered: cards }),
        },
        // A purse is open to everybody once the game is over.
        { area: 'purse', seat, ...(view.phase.kind !== 'over' && { own: true }), pieces: purse },
      ]
    }),
  ]
  return areas.filter(isLaid)
}
