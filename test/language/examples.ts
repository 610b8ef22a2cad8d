// What a game's sentences are made of: examples for every refusal, fact and reason that is no fixed
// text. One without examples does not compile.
import type { Seat } from '../../web/games/game.ts'

/** Figures that languages count differently. */
export const figures = [0, 1, 2] as const

/**
 * Seats: oneself, then names with a vowel, a silent h and a consonant, and a y before a consonant.
 */
export const names = ['Zoé', 'Ama', 'Hélène', 'Marta', 'Yves'] as const
export const seats: readonly Seat[] = [0, 1, 2, 3]
export const you: Seat = 0

type Asking<Table> = {
  [Key in keyof Table]: Table[Key] extends string | null | (() => string) ? never : Key
}[keyof Table]

/**
 * Examples of what each sentence of a table is made of; sentences that are made of nothing need
 * none.
 */
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

/** All examples of a game: both faces', each face's own, and its bot's reasons. */
export interface GameExamples<Shared extends Face, Board extends Face, Sheet extends Face, Pages> {
  shared: { refused: Of<Shared, 'refused'>; told: Of<Shared, 'told'> }
  board: { refused: Of<Board, 'refused'>; told: Of<Board, 'told'> }
  sheet: { refused: Of<Sheet, 'refused'>; told: Of<Sheet, 'told'> }
  reasons: Of<Pages, 'reasons'>
}

/** Every combination of the values of each field. */
export const each = <Fields extends Record<string, readonly unknown[]>>(fields: Fields) =>
  Object.entries(fields).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  ) as { [Key in keyof Fields]: Fields[Key][number] }[]

/** For facts of one seat alone. */
export const ofSeat = each({ seat: seats })
