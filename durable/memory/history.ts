// A table's history: the actions that count since its snapshot, and the states that may still be
// taken back. Pure: nothing here writes.
import type { AnyGame, Refusal } from '../../web/games/game.ts'
import { forgetPositions } from '../../web/games/play.ts'
import { effectiveActions, type Step, timeline } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'

export interface History {
  base: { seq: number; state: unknown } // all that counts up to `seq`; what the snapshot keeps
  actions: readonly Action[] // what counts since
  // of them, those after the last final one: what may be taken back. States before are worked out
  // when asked for
  open: readonly Step[]
  state: unknown
  rows: readonly Action[] // all that was written since, also what only takes another action back
}

// At most `longest` actions are read on waking. `recent` of them are always at hand, so that what a
// frame says of them never depends on where the snapshot lies.
const longest = 50
export const recent = 25

// Far above the longest game: bots' take up to 206 actions (README, Opponents), and what is taken
// back or corrected counts too.
const MOST_ACTIONS = 5000

/**
 * Whether a log takes no more than its end and what is taken back: it must not grow without an end.
 */
export const isFull = ({ rows }: Pick<History, 'rows'>): boolean => rows.at(-1)!.seq >= MOST_ACTIONS

export const beginning: History['base'] = { seq: 0, state: undefined }

export const lastOf = ({ rows }: History): Action => rows.at(-1)!

/**
 * The rows by which a history is longer than it was: one, but for a correction that brings others
 * along.
 */
export const addedTo = (
  before: History | undefined,
  after: History | undefined,
): readonly Action[] => after?.rows.filter(({ seq }) => !before || seq > lastOf(before).seq) ?? []

/** The steps since a history's snapshot, with the state that each met and led to. */
export const stepsOf = (game: AnyGame, { base, actions }: History): Step[] =>
  timeline(game, actions, base.state)

const stateAfter = (steps: readonly Step[], before: unknown) =>
  steps.length > 0 ? steps.at(-1)!.state : before

// From a snapshot, and the actions after it that count.
const begin = (
  game: AnyGame,
  base: History['base'],
  actions: readonly Action[],
): Omit<History, 'rows'> => {
  const steps = timeline(game, actions, base.state)
  const open = steps.slice(actions.findLastIndex(({ final }) => final) + 1)
  return { base, actions, open, state: stateAfter(steps, base.state) }
}

export const begun = (opening: Action, state: unknown): History => ({
  base: beginning,
  actions: [opening],
  open: [],
  state,
  rows: [opening],
})

/**
 * From a snapshot (or nothing) and the rows after it. A row that takes back or corrects an action
 * behind the snapshot is left out: the snapshot was written anew in the same commit and has it
 * already.
 */
export const resumed = (game: AnyGame, base: History['base'], rows: readonly Action[]): History => {
  const since = rows.filter(({ seq, undoes, corrects }) => (undoes ?? corrects ?? seq) > base.seq)
  return { ...begin(game, base, effectiveActions(since)), rows }
}

// Forgets all but the most recent actions once there are too many: their state becomes the next
// snapshot.
export const trimmed = (game: AnyGame, history: History): History => {
  const last = lastOf(history).seq
  if (last - history.base.seq < longest) return history
  const seq = last - recent
  const rows = history.rows.filter(row => row.seq > seq)
  const cut = history.actions.findIndex(action => action.seq > seq)
  const [older, actions] =
    cut < 0 ? [history.actions, []] : [history.actions.slice(0, cut), history.actions.slice(cut)]
  const state = stateAfter(timeline(game, older, history.base.state), history.base.state)
  const open = history.open.filter(({ action }) => action.seq > seq)
  return { ...history, base: { seq, state }, actions, open, rows }
}

export const extended = (
  game: AnyGame,
  history: History,
  action: Action,
  state: unknown,
): History =>
  trimmed(game, {
    base: history.base,
    actions: [...history.actions, action],
    open: action.final ? [] : [...history.open, { action, before: history.state, state }],
    state,
    rows: [...history.rows, action],
  })

/**
 * Drops the views of states that no undo is tried on any more; the next action is tried on the
 * state before the last one.
 */
export const forgetLeft = ({ open, state }: History, next: History) => {
  const isSettled = next.open.length === 0 && next.state !== state
  const left = isSettled
    ? [...open.slice(-2).map(({ before }) => before), state]
    : [open.at(-2)?.before]
  for (const state of left) forgetPositions(state)
}

// The history after an undo or a correction: `written` are its rows, and `actions` replace the one
// at this index and all after it.
export const rewritten = (
  game: AnyGame,
  history: History,
  index: number,
  actions: readonly Action[],
  ...written: readonly Action[]
): History => {
  const { base } = history
  const all = [...history.actions.slice(0, index), ...actions]
  const rows = [...history.rows, ...written]
  return trimmed(game, { ...begin(game, base, all), rows })
}

// An action that a player made, with all that followed it.
export interface Found {
  action: Action
  index: number // among those that count
  later: Action[]
  final?: Action // the first final action from it on
}

export const find = ({ actions }: History, seq: number): Found | Refusal => {
  const index = actions.findIndex(action => action.seq === seq && action.seat !== null)
  if (index < 0) return { refused: 'no-such-action', at: { seq } }
  const final = actions.slice(index).find(({ final }) => final)
  return { action: actions[index]!, index, later: actions.slice(index + 1), final }
}
