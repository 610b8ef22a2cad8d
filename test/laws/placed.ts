// Games that are taken up within, played out from there.
import type { AnyGame, Chance, Seat } from '../../web/games/game.ts'
import { isRefusal, play, positionOf, waiting } from '../../web/games/play.ts'
import { BOUND } from './random.ts'

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
