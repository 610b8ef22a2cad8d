// What followed an action, played again on a changed past: it must come out the same, but for what
// is changed too, or the change is refused.
import type { AnyGame, Chance, Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal, play, playFor } from '../../web/games/play.ts'
import type { Step } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'

/**
 * Nothing that had luck is ever replayed: whatever this answers, the facts come out different and
 * the replay is refused.
 */
export const noChance: Chance = { roll: () => 0, shuffle: items => [...items] }

/** By seq, the move that takes the place of an action's own; none: the action is struck. */
export type Instead = ReadonlyMap<number, { move?: unknown }>

const nothing: Instead = new Map()

/**
 * Replays `actions` on a changed state; refuses unless every move is still legal and gives the same
 * facts, or those of its replacement. A companion's entries of other seats are checked against the
 * room's view, so that a refusal tells nothing that only they may know.
 */
export const replayed = (
  game: AnyGame,
  state: unknown,
  actions: readonly Action[],
  seat: Seat,
  instead = nothing,
): { state: unknown; actions: Action[] } | Refusal => {
  const done: Action[] = []
  for (const action of actions) {
    const { seq, seat: by, events, final } = action
    const change = instead.get(seq)
    const { move } = change ?? action
    if (change && move === undefined) continue
    const making = by === seat || !game.correctable ? play : playFor
    const again = making(game, state, by!, move, noChance)
    if (isRefusal(again)) return { refused: 'would-fall', at: { seq }, because: again }
    const isSame = change
      ? again.final === final
      : JSON.stringify(again.events) === JSON.stringify(events)
    if (!isSame) return { refused: 'would-fall', at: { seq } }
    state = again.state
    done.push(change ? { ...action, move, events: again.events } : action)
  }
  return { state, actions: done }
}

// What came of playing again all that followed a step, without it.
interface Replay {
  outcome: { state: unknown } | Refusal
  until: Step // the last one that was played again
  count: number // of those
}

// By step, and by the seat that would strike it. Every commit asks for every seat, so a replay is
// kept and goes on with what was added since. None is stale: a rewritten past has new steps.
const replays = new WeakMap<Step, Map<Seat, Replay>>()

/** All that followed a step, played again without it for a seat that would strike it. */
export const replayedWithout = (
  game: AnyGame,
  steps: readonly Step[],
  index: number,
  seat: Seat,
): Replay['outcome'] => {
  const step = steps[index]!
  const ofStep = replays.get(step)
  const kept = ofStep?.get(seat)
  const isSamePast = kept !== undefined && steps[index + kept.count] === kept.until
  const { outcome, count } = isSamePast ? kept : { outcome: { state: step.before }, count: 0 }
  if (isRefusal(outcome)) return outcome // whatever is added comes after what falls
  const added = steps.slice(index + count + 1).map(({ action }) => action)
  const next = replayed(game, outcome.state, added, seat)
  const replay = { outcome: next, until: steps.at(-1)!, count: count + added.length }
  if (ofStep) ofStep.set(seat, replay)
  else replays.set(step, new Map([[seat, replay]]))
  return next
}
