// Returns the past of a table in pages: its log, and the replay of its game. Applies stored events
// with `evolve` and never decides a move again, so a fix of the rules does not change an old game.
import type { AnyGame, Refusal, Viewer } from '../web/games/game.ts'
import { type Sides, sidesOf } from '../web/games/kit/seats.ts'
import { positionOf } from '../web/games/play.ts'
import { effectiveActions, type Step, seenBy, timeline, watchedBy } from '../web/games/timeline.ts'
import type { Action, Logged, Replay } from '../web/protocol.ts'
import { toldOptions } from '../web/table-options.ts'
import type { TableState } from './frames.ts'
import type { History } from './memory/history.ts'
import type { Log } from './memory/log.ts'
import { type Caller, notYourSeat, sitters } from './people/lobby.ts'
import { LOG_PAGE, REPLAY_PAGE, type Rerun, type SeenCourse, type SeenLog } from './rpc.ts'

/**
 * Returns a page of the log: the rows after the action `after`. A negative `after` returns that
 * many of the latest rows.
 */
export const logPageOf = (
  { game, history }: TableState,
  log: Log,
  viewer: Viewer,
  after: number,
): Pick<SeenLog, 'actions' | 'next'> => {
  const rows = log.after(Math.max(after, -LOG_PAGE), LOG_PAGE)
  const last = rows.at(-1)?.seq ?? 0
  const seatedAt = viewer === 'room' ? 0 : log.seatedAt(viewer)
  const isOver = history !== undefined && game.result(history.state) !== undefined
  return {
    actions: seenBy(game, rows, viewer, { later: log.marks(last), seatedAt, isOver }),
    next: rows.length === LOG_PAGE && log.lastSeq() > last ? last : undefined,
  }
}

/** Returns the action `seq` and all later actions that count, as far as a viewer may know them. */
export const seenSince = (
  game: AnyGame,
  { actions }: History,
  seq: number,
  viewer: Viewer,
  isOver: boolean,
): Logged[] => {
  return seenBy(game, actions, viewer, { isOver }).filter(action => action.seq >= seq)
}

// Returns why a caller may not replay what `as` saw. While a game runs, a caller may replay what
// the room or the caller's own seats saw. Afterwards everybody may replay everything.
const refusalOf = ({ game, history, lobby }: TableState, caller: Caller, as: Viewer | 'open') => {
  if (!history) return { refused: 'not-started' } satisfies Refusal
  if (typeof as === 'number' && !lobby.places[as])
    return { refused: 'no-such-seat' } satisfies Refusal
  if (as === 'room' || game.result(history.state)) return undefined
  if (as === 'open') return { refused: 'not-over' } satisfies Refusal
  return caller.holds.includes(as) ? undefined : notYourSeat
}

/**
 * Returns by side how far it had come by what the room saw: at the opening, and after each action
 * that changed this for any side.
 */
export const courseOf = (game: AnyGame, sides: Sides, steps: readonly Step[]): number[][] => {
  const came = steps.map(({ state }): readonly number[] => {
    const { view, options } = positionOf(game, state as never, 'room')
    return game.course!(view, options)
  })
  const changes = came.filter((now, i) => now.length > 0 && `${now}` !== `${came[i - 1]}`)
  return sides.map((_, side) => changes.map(now => now[side]!))
}

interface Whole {
  rows: readonly Action[]
  steps: readonly Step[]
}

/**
 * Caches the steps of a table from its opening on while the object is awake, because all pages of a
 * replay need the same steps.
 */
export class Reel {
  readonly #log: Log
  #kept: Whole | undefined

  constructor(log: Log) {
    this.#log = log
  }

  /** Returns the state after an action, or undefined if that action does not count. */
  stateAt(now: TableState, seq: number): unknown {
    return this.#whole(now).steps.find(({ action }) => action.seq === seq)?.state
  }

  /** Returns the course of the game so far; refused as `no-such-page` in games that tell none. */
  course(now: TableState): Pick<SeenCourse, 'lines'> | Refusal {
    const { game, history, lobby, opening } = now
    if (!history) return { refused: 'not-started' }
    if (!game.course) return { refused: 'no-such-page' }
    const sides = sidesOf(game, lobby.places.length, opening.options)
    return { lines: courseOf(game, sides, this.#whole(now).steps) }
  }

  /** Returns a page of the replay. The last page ends with the latest action, or at `until`. */
  page(now: TableState, caller: Caller, asked: Rerun): Replay | Refusal {
    const wish = { ...asked, as: asked.as ?? caller.viewer }
    const refusal = refusalOf(now, caller, wish.as)
    if (refusal) return refusal
    const { game, lobby, opening } = now
    const { as, from, until = Number.POSITIVE_INFINITY, before = 0, most = REPLAY_PAGE } = wish
    const { rows, steps: all } = this.#whole(now)
    const steps = all.filter(({ action }, i) => i === 0 || action.seq <= until)
    const found = steps.findIndex(({ action }) => action.seq >= from)
    const first = Math.max(0, (found < 0 ? steps.length - 1 : found) - before)
    const part = steps.slice(first, first + Math.min(most, REPLAY_PAGE))
    const later = new Set(rows.flatMap(({ corrects }) => corrects ?? []))
    const { mode, options } = opening
    return {
      settings: { game: opening.game, mode, options, ...toldOptions(opening, true) },
      seats: sitters(lobby),
      as,
      count: steps.length,
      first,
      steps: part.map(step => ({
        ...watchedBy(game, lobby.places.length, step, as),
        corrected: later.has(step.action.seq) || undefined,
      })),
      next: steps[first + part.length]?.action.seq,
    }
  }

  // Adds the steps of new moves to the cache. After an undo or correction, computes all steps
  // again.
  #whole({ game }: TableState): Whole {
    const kept = this.#kept
    const more = kept && this.#log.after(kept.rows.at(-1)!.seq)
    if (kept && more!.length === 0) return kept
    const isPlain = more?.every(({ undoes, corrects }) => (undoes ?? corrects) === undefined)
    const rows = [...(kept?.rows ?? []), ...(more ?? this.#log.after(0))]
    this.#kept = {
      rows,
      steps:
        kept && more && isPlain
          ? [...kept.steps, ...timeline(game, effectiveActions(more), kept.steps.at(-1)!.state)]
          : timeline(game, effectiveActions(rows)),
    }
    return this.#kept
  }
}
