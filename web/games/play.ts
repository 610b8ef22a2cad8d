// The engine: opens and plays, for every game alike. It draws nothing and keeps nothing.
import type { Chance, Game, Issue, Position, Refusal, Seat, Viewer } from './game.ts'
import { memberOf } from './kit/records.ts'

export interface Played<State, Event> {
  state: State
  events: Event[]
  final: boolean
}
/** Where in the input a schema found fault, step by step. */
export const pathOf = ({ path = [] }: Issue): string[] =>
  path.map(step => String(typeof step === 'object' ? step.key : step))

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer

/**
 * The first fact of a game that begins at a moment of another one. Every game has it, so the engine
 * alone knows it.
 */
export interface Resumed<State = unknown> {
  kind: 'resumed'
  state?: State // from which it is played on: told once the game is over
}

export const isResumed = (event: unknown): event is Resumed => memberOf(event, 'kind') === 'resumed'

/** A fact as far as a viewer may know it (`Game.viewEvent`). */
export const eventFor = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  event: E,
  viewer: Viewer,
  settled: boolean,
): E | Resumed | undefined =>
  isResumed(event) ? { kind: 'resumed' } : game.viewEvent(event, viewer, settled)

const FUSE = 1000 // a box that speaks this often in a row has lost its mind

/** Facts onto a state. */
export const evolved = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S | undefined,
  events: readonly E[],
): S => {
  for (const event of events)
    state = isResumed(event) ? (event.state as S) : game.evolve(state, event)
  if (state === undefined) throw new Error('a game without facts has no state')
  return state
}

/** Chance that always gives the same: to ask what would be, where nothing may hang on luck. */
export const noLuck: Chance = { roll: () => 0, shuffle: items => [...items] }

// Chance that remembers whether it was asked.
const watched = (chance: Chance) => {
  const watch = { asked: false }
  const roll = (sides: number) => {
    watch.asked = true
    return chance.roll(sides)
  }
  const shuffle = <Item>(items: readonly Item[]) => {
    watch.asked = true
    return chance.shuffle(items)
  }
  return Object.assign(watch, { roll, shuffle })
}

/** What the box does by itself, until it has nothing more to do. */
export const proceeded = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  chance: Chance,
) => {
  const events: E[] = []
  for (let turns = 0; ; turns++) {
    if (turns === FUSE) throw new Error('the box never falls silent')
    const spoken = game.proceed(state, chance)
    if (spoken.length === 0) return { state, events }
    state = evolved(game, state, spoken)
    events.push(...spoken)
  }
}

export const open = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  seats: number,
  options: O,
  chance: Chance,
): Played<S, E> => {
  const events = game.setup(seats, options, chance)
  const rest = proceeded(game, evolved(game, undefined, events), chance)
  return { state: rest.state, events: [...events, ...rest.events], final: true }
}

/** Opens a game at a moment of another one. */
export const openAt = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  moment: S,
  chance: Chance,
): Played<S, Resumed<S>> => {
  if (!game.resume) throw new Error('this game begins at its beginning')
  const state = game.resume(moment, chance)
  return { state, events: [{ kind: 'resumed', state }], final: true }
}

// A state never changes, so what a viewer knows in it is made once: for the check, the frame and
// the seats waited for.
const positions = new WeakMap<object, Map<Viewer, Position>>()

export const positionOf = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  you: Viewer,
): Position<V, O> => {
  const known = positions.get(state)
  const before = known?.get(you)
  if (before) return before as Position<V, O>
  const position = { you, options: state.options, view: game.view(state, you) }
  if (known) known.set(you, position)
  else positions.set(state, new Map([[you, position]]))
  return position
}

/**
 * Drops the views of a state that the table has left: they take several times the memory of the
 * state itself.
 */
export const forgetPositions = (state: unknown) => positions.delete(state as object)

export const play = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Played<S, E> | Refusal =>
  game.check(positionOf(game, state, seat), move) ?? carriedOut(game, state, seat, move, chance)

/**
 * The state that a move by itself leads to, before the box speaks: what others sealed and what is
 * to be drawn stays where it is. Refused where the move itself asks for luck, or ends the game:
 * then purses are opened.
 */
export const tried = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
): Omit<Played<S, E>, 'final'> | Refusal => {
  const refusal = game.check(positionOf(game, state, seat), move)
  if (refusal) return refusal
  const luck = watched(noLuck)
  const events = game.decide(state, seat, move, luck)
  if (luck.asked) return { refused: 'needs-luck' }
  const next = evolved(game, state, events)
  return game.result(next) ? { refused: 'would-end' } : { events, state: next }
}

/**
 * A move that somebody else makes for this seat is checked against the room's view: whether it is
 * refused, and why, then depends on nothing that only the seat's holder may know.
 */
export const playFor = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Played<S, E> | Refusal =>
  game.check({ ...positionOf(game, state, 'room'), you: seat }, move) ??
  carriedOut(game, state, seat, move, chance)

// What a move leads to that was checked already.
const carriedOut = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Played<S, E> => {
  const luck = watched(chance)
  const events = game.decide(state, seat, move, luck)
  const rest = proceeded(game, evolved(game, state, events), luck)
  return {
    state: rest.state,
    events: [...events, ...rest.events],
    final: luck.asked || rest.events.length > 0,
  }
}

/**
 * Whether a seat sees what the room may not (a hand, a purse, its own seal), or is to seal now.
 * Where several seats share a phone, the viewer is asked first who they are.
 */
export const hasSecrets = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
): boolean => {
  const position = positionOf(game, state, seat)
  if (JSON.stringify(position.view) !== JSON.stringify(positionOf(game, state, 'room').view))
    return true
  if (game.sealed) for (const move of game.moves(position)) if (game.sealed(move)) return true
  return false
}

/** The seats that somebody waits for: those with a move left. */
export const waiting = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seats: number,
): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => {
    for (const _ of game.moves(positionOf(game, state, seat))) return true
    return false
  })
