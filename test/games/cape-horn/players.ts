// Players with something in mind, so that races end as they are meant to and not only by running
// out.
import { digital } from '../../../web/games/cape-horn/rules/rules.ts'
import type {
  Event,
  Move,
  Options,
  Position,
  State,
} from '../../../web/games/cape-horn/rules/state.ts'
import type { Chance, Seat } from '../../../web/games/game.ts'
import { isRefusal, open, play, positionOf } from '../../../web/games/play.ts'
import { seeded } from '../../chance.ts'
import * as greedy from './greedy.ts'

export type Aim = greedy.Aim | 'nothing'

/** What brings it nearest to its aim, and once in a while anything. */
export const chosen = (position: Position, moves: readonly Move[], aim: Aim, dice: Chance): Move =>
  aim === 'nothing' || dice.roll(30) === 0
    ? moves[dice.roll(moves.length)]!
    : greedy.nearest(position, moves, aim)

export interface Recorded {
  seats: number
  options: Options
  seed: number
  opening: Event[]
  start: State
  actions: { seat: Seat; move: Move; luck: number; events: Event[]; final: boolean }[]
  end: State
}

/** A whole race, seat by seat with an aim each; `watch` sees every state a fact led to. */
export const raced = (
  aims: readonly Aim[],
  options: Options,
  seed: number,
  watch?: (before: State, event: Event, after: State) => void,
): Recorded => {
  const dice = seeded(seed)
  const opening = open(digital, aims.length, options, seeded(seed + 1))
  const actions: Recorded['actions'] = []
  let state = opening.state
  while (state.turn) {
    if (actions.length === 5000) throw new Error('a race without end')
    const { seat } = state.turn
    const position = positionOf(digital, state, seat)
    const luck = seed * 10_007 + actions.length
    const move = chosen(position, [...digital.moves(position)], aims[seat]!, dice)
    const played = play(digital, state, seat, move, seeded(luck))
    if (isRefusal(played)) throw new Error(`${JSON.stringify(move)}: ${played.refused}`)
    actions.push({ seat, move, luck, events: played.events, final: played.final })
    for (const event of played.events) {
      const next = digital.evolve(state, event)
      watch?.(state, event, next)
      state = next
    }
  }
  return {
    seats: aims.length,
    options,
    seed,
    opening: opening.events,
    start: opening.state,
    actions,
    end: state,
  }
}
