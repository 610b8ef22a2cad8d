// A table watched again: what a viewer knew after each action, a page at a time. Facts and `evolve` only, nothing is
// decided again, so a mend of the rules never changes an old game.
import type { AnyGame, Refusal, Seat, Viewer } from '../web/games/game.ts'
import { evolved, positionOf, waiting } from '../web/games/play.ts'
import type { Action, Replay, ReplayStep } from '../web/protocol.ts'
import { type TableState, told } from './frames.ts'
import { effective } from './memory/history.ts'
import type { Log } from './memory/log.ts'
import { type Caller, notYourSeat, sitters } from './people/lobby.ts'
import { REPLAY_PAGE, type Rerun } from './rpc.ts'

/** A step to be watched: an action as it was or came to be, and the state that it led to. */
export interface Shot {
  action: Action
  state: unknown
}

const shotsFrom = (game: AnyGame, before: unknown, actions: readonly Action[]): Shot[] => {
  let state = before
  return actions.map(action => {
    state = evolved(game, state, action.events)
    return { action, state }
  })
}

/** The game as it counts now. */
export const asCorrected = (game: AnyGame, rows: readonly Action[]): Shot[] =>
  shotsFrom(game, undefined, effective(rows))

// Who looks at a step: with all open, through the eyes of whoever made it.
const eyesOf = ({ action }: Shot, as: Viewer | 'open'): Viewer => (as === 'open' ? (action.seat ?? 'room') : as)

// Who is waited for in a state does not depend on who looks.
const waited = new WeakMap<object, Seat[]>()
const waitedIn = (game: AnyGame, state: object, seats: number): Seat[] => {
  const known = waited.get(state) ?? waiting(game, state as never, seats)
  waited.set(state, known)
  return known
}

/** What a viewer knew after an action. What became of it later is not in it. */
export const stepOf = (game: AnyGame, seats: number, shot: Shot, as: Viewer | 'open'): ReplayStep => {
  const { action, state } = shot
  const you = eyesOf(shot, as)
  const result = game.result(state as never)
  return {
    you,
    seq: action.seq,
    at: action.at,
    waiting: waitedIn(game, state as object, seats),
    view: positionOf(game, state as never, you).view,
    told: told(game, action, you),
    result,
  }
}

// While a game runs everybody may watch what the room saw, and a seat what it saw itself.
const refusalOf = ({ game, history, lobby }: TableState, caller: Caller, as: Viewer | 'open') => {
  if (!history) return { refused: 'not-started' } satisfies Refusal
  if (typeof as === 'number' && !lobby.places[as]) return { refused: 'no-such-seat' } satisfies Refusal
  if (as === 'room' || game.result(history.state)) return undefined
  if (as === 'open') return { refused: 'not-over' } satisfies Refusal
  return caller.holds.includes(as) ? undefined : notYourSeat
}

/** The shots of a table, kept while it is awake: the pages of one replay ask for the same ones. */
export class Reel {
  readonly #log: Log
  #kept: { seq: number; rows: Action[]; shots: Shot[] } | undefined

  constructor(log: Log) {
    this.#log = log
  }

  /** The state after an action that counts, if there is such a one. */
  stateAt(now: TableState, seq: number): unknown {
    return this.#shots(now).shots.find(({ action }) => action.seq === seq)?.state
  }

  /** A page of the replay from an action on; the table's own last frame is the last step of it. */
  page(now: TableState, caller: Caller, asked: Rerun): Replay | Refusal {
    const wish = { ...asked, as: asked.as ?? caller.viewer }
    const refusal = refusalOf(now, caller, wish.as)
    if (refusal) return refusal
    const { game, lobby, opening } = now
    const { as, from, until = Number.POSITIVE_INFINITY, before = 0, most = REPLAY_PAGE } = wish
    const { rows, shots: all } = this.#shots(now)
    const shots = all.filter(({ action }, i) => i === 0 || action.seq <= until)
    const found = shots.findIndex(({ action }) => action.seq >= from)
    const first = Math.max(0, (found < 0 ? shots.length - 1 : found) - before)
    const part = shots.slice(first, first + Math.min(most, REPLAY_PAGE))
    const later = new Set(rows.flatMap(({ corrects }) => corrects ?? []))
    const next = shots[first + part.length]?.action.seq
    const { mode, options, advice, from: origin } = opening
    return {
      settings: { game: opening.game, mode, options, advice, from: origin },
      seats: sitters(lobby),
      as,
      count: shots.length,
      first,
      steps: part.map(shot => ({
        ...stepOf(game, lobby.places.length, shot, as),
        corrected: later.has(shot.action.seq) || undefined,
      })),
      next,
    }
  }

  // A move more is added to what is kept; what takes something back begins it anew.
  #shots({ game, history }: TableState) {
    const seq = history!.rows.at(-1)!.seq
    const kept = this.#kept
    if (kept?.seq === seq) return kept
    const more = kept ? this.#log.after(kept.seq) : []
    const isPlain = more.every(({ undoes, corrects }) => (undoes ?? corrects) === undefined)
    const rows = kept ? [...kept.rows, ...more] : this.#log.after(0)
    const shots =
      kept !== undefined && isPlain
        ? [...kept.shots, ...shotsFrom(game, kept.shots.at(-1)!.state, effective(more))]
        : asCorrected(game, rows)
    this.#kept = { seq, rows, shots }
    return this.#kept
  }
}
