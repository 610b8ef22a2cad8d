// Plays a game with programs, from a seed to its end: each is called when its seat is waited for.
import type { AnyGame, Chance, Chosen, Position, Seat } from '../../web/games/game.ts'
import { isRefusal, open, play, positionOf, waiting } from '../../web/games/play.ts'
import type { Action } from '../../web/protocol.ts'
import { seeded } from '../chance.ts'
import { BOUND, type Deal } from './random.ts'

export type Player = (position: Position, chance: Chance) => Chosen<unknown>

/** The question to a player, and its luck. */
export interface Asked {
  before: unknown
  seat: Seat
  position: Position
  luck: number
}

export interface Ended {
  end: unknown
  actions: number
  last: Action['events'][number]
}

/** Chooses one of the offered moves at random. */
export const random =
  (game: AnyGame): Player =>
  (position, chance) => {
    const moves = [...game.moves(position)]
    return { move: moves[chance.roll(moves.length)] }
  }

/** The game's luck is the same for the same seed, whoever plays. */
export const playedBy = (
  players: readonly Player[],
  { game, options, seed }: Omit<Deal, 'mode' | 'seats'>,
  asked?: (asked: Asked, chosen: Chosen<unknown>) => void,
): Ended => {
  const seats = players.length
  const first = open(game, seats, options, seeded(seed))
  let state: unknown = first.state
  let last: unknown = first.events.at(-1)
  for (let actions = 0; ; actions++) {
    if (game.result(state) !== undefined) return { end: state, actions, last }
    if (actions === BOUND) throw new Error(`no end after ${BOUND} actions`)
    const [seat] = waiting(game, state, seats)
    if (seat === undefined) throw new Error(`nobody can act after ${actions} actions`)
    const luck = seed * 100_003 + actions
    const position = positionOf(game, state, seat)
    const chosen = players[seat]!(position, seeded(luck + 50_000))
    asked?.({ before: state, seat, position, luck: luck + 50_000 }, chosen)
    const next = play(game, state, seat, chosen.move, seeded(luck))
    if (isRefusal(next))
      throw new Error(`seed ${seed}: ${JSON.stringify(chosen.move)}: ${next.refused}`)
    state = next.state
    last = next.events.at(-1)
  }
}
