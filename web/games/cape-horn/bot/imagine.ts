// Deals at random what a seat does not know: the others' hands, the pile, and the cards under
// covered ones.
import type { Chance } from '../../game.ts'
import { cardsOf, fullPile, less } from '../rules/facts.ts'
import type { Position, Ship, State } from '../rules/state.ts'

/** Deals hidden cards to the other seats, as many as each holds; returns the rest as `left`. */
export const dealt = <Held extends { cards: number; hand: string[] }>(
  ships: readonly Held[],
  you: unknown,
  hidden: readonly string[],
): { hands: string[][]; left: string[] } => {
  const left = [...hidden]
  const hands = ships.map(({ cards, hand }, seat) =>
    seat === you ? hand : left.splice(0, cards).sort(),
  )
  return { hands, left }
}

/**
 * Returns a whole state that agrees with everything this seat sees. Facts older than its view, such
 * as who began, are made up.
 */
export const imagine = ({ you, options, view }: Position, chance: Chance): State => {
  const shown = [...view.hand, ...view.laid.flatMap(card => card ?? [])]
  const rest = shown.reduce(less, fullPile(options.edition))
  const hidden = chance.shuffle(cardsOf(rest))
  const ships = view.ships.map((ship, seat) => ({ ...ship, hand: seat === you ? view.hand : [] }))
  const { hands, left } = dealt(ships, you, hidden)
  const pile = left.splice(0, view.pile)
  const covered = view.laid.findIndex(card => card !== null)
  const { turn, still, over } = view
  return {
    options,
    ships: ships.map(({ cards: _, ...ship }, seat): Ship => ({ ...ship, hand: hands[seat]! })),
    laid: view.laid.map((card, at) =>
      card === null ? null : at === covered ? [...left, card] : [card],
    ),
    pile: Object.fromEntries(
      Object.keys(rest).map(card => [card, pile.filter(one => one === card).length]),
    ),
    turn,
    first: 0,
    next: turn?.seat ?? 0,
    still,
    changed: turn !== null && (turn.laid > 0 || turn.covered),
    over,
  }
}
