// Replays the actions after a changed one. Their events must stay the same, except for actions that
// are changed too; otherwise the change is refused.
import type { AnyGame, Chance, Refusal, Seat } from '../../web/games/game.ts'
import { evolved, isEndedEarly, isRefusal, play, playFor } from '../../web/games/play.ts'
import type { Step } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'

/**
 * The fixed luck of replays. Actions that used luck are final and never replayed. If a replayed
 * action uses luck now, its events differ and the replay is refused.
 */
export const noChance: Chance = { roll: () => 0, shuffle: items => [...items] }

/**
 * The replacements of moves, by the `seq` of their actions. Without `move`, the action is removed.
 */
export type Instead = ReadonlyMap<number, { move?: unknown }>

const nothing: Instead = new Map()

/**
 * Replays `actions` on a changed state, with the moves in `instead`. Refused as `would-fall` unless
 * all moves are legal and those not replaced have the same events. Entries of other seats beside
 * the box are checked against the room's view, so that a refusal reveals nothing that only those
 * seats may know.
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
    if (isEndedEarly(events[0])) {
      if (game.result(state)) return { refused: 'would-fall', at: { seq } }
      state = evolved(game, state, events)
      done.push(action)
      continue
    }
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

// A cached replay of all steps after one step, as if that step had not been made.
interface Replay {
  outcome: { state: unknown } | Refusal
  until: Step // the last step that was replayed
  count: number // number of replayed steps
}

// Cached by the step that is left out and the seat that would undo it. Every commit checks every
// seat, so a cached replay continues with the new steps. Entries never become wrong, because a
// rewritten past has new step objects.
const replays = new WeakMap<Step, Map<Seat, Replay>>()

/**
 * Returns the state after all later steps as if the step at `index` had not been made, or why a
 * later step is then illegal. `seat`: the seat that would undo the step.
 */
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
