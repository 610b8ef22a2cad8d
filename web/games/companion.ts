// A companion is a game without luck: people say what happened at their table, and the sheet follows.
import type { Game, Refusal, Schema, Seat, Standing, Viewer } from './game.ts'

export interface Companion<Sheet, View, Entry, Options> {
  version: number
  options: Schema<Options>
  entry: Schema<Entry>
  blank(seats: number, options: Options): Sheet
  view(sheet: Sheet, viewer: Viewer): View // built up from nothing
  prompts(view: View): Iterable<Entry>
  check(view: View, entry: Entry): Refusal | undefined
  enter(sheet: Sheet, seat: Seat, entry: Entry): Sheet
  standings(sheet: Sheet): Standing[]
  done(sheet: Sheet): boolean
  secret?(entry: Entry): boolean // others learn only that it was made
  reveal?(sheet: Sheet): Sheet | undefined // once all have sealed: the sheet with everything open
}

// A companion's facts are what people said; `sealed` stands for an entry that others may not read yet.
export type Said<Entry, Options> =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'entered'; seat: Seat; entry: Entry }
  | { kind: 'sealed'; seat: Seat }
  | { kind: 'revealed' }

export const lift = <Sheet, View, Entry, Options>(
  companion: Companion<Sheet, View, Entry, Options>,
): Game<Sheet, View, Entry, Said<Entry, Options>, Options> => {
  const isSecret = (entry: Entry) => companion.secret?.(entry) ?? false
  return {
    version: companion.version,
    options: companion.options,
    move: companion.entry,
    setup: (seats, options) => [{ kind: 'opened', seats, options }],
    evolve(sheet, said) {
      if (said.kind === 'opened') return companion.blank(said.seats, said.options)
      if (sheet === undefined) throw new Error('a sheet is opened before anything is entered')
      if (said.kind === 'entered') return companion.enter(sheet, said.seat, said.entry)
      return said.kind === 'revealed' ? (companion.reveal?.(sheet) ?? sheet) : sheet
    },
    view: companion.view,
    moves: companion.prompts,
    check: companion.check,
    decide: (_, seat, entry) => [{ kind: 'entered', seat, entry }],
    proceed: sheet => (companion.reveal?.(sheet) ? [{ kind: 'revealed' }] : []),
    viewEvent(said, viewer, settled) {
      if (said.kind !== 'entered' || settled || viewer === said.seat || !isSecret(said.entry)) return said
      return { kind: 'sealed', seat: said.seat }
    },
    result: sheet => (companion.done(sheet) ? companion.standings(sheet) : undefined),
    anyone: entry => !isSecret(entry),
  }
}
