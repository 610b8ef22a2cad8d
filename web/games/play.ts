// The engine: opens games and plays them. It draws nothing and stores nothing.
import type { Chance, Game, Issue, Position, Refusal, Seat, Viewer } from './game.ts'
import { memberOf } from './kit/records.ts'

export interface Played<State, Event> {
  state: State
  events: Event[]
  final: boolean
}
/** Returns the path to a schema's error in the input. */
export const pathOf = ({ path = [] }: Issue): string[] =>
  path.map(step => String(typeof step === 'object' ? step.key : step))

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer

/**
 * The first event of a game that begins at a moment of another game. The engine handles it for all
 * games.
 */
export interface Resumed<State = unknown> {
  kind: 'resumed'
  state?: State // the state at the start; absent until the game is over
}

export const isResumed = (event: unknown): event is Resumed => memberOf(event, 'kind') === 'resumed'

/**
 * The event that ends a game because its players agreed to stop before its rules end it. The engine
 * handles it for all games.
 */
export interface EndedEarly {
  kind: 'ended-early'
}

export const isEndedEarly = (event: unknown): event is EndedEarly =>
  memberOf(event, 'kind') === 'ended-early'

/** What the engine adds to the state of a game that was ended early. */
export interface Early {
  early?: true
}

export const isEarly = (state: unknown): boolean => memberOf(state, 'early') === true

/** Returns an event as far as a viewer may know it (`Game.viewEvent`). */
export const eventFor = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  event: E,
  viewer: Viewer,
  settled: boolean,
): E | Resumed | EndedEarly | undefined => {
  if (isResumed(event)) return { kind: 'resumed' }
  return isEndedEarly(event) ? event : game.viewEvent(event, viewer, settled)
}

const FUSE = 1000 // calls of `proceed` in a row after which the game is considered broken

const applied = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S | undefined,
  event: E,
): S => {
  if (isResumed(event)) return event.state as S
  if (isEndedEarly(event)) return { ...game.end(state!), early: true }
  return game.evolve(state, event)
}

/** Applies events to a state. */
export const evolved = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S | undefined,
  events: readonly E[],
): S => {
  for (const event of events) state = applied(game, state, event)
  if (state === undefined) throw new Error('a game without facts has no state')
  return state
}

/** Luck with constant results, for questions whose answer must not depend on luck. */
export const noLuck: Chance = { roll: () => 0, shuffle: items => [...items] }

// Returns luck that records whether it was used.
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

/** Runs `proceed` until it returns nothing more. */
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

// A state never changes, so each viewer's position is built only once for the check, the frame and
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
 * Drops the views of a state that the table has left: they use several times the memory of the
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
 * Returns the state after a move alone, before `proceed`: others' sealed moves stay sealed and
 * nothing is drawn. Refused if the move itself uses luck, or ends the game, because the end opens
 * purses.
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
 * Checks a move that somebody else makes for this seat against the room's view: whether and why it
 * is refused then reveals nothing that only the seat's holder may know.
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

// Carries out a move that was already checked.
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
 * Whether a seat sees what the room may not (a hand, a purse, its own sealed move), or can make a
 * sealed move now. A phone with several seats then asks who is looking before it shows the seat.
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

/** Returns the seats that the game waits for: those with a legal move. */
export const waiting = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seats: number,
): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => {
    for (const _ of game.moves(positionOf(game, state, seat))) return true
    return false
  })
