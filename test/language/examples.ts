// Examples of the values in a game's sentences, for every refusal, event and reason that is not a
// fixed text. A missing example fails the compiler.
import type { Seat } from '../../web/games/game.ts'

/** Numbers that languages treat differently. */
export const figures = [0, 1, 2] as const

/**
 * Seats: the reader, then names with a vowel, a silent h and a consonant, and a y before a
 * consonant.
 */
export const names = ['Zoé', 'Ama', 'Hélène', 'Marta', 'Yves'] as const
export const seats: readonly Seat[] = [0, 1, 2, 3]
export const you: Seat = 0

type Asking<Table> = {
  [Key in keyof Table]: Table[Key] extends string | null | (() => string) ? never : Key
}[keyof Table]

// A table that needs no example at all may be left out.
type Nothing = Record<never, never>
type Needed<Table> = {
  readonly [Key in keyof Table as Nothing extends Table[Key] ? never : Key]: Table[Key]
} & { readonly [Key in keyof Table as Nothing extends Table[Key] ? Key : never]?: Table[Key] }

/** Examples of the values in each sentence of a table; fixed sentences need none. */
export type Examples<Table> = Needed<{
  [Key in Asking<Table>]: Table[Key] extends (of: infer Of, ...more: never[]) => unknown
    ? readonly Partial<Omit<Of, 'kind'>>[]
    : Examples<Table[Key]>
}>

interface Face {
  refused: unknown
  told?: unknown
}
type Of<Tables, Key extends string> = Examples<
  Tables extends { [Name in Key]: infer Table } ? Table : object
>

type OfFace<Table> = Needed<{ refused: Of<Table, 'refused'>; told: Of<Table, 'told'> }>

/**
 * All examples of a game: for both faces, for each face alone, and for its bot's reasons. A face
 * that the game does not have is `undefined`.
 */
export type GameExamples<
  Shared extends Face,
  Board extends Face | undefined,
  Sheet extends Face | undefined,
  Pages,
> = Needed<{
  shared: OfFace<Shared>
  board: OfFace<Board>
  sheet: OfFace<Sheet>
  reasons: Of<Pages, 'reasons'>
}>

/** Returns every combination of the values of each field. */
export const each = <Fields extends Record<string, readonly unknown[]>>(fields: Fields) =>
  Object.entries(fields).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  ) as { [Key in keyof Fields]: Fields[Key][number] }[]

/** For events that only have a seat. */
export const ofSeat = each({ seat: seats })
