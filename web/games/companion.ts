// A companion is a game without luck: people enter what happened at their table, and the sheet
// records it.
import type { Game, GameRefusal, Position, Schema, Seat, Standing, Viewer } from './game.ts'

export interface Companion<Sheet extends { options: Options }, View, Entry, Options> {
  version: number
  options: Schema<Options>
  entry: Schema<Entry>
  blank(seats: number, options: Options): Sheet
  open?: true // nothing is secret (`Game.open`)
  view(sheet: Sheet, viewer: Viewer): View // built from nothing, never by removing secrets
  prompts(position: Position<View, Options>): Iterable<Entry>
  // Called with the seat's own view, or with the room's if somebody else enters or corrects. The
  // room's view contains no purse; whatever depends on a purse must not be refused then.
  check(position: Position<View, Options>, entry: Entry): GameRefusal | undefined
  enter(sheet: Sheet, seat: Seat, entry: Entry): Sheet
  standings(sheet: Sheet): Standing[]
  done(sheet: Sheet): boolean
  end(sheet: Sheet): Sheet // `Game.end`
  seatCounts?(options: Options): readonly number[] // `Game.seatCounts`
  better?(options: Options): 'more' | 'less' // `Game.better`
  sides?(seats: number, options: Options): Seat[][]
  // Returns whether only the seat's holder makes this entry, and others learn only that it was
  // made: `sealed` until all have sealed and `reveal` opens them, `private` until the game is over.
  // Undefined: the entry is public.
  secret?(entry: Entry): 'sealed' | 'private' | undefined
  // Returns who makes a public entry: anyone with a seat (default), or only the holder, if checking
  // it needs what only the holder sees.
  by?(entry: Entry): 'holder' | 'anyone'
  // the sheet with everything open, once all have sealed; else undefined
  reveal?(sheet: Sheet): Sheet | undefined
}

/**
 * A companion's events are what people entered; `sealed` replaces an entry that others may not
 * read.
 */
export type Said<Entry, Options> =
  | { kind: 'opened'; seats: number; options: Options }
  | { kind: 'entered'; seat: Seat; entry: Entry }
  | { kind: 'sealed'; seat: Seat }
  | { kind: 'revealed' }

/** Returns the fact that a seat made an entry which others may not read. */
export const sealedBy = (seat: Seat) => ({ kind: 'sealed' as const, seat })

export const lift = <Sheet extends { options: Options }, View, Entry, Options>(
  companion: Companion<Sheet, View, Entry, Options>,
): Game<Sheet, View, Entry, Said<Entry, Options>, Options> => {
  const secret = (entry: Entry) => companion.secret?.(entry)
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
      if (said.kind !== 'entered' || viewer === said.seat) return said
      const kept = secret(said.entry)
      return kept === 'private' || (kept === 'sealed' && !settled) ? sealedBy(said.seat) : said
    },
    end: companion.end,
    result: sheet => (companion.done(sheet) ? companion.standings(sheet) : undefined),
    seatCounts: companion.seatCounts,
    better: companion.better,
    sides: companion.sides,
    by: entry => (secret(entry) ? 'holder' : (companion.by?.(entry) ?? 'anyone')),
    sealed: entry => secret(entry) === 'sealed',
    open: companion.open,
    correctable: true,
  }
}
