// Plays at random: any game, any mode, from a seed to its end, one step at a time, with everything
// that a law needs.
import type { AnyGame, Chance, Game, Mode, Seat } from '../../web/games/game.ts'
import { evolved, isRefusal, open, play, positionOf, waiting } from '../../web/games/play.ts'
import type { Action } from '../../web/protocol.ts'
import { seeded } from '../chance.ts'

export const BOUND = 5000 // actions: no game comes close

export interface Step {
  before: unknown
  state: unknown
  action: Action
  waiting: Seat[]
  offered: unknown[] // moves offered to the seat that moved
  luck: number // seed of this step's luck
}
export interface Played {
  opening: Action
  start: unknown
  steps: Step[]
  end: unknown
}

/** Freezes a value deeply, so that changing a state throws. */
export const frozen = <Thing>(thing: Thing): Thing => {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing)) return thing
  Object.freeze(thing)
  for (const part of Object.values(thing)) frozen(part)
  return thing
}

export const optionsOf = (game: AnyGame, wish: unknown = {}): unknown => {
  const checked = game.options['~standard'].validate(wish)
  if (checked instanceof Promise || checked.issues) throw new Error('options do not parse')
  return checked.value
}

/** Returns every combination of an options page, as the page would send it. */
export const combinations = (choices: readonly { name: string; values: readonly string[] }[]) =>
  choices.reduce<Record<string, string>[]>(
    (all, { name, values }) =>
      all.flatMap(chosen => values.map(value => ({ ...chosen, [name]: value }))),
    [{}],
  )

/** Returns the state after events, from a known state or from the beginning. */
export const replay = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  actions: readonly Action<M, E>[],
  from?: S,
): S =>
  evolved(
    game,
    from,
    actions.flatMap(({ events }) => events),
  )

export interface Deal {
  game: AnyGame
  mode: Mode
  seats: number
  options: unknown
  seed: number
}

const games = new WeakMap<Deal, Played>()

/** A random game, played once per deal: all laws use the same one. */
export const gameOf = (deal: Deal): Played => {
  const known = games.get(deal) ?? randomGame(deal)
  games.set(deal, known)
  return known
}

/** Walks through the same game step by step. */
export const watched = (deal: Deal, watch: (step: Step) => void): Played => {
  const game = gameOf(deal)
  for (const step of game.steps) watch(step)
  return game
}

/** Whether an action is the first move of a game, or one of every third. */
export const isThird = ({ seq }: Action): boolean => seq % 3 === 2

/** Plays at random until there is a result; `watch` sees each step. */
export const randomGame = (
  { game, seats, options, seed }: Deal,
  watch?: (step: Step) => void,
): Played => {
  const dice: Chance = seeded(seed)
  const first = open(game, seats, options, seeded(seed + 1))
  const opening: Action = {
    seq: 1,
    at: 0,
    id: 'opening',
    seat: null,
    events: first.events,
    final: true,
  }
  let state: unknown = frozen(first.state)
  const steps: Step[] = []
  while (game.result(state) === undefined) {
    if (steps.length === BOUND) throw new Error(`no end after ${BOUND} actions`)
    const seatsWaiting = waiting(game, state, seats)
    if (seatsWaiting.length === 0) throw new Error(`nobody can act after ${steps.length} actions`)
    const seat = seatsWaiting[dice.roll(seatsWaiting.length)]!
    const offered = [...game.moves(positionOf(game, state, seat))]
    const move = offered[dice.roll(offered.length)]
    const luck = seed * 100_003 + steps.length
    const next = play(game, state, seat, move, seeded(luck))
    if (isRefusal(next))
      throw new Error(`offered and refused: ${JSON.stringify(move)}: ${next.refused}`)
    const seq = steps.length + 2
    const action: Action = {
      seq,
      at: seq,
      id: `a${seq}`,
      seat,
      move,
      events: next.events,
      final: next.final,
    }
    const step = {
      before: state,
      state: frozen(next.state),
      action,
      waiting: seatsWaiting,
      offered,
      luck,
    }
    watch?.(step)
    steps.push(step)
    state = step.state
  }
  return { opening, start: first.state, steps, end: state }
}
