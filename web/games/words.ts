// How a game is put into words. A language is one file, `words/<lang>.ts`, with five tables:
// `shared` (both faces say it), `board` and `sheet` (one face says it), `moves` and `pages` (only
// the server does). English sets the keys and the types, the other languages have the same
// (`satisfies`): a key that is missing anywhere fails the compiler. A browser gets `shared` and its
// own face's table, in one language; the build leaves the rest out (worker/local/words.ts).
import type { Chosen, LineCode, Mode, Refusal, Seat, Standing, Viewer } from './game.ts'
import { isRecord, memberOf } from './kit/records.ts'
import type { Lying } from './layout.ts'

/** To whom a sentence is told, and how things are called in their language. */
export interface Telling<Options = unknown> {
  you: Viewer
  options: Options // the table's
  seats: number // how many the table has
  // in a list of moves: names tell squares apart, also where the board shows no names of squares
  exact?: true
  name(seat: Seat): string // the sitter's name, or the colour's
  list(items: readonly string[]): string // 'Ama, Jonas and Pierre'
  either(items: readonly string[]): string // 'Ama, Jonas or Pierre'
}

/** A fixed sentence, or a function that makes it of the move, fact or proof (`of`) it speaks of. */
export type Phrase<Of> = string | ((of: Of, say: Telling) => string)

/** A phrase for each kind of move or fact; null: not worth a sentence. */
export type Phrases<Of extends { kind: string }> = {
  [Kind in Of['kind']]: Phrase<Extract<Of, { kind: Kind }>> | null
}

/**
 * What was said beside the box: a phrase for each kind of entry, which is told with the seat it was
 * made for.
 */
export interface Entered<Entry extends { kind: string }, Options = unknown> {
  opened: Phrase<{ seats: number; options: Options }> | null
  sealed?: Phrase<{ seat: Seat }>
  revealed?: Phrase<object>
  entered: Phrases<Entry & { seat: Seat }>
}

/**
 * What the other languages must have: the keys of English, each a text or a function of the same
 * things.
 */
export type Same<English> = English extends string
  ? string
  : English extends (...of: infer Of) => string
    ? (...of: Of) => string
    : { [Key in keyof English]: Same<English[Key]> }

/**
 * Why not, by code, made of what proves the refusal (`Refusal.at`); a code without words does not
 * compile. The house words its own codes.
 */
export type RefusalWords<Code extends string, Proof = never> = Record<
  Exclude<Code, LineCode>,
  Phrase<Proof>
>

/**
 * What proves a refusal, where its phrase names figures: `({ price, points }: Figures<'price' |
 * 'points'>) => …`
 */
export type Figures<Name extends string> = Record<Name, number>

type Table = Readonly<Record<string, Phrase<never> | null>>

/** What one face says: these, and whatever else it needs. */
export interface FaceWords {
  refused: RefusalWords<string>
  told: Readonly<Record<string, Phrase<never> | null | Table>> // facts as sentences of the log
  // the winner in one sentence with its numbers
  won(standings: readonly Standing[], say: Telling): string
}

/** What words refusals: of a face, or of the layout. */
export type Refusing = Pick<FaceWords, 'refused'>

/** Why a move is refused in a mode, and why a game cannot be taken up as it was told to lie. */
export const refusingIn = (words: GameWords, mode: Mode): Refusing => ({
  refused: { ...words[mode].refused, ...words.layout.refused },
})

/**
 * An option as the page that opens a table and the lobby show it: one sentence for what it changes.
 */
export interface OptionWords {
  label: string
  sentence: string
  values: Record<string, string>
}

/** What is wrong with an edition, by the `FaultCode` of its schema, made of the fault's figures. */
export type FaultWords<Code extends string> = Record<
  Code,
  string | ((figures: readonly string[]) => string)
>

/**
 * The log as a story. `chapter`: the heading that a kind of fact begins (`factOf`); `nth`: which
 * chapter it is, from 1. `small`: one sentence for small actions in a row, made of their facts; ''
 * where one of them is no small thing.
 */
export interface LogWords {
  chapter?: Readonly<Record<string, (nth: number, fact: never, say: Telling) => string>>
  small?(facts: readonly never[], say: Telling): string
}

/** A layout in words. A seat's area is told with its name, a row of the board with its number. */
export interface LayoutWords {
  areas: Readonly<Record<string, string | ((of: string) => string)>>
  piece(lying: Lying, say: Telling): string // without its count
  place?(at: number, say: Telling): string // a square, as its board names it
  // the same where that name is shared by several squares: with row and column
  spot?(at: number, say: Telling): string
  ask?: Readonly<Record<string, (square: string) => string>> // by area: what a square is asked
  group?(piece: string): string // pieces of which there are many are shown in groups; '' for others
  // What no piece shows, by the names of `Placing.restAsked`; the turn is the house's word. A value
  // without a word is a number.
  rest?: Readonly<Record<string, { label: string; values?: Readonly<Record<string, string>> }>>
  refused?: RefusalWords<string> // why a table is not opened from a position
}

/** What the pages around a table say of a game. */
export interface GamePages {
  title: string
  titleOf?(options: unknown): string // at a table, where an option makes it a game of another name
  tagline: string // one sentence for the shelf
  modes: Record<Mode, string> // what each mode does, in a few words
  options: Record<string, OptionWords>
  luck: string // what is drawn online, in a sentence
  standing: Record<string, string> // the labels of Standing.sum and .ties
  log?: Record<Mode, LogWords>
  // why its bot would make a move, by `Chosen.reason`
  reasons?: Readonly<Record<string, Phrase<never>>>
  faults?: FaultWords<string> // what may be wrong with an edition of the table's own
  layout: LayoutWords
  fields: FieldWords
}

/**
 * What the fields of the companion's entries are called (corrections ask for them), and what their
 * values are.
 */
export type FieldWords = Readonly<Record<string, FieldWord>>
type FieldWord = string | readonly [label: string, value: (value: never) => string]

// All fields of a game's entries: one without words does not compile. A record gives its own;
// `twice: true` is not asked.
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

/**
 * A labelled number of a seat, or a text in its place. The house says which of them a correction
 * changes.
 */
export type Figure = readonly [seat: Seat, label: string, value: number | string]

/** A game in one language, as the server has it. */
export interface GameWords extends GamePages {
  moves: { board: Table; sheet: Table } // by kind of move: its name in a list
  digital: FaceWords
  companion: FaceWords
}

/** What a table is called: its game, or what its options make of it. */
export const titleAt = (words: GamePages, options: unknown): string =>
  words.titleOf?.(options) ?? words.title

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Two tables as one: what both have is joined in turn. */
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

// The five tables of a language, and the game's words that the server makes of them.
interface Language<Shared, Board, Sheet, Moves, Pages> {
  shared: Shared
  board: Board
  sheet: Sheet
  moves: Moves
  pages: Pages
}
export const gameWords = <
  S extends object,
  B extends object,
  H extends object,
  M,
  P extends GamePages,
>({
  shared,
  board,
  sheet,
  moves,
  pages,
}: Language<S, B, H, M, P>) => ({
  ...pages,
  moves,
  digital: joined(shared, board),
  companion: joined(shared, sheet),
})

const said = (
  phrase: Phrase<never> | null | undefined,
  of: unknown,
  say: Telling,
): string | undefined =>
  typeof phrase === 'function' ? phrase(of as never, say) : (phrase ?? undefined)

/** The kind of a move or a fact: the contract asks for none, and every game has them. */
export const kindOf = (of: unknown): string => String(memberOf(of, 'kind'))

interface Fact {
  kind: string
  seat?: Seat
}
const isFact = (value: unknown): value is Fact =>
  typeof memberOf(value, 'kind') === 'string' && typeof (memberOf(value, 'seat') ?? 0) === 'number'

/** The kinds of a game's facts as they are told (`factOf`). */
export type FactKind<Event> = Event extends {
  kind: 'entered'
  entry: { kind: infer Kind extends string }
}
  ? Kind
  : Event extends { kind: infer Kind extends string }
    ? Kind
    : never

/**
 * A fact as it is told: what was entered beside the box is one of its own kind, with the seat it
 * was entered for.
 */
export const factOf = (fact: unknown): Fact => {
  const entry = kindOf(fact) === 'entered' ? memberOf(fact, 'entry') : undefined
  const told = isRecord(entry) ? { ...entry, seat: memberOf(fact, 'seat') } : fact
  if (!isFact(told)) throw new Error('a fact without a kind')
  return told
}

/** A fact as a sentence of the log, if it is worth one. */
export const tell = ({ told }: FaceWords, fact: unknown, say: Telling): string | undefined => {
  const words = told[kindOf(fact)]
  if (!isTable(words)) return said(words, fact, say)
  const entered = factOf(fact)
  return said(words[entered.kind], entered, say)
}

/** A move in words, for a list: for programs, for corrections and for play without script. */
export const nameOf = (
  { moves }: GameWords,
  mode: Mode,
  move: unknown,
  say: Telling,
): string | undefined =>
  said((mode === 'digital' ? moves.board : moves.sheet)[kindOf(move)], move, say)

/** Why a bot would make its move. */
export const reasonOf = (
  { reasons }: GamePages,
  { reason, of }: Chosen<unknown>,
  say: Telling,
): string | undefined => (reason === undefined ? undefined : said(reasons?.[reason], of, say))

/** A refusal as the game words it; nothing for a code of the house's. */
export const why = (
  { refused }: Pick<FaceWords, 'refused'>,
  { refused: code, at }: Refusal,
  say: Telling,
) => (Object.hasOwn(refused, code) ? said(refused[code], at, say) : undefined)

/** One sentence for the seat that reads, another for everybody else. */
export const spoken = (
  say: Telling,
  seat: Seat,
  you: string,
  other: (name: string) => string,
): string => (seat === say.you ? you : other(say.name(seat)))

/**
 * How seats are called in a row of names, each with its figure: the one that reads is *you* there
 * too.
 */
export const calledIn =
  (you: string) =>
  (say: Telling, seat: Seat): string =>
    seat === say.you ? you : say.name(seat)

/** The word that goes with a count, by the language's own plural rule; the count comes with it. */
export const counting = (lang: string) => {
  const rules = new Intl.PluralRules(lang)
  return (count: number, one: string, other: string): string =>
    `${count} ${rules.select(count) === 'one' ? one : other}`
}

/** A sentence that begins with a word of the list begins with a capital. */
export const capital = (sentence: string): string =>
  sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
