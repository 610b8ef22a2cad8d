// The types that the Worker and a table exchange through the commands (`commands.ts`). Only the
// Worker can call a table, so a table trusts the types of these values.
import type { Mode, Refusal, Seat, Viewer } from '../web/games/game.ts'
import type { Correction, Frame, Logged, Mend, Proposal } from '../web/protocol.ts'
import type { HostOptions, TableOptions } from '../web/table-options.ts'

/**
 * Checks by its text (workerd, 2026-11) whether an error means a full disk. An SQL statement throws
 * this error, and so does a call to an object that ended because of it.
 */
export const isDiskFull = (bug: unknown): boolean => /SQLITE_FULL|disk is full/i.test(String(bug))

/** The keys that a request contained, and the seat that it named to look through (`?seat=`). */
export interface Credentials {
  keys: readonly string[]
  seat?: Viewer
}

export interface Opening extends TableOptions {
  code: string
  game: string
  mode: Mode
  seats: number
  options: unknown // already parsed by the game's own schema
  hostKey?: string // key of the previous table's host; absent if no table came before
}

/** The options that can be changed until the game begins. */
export type Rules = Pick<Opening, 'options'> & HostOptions

/** The table as its caller may see it. `holds`: the seats whose keys the request contained. */
export interface Seen {
  frame: Frame
  holds: readonly Seat[]
  // the seat that a phone with several seats shows first: the one whose turn it is, or that moved
  // last. Absent if one of its seats has secrets
  shown?: Seat
  deletedAt: number // ms since 1970: when the table is deleted unless somebody plays
}

/** Actions in one page of a log. */
export const LOG_PAGE = 500

/**
 * The table and a page of its log, as their caller may see them. `next`: the action after which the
 * next page begins; absent on the last page.
 */
export interface SeenLog extends Seen {
  actions: Logged[]
  next?: number
}

/** The table, and its course: by side, how far it had come after each change (`Game.course`). */
export interface SeenCourse extends Seen {
  lines: number[][]
}

/**
 * Steps in one page of a replay. Few, because the server computes a view for each step and, the
 * first time, the moves of every seat.
 */
export const REPLAY_PAGE = 30

/**
 * The part of a game to replay. `from`: the `seq` of an action; if that action was undone, the
 * replay begins with the next action that counts.
 */
export interface Rerun {
  as?: Viewer | 'open' // absent: as the caller saw it
  from: number
  until?: number // `seq` of the last step to show; absent: all
  before?: number // number of steps before `from` to include
  most?: number
}

/**
 * The replacement of an entry: another entry, or nothing. `seat`: the seat in whose name the change
 * is made.
 */
export type Instead = Pick<Correction, 'seat' | 'move' | 'mends'>

/** An entry of a companion game as it is now and, if asked, the effect of `instead`. */
export interface Entry {
  frame: Frame
  holds: readonly Seat[]
  entry: unknown
  since: Logged[] // the entry's action and all later actions that count
  // entries of other kinds that its seat might have made instead; sent only to that seat
  others: unknown[]
  after?: Frame // the frame that the change leads to
  asks?: Seat[] // the seats that must agree to the change
  refusal?: Refusal // why the change is not possible
  // the later entry that the change makes illegal (`at.seq` of the refusal); absent unless the
  // viewer may correct it too
  falls?: unknown
}

/** Whether a proposed change was made; otherwise others are still asked, or one said no. */
export interface Put {
  done: boolean
}

/** The open proposal, as its caller may know it. */
export interface Asking {
  frame: Frame
  holds: readonly Seat[]
  proposal?: Proposal
  move?: unknown // beside the box: the new entry; absent unless every viewer may read it
  mends?: Mend[] // the later entries that would change too; absent unless every viewer may read them
  instead?: Logged // the action as it would be with the new entry
  // the action that would change and those after it that were not undone; online all of them would
  // be undone
  since: Logged[]
  after?: Frame // beside the box: the resulting frame; absent without a seat
}

export type Answer<Value> = Value | Refusal
