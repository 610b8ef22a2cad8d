// The measure of the bots: a player who takes the best gain of the moment by the game's own score,
// and draws when there is none.
import type { Bot } from '../../../web/games/game.ts'
import { sizeOf } from '../../../web/games/kairo/rules/bazaar.ts'
import { scoreFor } from '../../../web/games/kairo/rules/building.ts'
import { coinsPerPoint } from '../../../web/games/kairo/rules/pieces.ts'
import { digital } from '../../../web/games/kairo/rules/rules.ts'
import type { Move, Options, Position, View } from '../../../web/games/kairo/rules/state.ts'

// Points for an extension at once, for coins what they are worth in the end. A hand that cannot
// build is filled first.
const gainOf = ({ options, view, you }: Position, move: Move): number => {
  const seat = you as number
  if (move.kind === 'extension') {
    const { size, points } = scoreFor({ ...view, options }, seat, move.cloth)
    return points.stalls + points.medals - size / coinsPerPoint
  }
  if (move.kind !== 'attract') return 0
  const stall = view.bazaar.stalls.find(({ entrance }) => entrance === move.entrance)!
  const own = stall.owner === seat ? sizeOf(stall) : 1
  return view.players[seat]!.cards < 3 ? 0 : own / coinsPerPoint
}

export const greedy: Bot<View, Move, Options> = (position, chance) => {
  const gains = [...digital.moves(position)].map(move => ({ move, gain: gainOf(position, move) }))
  const most = Math.max(...gains.map(({ gain }) => gain))
  const best = gains.filter(({ gain }) => gain === most)
  // Among many places and none that gains, a card or a new stall is as good: by kind first, so that
  // places do not count by number.
  const kinds = [...new Set(best.map(({ move }) => move.kind))].filter(
    (kind, _, all) => kind !== 'stop' || all.length === 1,
  )
  const kind = kinds[chance.roll(kinds.length)]!
  const of = best.filter(({ move }) => move.kind === kind)
  return { move: of[chance.roll(of.length)]!.move }
}
