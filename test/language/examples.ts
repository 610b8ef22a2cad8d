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

/** Examples of the values in each sentence of a table; fixed sentences need none. */
export type Examples<Table> = {
  readonly [Key in Asking<Table>]: Table[Key] extends (of: infer Of, ...more: never[]) => string
    ? readonly Partial<Omit<Of, 'kind'>>[]
    : Examples<Table[Key]>
}

interface Face {
  refused: unknown
  told?: unknown
}
type Of<Tables, Key extends string> = Examples<
  Tables extends { [Name in Key]: infer Table } ? Table : object
>

/** All examples of a game: for both faces, for each face alone, and for its bot's reasons. */
export interface GameExamples<Shared extends Face, Board extends Face, Sheet extends Face, Pages> {
  shared: { refused: Of<Shared, 'refused'>; told: Of<Shared, 'told'> }
  board: { refused: Of<Board, 'refused'>; told: Of<Board, 'told'> }
  sheet: { refused: Of<Sheet, 'refused'>; told: Of<Sheet, 'told'> }
  reasons: Of<Pages, 'reasons'>
}

/** Returns every combination of the values of each field. */
export const each = <Fields extends Record<string, readonly unknown[]>>(fields: Fields) =>
  Object.entries(fields).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  ) as { [Key in keyof Fields]: Fields[Key][number] }[]

/** For events that only have a seat. */
export const ofSeat = each({ seat: seats })
