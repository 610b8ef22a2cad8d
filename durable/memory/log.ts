// A table's memory in SQLite: actions that are only ever added, and a few kept values. The only
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
 * A cache: the state that all actions up to `seq` lead to, as they count now. Without it the log is
 * read whole.
 */
export interface Snapshot {
  version: number
  rules?: string // of the build that wrote it; none before 2026-11-22
  seq: number
  state: unknown
}

export interface Opened extends Omit<Opening, 'seats' | 'hostKey'> {
  at: number // ms since 1970
}

/**
 * What a table's luck follows from (record.ts); the seed leaves the server at the end of the game
 * alone.
 */
export interface Start {
  seed: string // 32 random bytes, base64url
  sealed: string // SHA-256 of them, base64url: told from the opening on
  rules?: string // by which the game is played, as a hash of the build's; likewise
  // none before the start: JSON of code, game, mode, options, `sealed` and the openings, in this
  // order
  bound?: string
  given?: Given[] // what each seat's page gave at the start; none of games begun before 2026-11-26
}

/**
 * A proposal as it is kept until the next one. It is told without the moves, which may be seals.
 */
export interface KeptProposal extends Proposal, Pick<Correction, 'move' | 'mends'> {
  at: number // seq of the last action when it was put: the next one ends it
}

/** The table that follows. Builds before 28 November 2026 kept its code alone. */
export interface Next {
  code: string
  by?: Seat // who opened it; undefined: the host, or a phone with several seats
  goesOn?: true // a game beside the box goes on there, and does not end here
}

export interface Kept {
  schema: number
  opening: Opened
  lobby: Lobby
  again?: Next | string
  proposal?: KeptProposal
  snapshot?: Snapshot
  record?: Start
  reminders?: object // by seat (reminders.ts)
  passes?: object // passes.ts
  position?: Placed // what the game will begin at
}

// What a new table is made of. Measured 2026-11: an action is one row written; `autoincrement` or
// an index would be a second one, and so would a kept value with a rowid.
const actions = `CREATE TABLE actions (
  seq INTEGER PRIMARY KEY, seat INTEGER, id TEXT NOT NULL, at INTEGER NOT NULL, final INTEGER NOT NULL, body TEXT NOT NULL,
  hash TEXT
);`
const made = `CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID; ${actions}`

// A change of the schema changes the above, and appends how a table that an older build made
// becomes such a one.
const steps = [
  // 2, 2026-11-22: without an index of seats and ids.
  `ALTER TABLE actions RENAME TO indexed; CREATE TABLE actions (
     seq INTEGER PRIMARY KEY, seat INTEGER, id TEXT NOT NULL, at INTEGER NOT NULL, final INTEGER NOT NULL, body TEXT NOT NULL
   );
   INSERT INTO actions SELECT seq, seat, id, at, final, body FROM indexed; DROP TABLE indexed;`,
  // 3, 2026-11-25: rows are chained. The rows of a table that began before stay without a hash.
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

// A snapshot that cannot be read is no loss: the log is read instead.
const parsed = (name: string, value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch (error) {
    if (name === 'snapshot') return undefined
    throw error
  }
}

export class Log {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  // the hash of the last row; none until it was read; null: that row has none
  #head: string | null | undefined

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#sql = storage.sql
  }

  // Called when a table is opened, never when one is asked for, so that unknown codes leave no
  // database behind.
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

  // Kept apart from the rest: a table that cannot be opened must still know its host, who may
  // delete it.
  lobby(): Lobby {
    return JSON.parse(
      this.#rows<{ value: string }>("SELECT value FROM kept WHERE name = 'lobby'")[0]!.value,
    )
  }

  // Read where it is used alone: nothing else of a table depends on it.
  beside(name: 'reminders' | 'passes', none: object): object {
    const [row] = this.#rows<{ value: string }>('SELECT value FROM kept WHERE name = ?', name)
    return row ? JSON.parse(row.value) : none
  }

  // `bound`: what the start of a table was bound to whose rows are chained.
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

  /**
   * The hash of the last row; null where an older build, which chains nothing, wrote it: the chain
   * ends there.
   */
  head(): string | null {
    this.#head ??= this.#rows<{ hash: string | null }>(
      'SELECT hash FROM actions ORDER BY seq DESC LIMIT 1',
    )[0]!.hash
    return this.#head
  }

  /**
   * After a bug what was written may have been taken back: the head is read from disk next time.
   */
  forget() {
    this.#head = undefined
  }

  /** So many rows of a chained table after an action, as its record tells them. */
  lines(seq: number, most: number): Line[] {
    return this.#rows<Pick<Row, 'seq' | 'seat' | 'at' | 'final' | 'body'> & { hash: string }>(
      'SELECT seq, seat, at, final, body, hash FROM actions WHERE seq > ? ORDER BY seq LIMIT ?',
      ...[seq, most],
    ).map(({ hash, final, ...row }) => ({ hash, text: rowText({ ...row, final: final === 1 }) }))
  }

  /** All from an action on, or at most so many of them. `seq` below 0: so many of the last. */
  after(seq: number, most = -1): Action[] {
    const rows = this.#rows<Row>(
      `SELECT seq, seat, id, at, final, body, hash FROM actions
       WHERE seq > iif(?1 < 0, (SELECT max(seq) FROM actions) + ?1, ?1) ORDER BY seq LIMIT ?2`,
      ...[seq, most],
    )
    if (most < 0 && rows.length > 0) this.#head = rows.at(-1)!.hash // the last row of all was read
    return rows.map(toAction)
  }

  /**
   * What decides whether the seals before an action are broken: what took something back after it,
   * and the first final action.
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
   * The action by which somebody last sat down on a seat in the running game, 0: whoever sits there
   * began it.
   */
  seatedAt(seat: Seat): number {
    const asked = `SELECT coalesce(max(seq), 0) AS seq FROM actions
      WHERE json_extract(body, '$.seating.seat') = ? AND json_extract(body, '$.seating.taken')`
    return this.#rows<{ seq: number }>(asked, seat)[0]!.seq
  }

  // The action that a seat's message became, if it is one of these; of a correction that brought
  // others along, the last.
  written(seat: Seat, id: string, after: number, until: number): number | undefined {
    const asked =
      'SELECT seq FROM actions WHERE seq > ? AND seq <= ? AND seat = ? AND id = ? ORDER BY seq DESC'
    return this.#rows<{ seq: number }>(asked, after, until, seat, id)[0]?.seq
  }

  // The first action after `seen` that makes this seat's move out of date: a final one, or one of
  // the seat itself.
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

  // If a newer build wrote this table, its schema and its number stay as they are: the newer build
  // must not take its steps a second time. All steps are one transaction: a step that was half done
  // could not be repeated.
  #bringUpToDate(schema: number) {
    if (schema >= SCHEMA) return
    this.#storage.transactionSync(() => {
      for (const step of steps.slice(schema - 1)) this.#sql.exec(step)
      this.keep('schema', SCHEMA)
    })
  }
}
