// What the Worker and a table tell each other: the shapes of the commands (commands.ts). The object
// trusts only the Worker.
import type { Mode, Refusal, Seat, Viewer } from '../web/games/game.ts'
import type { Correction, Frame, Logged, Mend, Proposal } from '../web/protocol.ts'
import type { HostOptions, TableOptions } from '../web/table-options.ts'

/**
 * The text of workerd's error (2026-11), thrown by a statement, or by a call to an object that was
 * ended because of it.
 */
export const isDiskFull = (bug: unknown): boolean => /SQLITE_FULL|disk is full/i.test(String(bug))

/** The keys that a request carried, and the seat it looks through (`?seat=`), if it names one. */
export interface Credentials {
  keys: readonly string[]
  seat?: Viewer
}

export interface Opening extends TableOptions {
  code: string
  game: string
  mode: Mode
  seats: number
  options: unknown // parsed by the game's own schema already
  hostKey?: string // of the table that this one follows; none: a new one
}

/** What may be chosen anew until the game begins. */
export type Rules = Pick<Opening, 'options'> & HostOptions

/** The table as its caller may see it. `holds`: the seats whose keys the request carried. */
export interface Seen {
  frame: Frame
  holds: readonly Seat[]
  // Of several seats held, the one whose turn it is, or that moved last: a shared phone shows it at
  // once. None where one of them has secrets.
  shown?: Seat
  deletedAt: number // ms since 1970: when the table is cleared away unless somebody plays
}

/** So many actions of a log are told at once. */
export const LOG_PAGE = 500

/**
 * The table and a page of its log, as their caller may see them. `next`: after which action the
 * following page begins.
 */
export interface SeenLog extends Seen {
  actions: Logged[]
  next?: number
}

/**
 * So many steps of a replay are told at once: each costs a view, and the first time the moves of
 * every seat.
 */
export const REPLAY_PAGE = 30

/**
 * Which part of a game is watched again. `from`: the seq of an action, or of what is not there any
 * more after it.
 */
export interface Rerun {
  as?: Viewer | 'open' // none: as the caller saw it
  from: number
  until?: number // the seq of the last step that is told; none: all
  before?: number // so many steps before `from` too
  most?: number
}

/** What is to replace an entry: another one, or nothing. `seat`: for whom it is asked. */
export type Instead = Pick<Correction, 'seat' | 'move' | 'mends'>

/** An entry of a companion as it reads now and, if that was asked, what would come of `instead`. */
export interface Entry {
  frame: Frame
  holds: readonly Seat[]
  entry: unknown
  since: Logged[] // its action and what counts of all after it
  // entries of other kinds that its seat might have made instead; told to that seat
  others: unknown[]
  after?: Frame // the frame it would lead to
  asks?: Seat[] // who must agree to it
  refusal?: Refusal // or why it may not be
  // the later entry that would fall (`at.seq` of the refusal), as it reads now, if it may be put
  // right too
  falls?: unknown
}

/**
 * Whether a change that was put to the table is made; else others are still asked, or one said no.
 */
export interface Put {
  done: boolean
}

/** What the table is asked, as its caller may know it. */
export interface Asking {
  frame: Frame
  holds: readonly Seat[]
  proposal?: Proposal
  move?: unknown // the entry beside the box instead, where everybody may read it
  mends?: Mend[] // the later entries that would change too, likewise
  instead?: Logged // the action as it would be with that entry in it
  // the action that would change and what counts of all after it; online all of it would be taken
  // back
  since: Logged[]
  after?: Frame // beside the box, for who sits: the frame it would lead to
}

export type Answer<Value> = Value | Refusal
