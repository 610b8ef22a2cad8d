// How a game went: the state now, and the last actions that count, each with the state it met.
import type { Action, AnyGame } from '../web/games/game.ts'
import { effective, evolved } from '../web/games/play.ts'

export interface Step {
  action: Action
  before: unknown // undefined before the opening
}

export interface Course {
  base: { seq: number; state: unknown } // all that counts up to `seq`; what the snapshot keeps
  steps: readonly Step[] // what counts since
  state: unknown
  rows: readonly Action[] // all that was written since, also what only takes another back
}

export const lastOf = ({ rows }: Course): Action => rows.at(-1)!

// At most this many actions are read on waking. `recent` of them are always at hand, so what a frame says of them
// never depends on where the snapshot lies.
const longest = 50
export const recent = 25

const walk = (game: AnyGame, state: unknown, actions: readonly Action[]) => {
  const steps = actions.map((action): Step => {
    const before = state
    state = evolved(game, state, action.events)
    return { action, before }
  })
  return { steps, state }
}

export const beginning: Course['base'] = { seq: 0, state: undefined }

// From a snapshot (or nothing) and the log after it. Whatever names an action behind the snapshot is in it already:
// it was written anew in the same commit.
export const resumed = (game: AnyGame, base: Course['base'], log: readonly Action[]): Course => {
  const since = log.filter(({ seq, undoes, corrects }) => (undoes ?? corrects ?? seq) > base.seq)
  return { base, ...walk(game, base.state, effective(since)), rows: log }
}

// The same course, remembered from a later action on.
const shortened = (course: Course, seq: number): Course => {
  const rows = course.rows.filter(row => row.seq > seq)
  const later = course.steps.findIndex(({ action }) => action.seq > seq)
  if (later < 0) return { ...course, base: { seq, state: course.state }, steps: [], rows }
  return { ...course, base: { seq, state: course.steps[later]!.before }, steps: course.steps.slice(later), rows }
}

const kept = (course: Course): Course => {
  const { seq } = lastOf(course)
  return seq - course.base.seq < longest ? course : shortened(course, seq - recent)
}

export const begun = (opening: Action, state: unknown): Course => ({
  base: beginning,
  steps: [{ action: opening, before: undefined }],
  state,
  rows: [opening],
})

export const extended = (course: Course, action: Action, state: unknown): Course =>
  kept({
    base: course.base,
    steps: [...course.steps, { action, before: course.state }],
    state,
    rows: [...course.rows, action],
  })

// What came from a step on is now `actions`, because `row` says so.
export const rewritten = (
  game: AnyGame,
  course: Course,
  from: number,
  actions: readonly Action[],
  row: Action,
): Course => {
  const { steps, state } = walk(game, course.steps[from]!.before, actions)
  return kept({
    base: course.base,
    steps: [...course.steps.slice(0, from), ...steps],
    state,
    rows: [...course.rows, row],
  })
}
