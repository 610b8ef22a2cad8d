// All that crosses the socket, and what page, socket, log and tests share: the frame, an action, a
// change of sitters.
import type { Level, Mode, Refusal, Seat, Standing, Viewer } from './games/game.ts'
import type { TableOptions, ToldOptions } from './table-options.ts'

export const PROTOCOL = 13 // raised when anything below changes; an older page reloads itself

/**
 * A place at the table. `colour` is null while nobody has chosen one; a freed seat keeps its
 * colour.
 */
export interface Sitter {
  taken: boolean // somebody sits here, or a bot
  colour: string | null // an id of the game's `colours`
  name: string | null // at most 24 characters; null: the colour's name serves
  bot?: Level // a bot plays, this well
  kept?: true // it plays for its sitter, who may take the seat back
  offered?: true // its own seat in a running game, and somebody at the table gives it to who comes
}

/**
 * Somebody sat down at a started game, or a seat was freed; or a bot plays for it, or does no more
 * (null).
 */
export interface Seating {
  seat: Seat
  taken: boolean // false: it was freed
  name: string | null // of the sitter who came or went
  bot?: Level | null // the bot that plays now, null: it does no more
  by?: Seat // whose request it was, where that seat was away, or the host whose part it is
}

export const DAY = 24 * 60 * 60 * 1000 // ms
export type Pace = NonNullable<TableOptions['pace']>
/**
 * ms that a turn may take at a table over days. After it a seat is late, and loses nothing; at its
 * ease none ever is.
 */
export const paces: Record<Pace, number> = {
  day: DAY,
  days: 3 * DAY,
  calm: Number.POSITIVE_INFINITY,
}

/** Days after its last action, then a table is cleared away. */
export const LIFE = 90
/** Days after it was opened, then a table is cleared away whose game was never begun. */
export const UNBEGUN = 2
/**
 * Tables that a browser remembers: by its pages, and by a cookie, since it may clear the one and
 * leave the other.
 */
export const MOST_TABLES = 6

/** A move that was made for a seat that was late over days, until 28 November 2026. */
interface Relieved {
  how: 'bot' | 'without' // a bot played it, or the others went on without that turn
  by: Seat // whose request it was
}

/**
 * A correction, or what was taken back online, that others agreed to: whose wish it was, and who
 * did.
 */
export interface Consented {
  by: Seat
  agreed: Seat[]
  away?: Seat[] // who was not asked: away for two minutes
}

/**
 * A change that a seat has put to the table: an entry beside the box that would read otherwise, or
 * a move online that would be taken back with all that lies upon it. It is open until all who are
 * asked agree, one says no, or the table moves on.
 */
export interface Proposal {
  id: string // as its maker chose it
  by: Seat
  seq: number // of the entry, or of the move
  asked: Seat[]
  agreed: Seat[]
  no?: Seat // who said no: it stays as it is
}

/**
 * One decision and every fact it caused; never changed. `seat` is null for the opening, which the
 * box makes, and for a change of sitters, which is no part of the game. `undoes` names the action
 * taken back; `corrects` the one replaced by `move`, or struck when there is no move.
 */
export interface Action<Move = unknown, Event = unknown> {
  seq: number // from 1
  at: number // ms since 1970
  id: string
  seat: Seat | null
  move?: Move // what was asked for
  events: Event[] // the facts that it caused
  // chance was used, or the game added a fact of its own: this action and all before it cannot be
  // undone
  final: boolean
  undoes?: number // the seq of the action that it takes back
  corrects?: number // the seq of the entry whose place it takes
  seating?: Seating
  relieved?: Relieved
  consent?: Consented
  // its luck, where the table's luck is keyed: kept from everybody until the end
  draws?: [sides: number, got: number][]
}

/** The last action's facts, as far as this viewer may know them. */
export interface Told<Event = unknown> {
  seq: number // of that action
  seat: Seat | null
  undoes?: number // the seq of the action that it takes back
  corrects?: number // the seq of the entry whose place it takes
  seating?: Seating
  relieved?: Relieved
  consent?: Consented
  events: Event[] // the facts that it caused
}

/**
 * Of an action, only what is told. The only list of that: a field of `Told` that is missing here
 * does not compile.
 */
export const asTold = <Event>({
  seq,
  seat,
  undoes,
  corrects,
  seating,
  relieved,
  consent,
  events,
}: Told<Event>) =>
  ({ seq, seat, undoes, corrects, seating, relieved, consent, events }) satisfies {
    [Field in keyof Required<Told>]: unknown
  }

/**
 * An action in the log, as this viewer may know it; `move` only of one's own, all of it once the
 * game is over.
 */
export type Logged = Omit<Action, 'id' | 'draws'> & {
  open?: true // beside the box: every sitter may correct it, not only the one who made it
}

/** The settings of a table, which never change after the start: a socket is told them once. */
export interface Settings<Options = unknown> extends ToldOptions {
  game: string
  mode: Mode
  options: Options // the game's own, as they were chosen
  // SHA-256 of the seed that the game's luck follows from, base64url; none of tables opened before
  // 2026-11-25
  sealed?: string
}

/**
 * All that may change, whole at every commit, as one viewer may know it. Keys keep this order;
 * changing parts are short.
 */
export interface Update<View = unknown, Event = unknown> {
  you: Viewer
  host?: true // this browser holds the host key, or does the host's part while the host is away
  deputy?: true // the latter: it cannot delete the table
  seats: Sitter[]
  // the code of the table that follows this one: after the end, or where it goes on online
  again?: string
  againBy?: Seat // who opened that one, where one seat did
  seq: number // counts actions, for every viewer; 0 before the start
  waiting: Seat[]
  view?: View // none before the start
  told?: Told<Event>
  undoable?: number // the seq of the action this viewer may take back now
  askable?: number // online, likewise where another seat's move lies upon it: it may be proposed
  proposal?: Proposal // what the table is asked
  result?: Standing[]
}

/**
 * Everything one viewer may know of a table, enough to draw it alone: what page, JSON and tests are
 * given.
 */
export interface Frame<View = unknown, Event = unknown, Options = unknown>
  extends Settings<Options>,
    Update<View, Event> {}

/**
 * A step of a game that is watched again: what one viewer knew after an action, and nothing of what
 * came later. With the settings and seats of its page it is a whole Frame.
 */
export interface ReplayStep<View = unknown, Event = unknown>
  extends Required<Pick<Update<View, Event>, 'you' | 'seq' | 'waiting' | 'view' | 'told'>>,
    Pick<Update, 'result'> {
  at: number // ms since 1970
  corrected?: true // beside the box: the entry reads so since it was put right
  says?: string[] // `words`: the step in sentences, in the reader's language
  changed?: string[] // `words`, beside the box: the figures that it changed
  chapter?: string // `words`: the heading that it begins
}

/** A page of a game that is watched again. */
export interface Replay<View = unknown, Event = unknown, Options = unknown> {
  settings: Settings<Options>
  seats: Sitter[]
  as: Viewer | 'open' // open, once the game is over: each step through the eyes of whoever made it
  count: number // steps in all
  first: number // which of them, from 0, is the first here
  steps: ReplayStep<View, Event>[]
  next?: number // the seq of the step that the following page begins with
}

/** Whether the game has begun: before that there is no view, and no face to draw. */
export const hasBegun = (frame: Frame): frame is Frame & { view: unknown } =>
  frame.view !== undefined

/** Whether the table waits for the seat that this frame is for. */
export const isWaitedFor = ({ waiting, you }: Pick<Update, 'waiting' | 'you'>): boolean =>
  waiting.some(seat => seat === you)

export type Attendance = 'here' | 'asleep' | 'offline' | 'away' // away: no page open
export interface Presence {
  seat: Seat
  is: Attendance
  since?: number // ms ago, where known
  waited?: number // ms that the table has waited for this seat; only where it is played over days
  seals?: true // beside the box: the table waits for its seal, which nobody else may enter
}

/**
 * What a seat asks of its table. The client makes the `id`, which belongs to its seat: sent twice,
 * it is done once. `seat`: for which seat, where it is not the one looked through; `seen`: the
 * frame that a move was chosen on.
 */
export interface Made {
  id: string
  seen?: number
  seat?: Seat
  move: unknown
}
export interface Undo {
  id: string
  seq: number
  seat?: Seat
}
/** A later entry that a correction puts right too, since it would no longer hold. */
export interface Mend {
  seq: number // of the entry
  move?: unknown // none: it is struck
}
export interface Correction extends Undo {
  move?: unknown // none: the entry is struck
  mends?: Mend[] // at most `MOST_MENDS`
}

/** So many later entries may be put right by one correction. */
export const MOST_MENDS = 8

/** Browser to table. The text `ping` is answered `pong` by the platform while the object sleeps. */
export type Up =
  | ({ do: 'move'; seen: number } & Made)
  | ({ do: 'undo' } & Undo)
  | ({ do: 'correct' } & Correction)
  | { do: 'sleep' }
  | { do: 'wake' }
  | { do: 'presence' }
  | { do: 'seen'; seq: number } // the great moment of this action: where one person plays, bots wait for it
  | { do: 'echo'; word: string }
  | { do: 'seal'; sealed: string } // before the start: SHA-256 of a number of 32 bytes, which this page gives to the luck; base64url
  | { do: 'open'; opened: string } // that number, once all that were sealed are told

/** A message became this action: at once, or when it was sent before. */
export interface Done {
  id: string
  seq: number
}

/**
 * Table to browser. `hello` comes first on every socket, then a frame; with the settings it said,
 * each is a whole Frame.
 */
export type Down =
  | { tell: 'hello'; protocol: number; settings: Settings }
  | {
      tell: 'frame'
      frame: Update
      done?: Done // what this page sent last, answered
      // beside some: 18 bytes of HMAC-SHA-256(key, hash of the last action's row), which fix what
      // stands up to there
      mark?: string
    }
  | { tell: 'refused'; id: string; refusal: Refusal }
  | { tell: 'presence'; seats: Presence[] }
  | { tell: 'echo'; word: string } // to be sent back as it is: a page that does not read is not sent to for ever
  | { tell: 'open'; seals: (string | null)[] } // the game begins: what was sealed, by seat; each page opens its own number
  | { tell: 'moved' } // this seat is played from another device now; this socket goes on as the room's
  | { tell: 'gone' } // the host deleted the table
