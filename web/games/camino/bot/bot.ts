// The bot: any of the offered moves.
import type { Bot } from '../../game.ts'
import { digital } from '../rules/rules.ts'
import type { Move, Options, View } from '../rules/state.ts'

export const bot: Bot<View, Move, Options> = (position, chance) => {
  const moves = [...digital.moves(position)]
  return { move: moves[chance.roll(moves.length)]! }
}
