// The types of a game's words. A language is one file, `words/<lang>.ts`, with five tables:
// `shared` (used by both faces), `board` and `sheet` (by one face), `moves` and `pages` (by the
// server only). English defines keys and types, and the other languages must match (`satisfies`): a
// missing key fails the compiler. A browser gets `shared` and its own face's table, in one
// language; the build removes the rest (`worker/local/words.ts`).
import type { LineCode, Mode, Refusal, Seat, Standing, Viewer } from './game.ts'
import { isRecord, memberOf } from './kit/records.ts'
import type { Lying } from './layout.ts'

/** The context of a sentence: its reader, and the names of things in the reader's language. */
export interface Telling<Options = unknown> {
  you: Viewer
  options: Options // of the table
  seats: number // the number of seats
  // Set in lists of moves: names must identify squares there, even if the board shows no names.
  exact?: true
  // Set for a move that is only compared: its name stands in quotation marks, and may leave out how
  // a piece is turned.
  brief?: true
  name(seat: Seat): string // the sitter's name, or the colour's
  list(items: readonly string[]): string // 'Ama, Jonas and Pierre'
  either(items: readonly string[]): string // 'Ama, Jonas or Pierre'
}

type Sentence<Of> = (of: Of, say: Telling) => string

/**
 * A fixed sentence, or a function that builds it from a move, event or proof (`of`). It may return
 * a clause: `({ pounds }) => did(`bid ${money(pounds)}.`)`.
 */
export type Phrase<Of> = string | ((of: Of, say: Telling) => string | Sentence<Of>)

/** A sentence about what a seat did: 'You draw a card.' to its sitter, with the name to others. */
export type Clause = Sentence<{ seat: Seat }>

/** A phrase for each kind of move or event. Null: the kind is not worth a sentence. */
export type Phrases<Of extends { kind: string }> = {
  [Kind in Of['kind']]: Phrase<Extract<Of, { kind: Kind }>> | null
}

/**
 * Words for a companion's events: a phrase for each kind of entry, which gets the seat that it was
 * made for.
 */
export interface Entered<Entry extends { kind: string }, Options = unknown> {
  opened: Phrase<{ seats: number; options: Options }> | null
  sealed?: Phrase<{ seat: Seat }>
  revealed?: Phrase<object>
  entered: Phrases<Entry & { seat: Seat }>
}

/**
 * The type of the other languages: the keys of English, each a text or a function with the same
 * parameters.
 */
export type Same<English> = English extends string
  ? string
  : English extends (...of: infer Of) => infer Said
    ? (...of: Of) => Same<Said>
    : { [Key in keyof English]: Same<English[Key]> }

/**
 * Words for refusals, by code, built from the proof (`Refusal.at`). A code without words fails the
 * compiler. A `LineCode` has shared words instead.
 */
export type RefusalWords<Code extends string, Proof = never> = Record<
  Exclude<Code, LineCode>,
  Phrase<Proof>
>

/**
 * The proof of a refusal whose phrase uses numbers:
 * `({ price, points }: Figures<'price' | 'points'>) => …`
 */
export type Figures<Name extends string> = Record<Name, number>

/** Phrases by kind. */
export type Table = Readonly<Record<string, Phrase<never> | null>>

/** The words that every face needs; a face adds its own. */
export interface FaceWords {
  refused: RefusalWords<string>
  told: Readonly<Record<string, Phrase<never> | null | Table>> // events as sentences of the log
  // the winner in one sentence with the figures
  won(standings: readonly Standing[], say: Telling): string
}

/** The part of a table that has words for refusals: of a face's or the layout's. */
export type Refusing = Pick<FaceWords, 'refused'>

/** Returns the words for refused moves in a mode, and for refused positions. */
export const refusingIn = (words: GameWords, mode: Mode): Refusing => ({
  refused: { ...words[mode].refused, ...words.layout.refused },
})

/** An option on the page that opens a table and in the lobby: one sentence for its effect. */
export interface OptionWords {
  label: string
  sentence: string
  values: Record<string, string>
}

/**
 * Words for faults in an edition, by the `FaultCode` of its schema, built from the fault's figures.
 */
export type FaultWords<Code extends string> = Record<
  Code,
  string | ((figures: readonly string[]) => string)
>

/**
 * Words for what a bot weighed its move against, by the unit of both figures. `instead`: the other
 * move, as lists of moves name it.
 */
export type WeighedWords<Unit extends string> = Readonly<
  Record<Unit, (own: number, other: number, instead: string) => string>
>

/**
 * Words for the log. `chapter`: the heading of a chapter, by the kind of event (`factOf`) that
 * begins it; `nth`: the chapter's number, from 1. `small`: one sentence for consecutive small
 * actions, built from their events; '' if one of them is not small.
 */
export interface LogWords {
  chapter?: Readonly<Record<string, (nth: number, fact: never, say: Telling) => string>>
  small?(facts: readonly never[], say: Telling): string
}

/**
 * Words for a layout. The text for a seat's area gets the seat's name, the one for a row its
 * number.
 */
export interface LayoutWords {
  areas: Readonly<Record<string, string | ((of: string) => string)>>
  piece(lying: Lying, say: Telling): string // without its count
  place?(at: number, say: Telling): string // a square, as its board names it
  // a unique name with row and column, for boards where squares share names
  spot?(at: number, say: Telling): string
  ask?: Readonly<Record<string, (square: string) => string>> // by area: the question about a square
  group?(piece: string): string // the group of a piece, for games with many pieces; '' for none
  // Words for the fields of `Placing.restAsked`; the turn has a shared word. A value without a word
  // is a number.
  rest?: Readonly<Record<string, { label: string; values?: Readonly<Record<string, string>> }>>
  refused?: RefusalWords<string> // for refused positions
}

/** The words about a game on the pages around a table. */
export interface GamePages {
  title: string
  titleOf?(options: unknown): string // the name at a table, for options that make it another game
  tagline: string // one sentence for the home page
  modes: Partial<Record<Mode, string>> // what each mode does, in a few words
  options: Record<string, OptionWords>
  luck: string // what luck decides online, in one sentence
  standing: Record<string, string> // the labels of Standing.sum and .ties
  log?: Record<Mode, LogWords>
  // reasons of its bot for a move, by `Chosen.reason`
  reasons?: Readonly<Record<string, Phrase<never>>>
  weighed?: WeighedWords<string> // what else it considered (`Chosen.over`), by unit
  faults?: FaultWords<string> // faults in a table's own edition
  parts?: Readonly<Record<string, string>> // names of the parts of an edition, by their keys
  layout: LayoutWords
  fields: FieldWords
}

/**
 * The names of the fields of a companion's entries, for corrections, and the words for their
 * values.
 */
export type FieldWords = Readonly<Record<string, FieldWord>>
type FieldWord = string | readonly [label: string, value: (value: never) => string]

// The names of all fields of a game's entries, so that a field without words fails the compiler. A
// record contributes its own fields. A field like `twice: true` needs no words, because nobody is
// asked for its value.
type Own<Record> = Record extends object ? keyof Record & string : never
type FieldOf<Entry> = {
  [Key in keyof Entry & string]: NonNullable<Entry[Key]> extends true
    ? never
    : NonNullable<Entry[Key]> extends readonly (infer Item)[]
      ? Key | Own<Item>
      : NonNullable<Entry[Key]> extends object
        ? Own<NonNullable<Entry[Key]>>
        : Key
}[keyof Entry & string]
export type Fields<Entry> = Record<
  Exclude<Entry extends unknown ? FieldOf<Entry> : never, 'kind'>,
  FieldWord
>

/** A labelled number of a seat, or a text in its place. Corrections list those that change. */
export type Figure = readonly [seat: Seat, label: string, value: number | string]

/** A game's words in one language, as the server has them. */
export interface GameWords extends GamePages {
  moves: { board?: Table; sheet?: Table } // by kind of move: its name in a list
  digital: FaceWords
  companion: FaceWords
}

/** Returns the title of a table: its game's, or that of a variant by its options. */
export const titleAt = (words: GamePages, options: unknown): string =>
  words.titleOf?.(options) ?? words.title

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges two tables; tables that both contain are merged in turn. */
export const joined = <One extends object, Other extends object>(
  one: One,
  other: Other,
): One & Other => {
  const both = Object.fromEntries<unknown>(Object.entries(one))
  for (const [key, value] of Object.entries(other)) {
    const had = both[key]
    both[key] = isTable(had) && isTable(value) ? joined(had, value) : value
  }
  return both as One & Other
}

// The layout words of a game without a layout.
const unlaid: LayoutWords = { areas: {}, piece: ({ piece }) => piece }

// The five tables of a language, from which the server builds the words. A game with one mode has
// one face, and the other face gets the same table.
interface Language<Shared, Board, Sheet, Moves, Pages> {
  shared: Shared
  board?: Board
  sheet?: Sheet
  moves: Moves
  pages: Pages
}
type FaceOf<Own, Other> = object extends Own ? Other : Own
export const gameWords = <
  S extends object,
  M,
  P extends Omit<GamePages, 'layout'>,
  B extends object = object,
  H extends object = object,
>({
  shared,
  board,
  sheet,
  moves,
  pages,
}: Language<S, B, H, M, P>) => ({
  layout: unlaid,
  ...pages,
  moves,
  digital: joined(shared, (board ?? sheet ?? {}) as FaceOf<B, H>),
  companion: joined(shared, (sheet ?? board ?? {}) as FaceOf<H, B>),
})

/** Returns a phrase said of something; undefined if it is not worth a sentence. */
export const said = (
  phrase: Phrase<never> | null | undefined,
  of: unknown,
  say: Telling,
): string | undefined => {
  const built = typeof phrase === 'function' ? phrase(of as never, say) : phrase
  return typeof built === 'function' ? built(of as never, say) : (built ?? undefined)
}

/**
 * Returns the kind of a move or an event. The contract does not require one, but every game has it.
 */
export const kindOf = (of: unknown): string => String(memberOf(of, 'kind'))

interface Fact {
  kind: string
  seat?: Seat
}
const isFact = (value: unknown): value is Fact =>
  typeof memberOf(value, 'kind') === 'string' && typeof (memberOf(value, 'seat') ?? 0) === 'number'

/** The kinds of a game's events in words (`factOf`). */
export type FactKind<Event> = Event extends {
  kind: 'entered'
  entry: { kind: infer Kind extends string }
}
  ? Kind
  : Event extends { kind: infer Kind extends string }
    ? Kind
    : never

/**
 * Returns an event for wording: an entry beside the box becomes an event of its own kind, with the
 * seat that it was made for.
 */
export const factOf = (fact: unknown): Fact => {
  const entry = kindOf(fact) === 'entered' ? memberOf(fact, 'entry') : undefined
  const told = isRecord(entry) ? { ...entry, seat: memberOf(fact, 'seat') } : fact
  if (!isFact(told)) throw new Error('a fact without a kind')
  return told
}

/** Returns an event as a sentence of the log; undefined if it is not worth a sentence. */
export const tell = ({ told }: FaceWords, fact: unknown, say: Telling): string | undefined => {
  const words = told[kindOf(fact)]
  if (!isTable(words)) return said(words, fact, say)
  const entered = factOf(fact)
  return said(words[entered.kind], entered, say)
}

/** Returns a move in the words of one face. */
export const nameIn = (moves: Table | undefined, move: unknown, say: Telling): string | undefined =>
  said(moves?.[kindOf(move)], move, say)

/** Returns a move in words: for programs, for corrections and for play without script. */
export const nameOf = (
  { moves }: GameWords,
  mode: Mode,
  move: unknown,
  say: Telling,
): string | undefined => nameIn(mode === 'digital' ? moves.board : moves.sheet, move, say)

/** Returns a refusal in the game's words; undefined if its code has shared words. */
export const why = (
  { refused }: Pick<FaceWords, 'refused'>,
  { refused: code, at }: Refusal,
  say: Telling,
) => (Object.hasOwn(refused, code) ? said(refused[code], at, say) : undefined)

/** Returns one sentence for the seat that reads, another for everybody else. */
export const spoken = (
  say: Telling,
  seat: Seat,
  you: string,
  other: (name: string) => string,
): string => (seat === say.you ? you : other(say.name(seat)))

/**
 * Returns `spoken` as a clause, for use as a phrase:
 * `clause('You begin.', name => `${name} begins.`)`
 */
export const clause =
  (you: string, other: (name: string) => string): Clause =>
  ({ seat }, say) =>
    spoken(say, seat, you, other)

/**
 * Returns a seat's name for a row of names with figures; the reader's own seat is *you* there too.
 */
export const calledIn =
  (you: string) =>
  (say: Telling, seat: Seat): string =>
    seat === say.you ? you : say.name(seat)

/** Returns a count with its word, by the language's plural rule. */
export const counting = (lang: string) => {
  const rules = new Intl.PluralRules(lang)
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`
}

/** Returns a sentence with a capital first letter. */
export const capital = (sentence: string): string =>
  sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
