// The words of the house and the contract that every game fulfils. No behaviour.

export type Seat = number // clockwise from 0
export type Viewer = Seat | 'room' // 'room': spectators and the shared screen
export type Mode = 'digital' | 'companion'

/** What proves a refusal: squares and seats to point at, and figures or words by name. */
export interface Proof {
  squares?: readonly number[]
  seats?: readonly Seat[]
  [name: string]: number | string | readonly number[] | undefined
}

/**
 * Why the house refuses: what a table may answer on its line to a browser, which then needs the
 * words for it. Games refuse by some of these codes too.
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
 * The other codes of the house: only requests are answered with them, and the server words them.
 */
export type RequestCode =
  | 'foreign-origin'
  | 'foreign-host'
  | 'too-many'
  | 'too-large'
  | 'unknown-game'
  | 'unknown-mode'
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

export type HouseCode = LineCode | RequestCode

// A refusal is a value: a kebab-case code, and what proves it.
interface Refused<Code extends string> {
  refused: Code
  at?: Proof
  issues?: readonly { path: string; message: string }[] // what a schema has against the input
  because?: Refusal // of an entry made later, which would no longer be allowed
}

/**
 * The house words each of its codes (web/words/house.ts): one without words does not compile.
 * Without a rule a refusal is the house's, so a code that is not in its list does not compile
 * either.
 */
export interface HouseRefusal extends Refused<HouseCode> {
  rule?: undefined
}

/**
 * A game's refusal cites the point of its rules help. A game lists its codes as a union, for the
 * same check of its words, and makes refusals by `refuse` (kit/refuse.ts).
 */
export interface GameRefusal<Code extends string = string, Point extends string = string>
  extends Refused<Code> {
  rule: Point
}

export type Refusal = HouseRefusal | GameRefusal

/** What a viewer knows when asked for a move: all that `moves` and `check` may read. */
export interface Position<View = unknown, Options = unknown> {
  you: Viewer
  options: Options
  view: View
}

/**
 * All luck a game may use. It lives on the server; what it gave is stored in facts and never asked
 * for again.
 */
export interface Chance {
  roll(sides: number): number // 0 … sides - 1
  shuffle<Item>(items: readonly Item[]): Item[]
}

/** A moment of a table: right after an action. */
export interface Moment {
  code: string // of the table
  seq: number // of the action
}

/**
 * A row of the result. `place` is the game's own ranking, a side's seats share it and the next
 * side's is one more; `sum` adds up to `score`; `ties` lists what broke a tie. Labels are keys into
 * the game's words (`words.standing[label]`).
 */
export interface Standing {
  seat: Seat
  place: number // from 1; equal ones share it
  score: number // of which more or less is better, as the game says (`better`)
  sum: [label: string, points: number][] // the parts of the score
  ties?: [label: string, value: number][] // what broke a tie, in this order
}

/** Standard Schema v1 (standardschema.dev), the part used here: valibot's schemas are such. */
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
 * A move ends when `decide` and then `proceed` have nothing more to say. Where a turn ends decides
 * whether it can be taken back: if `evolve` passes the turn on with the fact that `decide` gave,
 * the player may still undo it; if `proceed` does, by a fact of its own, the action is final.
 */
export interface Game<State extends { options: Options }, View, Move, Event, Options> {
  version: number // raised when State changes shape; evolve understands every fact ever written
  options: Schema<Options>
  move: Schema<Move>
  setup(seats: number, options: Options, chance: Chance): Event[]
  // facts only: never refuses, throws or rolls
  evolve(state: State | undefined, event: Event): State
  view(state: State, viewer: Viewer): View // built up from nothing, never state minus secrets
  // empty: not your turn. Enough to finish by
  moves(position: Position<View, Options>): Iterable<Move>
  // the same in browser and server
  check(position: Position<View, Options>, move: Move): GameRefusal | undefined
  decide(state: State, seat: Seat, move: Move, chance: Chance): Event[] // what an allowed move does
  // what the box does by itself and no one takes back
  proceed(state: State, chance: Chance): Event[]
  // This fact as far as this viewer may know it. `settled`: a final action has come since, seals
  // are broken.
  viewEvent(event: Event, viewer: Viewer, settled: boolean): Event | undefined
  result(state: State): Standing[] | undefined
  // Online: the state from which a moment of a finished game is played on at another table. Hands
  // and purses stay; what nobody knew then is dealt anew; a seal still unbroken and a build half
  // made are asked for again. The box has nothing to say in it.
  resume?(state: State, chance: Chance): State
  // Who plays with whom: each side's seats, every seat in one side. Missing: each seat for itself.
  sides?(seats: number, options: Options): Seat[][]
  // Who may make this move for a seat: its holder (default), or anyone who sits. Made by somebody
  // else, it is checked against the room's view, so that a refusal tells nothing that only the
  // holder may know.
  by?(move: Move): 'holder' | 'anyone'
  sealed?(move: Move): boolean // others learn only that it was made, until a final action opens it
  correctable?: true // a companion: any entry may be replaced or struck later on
}

/**
 * How well a program plays. Names that tables keep and programs send: words call `steady` normal
 * and `sharp` strong, and may change.
 */
export const levels = ['easy', 'steady', 'sharp'] as const
export type Level = (typeof levels)[number]

/**
 * A move and why: `reason` is a key of the game's words (`words.reasons`), `of` what its sentence
 * is made of.
 */
export interface Chosen<Move, Reason extends string = string> {
  move: Move
  reason?: Reason
  of?: Proof
}

/**
 * Plays an online game for a seat. It is given what the seat's sitter sees and nothing more, so it
 * cannot cheat; what it was not told it may imagine. Thought is counted in nodes, never in
 * milliseconds: the same position and luck give the same choice.
 */
export type Bot<View, Move, Options, Reason extends string = string> = (
  position: Position<View, Options>,
  chance: Chance,
  level: Level,
) => Chosen<Move, Reason>

// The one place where types are let go: a shelf holds games of every type, each is checked whole in
// its own folder.
// biome-ignore-start lint/suspicious/noExplicitAny: the shelf is heterogeneous.
export type AnyGame = Game<any, any, any, any, any>
export type AnyBot = Bot<any, any, any>

/** What a game's state, view, moves, facts and options are, read off the game. */
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
