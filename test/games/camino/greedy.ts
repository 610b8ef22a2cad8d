// Plays for the best immediate gain by the game's own score: of all it may lay, what leaves its way
// cheapest beside the other.

import { withTile } from '../../../web/games/camino/rules/pieces.ts'
import type { Ways } from '../../../web/games/camino/rules/price.ts'
import { digital } from '../../../web/games/camino/rules/rules.ts'
import { diagonalAt, diagonalOf, sideOfSeat } from '../../../web/games/camino/rules/sides.ts'
import type { Move, Options, Position, View } from '../../../web/games/camino/rules/state.ts'
import { waysOf } from '../../../web/games/camino/rules/survey.ts'
import { costOf } from '../../../web/games/camino/solver/ways.ts'
import type { Bot, Seat } from '../../../web/games/game.ts'

const price = ({ possible }: Ways) => (possible ? costOf(possible) : 0)

const gain = ({ you, options: { variant }, view }: Position, move: Move): number => {
  if (move.kind !== 'lay') return Number.NEGATIVE_INFINITY
  const ways = waysOf({ variant, board: withTile(view.board, move.at, move) })
  const mine =
    diagonalOf(variant, view.starts, sideOfSeat(you as Seat)) ?? diagonalAt(variant, move.at)
  return price(ways[1 - mine]!) - price(ways[mine]!)
}

export const greedy: Bot<View, Move, Options> = (position, chance) => {
  const tried = chance
    .shuffle([...digital.moves(position)])
    .map(move => ({ move, value: gain(position, move) }))
  return { move: tried.reduce((one, other) => (other.value > one.value ? other : one)).move }
}
