// Guesses a whole state from what a seat sees. Everything visible stays as it is.
import type { Chance } from '../../game.ts'
import { mixed, without } from '../../kit/pile.ts'
import { sizeOf, stallOf } from '../rules/bazaar.ts'
import { fullPile } from '../rules/facts.ts'
import { byCloth } from '../rules/pieces.ts'
import type { Player, Position, State } from '../rules/state.ts'

/**
 * Returns a state that agrees with a position. Hands and pile are dealt from the unseen cards. A
 * purse gets at random up to two coins of a cloth, plus one for each tile of its stall.
 */
export const imagine = ({ options, view }: Position, chance: Chance): State => {
  const { players, pile: _, ...seen } = view
  const held = players.flatMap(({ hand = [] }) => hand)
  const hidden = chance.shuffle(
    without(fullPile(options.edition), [...view.display, ...view.discards, ...held]),
  )
  const imagined = players.map(({ cards, coins, hand, ...player }, seat): Player => {
    const guess = () =>
      byCloth(cloth => {
        const stall = stallOf(view.bazaar, seat, cloth)
        return chance.roll(3 + (stall ? sizeOf(stall) : 0))
      })
    return { ...player, coins: coins ?? guess(), hand: hand ?? mixed([], hidden.splice(0, cards)) }
  })
  return { ...seen, options, players: imagined, pile: mixed([], hidden) }
}
