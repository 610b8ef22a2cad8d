// The SQLite database of a table: an append-only list of actions, and a few stored values. The only
// file with SQL.

import type { Seat } from '../../web/games/game.ts'
import type { Placed } from '../../web/games/placing.ts'
import type { Mark } from '../../web/games/timeline.ts'
import type { Action, Correction, Proposal } from '../../web/protocol.ts'
import { chained, firstHash } from '../../web/record/chain.ts'
import { type Given, type Line, rowText } from '../../web/record/format.ts'
import type { Lobby } from '../people/lobby.ts'
import type { Opening } from '../rpc.ts'

/**
 * A cache of the state after all actions up to `seq` that count. Without it the whole log is read.
 */
export interface Snapshot {
  version: number
  rules?: string // hash of the rules of the build that wrote it; absent before 2026-11-22
  seq: number
  state: unknown
}

export interface Opened extends Omit<Opening, 'seats' | 'hostKey'> {
  at: number // ms since 1970
}

/**
 * The source of a table's luck (`record.ts`). The seed leaves the server only when the game is
 * over.
 */
export interface Start {
  code?: string // of the table where the game began, if a copy of it was opened here
  seed: string // 32 random bytes, base64url
  sealed: string // SHA-256 of the seed, base64url; public from the opening on
  rules?: string // hash of the rules that the game is played by; public too
  // JSON of code, game, mode, options, `sealed` and the opened numbers, in this order; absent
  // before the start
  bound?: string
  // what each seat's page contributed at the start; absent in games begun before 2026-11-26
  given?: Given[]
}

/**
 * A proposal, stored until the next one replaces it. Viewers get it without the moves, which may be
 * sealed.
 */
export interface KeptProposal extends Proposal, Pick<Correction, 'move' | 'mends'> {
  at: number // `seq` of the last action when it was made; the next action ends the proposal
}

/** The table that comes after this one. Builds before 28 November 2026 stored only its code. */
export interface Next {
  code: string
  by?: Seat // who opened it; undefined: the host, or a phone with several seats
  goesOn?: true // the game beside the box continues at that table and does not end here
}

export interface Kept {
  schema: number
  opening: Opened
  lobby: Lobby
  again?: Next | string
  proposal?: KeptProposal
  snapshot?: Snapshot
  record?: Start
  reminders?: object // by seat (`reminders.ts`)
  passes?: object // install passes (`passes.ts`)
  position?: Placed // the position that the game will begin from
}

// The SQL schema of a new game table. Measured 2026-11: an action writes one row. `autoincrement`
// or an index would write a second one, and so would a rowid in `kept`.
const actions = `CREATE TABLE actions (
  seq INTEGER PRIMARY KEY, seat INTEGER, id TEXT NOT NULL, at INTEGER NOT NULL, final INTEGER NOT NULL, body TEXT NOT NULL,
  hash TEXT
);`
const made = `CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID; ${actions}`

// To change the schema, change the text above and append the step that brings a table of an older
// build up to date.
const steps = [
  // 2, 2026-11-22: drops the index of seats and ids.
  `ALTER TABLE actions RENAME TO indexed; CREATE TABLE actions (
     seq INTEGER PRIMARY KEY, seat INTEGER, id TEXT NOT NULL, at INTEGER NOT NULL, final INTEGER NOT NULL, body TEXT NOT NULL
   );
   INSERT INTO actions SELECT seq, seat, id, at, final, body FROM indexed; DROP TABLE indexed;`,
  // 3, 2026-11-25: adds the hash chain. Rows of tables that began before stay without a hash.
  'ALTER TABLE actions ADD COLUMN hash TEXT;',
]
const SCHEMA = 1 + steps.length

type Row = {
  seq: number
  seat: Seat | null
  id: string
  at: number
  final: number
  body: string
  hash: string | null
}

const toAction = ({ seq, seat, id, at, final, body }: Row): Action => ({
  seq,
  at,
  id,
  seat,
  ...(JSON.parse(body) as Pick<Action, 'events'>),
  final: final === 1,
})

// An unreadable snapshot counts as absent, because the whole log can be read instead.
const parsed = (name: string, value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch (error) {
    if (name === 'snapshot') return undefined
    throw error
  }
}

/** Returns the text of an action in a record: all but the id of its message. */
export const textOf = ({ seq, at, seat, final, id: _, ...said }: Action): string =>
  rowText({ seq, at, seat, final, body: JSON.stringify(said) })

export class Log {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  // hash of the last row; undefined until read; null if that row has none
  #head: string | null | undefined

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#sql = storage.sql
  }

  // Creates the database. Called only when a table is opened; otherwise each request for an unknown
  // code would leave a database behind.
  make() {
    this.#sql.exec(made)
    this.keep('schema', SCHEMA)
  }

  exists(): boolean {
    return this.#rows("SELECT 1 FROM sqlite_master WHERE name = 'kept'").length === 1
  }

  keep<Name extends keyof Kept>(name: Name, value: Kept[Name]) {
    this.#sql.exec(
      'INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)',
      name,
      JSON.stringify(value),
    )
  }

  kept(): Kept {
    const rows = this.#rows<{ name: string; value: string }>('SELECT name, value FROM kept')
    const kept = Object.fromEntries(
      rows.map(({ name, value }) => [name, parsed(name, value)]),
    ) as unknown as Kept
    this.#bringUpToDate(kept.schema)
    return kept
  }

  // Reads the lobby alone, so that the host can delete a table that cannot be loaded.
  lobby(): Lobby {
    return JSON.parse(
      this.#rows<{ value: string }>("SELECT value FROM kept WHERE name = 'lobby'")[0]!.value,
    )
  }

  // Returns the stored reminders or passes, or `none`. Only their own files read them.
  beside(name: 'reminders' | 'passes', none: object): object {
    const [row] = this.#rows<{ value: string }>('SELECT value FROM kept WHERE name = ?', name)
    return row ? JSON.parse(row.value) : none
  }

  // Writes a row. `bound`: the text of the start, from which the hash chain begins
  // (web/record/README.md). Without `bound`, and after a row without a hash, the row gets no hash.
  append({ seq, seat, id, at, final, ...said }: Action, bound?: string) {
    const row = { seq, seat, at, body: JSON.stringify(said) }
    const before = bound && (seq === 1 ? firstHash(bound) : this.head())
    const hash = before ? chained(before, rowText({ ...row, final })) : null
    this.#sql.exec(
      'INSERT INTO actions (seq, seat, id, at, final, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[seq, seat, id, at, final ? 1 : 0, row.body, hash],
    )
    this.#head = hash
  }

  /** Returns the hash of the last row, or null at a table without a hash chain. */
  head(): string | null {
    this.#head ??= this.#rows<{ hash: string | null }>(
      'SELECT hash FROM actions ORDER BY seq DESC LIMIT 1',
    )[0]!.hash
    return this.#head
  }

  /**
   * Drops the cached hash of the last row. After a bug that row may have been rolled back, so the
   * next call reads the hash from disk.
   */
  forget() {
    this.#head = undefined
  }

  /** Returns at most `most` rows of a chained table after `seq`, as its record lists them. */
  lines(seq: number, most: number): Line[] {
    return this.#rows<Pick<Row, 'seq' | 'seat' | 'at' | 'final' | 'body'> & { hash: string }>(
      'SELECT seq, seat, at, final, body, hash FROM actions WHERE seq > ? ORDER BY seq LIMIT ?',
      ...[seq, most],
    ).map(({ hash, final, ...row }) => ({ hash, text: rowText({ ...row, final: final === 1 }) }))
  }

  /**
   * Returns the rows after `seq`, at most `most` of them. A negative `seq` returns that many of the
   * latest rows.
   */
  after(seq: number, most = -1): Action[] {
    const rows = this.#rows<Row>(
      `SELECT seq, seat, id, at, final, body, hash FROM actions
       WHERE seq > iif(?1 < 0, (SELECT max(seq) FROM actions) + ?1, ?1) ORDER BY seq LIMIT ?2`,
      ...[seq, most],
    )
    // without a limit, the last row of the table was read
    if (most < 0 && rows.length > 0) this.#head = rows.at(-1)!.hash
    return rows.map(toAction)
  }

  /**
   * Returns the rows after `seq` that decide whether earlier sealed moves are revealed: undos,
   * corrections and final actions, up to the first final action that is no correction.
   */
  marks(seq: number): Mark[] {
    const corrects = `json_extract(body, '$.corrects')`
    return this.#rows<{
      seq: number
      final: number
      undoes: number | null
      corrects: number | null
    }>(
      `SELECT seq, final, json_extract(body, '$.undoes') AS undoes, ${corrects} AS corrects FROM actions
       WHERE seq > ?1 AND (undoes OR corrects OR final) AND seq <= coalesce(
         (SELECT seq FROM actions WHERE seq > ?1 AND final AND ${corrects} IS NULL ORDER BY seq LIMIT 1),
         (SELECT max(seq) FROM actions))
       ORDER BY seq`,
      seq,
    ).map(({ seq, final, undoes, corrects }) => ({
      ...{ seq, final: final === 1 },
      ...(undoes !== null && { undoes }),
      ...(corrects !== null && { corrects }),
    }))
  }

  /**
   * Returns the `seq` of the action by which the current sitter took a seat in the running game; 0
   * if they have sat there since the start.
   */
  seatedAt(seat: Seat): number {
    const asked = `SELECT coalesce(max(seq), 0) AS seq FROM actions
      WHERE json_extract(body, '$.seating.seat') = ? AND json_extract(body, '$.seating.taken')`
    return this.#rows<{ seq: number }>(asked, seat)[0]!.seq
  }

  // Returns the `seq` of the action that a seat's message (`id`) made, after `after` and up to
  // `until`. Of a correction that changed several entries, returns the last row.
  written(seat: Seat, id: string, after: number, until: number): number | undefined {
    const asked =
      'SELECT seq FROM actions WHERE seq > ? AND seq <= ? AND seat = ? AND id = ? ORDER BY seq DESC'
    return this.#rows<{ seq: number }>(asked, after, until, seat, id)[0]?.seq
  }

  // Returns the `seq` of the first action after `seen` that makes this seat's move out of date: a
  // final action, or an action of the seat itself.
  movedOn(seen: number, seat: Seat): number | undefined {
    const asked =
      'SELECT seq FROM actions WHERE seq > ? AND (final OR seat = ?) ORDER BY seq LIMIT 1'
    return this.#rows<{ seq: number }>(asked, seen, seat)[0]?.seq
  }

  lastSeq(): number {
    return this.#rows<{ seq: number }>('SELECT coalesce(max(seq), 0) AS seq FROM actions')[0]!.seq
  }

  lastAt(): number | undefined {
    return this.#rows<{ at: number }>('SELECT at FROM actions ORDER BY seq DESC LIMIT 1')[0]?.at
  }

  #rows<Found extends Record<string, SqlStorageValue>>(
    asked: string,
    ...given: SqlStorageValue[]
  ): Found[] {
    return this.#sql.exec<Found>(asked, ...given).toArray()
  }

  // Runs the steps that bring an older table to this schema, all in one transaction, because a
  // half-finished step could not be repeated. A table that a newer build wrote keeps its version
  // number; otherwise that build would run its steps twice.
  #bringUpToDate(schema: number) {
    if (schema >= SCHEMA) return
    this.#storage.transactionSync(() => {
      for (const step of steps.slice(schema - 1)) this.#sql.exec(step)
      this.keep('schema', SCHEMA)
    })
  }
}
