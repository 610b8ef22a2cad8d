// The engine: opens, plays, replays and takes back, for every game alike. It draws nothing and keeps nothing.
import type { Action, Chance, Game, Position, Refusal, Seat, Viewer } from './game.ts'

export interface Played<State, Event> {
  state: State
  events: Event[]
  final: boolean
}
export interface Reworked<State, Move, Event> {
  state: State
  actions: Action<Move, Event>[]
}

export const isRefusal = (answer: object): answer is Refusal => 'refused' in answer

const FUSE = 1000 // a box that speaks this often in a row has lost its mind

// Facts onto a state.
export const evolved = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S | undefined,
  events: readonly E[],
): S => {
  for (const event of events) state = game.evolve(state, event)
  if (state === undefined) throw new Error('a game without facts has no state')
  return state
}

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

// Chance for moves played over again: nothing that had luck is ever played over, so whoever asks has changed.
const noChance: Chance = { roll: () => 0, shuffle: items => [...items] }

// The box goes on by itself until it has nothing to say.
const proceeded = <S extends { options: O }, V, M, E, O>(game: Game<S, V, M, E, O>, state: S, chance: Chance) => {
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

// A state never changes, so what a viewer knows in it is made once: for the check, the frame and the seats waited for.
const positions = new WeakMap<object, Map<Viewer, Position>>()

export const positionOf = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  you: Viewer,
): Position<V, O> => {
  const known = positions.get(state) ?? new Map<Viewer, Position>()
  positions.set(state, known)
  const position = known.get(you) ?? { you, options: state.options, view: game.view(state, you) }
  known.set(you, position)
  return position as Position<V, O>
}

export const play = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Played<S, E> | Refusal =>
  game.check(positionOf(game, state, seat), move) ?? carriedOut(game, state, seat, move, chance)

// A move that somebody else makes for this seat is checked against the room's view: whether it is refused, and why, then
// depends on nothing that only the seat's holder may know.
export const playFor = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seat: Seat,
  move: M,
  chance: Chance,
): Played<S, E> | Refusal =>
  game.check({ ...positionOf(game, state, 'room'), you: seat }, move) ?? carriedOut(game, state, seat, move, chance)

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
  return { state: rest.state, events: [...events, ...rest.events], final: luck.asked || rest.events.length > 0 }
}

// The actions that count: what was undone or struck is gone, what was corrected stands in its first place.
export const effective = <M, E>(actions: readonly Action<M, E>[]): Action<M, E>[] => {
  const counted = new Map<number, Action<M, E>>()
  for (const action of actions) {
    if (action.undoes !== undefined) counted.delete(action.undoes)
    else if (action.corrects === undefined) counted.set(action.seq, action)
    else counted.set(action.corrects, corrected(counted.get(action.corrects)!, action))
    if (action.corrects !== undefined && action.move === undefined) counted.delete(action.corrects)
  }
  return [...counted.values()]
}

const corrected = <M, E>(target: Action<M, E>, correction: Action<M, E>): Action<M, E> => {
  const { move, events } = correction
  return move === undefined ? target : { ...target, move, events }
}

// The state that effective actions lead to, from a state already known or from the first fact.
export const replay = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  actions: readonly Action<M, E>[],
  from?: S,
): S =>
  evolved(
    game,
    from,
    actions.flatMap(action => action.events),
  )

// The seats that somebody waits for: those with a move left.
export const waiting = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  seats: number,
): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(seat => {
    for (const _ of game.moves(positionOf(game, state, seat))) return true
    return false
  })

// What followed, played over on another beginning: it holds only where each move is still allowed and its facts are the same.
const reworked = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  state: S,
  later: readonly Action<M, E>[],
): Reworked<S, M, E> | Refusal => {
  for (const action of later) {
    const again = play(game, state, action.seat!, action.move!, noChance)
    if (isRefusal(again)) return { refused: 'would-fall', at: { seq: action.seq }, because: again }
    if (JSON.stringify(again.events) !== JSON.stringify(action.events)) {
      return { refused: 'would-fall', at: { seq: action.seq } }
    }
    state = again.state
  }
  return { state, actions: [...later] }
}

// As if an action had never been. `before`: the state it met; `later`: the effective actions after it, none final.
export const without = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  before: S,
  later: readonly Action<M, E>[],
): Reworked<S, M, E> | Refusal => {
  const rest = reworked(game, before, later)
  if (!isRefusal(rest) && game.proceed(rest.state, noChance).length > 0) return { refused: 'would-fall' }
  return rest
}

const alreadyOpen: Refusal = { refused: 'already-open' }

// Without an entry; where the box would have been silent that spoke later, it was one of the seals that were opened then.
const struck = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  before: S,
  later: readonly Action<M, E>[],
) => {
  const rest = without(game, before, later)
  const hasSpoken = isRefusal(rest) && later.some(action => action.final && action.seq === rest.at?.seq)
  return hasSpoken && !rest.because ? alreadyOpen : rest
}

// As if an entry had been another. Only for games without luck (companions). A final entry is corrected, never struck.
export const instead = <S extends { options: O }, V, M, E, O>(
  game: Game<S, V, M, E, O>,
  before: S,
  target: Action<M, E>,
  move: M | undefined,
  later: readonly Action<M, E>[],
): Reworked<S, M, E> | Refusal => {
  if (move === undefined) return target.final ? alreadyOpen : struck(game, before, later)
  const again = play(game, before, target.seat!, move, noChance)
  if (isRefusal(again)) return again
  if (again.final !== target.final) return { refused: 'would-fall', at: { seq: target.seq } }
  const rest = reworked(game, again.state, later)
  return isRefusal(rest) ? rest : { ...rest, actions: [{ ...target, move, events: again.events }, ...rest.actions] }
}
