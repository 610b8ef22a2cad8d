// The history of a table: the actions since its snapshot that count, and the states of those that
// may still be undone. Nothing here writes.
import type { AnyGame, Refusal } from '../../web/games/game.ts'
import { type EndedEarly, evolved, forgetPositions } from '../../web/games/play.ts'
import { effectiveActions, type Step, timeline } from '../../web/games/timeline.ts'
import type { Action } from '../../web/protocol.ts'

export interface History {
  // the snapshot: the state after all actions up to `seq` that count
  base: { seq: number; state: unknown }
  actions: readonly Action[] // the actions after the snapshot that count
  // the steps of the actions after the last final one, which may be undone. Earlier states are
  // computed when they are needed
  open: readonly Step[]
  state: unknown
  rows: readonly Action[] // all rows after the snapshot, including undos and corrections themselves
}

// At most `longest` actions are read when a table wakes. At least `recent` actions are always in
// memory, so that the content of a frame never depends on where the snapshot is.
const longest = 50
export const recent = 25

// Far above the longest game: bots need up to 206 actions (test/bench/README.md), and undos and
// corrections count too.
export const MOST_ACTIONS = 5000

/**
 * Whether a log is full. A full log accepts only undos and the move that ends its game, so that it
 * cannot grow forever.
 */
export const isFull = ({ rows }: Pick<History, 'rows'>): boolean => rows.at(-1)!.seq >= MOST_ACTIONS

export const beginning: History['base'] = { seq: 0, state: undefined }

export const lastOf = ({ rows }: History): Action => rows.at(-1)!

/**
 * Returns the rows that a change adds to a history: one, or several for a correction that changes
 * later entries too.
 */
export const addedTo = (
  before: History | undefined,
  after: History | undefined,
): readonly Action[] => after?.rows.filter(({ seq }) => !before || seq > lastOf(before).seq) ?? []

/** Returns the steps since a history's snapshot, each with the states before and after it. */
export const stepsOf = (game: AnyGame, { base, actions }: History): Step[] =>
  timeline(game, actions, base.state)

const stateAfter = (steps: readonly Step[], before: unknown) =>
  steps.length > 0 ? steps.at(-1)!.state : before

// Builds a history from a snapshot and the later actions that count.
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
 * Builds a history from a snapshot (or nothing) and the rows after it. Skips a row that undoes or
 * corrects an action before the snapshot, because the same commit wrote a snapshot that includes
 * the change.
 */
export const resumed = (game: AnyGame, base: History['base'], rows: readonly Action[]): History => {
  const since = rows.filter(({ seq, undoes, corrects }) => (undoes ?? corrects ?? seq) > base.seq)
  return { ...begin(game, base, effectiveActions(since)), rows }
}

// Drops all but the last `recent` actions once there are `longest`. The state after the dropped
// actions becomes the next snapshot.
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
 * Returns the history of a game that its players ended early. The row is final and no seat's own, so
 * nobody can undo or correct it.
 */
export const endedEarly = (
  game: AnyGame,
  history: History,
  made: Pick<Action, 'id' | 'at' | 'consent'>,
): History => {
  const { id, at, consent } = made
  const events: EndedEarly[] = [{ kind: 'ended-early' }]
  const row = {
    ...{ seq: lastOf(history).seq + 1, at, id, seat: null },
    ...{ events, final: true, consent },
  }
  return extended(game, history, row, evolved(game, history.state, events))
}

/**
 * Drops the cached views of states on which no undo will be tried again. The next action still
 * tries an undo on the state before the last action.
 */
export const forgetLeft = ({ open, state }: History, next: History) => {
  const isSettled = next.open.length === 0 && next.state !== state
  const left = isSettled
    ? [...open.slice(-2).map(({ before }) => before), state]
    : [open.at(-2)?.before]
  for (const state of left) forgetPositions(state)
}

// Returns the history after an undo or a correction. `written`: the rows of that change. `actions`
// replaces all actions from `index` on.
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

// An action of a player, with everything that followed it.
export interface Found {
  action: Action
  index: number // among the actions that count
  later: Action[]
  final?: Action // the first final action from this one on
}

export const find = ({ actions }: History, seq: number): Found | Refusal => {
  const index = actions.findIndex(action => action.seq === seq && action.seat !== null)
  if (index < 0) return { refused: 'no-such-action', at: { seq } }
  const final = actions.slice(index).find(({ final }) => final)
  return { action: actions[index]!, index, later: actions.slice(index + 1), final }
}
