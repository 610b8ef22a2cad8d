// The measure of the bot: what gains most at once. A crossing is a point, money breaks ties, and
// nothing else is thought of.
import { capitalAfter } from '../../../web/games/cape-to-cairo/rules/building.ts'
import { cardOf, tracksNeeded } from '../../../web/games/cape-to-cairo/rules/pieces.ts'
import { digital } from '../../../web/games/cape-to-cairo/rules/rules.ts'
import type { Move, Options, View } from '../../../web/games/cape-to-cairo/rules/state.ts'
import type { Bot } from '../../../web/games/game.ts'

const gain = (view: View, seat: number, move: Move): number => {
  const { capital, lane } = view.railways[seat]!
  if (move.kind === 'bid') return -move.pounds
  if (move.kind === 'build')
    return 1000 + capitalAfter(capital, move.bought, cardOf(lane[0]!).pounds)
  if (move.kind !== 'choose') return 0
  const { terrain, tracks } = cardOf(move.card)
  return tracks - tracksNeeded[terrain] // what it will lack
}

export const greedy: Bot<View, Move, Options> = position => {
  const seat = position.you as number
  const moves = [...digital.moves(position)].filter(({ kind }) => kind !== 'prefer')
  const gains = moves.map(move => gain(position.view, seat, move))
  return { move: moves[gains.indexOf(Math.max(...gains))]! }
}
