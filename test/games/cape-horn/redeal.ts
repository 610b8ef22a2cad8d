// A twin of a race: all that one viewer was not told is different, all that was told is the same.
import { dealt } from '../../../web/games/cape-horn/bot/imagine.ts'
import { cardsOf } from '../../../web/games/cape-horn/rules/facts.ts'
import type { State } from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance, Viewer } from '../../../web/games/game.ts'

/** The others' hands and the pile change places card by card; everyone holds as many as before. */
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const hidden = [
    ...state.ships.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
    ...cardsOf(state.pile),
  ]
  const shuffled = chance.shuffle(hidden)
  const changed = shuffled.every((card, i) => card === hidden[i])
    ? [...shuffled.slice(1), shuffled[0]!]
    : shuffled
  const ships = state.ships.map(ship => ({ ...ship, cards: ship.hand.length }))
  const { hands, left } = dealt(ships, viewer, changed)
  return {
    ...state,
    ships: state.ships.map((ship, seat) => ({ ...ship, hand: hands[seat]! })),
    pile: Object.fromEntries(
      Object.keys(state.pile).map(card => [card, left.filter(one => one === card).length]),
    ),
  }
}
