// All that crosses the socket, and what page, socket, log and tests share: the frame, an action, a
// change of sitters.
import type { Level, Mode, Refusal, Seat, Standing, Viewer } from './games/game.ts'
import type { TableOptions, ToldOptions } from './table-options.ts'

export const PROTOCOL = 14 // raised when anything below changes; an older page reloads itself

/** A seat, and the player or bot that has it. A freed seat keeps its colour. */
export interface Sitter {
  taken: boolean // whether a player or a bot has the seat
  colour: string | null // id from the game's `colours`; null until one is chosen
  name: string | null // at most 24 characters; null: pages show the name of the colour
  bot?: Level // level of the bot that plays the seat; absent without a bot
  kept?: true // the bot stands in for a player, who can take the seat back
  offered?: true // seat of a bot in a running game that newcomers may take
}

/** A change of players in a running game: a seat was taken or freed, or a bot began or stopped. */
export interface Seating {
  seat: Seat
  taken: boolean // false if the seat was freed
  name: string | null // name of the player who came or left
  bot?: Level | null // level of the bot that plays from now on; null: the bot stopped
  by?: Seat // seat that asked for it, if the seat or the host was away; absent otherwise
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

/** Days after it was opened, then a table is cleared away whose game was never begun. */
export const UNBEGUN = 2
/**
 * Tables that a browser remembers: by its pages, and by a cookie, since it may clear the one and
 * leave the other.
 */
export const MOST_TABLES = 6

/** How a late seat was relieved over days; only in actions before 28 November 2026. */
interface Relieved {
  how: 'bot' | 'without' // `bot`: a bot made the move; `without`: the turn was skipped
  by: Seat // seat that asked for it
}

/** Who agreed to a correction, to undoing moves online, or to ending the game early. */
export interface Consented {
  by: Seat // seat that proposed it
  agreed: Seat[] // seats that agreed
  away?: Seat[] // seats that were not asked because they were away for two minutes
}

/**
 * A change that other seats must agree to. Beside the box: a correction. Online: undoing a move and
 * everything after it. In either mode: ending the game here. Open until all have agreed, one says
 * no, or another action is made.
 */
export interface Proposal {
  id: string // chosen by the seat that proposed it
  by: Seat // seat that proposed it
  seq?: number // seq of the entry or move to change; absent if it proposes to end the game here
  asked: Seat[] // seats that must agree
  agreed: Seat[] // seats that have agreed
  no?: Seat // seat that said no; absent while the proposal is open
}

/**
 * One move with every fact that it caused; it never changes. `corrects` names the entry that `move`
 * replaces; without a move that entry is crossed out.
 */
export interface Action<Move = unknown, Event = unknown> {
  seq: number // number of the action, from 1
  at: number // ms since 1970
  id: string // chosen by the sender
  seat: Seat | null // null: made by the engine (the start) or by the table (a change of players)
  move?: Move // the move as it was sent; absent: no move, or not yours to know
  events: Event[] // the facts that it caused
  // randomness was used, or the engine added a fact of its own: this action and all before it
  // cannot be undone
  final: boolean
  undoes?: number // seq of the action that this one undoes
  corrects?: number // seq of the entry that this one replaces or crosses out
  seating?: Seating // the change of players; absent from moves
  relieved?: Relieved // only before 28 November 2026
  consent?: Consented // who agreed; absent if nobody was asked
  // the draws of this action, secret until the end; absent at tables opened before 25 November 2026
  draws?: [sides: number, got: number][]
}

/** The last action, as far as this viewer may know it. */
export interface Told<Event = unknown> {
  seq: number // seq of that action
  seat: Seat | null // null: made by the engine or by the table
  undoes?: number // seq of the action that this one undoes
  corrects?: number // seq of the entry that this one replaces or crosses out
  seating?: Seating // the change of players; absent from moves
  relieved?: Relieved // only before 28 November 2026
  consent?: Consented // who agreed; absent if nobody was asked
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

/** An action of the log, as far as this viewer may know it; all of it once the game is over. */
export type Logged = Omit<Action, 'id' | 'draws'> & {
  open?: true // beside the box: every seated player may correct this entry; absent: only its seat
}

/** The settings of a table; fixed at the start and sent once on a socket. */
export interface Settings<Options = unknown> extends ToldOptions {
  game: string // id of the game
  mode: Mode // `digital`: online; `companion`: beside the box
  options: Options // the options of the game, as they were chosen
  // SHA-256 of the seed of the game's randomness, base64url; absent at tables opened before
  // 25 November 2026
  sealed?: string
}

/** The latest lot for the seats, before the start. */
export interface Lots {
  by?: Seat // the host's seat after it; absent if the host sits nowhere
}

/**
 * The full mutable state of a table as one viewer may see it, sent after every action. The keys
 * keep this order, which packs well.
 */
export interface Update<View = unknown, Event = unknown> {
  you: Viewer // your seat, or `room`
  host?: true // you may use the host's endpoints: you have the host key, or are the deputy
  deputy?: true // you act for a host who is away; a deputy cannot delete the table
  seats: Sitter[] // by seat
  // the seats were drawn by lot; absent after the start, and once somebody new sits down or leaves
  lots?: Lots
  // code of the table that follows this one, after the end or when the game continues online;
  // absent until someone opens it
  again?: string
  againBy?: Seat // seat that opened it; absent if no single seat did
  seq: number // number of actions so far, the same for every viewer; 0 before the start
  waiting: Seat[] // seats whose turn it is
  view?: View // the game as you may see it; absent before the start
  told?: Told<Event> // the last action; absent before the start
  undoable?: number // seq of the action that you can undo now; absent if there is none
  // online: seq of the action that you can propose to undo, because another seat moved after it
  askable?: number
  proposal?: Proposal // the open proposal; absent if there is none
  result?: Standing[] // the ranking; absent until the game is over
  // its players agreed to end the game before its rules did: the ranking is as it was then
  early?: true
}

/** Everything that one viewer may know of a table: the settings and the mutable state. */
export interface Frame<View = unknown, Event = unknown, Options = unknown>
  extends Settings<Options>,
    Update<View, Event> {}

/**
 * A step of a replay: what one viewer knew after an action, and nothing of later ones. With the
 * settings and seats of its page it is a whole Frame.
 */
export interface ReplayStep<View = unknown, Event = unknown>
  extends Required<Pick<Update<View, Event>, 'you' | 'seq' | 'waiting' | 'view' | 'told'>>,
    Pick<Update, 'result'> {
  at: number // ms since 1970
  corrected?: true // beside the box: the entry was corrected later, and is shown corrected
  says?: string[] // the step in sentences, in your language; only with `words`
  changed?: string[] // beside the box: the numbers that it changed; only with `words`
  chapter?: string // heading before this step; only with `words`
}

/** A page of a replay. */
export interface Replay<View = unknown, Event = unknown, Options = unknown> {
  settings: Settings<Options>
  seats: Sitter[] // by seat
  as: Viewer | 'open' // the viewer; `open`: each step as the seat that made it saw it
  count: number // number of steps in the whole replay
  first: number // index of the first step of this page, from 0
  steps: ReplayStep<View, Event>[] // in order
  next?: number // `from` of the next page; absent on the last page
}

/** Whether the game has begun: before that there is no view, and no face to draw. */
export const hasBegun = (frame: Frame): frame is Frame & { view: unknown } =>
  frame.view !== undefined

/** Whether the table waits for the seat that this frame is for. */
export const isWaitedFor = ({ waiting, you }: Pick<Update, 'waiting' | 'you'>): boolean =>
  waiting.some(seat => seat === you)

export type Attendance = 'here' | 'asleep' | 'offline' | 'away' // `away`: no page is open
export interface Presence {
  seat: Seat
  is: Attendance
  since?: number // ms ago; absent if unknown
  waited?: number // ms that the table has waited for this seat; absent unless played over days
  seals?: true // beside the box: the table waits for this seat's sealed bid
}

/** A request of a seat. A repeated `id` of the same seat is carried out once. */
export interface Made {
  id: string // chosen by the sender
  seen?: number // seq of the frame on which the move was chosen
  seat?: Seat // seat that moves; absent: the seat of this socket or request
  move: unknown
}
export interface Undo {
  id: string // chosen by the sender
  seq: number // seq of the action to undo or correct
  seat?: Seat // seat that asks; absent: the seat of this socket or request
}
/** A later entry that a correction changes too, because it would become illegal. */
export interface Mend {
  seq: number // seq of the entry
  move?: unknown // the new entry; absent: the entry is crossed out
}
export interface Correction extends Undo {
  move?: unknown // the new entry; absent: the entry is crossed out
  mends?: Mend[] // at most 8
}

/** The most later entries that one correction can change. */
export const MOST_MENDS = 8

/** What a seat can say to the table with one tap. Shown for a moment, and stored nowhere. */
export const gestures = ['well-played', 'ouch', 'hurry', 'thanks', 'wait', 'cheers'] as const
export type Gesture = (typeof gestures)[number]

/** Gestures that a seat may make at once; one more every quarter of a minute. */
export const MOST_GESTURES = 4

/** Browser to table. The platform answers the text `ping` with `pong` while the object sleeps. */
export type Up =
  | ({ do: 'move'; seen: number } & Made)
  | ({ do: 'undo' } & Undo)
  | ({ do: 'correct' } & Correction)
  | { do: 'sleep' }
  | { do: 'wake' }
  | { do: 'presence' }
  | { do: 'seen'; seq: number } // the highlight of this action was seen: bots wait for it where one person plays
  | { do: 'gesture'; id: string; seat: Seat; gesture: Gesture } // for one of your seats; four a minute
  | { do: 'point'; id: string; seat: Seat; square: number } // shows your partners a square; only with the option `pointing`
  | { do: 'echo'; word: string }
  | { do: 'seal'; sealed: string } // before the start: SHA-256 of 32 random bytes that this page adds to the draws; base64url
  | { do: 'open'; opened: string } // those 32 bytes, after the table has sent `open`; base64url

/** The action that a message became, now or when it was first sent. */
export interface Done {
  id: string // id of the message
  seq: number // seq of the action
}

/**
 * Table to browser. Every socket begins with `hello`, then a frame. `settings` and `frame` together
 * are a whole Frame.
 */
export type Down =
  | { tell: 'hello'; protocol: number; settings: Settings }
  | {
      tell: 'frame'
      frame: Update
      done?: Done // answer to the last message of this page; absent in frames that answer none
      // 18 bytes of HMAC-SHA-256(key, hash of the last action's row): they prove later that no row
      // before was changed; absent in most frames
      mark?: string
    }
  | { tell: 'refused'; id: string; refusal: Refusal }
  | { tell: 'presence'; seats: Presence[] }
  | { tell: 'gesture'; seat: Seat; gesture: Gesture } // told to everybody at the table, and part of no frame or log
  | { tell: 'point'; seat: Seat; square: number } // told only to pages of the seat’s own side
  | { tell: 'echo'; word: string } // return it unchanged: a page that stops reading is closed
  | { tell: 'open'; seals: (string | null)[] } // the game begins: the seals by seat; each page answers with its own number
  | { tell: 'moved' } // another device plays this seat now; this socket sees what the room sees
  | { tell: 'gone' } // the host deleted the table
