// Replays the actions after a changed one: they must come out the same, except for those that are
// changed too. Otherwise the change is refused.
import type { AnyGame, Chance, Refusal, Seat } from '../../web/games/game.ts'
import { isRefusal, play, playFor } from '../../web/games/play.ts'
import type { Step } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'

/**
 * The luck of replays. Actions that used luck are final and never replayed; if a replayed action
 * asks for luck now, its events differ and the replay is refused.
 */
export const noChance: Chance = { roll: () => 0, shuffle: items => [...items] }

/** By `seq`, the move that replaces an action's own move. Without `move` the action is removed. */
export type Instead = ReadonlyMap<number, { move?: unknown }>

const nothing: Instead = new Map()

/**
 * Replays `actions` on a changed state. Refuses unless every move is still legal and gives the same
 * events, or is replaced by one that is. Entries of other seats beside the box are checked against
 * the room's view, so that a refusal reveals nothing that only those seats may know.
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

// The result of replaying everything after a step without it.
interface Replay {
  outcome: { state: unknown } | Refusal
  until: Step // the last step that was replayed
  count: number // of replayed steps
}

// Cached by step, and by the seat that would remove it: every commit asks for every seat, so a
// replay continues from where it ended. No entry goes stale, because a rewritten past has new
// steps.
const replays = new WeakMap<Step, Map<Seat, Replay>>()

/** Replays everything that followed a step without it, for the seat that would remove it. */
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
  if (isRefusal(outcome)) return outcome // actions added later cannot repair an earlier refusal
  const added = steps.slice(index + count + 1).map(({ action }) => action)
  const next = replayed(game, outcome.state, added, seat)
  const replay = { outcome: next, until: steps.at(-1)!, count: count + added.length }
  if (ofStep) ofStep.set(seat, replay)
  else replays.set(step, new Map([[seat, replay]]))
  return next
}
