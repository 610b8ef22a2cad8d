// Positions as they lie on a table: all that everybody together reads off their sheets, and games played out from them.
import type { AnyGame, Chance, Seat } from '../../web/games/game.ts'
import type { Area, Layout } from '../../web/games/layout.ts'
import { isRefusal, play, positionOf, waiting } from '../../web/games/play.ts'
import { BOUND } from './random.ts'

/** The room's sheet, and of each seat's what only the seat reads. */
export const together = (room: Layout, own: readonly Layout[]): Area[] => [
  ...room.filter(({ own }) => !own),
  ...own.flatMap((layout, seat) => layout.filter(area => area.own && area.seat === seat)),
]

/** The end of a game that is played on at random. */
export const playedOut = <State>(game: AnyGame, from: State, seats: number, dice: Chance): State => {
  let state: State = from
  for (let moves = 0; !game.result(state); moves++) {
    if (moves === BOUND) throw new Error(`no end after ${BOUND} moves`)
    const due: Seat[] = waiting(game, state, seats)
    const seat = due[dice.roll(due.length)]!
    const offered = [...game.moves(positionOf(game, state, seat))]
    const next = play(game, state, seat, offered[dice.roll(offered.length)], dice)
    if (isRefusal(next)) throw new Error(`offered and refused: ${next.refused}`)
    state = next.state
  }
  return state
}
