// The contract that every game fulfils, and the shared types. No behaviour.

export type Seat = number // clockwise from 0
export type Viewer = Seat | 'room' // `room`: spectators and the shared screen
export const modes = ['digital', 'companion'] as const
export type Mode = (typeof modes)[number]

/** What proves a refusal: squares and seats to point at, and numbers or words by name. */
export interface Proof {
  squares?: readonly number[]
  seats?: readonly Seat[]
  [name: string]: number | string | readonly number[] | undefined
}

/**
 * The refusal codes that a table may send over a socket, so browsers need words for them. Games use
 * some of these codes too.
 */
export type LineCode =
  | 'malformed'
  | 'no-such-table'
  | 'our-fault'
  | 'not-your-seat'
  | 'game-over'
  | 'not-your-turn'
  | 'choose-a-seat'
  | 'no-such-seat'
  | 'not-started'
  | 'already-over'
  | 'moved-on'
  | 'too-late'
  | 'no-such-action'
  | 'not-in-this-mode'
  | 'sealed-since'
  | 'would-fall'
  | 'already-open'
  | 'needs-consent'

/**
 * The other refusal codes that are not a game's. They occur only in answers to requests, or to
 * messages whose refusal no page shows, and the server words them.
 */
export type RequestCode =
  | 'foreign-origin'
  | 'foreign-host'
  | 'too-many'
  | 'too-large'
  | 'unknown-game'
  | 'unknown-mode'
  | 'no-such-mode'
  | 'unknown-seats'
  | 'unknown-option'
  | 'wrong-option'
  | 'name-too-long'
  | 'no-such-page'
  | 'cleared-away'
  | 'removed'
  | 'code-taken'
  | 'no-such-game'
  | 'no-next-table'
  | 'wrong-method'
  | 'no-upgrade'
  | 'unreadable'
  | 'not-now'
  | 'no-cookies'
  | 'disk-full'
  | 'log-full'
  | 'no-bots-beside'
  | 'no-bot-here'
  | 'sitter-is-here'
  | 'ask-for-seat'
  | 'no-advice'
  | 'needs-luck'
  | 'would-end'
  | 'no-such-level'
  | 'not-host'
  | 'seat-taken'
  | 'table-full'
  | 'no-such-colour'
  | 'colour-taken'
  | 'wrong-key'
  | 'already-started'
  | 'not-enough-seats'
  | 'wrong-order'
  | 'seats-are-set'
  | 'no-pointing'
  | 'not-over'
  | 'no-pace'
  | 'not-late'
  | 'no-reminders'
  | 'no-push-service'
  | 'wrong-pass'
  | 'no-record'
  | 'proposal-open'
  | 'no-proposal'
  | 'said-no'
  | 'not-from-box'
  | 'more-than-box'
  | 'more-covered'
  | 'lies-otherwise'
  | 'nothing-told'
  | 'hand-untold'
  | 'hands-otherwise'
  | 'nobody-moves'
  | 'bids-sealed'
  | 'began-midway'
  | 'not-a-copy'
  | 'newer-copy'
  | 'box-missing'
  | 'wrong-line'
  | 'file-too-large'

export type HouseCode = LineCode | RequestCode

// A refusal is a value: a kebab-case code, and what proves it.
interface Refused<Code extends string> {
  refused: Code
  at?: Proof
  issues?: readonly { path: string; message: string }[] // where the input does not fit the schema
  because?: Refusal // refusal of the later entry that would become illegal
}

/**
 * A refusal without a rule is not a game's. Each of its codes needs words (`web/words/house.ts`): a
 * code without words, or one that is not in the list, fails the compiler.
 */
export interface HouseRefusal extends Refused<HouseCode> {
  rule?: undefined
}

/**
 * A game's refusal cites the point of its rules help. A game lists its codes as a union, so that
 * its words are checked in the same way, and creates refusals with `refuse` (`kit/refuse.ts`).
 */
export interface GameRefusal<Code extends string = string, Point extends string = string>
  extends Refused<Code> {
  rule: Point
}

export type Refusal = HouseRefusal | GameRefusal

/** What a viewer knows at one moment: all that `moves` and `check` may read. */
export interface Position<View = unknown, Options = unknown> {
  you: Viewer
  options: Options
  view: View
}

/**
 * The only source of luck for a game. It is on the server; its results are stored in events and
 * never drawn again.
 */
export interface Chance {
  roll(sides: number): number // 0 … sides - 1
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** A moment of a table: right after an action. */
export interface Moment {
  code: string // code of the table
  seq: number // seq of the action
}

/**
 * A row of the result. `place` is the game's own ranking: the seats of a side share it, and the
 * next side's is one more. `sum` adds up to `score`; `ties` lists what broke a tie. Labels are keys
 * of the game's words (`words.standing[label]`).
 */
export interface Standing {
  seat: Seat
  place: number // rank, from 1; equal seats share it
  score: number // points; `better` of the game says whether more or less wins
  sum: [label: string, points: number][] // the parts of the score
  ties?: [label: string, value: number][] // what broke a tie, in this order; absent without one
  // When it dropped out of the game, such as the round: it ranks below all that dropped out later
  // or not at all. Absent for those that did not.
  out?: number
}

/**
 * The part of Standard Schema v1 (standardschema.dev) that is used here; valibot's schemas
 * implement it.
 */
export interface Schema<Value> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Checked<Value> | Promise<Checked<Value>>
    readonly types?: { readonly input: unknown; readonly output: Value }
  }
}
export type Checked<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }
export interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[]
}

/**
 * A move ends when `decide` and then `proceed` return nothing more. Where a turn ends determines
 * whether it can be undone: if `evolve` passes the turn on at the event that `decide` returned, the
 * player may still undo it; if `proceed` does, with an event of its own, the action is final.
 */
export interface Game<State extends { options: Options }, View, Move, Event, Options> {
  version: number // raised when State changes shape; evolve understands every event ever written
  options: Schema<Options>
  move: Schema<Move>
  setup(seats: number, options: Options, chance: Chance): Event[]
  // only applies events: never refuses, throws or rolls
  evolve(state: State | undefined, event: Event): State
  // built from nothing, never by removing secrets from the state
  view(state: State, viewer: Viewer): View
  // Yields legal moves of the seat; none if it cannot move now. It may leave some out if the others
  // suffice to play to the end.
  moves(position: Position<View, Options>): Iterable<Move>
  // Returns why a move is illegal, or undefined. The result is the same in browser and server.
  check(position: Position<View, Options>, move: Move): GameRefusal | undefined
  // the events of a move that `check` allows
  decide(state: State, seat: Seat, move: Move, chance: Chance): Event[]
  // the events that the game adds by itself, which nobody can undo
  proceed(state: State, chance: Chance): Event[]
  // Returns an event as far as this viewer may know it. `settled`: a final action has come since,
  // so sealed moves are open.
  viewEvent(event: Event, viewer: Viewer, settled: boolean): Event | undefined
  result(state: State): Standing[] | undefined
  // Returns the state of a game that its players agree to end now: it is over, with the standings as
  // they are, unless people must count something first. It shows what any end shows, no more.
  end(state: State): State
  // Online: returns the state with which another table continues from a moment of a finished game.
  // Hands and purses stay. What nobody knew then is dealt again. Unopened seals and unfinished
  // builds are removed, so that people make them again. `proceed` must return nothing for this
  // state.
  resume?(state: State, chance: Chance): State
  // Returns the numbers of players that these options allow, among those of the box. Undefined: all.
  seatCounts?(options: Options): readonly number[]
  // Online: returns how far each side has come by a view of the room, for the chart of the game so
  // far; empty as long as nothing can be told. `scale` of the box says what the figures are.
  course?(view: View, options: Options): readonly number[]
  // Returns which score wins with these options. Undefined: as in every game of the box.
  better?(options: Options): 'more' | 'less'
  // Returns the seats of each side, with every seat in exactly one. Undefined: each seat for
  // itself.
  sides?(seats: number, options: Options): Seat[][]
  // Returns who may make this move for a seat: its holder (default), or anyone with a seat. If
  // somebody else makes it, it is checked against the room's view, so that a refusal reveals
  // nothing that only the holder may know.
  by?(move: Move): 'holder' | 'anyone'
  sealed?(move: Move): boolean // others learn only that it was made, until a final action opens it
  open?: true // nothing is secret: all viewers have one view, and read every event as it is
  correctable?: true // a companion: any entry may be replaced or removed later
}

/**
 * The levels of a bot. These names are stored by tables and sent by programs. In words `steady` is
 * normal and `sharp` is strong; words may change.
 */
export const levels = ['easy', 'steady', 'sharp'] as const
export type Level = (typeof levels)[number]

/**
 * The best other move that a bot considered. `worth`: what it found its own move and this one to
 * bring, rounded as the words say it; `unit`: a key of the game's words (`words.weighed`).
 */
export interface Over<Move, Unit extends string = string> {
  move: Move
  unit: Unit
  worth: readonly [own: number, other: number]
}

/**
 * A move with its reason: `reason` is a key of the game's words (`words.reasons`), `of` the values
 * for its sentence. `over`: what it was weighed against; absent if nothing else was considered.
 */
export interface Chosen<Move, Reason extends string = string> {
  move: Move
  reason?: Reason
  of?: Proof
  over?: Over<Move>
}

/**
 * Plays an online game for a seat. It gets only what the seat's sitter sees, so it cannot cheat; it
 * may imagine the rest. Its search is limited by nodes, never by milliseconds: the same position
 * and luck give the same choice.
 */
export type Bot<View, Move, Options, Reason extends string = string> = (
  position: Position<View, Options>,
  chance: Chance,
  level: Level,
) => Chosen<Move, Reason>

// The only place that gives up type safety for games: the shelf holds games of every type, and each
// is fully checked in its own folder.
// biome-ignore-start lint/suspicious/noExplicitAny: the shelf is heterogeneous.
export type AnyGame = Game<any, any, any, any, any>
export type AnyBot = Bot<any, any, any>

/** The types of a game's state, view, moves, events and options, inferred from the game. */
export type StateOf<Of extends AnyGame> =
  Of extends Game<infer State, any, any, any, any> ? State : never
export type ViewOf<Of extends AnyGame> =
  Of extends Game<any, infer View, any, any, any> ? View : never
export type MoveOf<Of extends AnyGame> =
  Of extends Game<any, any, infer Move, any, any> ? Move : never
export type EventOf<Of extends AnyGame> =
  Of extends Game<any, any, any, infer Event, any> ? Event : never
export type OptionsOf<Of extends AnyGame> =
  Of extends Game<any, any, any, any, infer Options> ? Options : never
// biome-ignore-end lint/suspicious/noExplicitAny: see above
