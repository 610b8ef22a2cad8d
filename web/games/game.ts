// The words of the house and the contract that every game fulfils. No behaviour.

export type Seat = number // clockwise from 0
export type Viewer = Seat | 'room' // 'room': spectators and the shared screen
export type Mode = 'digital' | 'companion'

// A refusal is a value: a kebab-case code, the point of the rules help it cites, and whatever proves it.
export type Refusal = { refused: string; rule?: string; at?: unknown }

// All luck a game may use. It lives on the server; what it gave is stored in facts and never asked for again.
export interface Chance {
  roll(sides: number): number // 0 … sides - 1
  shuffle<Item>(items: readonly Item[]): Item[]
}

// A row of the result. `place` is the game's own ranking; `sum` adds up to `score`; `ties` lists what broke a tie.
// Labels are keys into the game's words (`words.standing[label]`).
export interface Standing {
  seat: Seat
  place: number
  score: number
  sum: [label: string, points: number][]
  ties?: [label: string, value: number][]
}

// Standard Schema v1 (standardschema.dev), the part used here: valibot's schemas are such.
export interface Schema<Value> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Checked<Value> | Promise<Checked<Value>>
    readonly types?: { readonly input: unknown; readonly output: Value } | undefined
  }
}
export type Checked<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }
export interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export interface Game<State, View, Move, Event, Options> {
  version: number // raised when State changes shape; evolve understands every fact ever written
  options: Schema<Options>
  move: Schema<Move>
  setup(seats: number, options: Options, chance: Chance): Event[]
  evolve(state: State | undefined, event: Event): State // facts only: never refuses, throws or rolls
  view(state: State, viewer: Viewer): View // built up from nothing, never state minus secrets
  moves(view: View): Iterable<Move> // empty: not your turn. Enough to finish by, at most some hundred
  check(view: View, move: Move): Refusal | undefined // the same in browser and server: it cannot leak
  decide(state: State, seat: Seat, move: Move, chance: Chance): Event[] // what an allowed move does
  proceed(state: State, chance: Chance): Event[] // what the box does by itself and no one takes back
  // This fact as far as this viewer may know it. `settled`: a final action has come since, seals are broken.
  viewEvent(event: Event, viewer: Viewer, settled: boolean): Event | undefined
  result(state: State): Standing[] | undefined
  anyone?(move: Move): boolean // a move that anyone who sits may make for this seat (a companion's public entries)
}

// One decision and every fact it caused; never changed. `seat` is null for the opening, which the box makes.
// `undoes` names the action taken back; `corrects` the one replaced by `move`, or struck when there is no move.
export interface Action<Move = unknown, Event = unknown> {
  seq: number // from 1
  at: number // ms since 1970
  id: string
  seat: Seat | null
  move?: Move
  events: Event[]
  final: boolean // luck was drawn or the box spoke: it and what came before can no longer be undone
  undoes?: number
  corrects?: number
}

// The one place where types are let go: a shelf holds games of every type.
// biome-ignore lint/suspicious/noExplicitAny: the shelf is heterogeneous; each game is checked whole in its own folder.
export type AnyGame = Game<any, any, any, any, any>
